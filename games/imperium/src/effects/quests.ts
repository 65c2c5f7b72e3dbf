import { CARDS } from '../cards.ts';
import type { SeatState } from '../state.ts';

/** The quest under the court, or -1. */
export function activeQuest(own: SeatState): number {
  for (const { card, garrison } of own.play) {
    if (!holdsQuest(card)) continue;
    const quest = garrison.find((one) => CARDS[one]!.data.start === 'quest');
    if (quest !== undefined) return quest;
  }
  return -1;
}

export function holdsQuest(card: number): boolean {
  return CARDS[card]!.faces.some(({ effects }) =>
    effects.some(({ do: list }) => list.some(({ op }) => op === 'holds quest')),
  );
}
