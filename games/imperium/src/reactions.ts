import { next, type Seat } from '@imperia/engine';
import { type Happening, type Icon, TOKENS, type Token } from './card-data.ts';
import { CARDS } from './cards.ts';
import { isAny } from './filter.ts';
import { activeCards, faceOf, seatOf } from './seats.ts';
import { isRival } from './solo/rival.ts';
import type { State } from './state.ts';
import type { ImperiumStep } from './steps.ts';

/** What has just happened to a seat, as its cards may react to it. */
export type Occurrence =
  | { readonly event: 'play'; readonly card: number; readonly from: 'hand' | 'discard' }
  | { readonly event: 'acquire' | 'breakthrough'; readonly card: number; readonly from: 'market' | 'exile' | 'deck' }
  | { readonly event: 'take from market'; readonly tokens: readonly number[] }
  | { readonly event: 'take unrest' | 'return unrest' | 'sink' | 'deck empty' | 'must discard' }
  | { readonly event: 'gain'; readonly icons: readonly Icon[]; readonly source: number }
  | { readonly event: 'pay'; readonly token: Token }
  | { readonly event: 'leaves play'; readonly card: number };

/** Each card of the seat that reacts: passives happen, exhaust effects are offered in the own activation. */
export function reactTo(game: State, seat: Seat, what: Occurrence): void {
  if (isRival(game, seat)) return;
  const steps: ImperiumStep[] = [];
  for (const card of activeCards(seatOf(game, seat))) {
    for (const effect of faceOf(game, seat, card).reactions) {
      if (!effect.on?.some((happening) => answers(happening, what, card))) continue;
      const amount = amountOf(effect.on, what);
      if (effect.when === 'passive') steps.push({ do: 'begin effect', seat, card, effect: effect.no, from: seat });
      else if (game.turn === seat && game.active) steps.push({ do: 'react', seat, card, effect: effect.no, amount });
    }
  }
  if (steps.length > 0) next(game, ...steps);
}

function answers(on: Happening, what: Occurrence, card: number): boolean {
  if (on.event !== what.event) return false;
  switch (what.event) {
    case 'play':
      return on.event === 'play' && isAny(on.what, what.card) && (!on.from || on.from === what.from);
    case 'acquire':
      return on.event === 'acquire' && isAny(on.what, what.card) && (!on.from || on.from === what.from);
    case 'breakthrough':
      return on.event === 'breakthrough' && isAny(on.what, what.card);
    case 'take from market':
      return on.event === 'take from market' && amountOf([on], what) > 0;
    case 'gain':
      return on.event === 'gain' && what.source !== card && on.from !== undefined && what.icons.includes(on.from);
    case 'pay':
      return on.event === 'pay' && on.token === what.token;
    case 'leaves play':
      return on.event === 'leaves play' && CARDS[what.card]!.data.name.en === on.name;
    default:
      return true;
  }
}

/** How many tokens came with the card, where that matters. */
function amountOf(on: readonly Happening[], what: Occurrence): number {
  if (what.event !== 'take from market') return 0;
  for (const one of on) {
    if (one.event === 'take from market') return what.tokens[TOKENS.indexOf(one.bearing)]!;
  }
  return 0;
}
