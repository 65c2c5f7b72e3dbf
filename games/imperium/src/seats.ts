import { clockwise, type Seat } from '@imperia/engine';
import { type Do, TOKENS, type Token } from './card-data.ts';
import { CARDS, type CardEffect, type Face } from './cards.ts';
import type { InPlay, Memo, SeatState, State } from './state.ts';

export function seatOf(game: State, seat: Seat): SeatState {
  return game.seats[seat]!;
}

/** The others, clockwise. */
export function others(game: State, seat: Seat): Seat[] {
  return clockwise(seat, game.seats.length).slice(1);
}

export function tokenNo(token: Token): number {
  return TOKENS.indexOf(token);
}

export function without(cards: readonly number[], card: number): number[] {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`Card ${card} is not there`);
  return [...cards.slice(0, at), ...cards.slice(at + 1)];
}

export function inPlay(seat: SeatState, card: number): InPlay | undefined {
  return seat.play.find((one) => one.card === card);
}

export function changePlay(seat: SeatState, card: number, change: Partial<InPlay>): void {
  const at = seat.play.findIndex((one) => one.card === card);
  if (at >= 0) seat.play[at] = { ...seat.play[at]!, ...change };
}

/** The face of a card that counts now: of a power card the chosen side, of a journey card the one that lies up. */
export function faceOf(game: State, seat: Seat, card: number): Face {
  const { faces, data } = CARDS[card]!;
  if (faces.length === 1) return faces[0]!;
  if (data.type === 'power') return faces[seatOf(game, seat).side === 'A' ? 0 : 1]!;
  if (data.start === 'journey') return faces[(seatOf(game, seat).stage - 1) % 2]!;
  return faces[game.kingTurned ? 1 : 0]!;
}

/** Every card of a seat whose text works: the power card, the journey card and what is in play. */
export function activeCards(seat: SeatState): number[] {
  const cards = seat.play.map(({ card }) => card);
  if (seat.journey.length > 0) cards.unshift(seat.journey[0]!);
  cards.unshift(...seat.power);
  return cards;
}

export function effectOf(game: State, seat: Seat, card: number, effect: number): CardEffect {
  return faceOf(game, seat, card).effects[effect]!;
}

/** Passive effects that change a rule while they lie there. */
export function standing(game: State, seat: Seat): readonly Do[] {
  const own = seatOf(game, seat);
  let found: Do[] | null = null;
  const add = (card: number) => {
    const words = faceOf(game, seat, card).standing;
    if (words.length > 0) found = found ? [...found, ...words] : [...words];
  };
  for (const card of own.power) add(card);
  for (const { card } of own.play) add(card);
  return found ?? NOTHING;
}

const NOTHING: readonly Do[] = [];

export function memoOf(game: State, seat: Seat): Memo {
  const { memos } = seatOf(game, seat);
  const memo = memos[memos.length - 1];
  if (!memo) throw new Error(`Seat ${seat} carries out no effect`);
  return memo;
}

export function remember(game: State, seat: Seat, change: Partial<Memo>): void {
  const { memos } = seatOf(game, seat);
  const last = memos.length - 1;
  if (last >= 0) memos[last] = { ...memos[last]!, ...change };
}
