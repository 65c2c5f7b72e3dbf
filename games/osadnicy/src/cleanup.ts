import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { CARDS } from './cards.ts';
import { empireOf, locationOf, replaceLocation } from './empire.ts';
import type { OsadnicyEvent } from './events.ts';
import { storedToken } from './factions.ts';
import { discardFavours } from './favour.ts';
import { answerFeatures } from './gains.ts';
import { amountOf, NO_TOKENS, RESOURCES, tokenIndex, tokens } from './goods.ts';
import { clearMinis } from './minis/table.ts';
import { plus } from './payment.ts';
import { discard, removeCard } from './piles.ts';
import { enterPhase } from './round.ts';
import { inOrder } from './setup.ts';
import { collectTokens } from './solo/spoils.ts';
import { defendsAlone } from './solo/virtual.ts';
import type { Location, State } from './state.ts';
import type { OsadnicyStep, StepOf } from './steps.ts';
import { stockSteps } from './stock.ts';

export function runCleanup(game: State, _step: unknown, io: Io<OsadnicyEvent>): void {
  enterPhase(game, 'cleanup', io);
  const seats = inOrder(game);
  for (const seat of [...seats].reverse()) {
    next(game, ...stockSteps(game, seat), { do: 'discard unstored', seat });
    answerFeatures(game, seat, (when) => when.event === 'cleanup');
  }
}

/** Hand cards laid under a location: any number, and they never come back. */
export function askPutCardsUnder(game: State, step: StepOf<'put cards under'>): Decision<OsadnicyStep> {
  const { seat, card } = step;
  const { hand } = game.seats[seat]!;
  if (hand.length === 0) return { seat, ask: step, options: [] };
  return {
    seat,
    ask: step,
    options: [],
    pick: {
      from: hand,
      min: 0,
      max: hand.length,
      answer: (cards) => ({ do: 'lay cards under', seat, card, cards }),
    },
  };
}

/** Sorted by their backs: the order of what lies there must betray nothing. */
export function runLayCardsUnder(game: State, step: StepOf<'lay cards under'>, io: Io<OsadnicyEvent>): void {
  const { seat, card, cards } = step;
  if (cards.length === 0) return;
  for (const laid of cards) removeCard(game.seats[seat]!.hand, laid);
  const { owner, at } = locationOf(game, card);
  const location = game.seats[owner]!.locations[at]!;
  const byBack = [...cards].sort((a, b) => CARDS[a]!.deck - CARDS[b]!.deck);
  replaceLocation(game, owner, at, { ...location, under: [...location.under, ...byBack] });
  io.tell?.({ did: 'put under', seat, on: card, cards: byBack, only: seat });
}

/** Resources laid on a location one at a time, until the owner stops. Gold is no resource. */
export function askPutResourcesOn(game: State, step: StepOf<'put resources on'>): Decision<OsadnicyStep> {
  const { seat, card } = step;
  const own = game.seats[seat]!.tokens;
  const { what } = putAsideOf(card);
  const goods = what === 'stone' ? (['stone'] as const) : RESOURCES;
  const options: OsadnicyStep[] = goods
    .filter((good) => own[tokenIndex(good)]! > 0)
    .map((good) => ({
      do: 'lay resource on',
      seat,
      card,
      good,
    }));
  if (options.length > 0) options.push({ do: 'stop', seat });
  return { seat, ask: step, options };
}

/** What this location lets its owner put aside. */
function putAsideOf(card: number): { readonly what: string } {
  const effects = (CARDS[card]!.data.triggers ?? []).flatMap((trigger) => trigger.effects);
  return effects.find((effect) => effect.op === 'putAside') ?? { what: 'resources' };
}

export function runLayResourceOn(game: State, step: StepOf<'lay resource on'>, io: Io<OsadnicyEvent>): void {
  const { seat, card, good } = step;
  game.seats[seat]!.tokens[tokenIndex(good)]!--;
  const { owner, at } = locationOf(game, card);
  const location = game.seats[owner]!.locations[at]!;
  replaceLocation(game, owner, at, { ...location, aside: plus(location.aside, tokens({ [good]: 1 })) });
  io.tell?.({ did: 'put on', seat, on: card, good });
  next(game, { do: 'put resources on', seat, card });
}

/** Keep what the board and the storing locations may keep; everything else goes back to the supply. */
export function runDiscardUnstored(game: State, { seat }: StepOf<'discard unstored'>, io: Io<OsadnicyEvent>): void {
  const own = game.seats[seat]!;
  const kept = keptTokens(game, seat);
  const sheltered = own.minis?.sheltered ?? NO_TOKENS;
  own.tokens = own.tokens.map((n, token) => (kept.includes(token) ? n : Math.min(n, amountOf(sheltered, token))));
  clearMinis(game, seat);
  collectTokens(game, seat);
  discardFavours(game, seat);
  for (const { laid } of own.locations) if (laid) for (const card of laid) discard(game, card);
  const keepsDefense = defendsAlone(game);
  own.locations = own.locations.map((location) => cleared(location, keepsDefense));
  own.passed = false;
  io.tell?.({ did: 'store', seat, pay: [...own.tokens] });
}

/** Never defence. */
function keptTokens(game: State, seat: Seat): number[] {
  const kept = [storedToken(game.seats[seat]!.deckNo)];
  for (const { card, wrecked } of empireOf(game, seat)) {
    if (!wrecked) for (const token of CARDS[card]!.store) if (token !== 'defense') kept.push(tokenIndex(token));
  }
  return kept;
}

/** Samurai, technology and what was put aside stay; so does defence, for who needs it in the attack phase. */
function cleared(location: Location, keepsDefense: boolean): Location {
  const { used, spent, blocked, visitors, barred, unlocked, laid } = location;
  const defended = location.defended && keepsDefense;
  const clear = used === 0 && spent === NO_TOKENS && defended === location.defended && !blocked;
  if (clear && !visitors && !barred && !unlocked && !laid) return location;
  const next = { ...location, used: 0, spent: NO_TOKENS, defended, blocked: false };
  const plain = visitors === undefined && barred === undefined && unlocked === undefined && laid === undefined;
  return plain ? next : withoutVisits(next);
}

/** Taking fields away makes another kind of object, which costs time wherever it is read: only where there are any. */
function withoutVisits({ visitors, barred, unlocked, laid, ...rest }: Location): Location {
  return rest;
}
