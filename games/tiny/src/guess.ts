import { type Rng, shuffle } from '@imperia/engine';
import { origin } from './cards.ts';
import { isEast } from './map.ts';
import type { TinyState } from './state.ts';

/** Treasures of one back are not alike: everyone knows where each of them was buried. */
export function guess(seen: TinyState, unseen: readonly number[], rng: Rng): TinyState {
  const piles = [0, 1, 2].map((place) =>
    shuffle(
      rng,
      unseen.filter((card) => origin(card) === place),
    ),
  );
  const harbour = (cards: readonly number[]) => cards.map((card) => (card < 0 ? piles[0]!.pop()! : card));
  const buriedAt = (hex: number, card: number) => (card < 0 ? piles[isEast(hex) ? 2 : 1]!.pop()! : card);
  return {
    ...seen,
    deck: harbour(seen.deck),
    buried: seen.buried.map((pile, hex) => pile.map((card) => buriedAt(hex, card))),
    captains: seen.captains.map((captain) => ({
      ...captain,
      hand: harbour(captain.hand),
      hold: captain.hold.map((card, i) => buriedAt(captain.dugAt[i]!, card)),
      pledges: captain.pledges.map(({ to, cards }) => ({ to, cards: harbour(cards) })),
    })),
  };
}
