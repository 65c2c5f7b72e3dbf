import type { Played } from '@imperia/bots';
import type { AnyKit, AnyState } from '@imperia/kit';
import type { BoardgameIo } from './boardgameio.ts';
import { RandomGames } from './games.ts';
import { heapGrowth } from './heap.ts';

export interface Speed {
  readonly decisionMicros: number;
  readonly gamesPerSecond: number;
}

/** What can be measured of one side. */
export interface Skills {
  /** So many whole random games, from this seed on. */
  readonly play: (players: number, first: number, games: number) => Speed;
  /** Microseconds to copy a state of the fewest players half-way through the game. */
  readonly copy: (copies: number) => number;
  /** The length of such a state as JSON. */
  readonly size: () => number;
  readonly heap: (games: number) => number;
}

export type Side = Partial<Skills>;

const STATES = 50;

export function ours(kit: AnyKit): Skills {
  const random = new RandomGames(kit);
  const halfPlayed = () => Array.from({ length: STATES }, (_, seed) => random.halfPlayed(seed));
  return {
    play: (players, first, games) => timed(first, games, (seed) => random.play(players, seed)),
    copy: (copies) => copyMicros(kit, halfPlayed(), copies),
    size: () => Math.round(median(halfPlayed().map((state) => JSON.stringify(state).length))),
    heap: (games) => heapGrowth(random, games),
  };
}

export function theirs(kit: AnyKit, { play }: BoardgameIo): Side {
  const random = new RandomGames(kit);
  return {
    play: (players, first, games) => timed(first, games, (seed) => play(random.configFor(players, seed), seed)),
  };
}

/** Time that the processor spent on this process, so that a busy machine changes little. */
function processorMicros(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

function timed(first: number, games: number, play: (seed: number) => Pick<Played, 'decisions'>): Speed {
  let decisions = 0;
  const start = processorMicros();
  for (let seed = first; seed < first + games; seed++) decisions += play(seed).decisions;
  const micros = processorMicros() - start;
  return { decisionMicros: micros / decisions, gamesPerSecond: (1e6 * games) / micros };
}

function copyMicros({ game }: AnyKit, states: readonly AnyState[], copies: number): number {
  let copied = 0;
  const start = processorMicros();
  for (let i = 0; i < copies; i++) copied += game.copy(states[i % states.length]!).decision + 1;
  const micros = processorMicros() - start;
  if (copied < copies) throw new Error('A copy lost its number');
  return micros / copies;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle) - 1]!) / 2;
}
