import type { Seat } from '@imperia/engine';
import type { Config } from '../config.ts';
import type { SeatState, State } from '../state.ts';
import { LEVEL_DATA, type LevelData } from './levels.ts';

/** Who plays alone, and the seat opposite at which the Rival's cards lie. */
export const SOLO_PLAYER: Seat = 0;
export const RIVAL: Seat = 1;

export function isSolo(config: Config): boolean {
  return config.rival !== undefined;
}

export function isRival(game: State, seat: Seat): boolean {
  return seat === RIVAL && isSolo(game.config);
}

export function rivalOf(game: State): SeatState {
  return game.seats[RIVAL]!;
}

export function levelOf(game: State): LevelData {
  return LEVEL_DATA[game.config.rival!.level];
}

/** How many players the set-up counts: alone it is as for two. */
export function playersOf(config: Config): number {
  return isSolo(config) ? 2 : config.seats.length;
}
