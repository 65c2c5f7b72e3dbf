import { next, type Seat } from '@imperia/engine';
import type { Faction } from '../card-data.ts';
import { ROUNDS } from '../config.ts';
import { isSolo } from '../solo/virtual.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep } from '../steps.ts';
import { NO_VIRTUAL_PLAYER, PositionError } from './place.ts';
import type { Position, Start } from './types.ts';

/** Whose turn it is in which round, and what follows until its end. */
export function placeRound(state: State, given: Position): void {
  const { phase = 'action', round = 1, turn, first } = given;
  const seatOf = (faction: Faction | undefined, field: string): Seat => {
    const seat = faction === undefined ? 0 : given.seats.findIndex((one) => one.faction === faction);
    if (seat < 0) throw new PositionError([field], `nobody plays the ${faction}`);
    return seat;
  };
  state.first = seatOf(first, 'first');
  state.round = round;
  state.phase = phase === 'setup' ? 'lookout' : phase;
  const seat = turn === undefined ? state.first : seatOf(turn, 'turn');
  if (turn !== undefined && phase !== 'action') throw new PositionError(['turn'], 'turns are taken in phase "action"');
  if (phase === 'action' && state.seats[seat]!.passed) {
    throw new PositionError(turn === undefined ? ['first'] : ['turn'], `the ${given.seats[seat]!.faction} have passed`);
  }
  if (phase === 'cleanup' && round >= ROUNDS) throw new PositionError(['phase'], 'the last round has no cleanup');
  const solo = isSolo(state.config);
  if (phase === 'attack' && !solo) throw new PositionError(['phase'], NO_VIRTUAL_PLAYER);
  state.steps = [];
  next(state, ...stepsFrom(phase, round, seat, solo));
}

function stepsFrom(phase: Start, round: number, seat: Seat, solo: boolean): OsadnicyStep[] {
  const last = round === ROUNDS;
  const attack: OsadnicyStep[] = [
    ...(solo ? [{ do: 'attack phase' } as const] : []),
    { do: last ? 'score' : 'end of round' },
  ];
  const ending: OsadnicyStep[] = last ? attack : [{ do: 'cleanup' }, ...attack];
  switch (phase) {
    case 'setup':
      return [{ do: 'setup' }];
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
