import { next, type Seat } from '@imperia/engine';
import { type Finishing, WrongScenario } from '@imperia/kit/scenario';
import { type Config, ROUNDS } from '../config.ts';
import { isAtWar } from '../positions.ts';
import { isSolo } from '../solo/virtual.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep } from '../steps.ts';

/** Where play may start; where nothing is said, in the first of them. */
export const STARTS = ['action', 'lookout', 'production', 'cleanup', 'attack', 'end'] as const;
type Start = (typeof STARTS)[number];

export const NO_VIRTUAL_PLAYER = 'only a table with one seat has a virtual player';

/** Whose turn it is in which round, and what follows until its end. */
export function placeRound({ state, config, start, given }: Finishing<State, Config>): void {
  const phase = start as Start;
  const turn = given.turn as Seat | undefined;
  if (given.round === undefined) state.round = 1;
  state.phase = phase;
  const seat = turn ?? state.first;
  if (turn !== undefined && phase !== 'action') throw new WrongScenario(['turn'], 'turns are taken in phase "action"');
  if (phase === 'action' && state.seats[seat]!.passed) {
    const field = turn === undefined ? 'first' : 'turn';
    throw new WrongScenario([field], `the ${config.factions[seat]} have passed`);
  }
  if (phase === 'cleanup' && state.round >= ROUNDS) throw new WrongScenario(['phase'], 'the last round has no cleanup');
  const solo = isSolo(config);
  if (phase === 'attack' && !solo) throw new WrongScenario(['phase'], NO_VIRTUAL_PLAYER);
  state.steps = [];
  next(state, ...stepsFrom(phase, state.round, seat, solo, isAtWar(state)));
}

function stepsFrom(phase: Start, round: number, seat: Seat, solo: boolean, war: boolean): OsadnicyStep[] {
  const last = round === ROUNDS;
  const attack: OsadnicyStep[] = [
    ...(solo ? [{ do: 'attack phase' } as const] : []),
    ...(war ? [{ do: 'close round' } as const] : []),
    { do: last ? 'score' : 'end of round' },
  ];
  const ending: OsadnicyStep[] = last ? attack : [{ do: 'cleanup' }, ...attack];
  switch (phase) {
    case 'lookout':
      return [{ do: 'lookout' }, { do: 'production' }, { do: 'action phase' }, ...ending];
    case 'production':
      return [{ do: 'production' }, { do: 'action phase' }, ...ending];
    case 'action':
      return [{ do: 'turn', seat }, ...ending];
    case 'cleanup':
      return ending;
    case 'attack':
      return attack;
    case 'end':
      return [{ do: 'score' }];
  }
}
