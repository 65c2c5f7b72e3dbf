import { cardsIn } from '../view.ts';
import { type AnyGame, type AnyState, broken } from './suite.ts';

/** Cards are neither made nor lost, and the game's own invariants hold. */
export function nothingIsMadeOrLost(game: AnyGame, state: Readonly<AnyState>, expected: CountedCards): void {
  const found = counted(cardsIn(game, state));
  for (const card of new Set([...expected.keys(), ...found.keys()])) {
    const [had, has] = [expected.get(card) ?? 0, found.get(card) ?? 0];
    if (had !== has) broken('conservation of cards', `card ${card} was there ${had} times and is there ${has} times`);
  }
  const why = game.broken?.(state);
  if (why) broken('invariant', why);
}

/** How often each card is there. */
export type CountedCards = ReadonlyMap<number, number>;

export function counted(cards: readonly number[]): CountedCards {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}
