import type { Seat } from '@imperia/engine';
import { cardOf, developmentCost, type SeatState, type State } from '@imperia/imperium';

/** Cards that are looked through together. */
export interface Shelf {
  readonly name: string;
  readonly note?: string;
  readonly cards: readonly number[];
  /** So many more lie there, and nobody here may see them. */
  readonly unseen: number;
  /** What each costs now, where they cost something. */
  readonly costs?: readonly (readonly number[])[];
}

export function isSeen(card: number): boolean {
  return card >= 0 && cardOf(card) !== undefined;
}

/** The newest first. */
export function shelf(name: string, cards: readonly number[], note?: string): Shelf {
  const seen = cards.filter(isSeen);
  return { name, cards: [...seen].reverse(), unseen: cards.length - seen.length, ...(note ? { note } : {}) };
}

/** Cards to which everybody at the table saw the way, where this seat may not look. */
export function remembered(name: string, cards: readonly number[], known: readonly number[], note: string): Shelf {
  if (cards.every(isSeen)) return shelf(name, cards);
  return { name, note, cards: [...known], unseen: Math.max(0, cards.length - known.length) };
}

export function developmentShelf(view: State, seat: Seat, name: string): Shelf {
  const { developments } = view.seats[seat]!;
  const costs = developments.map((card) => (isSeen(card) ? developmentCost(view, seat, card) : []));
  return {
    name,
    cards: developments.filter(isSeen),
    unseen: developments.filter((card) => !isSeen(card)).length,
    costs,
  };
}

/** How many own cards do something at the solstice. */
export function solsticeCards({ play, power, journey }: SeatState): number {
  const does = (card: number) =>
    isSeen(card) && cardOf(card).faces.some(({ effects }) => effects.some(({ when }) => when === 'solstice'));
  return [...power, ...journey.slice(0, 1), ...play.map(({ card }) => card)].filter(does).length;
}
