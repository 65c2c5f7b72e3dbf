import type { Dealt, Game, GameEvent } from '../game.ts';
import type { Rng } from '../rng.ts';
import type { Answer, Decision, Seat, Step } from '../step.ts';
import { SPECTATOR } from '../step.ts';
import type { Table } from '../table.ts';

/** The suite treats all games alike, so it forgets their own types at the door. */
export type AnyState = Dealt<Step, unknown>;
export type AnyGame = Game<AnyState, Step, GameEvent, unknown>;
export type AnyTable = Table<AnyState, Step, GameEvent, unknown>;

export interface Case<C> {
  readonly name: string;
  readonly config: C;
}

export interface Options {
  /** How many games of each case. */
  readonly games?: number;
  /** Of the first game; each further game counts one up. A failure names the seed that repeats it with `games: 1`. */
  readonly seed?: number;
  /** A longer game is taken for one that never ends. */
  readonly maxDecisions?: number;
  /** The costly checks are made at one decision in so many. */
  readonly everyNth?: number;
}

export interface Stats {
  games: number;
  decisions: number;
  nonInterferenceChecks: number;
  /** Worlds that a seat cannot tell apart in which, though, the same answer is not possible. */
  skips: number;
  longest: number;
}

/** A game in which somebody is about to answer. */
export interface Moment {
  readonly game: AnyGame;
  readonly table: AnyTable;
  readonly state: Readonly<AnyState>;
  readonly allCards: readonly number[];
  readonly observers: readonly Seat[];
  readonly decisions: readonly Decision<Step>[];
  readonly answer: Answer;
  readonly stats: Stats;
  /** For the checks alone: the game that is played does not depend on which checks are made. */
  readonly rng: Rng;
}

/** Every seat, and whoever watches. */
export function observersOf(seats: number): Seat[] {
  return [...Array(seats).keys(), SPECTATOR];
}

export function nameOf(observer: Seat): string {
  return observer === SPECTATOR ? 'the spectator' : `seat ${observer}`;
}

/** Independent of the game's own copier, which is under test. */
export function clone<T>(data: T): T {
  return JSON.parse(JSON.stringify(data)) as T;
}

export class Broken extends Error {}

export function broken(property: string, detail: string): never {
  throw new Broken(`${property}: ${detail}`);
}
