import type { Played } from '@imperia/bots';
import { osadnicy } from '@imperia/osadnicy';
import type { BoardgameIo } from './boardgameio.ts';
import { configFor, halfPlayed, playRandom } from './games.ts';
import { heapGrowth } from './heap.ts';

export interface Speed {
  readonly decisionMicros: number;
  readonly gamesPerSecond: number;
}

/** What can be measured of one side. */
export interface Skills {
  /** So many whole random games, from this seed on. */
  readonly play: (players: number, first: number, games: number) => Speed;
  /** Microseconds to copy a two-player state half-way through the game. */
  readonly copy: (copies: number) => number;
  /** The length of such a state as JSON. */
  readonly size: () => number;
  readonly heap: (games: number) => number;
}

export type Side = Partial<Skills>;

const STATES = 50;

export const ours: Skills = {
  play: (players, first, games) => timed(first, games, (seed) => playRandom(players, seed)),
  copy: copyMicros,
  size: () => Math.round(median(halfPlayedStates().map((state) => JSON.stringify(state).length))),
  heap: heapGrowth,
};

export function theirs({ play }: BoardgameIo): Side {
  return {
    play: (players, first, games) => timed(first, games, (seed) => play(configFor(players, seed), seed)),
  };
}

/** Time that the processor spent on this process, so that a busy machine changes little. */
function processorMicros(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

function timed(first: number, games: number, play: (seed: number) => Played): Speed {
  let decisions = 0;
  const start = processorMicros();
  for (let seed = first; seed < first + games; seed++) decisions += play(seed).decisions;
  const micros = processorMicros() - start;
  return { decisionMicros: micros / decisions, gamesPerSecond: (1e6 * games) / micros };
}

function halfPlayedStates() {
  return Array.from({ length: STATES }, (_, seed) => halfPlayed(seed));
}

function copyMicros(copies: number): number {
  const states = halfPlayedStates();
  let copied = 0;
  const start = processorMicros();
  for (let i = 0; i < copies; i++) copied += osadnicy.copy(states[i % STATES]!).seats.length;
  const micros = processorMicros() - start;
  if (copied !== 2 * copies) throw new Error('A copy lost a seat');
  return micros / copies;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle) - 1]!) / 2;
}
