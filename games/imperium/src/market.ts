import { type Decision, type Io, next, type Seat, shuffled } from '@imperia/engine';
import { type Suit, TOKENS } from './card-data.ts';
import { CARDS } from './cards.ts';
import { LUCK } from './chance.ts';
import { beginEnd, checkCollapse } from './ends.ts';
import type { ImperiumEvent } from './events.ts';
import { learn } from './memory.ts';
import { reactTo } from './reactions.ts';
import { seatOf, without } from './seats.ts';
import type { Slot, State } from './state.ts';
import type { ImperiumStep, StepOf } from './steps.ts';
import { gain } from './tokens.ts';
import { unrestToHand } from './unrest.ts';

export const MARKET_SLOTS = 5;
const NO_TOKENS: readonly number[] = TOKENS.map(() => 0);
export const EMPTY_SLOT: Slot = Object.freeze({ card: -1, unrest: -1, tokens: NO_TOKENS });

/** Which pile a place of the market is refilled from, before the main deck. */
export const SLOT_PILES = ['main', 'main', 'regions', 'uncivilised', 'civilised'] as const;
export type MarketPile = (typeof SLOT_PILES)[number];

/** Whether an unrest lies under such a card on the market, and comes with it from the exile pile. */
export function bringsUnrest(card: number): boolean {
  return CARDS[card]!.suits.some((suit) => suit === 'uncivilised' || suit === 'civilised' || suit === 'tributary');
}

export function runRefill(game: State, { slot }: StepOf<'refill'>, io: Io<ImperiumEvent>): void {
  const pile = game[SLOT_PILES[slot]!].length > 0 ? SLOT_PILES[slot]! : 'main';
  const card = game[pile].pop();
  if (card === undefined) return;
  putOnMarket(game, slot, card, NO_TOKENS, io);
  checkMainDeck(game, io);
}

export function putOnMarket(
  game: State,
  slot: number,
  card: number,
  tokens: readonly number[],
  io: Io<ImperiumEvent>,
): void {
  const unrest = (bringsUnrest(card) && game.unrest.pop()) || -1;
  game.market[slot] = { card, unrest, tokens };
  io.tell?.({ did: 'reveal', card, slot, unrest });
  checkCollapse(game, io);
}

function checkMainDeck(game: State, io: Io<ImperiumEvent>): void {
  if (game.main.length === 0) beginEnd(game, 'main deck', -1, io);
}

/** A market card is gone: its place is empty, and what lay with it is handed over. */
export function clearSlot(game: State, card: number): { readonly slot: number; readonly was: Slot } {
  const slot = game.market.findIndex((one) => one.card === card);
  const was = game.market[slot]!;
  game.market[slot] = EMPTY_SLOT;
  return { slot, was };
}

/** The card goes to the hand, with its tokens and its unrest. */
export function acquireFromMarket(game: State, seat: Seat, card: number, io: Io<ImperiumEvent>): void {
  const { slot, was } = clearSlot(game, card);
  io.tell?.({ did: 'acquire', seat, card, from: 'market', unrest: was.unrest });
  next(game, { do: 'refill', slot });
  gained(game, seat, was, io);
  reactTo(game, seat, { event: 'acquire', card, from: 'market' });
  if (was.unrest >= 0) unrestToHand(game, seat, was.unrest, true, io);
}

/** A card of the exile pile brings an unrest from the pile where a market card would have one. */
export function acquireFromExile(game: State, seat: Seat, card: number, io: Io<ImperiumEvent>): void {
  game.exile = without(game.exile, card);
  const unrest = (bringsUnrest(card) && game.unrest.pop()) || -1;
  io.tell?.({ did: 'acquire', seat, card, from: 'exile', unrest });
  gained(game, seat, { card, unrest: -1, tokens: NO_TOKENS }, io);
  reactTo(game, seat, { event: 'acquire', card, from: 'exile' });
  if (unrest >= 0) unrestToHand(game, seat, unrest, true, io);
  checkCollapse(game, io);
}

function gained(game: State, seat: Seat, { card, tokens }: Slot, io: Io<ImperiumEvent>): void {
  const own = seatOf(game, seat);
  own.hand.push(card);
  learn(game, seat, card);
  for (const [i, token] of TOKENS.entries()) {
    const n = tokens[i]!;
    own.tokens[i]! += n;
    if (n > 0) io.tell?.({ did: 'gain', seat, card, token, n });
  }
  if (tokens.some((n) => n > 0)) reactTo(game, seat, { event: 'take from market', tokens });
}

