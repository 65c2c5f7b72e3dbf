import { CARDS, NATION_DATA } from '../cards.ts';
import type { SeatState } from '../state.ts';
import { listWorth } from './cards.ts';

/** What happens to its owner each time the last card of the deck is drawn, by card and face. */
const TOLLS: readonly (readonly number[])[] = CARDS.map(({ faces }) =>
  faces.map(({ effects }) =>
    effects
      .filter(({ when, on }) => when === 'passive' && on?.some(({ event }) => event === 'deck empty'))
      .reduce((sum, { do: list }) => sum + listWorth(list), 0),
  ),
);

/** All the tolls that a power card will take while so many rounds are played: the fewer cards go round, the more. */
export function tollOf({ nation, side, power, hand, deck, discard }: SeatState, rounds: number): number {
  const [card] = power;
  const toll = card === undefined ? 0 : TOLLS[card]![side === 'A' ? 0 : 1]!;
  if (toll === 0) return 0;
  const draws = NATION_DATA[nation].setup.hand * rounds;
  const round = Math.max(1, hand.length + deck.length + discard.length);
  return toll * Math.max(0, 1 + (draws - deck.length) / round);
}
