import type { Seat } from '@imperia/engine';
import type { Gained, Story, Thing } from '@imperia/kit';
import { ADVANCES } from '../advances.ts';
import { agesOf, ROUNDS_PER_AGE } from '../config.ts';
import type { ClashEvent } from '../events.ts';
import { owns } from '../knowledge.ts';
import { NOBODY } from '../owners.ts';
import { POINT_SOURCES, pointsOf, totalOf } from '../scoring.ts';
import type { State } from '../state.ts';
import { advanceThing, cardThing, hexThing } from './things.ts';

const PHASES = ['turns', 'status', 'end'] as const;
type Phase = (typeof PHASES)[number];

const COLUMNS = [...POINT_SOURCES, 'total'] as const;

/** What follows from something else, and is told beside it. */
const DETAILS: ReadonlySet<ClashEvent['did']> = new Set<ClashEvent['did']>([
  'gain',
  'lose',
  'pay',
  'draw',
  'shuffle',
  'place',
  'remove',
  'look',
  'receive',
  'influence roll',
  'card roll',
  'explore',
]);

/** A round of an age, counted from the beginning of the game. */
function roundOf(age: number, round: number): number {
  return age === 0 ? 0 : (age - 1) * ROUNDS_PER_AGE + round;
}

/** What waits at the bottom tells whether turns are taken. */
function phaseOf({ steps, branches }: State): Phase {
  if (steps.length === 0 && branches.length === 0) return 'end';
  const last = steps[0]?.do;
  if (last === 'age') return steps.length > 1 ? 'status' : 'turns';
  return last === 'next turn' || last === 'setup' || last === 'round' ? 'turns' : 'status';
}

export const story: Story<State, ClashEvent> = {
  rounds: ({ config }) =>
    config.options.includes('rollToEnd') || config.options.includes('wonderEnd')
      ? null
      : agesOf(config) * ROUNDS_PER_AGE,
  phases: () => PHASES,
  moment: (state) => ({
    round: roundOf(state.age, state.round),
    phase: phaseOf(state),
    over: phaseOf(state) === 'end',
    points: state.seats.map((_, seat) => totalOf(state, seat)),
  }),
  told(event) {
    const by = 'seat' in event ? event.seat : 'owner' in event ? event.owner : null;
    if (event.did === 'round') return { rank: 'round', by: null };
    if (event.did === 'status' || event.did === 'age') return { rank: 'phase', by: null };
    return { rank: DETAILS.has(event.did) ? 'detail' : 'deed', by: by !== null && by < 4 ? by : null };
  },
  scores: (view) =>
    COLUMNS.map((column) => ({
      column,
      bySeat: view.seats.map((_, seat) => (column === 'total' ? totalOf(view, seat) : pointsOf(view, seat)[column])),
    })),
  gained: (view, heard) => {
    const rounds = roundsOfThings(view, heard);
    return view.seats.flatMap((_, seat) => gainedBy(view, seat, rounds));
  },
};

/** In which round each advance was gained, each piece of a city built, each objective completed. */
function roundsOfThings(view: State, heard: readonly ClashEvent[]): ReadonlyMap<string, number> {
  const rounds = new Map<string, number>();
  let now = 0;
  for (const event of heard) {
    if (event.did === 'round') now = roundOf(event.age, event.round);
    else if (event.did === 'advance') rounds.set(`${event.seat} ${ADVANCES[event.advance]?.id}`, now);
    else if (event.did === 'complete') rounds.set(cardThing(event.card), now);
    else if (event.did === 'found' || event.did === 'capture') rounds.set(hexThing(view, event.hex), now);
    else if (event.did === 'construct' || event.did === 'influenced')
      rounds.set(`${hexThing(view, event.hex)} ${event.building}`, now);
  }
  return rounds;
}

function gainedBy(view: State, seat: Seat, rounds: ReadonlyMap<string, number>): Gained[] {
  const own = view.seats[seat]!;
  const score = pointsOf(view, seat);
  const gained: Gained[] = [];
  const add = (source: string, thing: Thing | null, points: number, at: string) => {
    if (points !== 0) gained.push({ seat, round: rounds.get(at) ?? 0, source, thing, points });
  };
  for (const { hex, owner, buildings } of view.cities) {
    const thing = hexThing(view, hex);
    if (owner === seat) add('pieces', thing, 1, thing);
    for (const [building, colour] of buildings.entries())
      if (colour === seat && colour !== NOBODY) add('pieces', thing, 1, `${thing} ${building}`);
  }
  for (const [advance, { id }] of ADVANCES.entries())
    if (owns(own, advance)) add('advances', advanceThing(id), 1 / 2, `${seat} ${id}`);
  for (const card of own.completed) add('objectives', cardThing(card), 2, cardThing(card));
  const last = roundOf(view.age, view.round);
  for (const source of POINT_SOURCES) {
    const told = gained.filter((one) => one.source === source).reduce((sum, { points }) => sum + points, 0);
    if (score[source] !== told) gained.push({ seat, round: last, source, thing: null, points: score[source] - told });
  }
  return gained;
}
