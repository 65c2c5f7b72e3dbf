import type { Seat } from '@imperia/engine';
import type { Gained, Story } from '@imperia/kit';
import type { ImperiumEvent } from '../events.ts';
import { progressByRound } from '../progress-gained.ts';
import type { Score, ScoredPlace } from '../score.ts';
import { scoreOf } from '../scoring.ts';
import type { Phase, State } from '../state.ts';
import { thingOf } from './things.ts';

const PHASES: readonly Phase[] = ['turn', 'cleanup', 'solstice'];

/** The score by where the cards lie. */
export const COLUMNS = [
  'progress',
  'goods',
  'play',
  'garrison',
  'hand',
  'deck',
  'discard',
  'history',
  'sunk',
  'power',
  'total',
] as const satisfies readonly (ScoredPlace | 'progress' | 'goods' | 'total')[];

/** What follows from something else, and is told beside it. */
const DETAILS: ReadonlySet<ImperiumEvent['did']> = new Set([
  'gain',
  'pay',
  'spend',
  'draw',
  'discard',
  'reveal',
  'shuffle',
  'take unrest',
  'return',
  'search',
  'top',
]);

export const story: Story<State, ImperiumEvent> = {
  /** However long a game will have been, nobody knows it until the last round begins. */
  rounds: () => null,
  phases: () => PHASES,
  moment: (state) => ({
    round: state.round,
    phase: state.phase,
    over: state.phase === 'end' && state.steps.length === 0,
    points: state.config.seats.map((_, seat) => scoreOf(state, seat).points),
  }),
  told(event) {
    const by = 'seat' in event && event.seat >= 0 ? event.seat : null;
    if (event.did === 'round') return { rank: 'round', by };
    if (event.did === 'turn' || event.did === 'solstice') return { rank: 'phase', by };
    return { rank: DETAILS.has(event.did) ? 'detail' : 'deed', by };
  },
  scores(view) {
    const scores = view.config.seats.map((_, seat) => scoreOf(view, seat));
    return COLUMNS.map((column) => ({ column, bySeat: scores.map((score) => inColumn(score, column)) }));
  },
  gained: (view, heard) => view.config.seats.flatMap((_, seat) => gainedBy(view, seat, heard)),
};

function inColumn(score: Score, column: (typeof COLUMNS)[number]): number {
  if (column === 'total') return score.points;
  if (column === 'progress' || column === 'goods') return score[column];
  return score.cards.reduce((sum, { place, points }) => sum + (place === column ? points : 0), 0);
}

/** Progress as it came and went, round by round; cards as they are counted now. */
function gainedBy(view: State, seat: Seat, heard: readonly ImperiumEvent[]): Gained[] {
  const { progress, cards } = scoreOf(view, seat);
  return [
    ...progressByRound(seat, progress, heard).map(
      ({ round, points }): Gained => ({ seat, round, source: 'progress', thing: null, points }),
    ),
    ...cards
      .filter(({ points }) => points !== 0)
      .map(
        ({ card, place, points }): Gained => ({ seat, round: view.round, source: place, thing: thingOf(card), points }),
      ),
  ];
}
