import type { Seat } from '@imperia/engine';
import { type Filter, ICONS, type Icon, type Per, type Term } from './card-data.ts';
import { CARDS } from './cards.ts';
import { weight } from './effects/select.ts';
import { fits } from './filter.ts';
import { inPlay, memoOf, seatOf } from './seats.ts';
import type { InPlay, State } from './state.ts';
import type { EffectStep } from './steps.ts';

const REGION_SYMBOLS = 3;

/** How often this symbol counts on a card in play. */
export function symbols({ card, shift }: Pick<InPlay, 'card' | 'shift'>, icon: Icon): number {
  let n = 0;
  for (const one of CARDS[card]!.icons) if (one === icon) n++;
  return n + (shift[ICONS.indexOf(icon)] ?? 0);
}

/** Region symbols are counted one by one, everything else card by card. */
function isSymbol(term: Term): term is Icon {
  return typeof term === 'string' && ICONS.indexOf(term as Icon) >= 0 && ICONS.indexOf(term as Icon) < REGION_SYMBOLS;
}

/** How much of what is counted lies on this card in play. */
export function countOn(one: Pick<InPlay, 'card' | 'shift'>, filter: Filter): number {
  const counted = filter.what.filter(isSymbol);
  if (counted.length > 0) return counted.reduce((sum, icon) => sum + symbols(one, icon), 0);
  return fits(filter, one.card) ? weight(one.card, filter) : 0;
}

/** What an effect counts "for each". */
export function countPer(game: State, seat: Seat, by: Seat, per: Per): number {
  const own = seatOf(game, seat);
  switch (per.in) {
    case 'play':
      return own.play.reduce((sum, one) => sum + countOn(one, per), 0);
    case 'garrison':
      return own.play.flatMap(({ garrison }) => garrison).filter((card) => fits(per, card)).length;
    case 'abandoned':
      return memoOf(game, by).abandoned.filter((card) => fits(per, card)).length;
    case 'returned':
      return memoOf(game, by).returned;
  }
}

/** The icons of the card in play that an effect belongs to, and of those it has recalled. */
export function iconsBehind(game: State, { seat, by, card }: EffectStep): Icon[] {
  const source = inPlay(seatOf(game, seat), card);
  const own = source ? ICONS.filter((icon) => symbols(source, icon) > 0) : [];
  return [...own, ...memoOf(game, by).recalled.flatMap((recalled) => CARDS[recalled]!.icons)];
}

/** The icons of the cards in play that tokens counted so come from. */
export function iconsCounted(game: State, seat: Seat, per: Per): Icon[] {
  return seatOf(game, seat).play.flatMap((one) =>
    countOn(one, per) > 0 ? ICONS.filter((icon) => symbols(one, icon) > 0) : [],
  );
}