/** Breaking through: a face-up card of one of the suits, from wherever it lies, or the top of a deck. */
export function askBreakThrough(game: State, ask: StepOf<'break through'>): Decision<ImperiumStep> {
  const { seat, suits, variable, exile } = ask;
  const wanted = (card: number) =>
    variable ? hasVariablePoints(card) : CARDS[card]!.suits.some((suit) => suits.includes(suit));
  const open = [...game.market.map(({ card }) => card).filter((card) => card >= 0), ...(exile ? game.exile : [])];
  const decks: readonly (Suit | 'variable')[] = variable ? ['variable'] : suits;
  return {
    seat,
    ask,
    options: [
      ...open.filter(wanted).map((take): ImperiumStep => ({ do: 'break through for', seat, take })),
      ...decks.map((suit): ImperiumStep => ({ do: 'break through deck', seat, suit })),
    ],
  };
}

function hasVariablePoints(card: number): boolean {
  return CARDS[card]!.faces.some(({ vp }) => vp?.kind === 'variable');
}

export function runBreakThroughFor(game: State, step: StepOf<'break through for'>, io: Io<ImperiumEvent>): void {
  const { seat, take } = step;
  if (game.exile.includes(take)) {
    game.exile = without(game.exile, take);
    io.tell?.({ did: 'breakthrough', seat, card: take, from: 'exile' });
    gained(game, seat, { card: take, unrest: -1, tokens: NO_TOKENS }, io);
    reactTo(game, seat, { event: 'breakthrough', card: take, from: 'exile' });
    return;
  }
  const { slot, was } = clearSlot(game, take);
  if (was.unrest >= 0) game.unrest.push(was.unrest);
  io.tell?.({ did: 'breakthrough', seat, card: take, from: 'market' });
  next(game, { do: 'refill', slot });
  gained(game, seat, was, io);
  reactTo(game, seat, { event: 'breakthrough', card: take, from: 'market' });
}

const SUIT_PILES: Partial<Record<Suit | 'variable', 'regions' | 'uncivilised' | 'civilised'>> = {
  region: 'regions',
  uncivilised: 'uncivilised',
  civilised: 'civilised',
};

/** The top card of the suit's deck, unseen; else the first of that suit from the main deck, for all to see. */
export function runBreakThroughDeck(game: State, step: StepOf<'break through deck'>, io: Io<ImperiumEvent>): void {
  const { seat, suit } = step;
  const pile = SUIT_PILES[suit];
  const card = pile && game[pile].pop();
  if (card !== undefined) {
    seatOf(game, seat).hand.push(card);
    io.tell?.({ did: 'breakthrough deck', seat, card, suit, only: seat });
    reactTo(game, seat, { event: 'breakthrough', card, from: 'deck' });
    return;
  }
  const fits = (one: number) => (suit === 'variable' ? hasVariablePoints(one) : CARDS[one]!.suits.includes(suit));
  const found = searchMainDeck(game, seat, suit, fits, io);
  if (found < 0) {
    gain(game, seat, 'progress', 2, -1, io);
    return;
  }
  seatOf(game, seat).hand.push(found);
  learn(game, seat, found);
  reactTo(game, seat, { event: 'breakthrough', card: found, from: 'deck' });
}

/** Turns cards over until one fits, which is handed over; the others are shuffled back. -1 when none fits. */
export function searchMainDeck(
  game: State,
  seat: Seat,
  suit: Suit | 'variable',
  fits: (card: number) => boolean,
  io: Io<ImperiumEvent>,
): number {
  let at = game.main.length - 1;
  while (at >= 0 && !fits(game.main[at]!)) at--;
  const turned = game.main.slice(at + 1);
  const rest = game.main.slice(0, Math.max(0, at));
  io.tell?.({ did: 'search', seat, cards: [...turned].reverse(), suit, shown: true });
  const found = at < 0 ? -1 : game.main[at]!;
  if (found >= 0) io.tell?.({ did: 'breakthrough deck', seat, card: found, suit, shown: true });
  else io.tell?.({ did: 'nothing left', seat, suit });
  game.main = turned.length > 0 ? shuffled(game, io, LUCK.main, [...rest, ...turned]) : rest;
  if (turned.length > 0) io.tell?.({ did: 'shuffle', seat: -1, pile: 'main' });
  if (found >= 0) checkMainDeck(game, io);
  return found;
}

/** Exiled from the market: its unrest goes back, and the place is refilled. */
export function exileFromMarket(game: State, seat: Seat, card: number, io: Io<ImperiumEvent>): void {
  const { slot, was } = clearSlot(game, card);
  if (was.unrest >= 0) game.unrest.push(was.unrest);
  game.exile.push(card);
  io.tell?.({ did: 'exile', seat, cards: [card], from: 'market' });
  next(game, { do: 'refill', slot });
}

/** The exiled card takes the place of a market card, and its tokens. */
export function swapWithExile(game: State, seat: Seat, exiled: number, card: number, io: Io<ImperiumEvent>): void {
  const { slot, was } = clearSlot(game, card);
  if (was.unrest >= 0) game.unrest.push(was.unrest);
  game.exile = [...without(game.exile, exiled), card];
  io.tell?.({ did: 'swap', seat, card, for: exiled });
  putOnMarket(game, slot, exiled, was.tokens, io);
}
