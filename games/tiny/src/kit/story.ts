import type { Gained, Story } from '@imperia/kit';
import { worth } from '../cards.ts';
import type { Captain, TinyState } from '../state.ts';
import type { TinyEvent } from '../steps.ts';
import { cardThing } from './things.ts';

const COLUMNS = ['gold', 'fish', 'treasures', 'total'] as const;

/** Of treasures, those whose faces are seen: a view knows no more. */
function score({ gold, fish, hold }: Captain): Record<(typeof COLUMNS)[number], number> {
  const treasures = hold.filter((card) => card >= 0).reduce((sum, card) => sum + worth(card), 0);
  return { gold, fish, treasures, total: gold + fish + treasures };
}

const DETAILS: ReadonlySet<TinyEvent['did']> = new Set(['draw', 'discard', 'fish', 'storm']);

export const story: Story<TinyState, TinyEvent> = {
  rounds: ({ config }) => config.rounds,
  phases: () => ['bids', 'turns'],
  moment: ({ round, branches, steps, captains }) => ({
    round,
    phase: branches.length > 0 ? 'bids' : 'turns',
    over: branches.length === 0 && steps.length === 0,
    points: captains.map((captain) => score(captain).total),
  }),
  told: (event) => ({
    rank: event.did === 'first' ? 'round' : DETAILS.has(event.did) ? 'detail' : 'deed',
    by: 'seat' in event ? event.seat : null,
  }),
  scores: ({ captains }) =>
    COLUMNS.map((column) => ({ column, bySeat: captains.map((captain) => score(captain)[column]) })),
  gained: ({ captains, round }) =>
    captains.flatMap(({ gold, fish, hold }, seat): Gained[] => [
      { seat, round, source: 'gold', thing: null, points: gold },
      { seat, round, source: 'fish', thing: null, points: fish },
      ...hold
        .filter((card) => card >= 0)
        .map((card) => ({ seat, round, source: 'treasures', thing: cardThing(card), points: worth(card) })),
    ]),
};
