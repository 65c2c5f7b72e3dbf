import type { Gained, Spoken, Story } from '@imperia/kit';
import { ROUNDS } from '../config.ts';
import type { OsadnicyEvent } from '../events.ts';
import { pointsGained } from '../points-gained.ts';
import { type Score, scoreOf } from '../scoring.ts';
import { TITLES, titleOf } from '../solo/scoring.ts';
import { isSolo } from '../solo/virtual.ts';
import type { Phase, State } from '../state.ts';
import { thingOf } from './things.ts';

const PHASES_OF_A_ROUND: readonly Phase[] = ['lookout', 'production', 'action', 'cleanup'];
const SOLO_PHASES: readonly Phase[] = ['lookout', 'production', 'action', 'cleanup', 'attack'];
export const COLUMNS = ['earned', 'locations', 'extra', 'total'] as const satisfies readonly (keyof Score)[];

/** What follows from something else, and is told beside it. */
const DETAILS: ReadonlySet<OsadnicyEvent['did']> = new Set(['gain', 'pay', 'draw', 'lose', 'store', 'shuffle']);

/** What is given for a deed is told before it; the price of an Action after it. */
function isPrice(event: OsadnicyEvent): boolean {
  return event.did === 'give up' || (event.did === 'pay' && event.card < 0);
}

const LOST: Spoken<string> = { pl: 'przegrane', en: 'lost' };
const ASCENDING = [...TITLES].reverse();

export const story: Story<State, OsadnicyEvent> = {
  rounds: () => ROUNDS,
  phases: ({ config }) => (isSolo(config) ? SOLO_PHASES : PHASES_OF_A_ROUND),
  moment: (state) => ({
    round: state.round,
    phase: state.phase,
    over: state.phase === 'end' && state.steps.length === 0,
    points: state.config.factions.map((_, seat) => scoreOf(state, seat).total),
  }),
  told(event) {
    const by = 'seat' in event ? event.seat : null;
    if (event.did === 'round' || event.did === 'phase') return { rank: event.did, by };
    if (isPrice(event)) return { rank: 'prelude', by };
    return { rank: DETAILS.has(event.did) ? 'detail' : 'deed', by, within: event.did === 'foundation' };
  },
  scores: (view) =>
    COLUMNS.map((column) => ({ column, bySeat: view.config.factions.map((_, seat) => scoreOf(view, seat)[column]) })),
  gained: (view, heard) =>
    pointsGained(view, heard).map(
      ({ card, ...gained }): Gained => ({ ...gained, thing: card < 0 ? null : thingOf(card) }),
    ),
  titles: {
    of: [LOST, ...ASCENDING.map(({ name }) => name)],
    earned: (points, won) => (won ? 1 + ASCENDING.indexOf(titleOf(points)) : 0),
  },
};
