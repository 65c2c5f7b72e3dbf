import { cpus } from 'node:os';
import type { Played } from '@imperia/bots';
import { osadnicy, type State } from '@imperia/osadnicy';
import { type BoardgameIo, loadBoardgameIo } from './boardgameio.ts';
import { configFor, halfPlayed, playRandom } from './games.ts';
import { heapGrowth } from './heap.ts';

type ByPlayers = Readonly<Record<'2' | '3' | '4', number>>;

export interface Measured {
  readonly game: string;
  readonly node: string;
  readonly cores: number;
  readonly rounds: number;
  readonly decisionMicros: ByPlayers;
  readonly gamesPerSecond: ByPlayers;
  readonly copyMicros: number;
  /** A two-player state half-way through the game, as JSON. */
  readonly stateBytes: number;
  readonly heapGames: number;
  readonly heapGrowthBytes: number;
  /** Null where boardgame.io is not installed. */
  readonly boardgameio: { readonly version: string | null; readonly decisionMicros: number | null };
  /** How many times longer a decision takes in boardgame.io: each round compares the same games in the same second. */
  readonly ratio: number | null;
}

/** How much is played in each round. */
export interface Effort {
  readonly rounds: number;
  readonly warmUpGames: number;
  readonly games: number;
  readonly boardgameioGames: number;
  readonly copies: number;
  readonly heapGames: number;
}

export const FULL: Effort = {
  rounds: 9,
  warmUpGames: 2000,
  games: 400,
  boardgameioGames: 8,
  copies: 40_000,
  heapGames: 20_000,
};

export const QUICK: Effort = {
  rounds: 3,
  warmUpGames: 200,
  games: 60,
  boardgameioGames: 2,
  copies: 4000,
  heapGames: 300,
};

interface Speed {
  readonly decisionMicros: number;
  readonly gamesPerSecond: number;
}

interface Round {
  readonly ours: Readonly<Record<keyof ByPlayers, Speed>>;
  readonly theirs: Speed | null;
  readonly copyMicros: number;
}

export function measure(effort: Effort, progress?: (done: number, of: number) => void): Measured {
  const bgio = loadBoardgameIo();
  const states = Array.from({ length: 50 }, (_, seed) => halfPlayed(seed));
  warmUp(effort, bgio);
  const rounds: Round[] = [];
  for (let i = 0; i < effort.rounds; i++) {
    rounds.push(oneRound(effort, bgio, i, states));
    progress?.(i + 1, effort.rounds + 1);
  }
  const heapGrowthBytes = heapGrowth(effort.heapGames);
  progress?.(effort.rounds + 1, effort.rounds + 1);
  const theirs = rounds.flatMap((round) => (round.theirs ? [{ ...round, theirs: round.theirs }] : []));
  return {
    game: osadnicy.id,
    node: process.version,
    cores: cpus().length,
    rounds: rounds.length,
    decisionMicros: byPlayers((players) => median(rounds.map(({ ours }) => ours[players].decisionMicros))),
    gamesPerSecond: byPlayers((players) => median(rounds.map(({ ours }) => ours[players].gamesPerSecond))),
    copyMicros: median(rounds.map(({ copyMicros }) => copyMicros)),
    stateBytes: Math.round(median(states.map((state) => JSON.stringify(state).length))),
    heapGames: effort.heapGames,
    heapGrowthBytes,
    boardgameio: {
      version: bgio?.version ?? null,
      decisionMicros: theirs.length > 0 ? median(theirs.map((round) => round.theirs.decisionMicros)) : null,
    },
    ratio:
      theirs.length > 0
        ? median(theirs.map((round) => round.theirs.decisionMicros / round.ours[2].decisionMicros))
        : null,
  };
}

function warmUp({ warmUpGames, boardgameioGames }: Effort, bgio: BoardgameIo | null): void {
  for (let seed = 0; seed < warmUpGames; seed++) playRandom(2 + (seed % 3), seed);
  if (bgio) for (let seed = 0; seed < 2 * boardgameioGames; seed++) bgio.play(configFor(2, seed), seed);
}

/** Ours and theirs by turns, so that whatever else the machine does meets both. */
function oneRound(effort: Effort, bgio: BoardgameIo | null, round: number, states: readonly State[]): Round {
  const first = round * effort.games;
  return {
    theirs: bgio && timed(effort.boardgameioGames, first, (seed) => bgio.play(configFor(2, seed), seed)),
    ours: byPlayers((players) => timed(effort.games, first, (seed) => playRandom(Number(players), seed))),
    copyMicros: copyMicros(states, effort.copies),
  };
}

function byPlayers<T>(of: (players: keyof ByPlayers) => T): Record<keyof ByPlayers, T> {
  return { 2: of('2'), 3: of('3'), 4: of('4') };
}

function timed(games: number, first: number, play: (seed: number) => Played): Speed {
  let decisions = 0;
  const start = performance.now();
  for (let seed = first; seed < first + games; seed++) decisions += play(seed).decisions;
  const millis = performance.now() - start;
  return { decisionMicros: (1000 * millis) / decisions, gamesPerSecond: (1000 * games) / millis };
}

function copyMicros(states: readonly State[], copies: number): number {
  let kept = 0;
  const start = performance.now();
  for (let i = 0; i < copies; i++) kept += osadnicy.copy(states[i % states.length]!).seats.length;
  const millis = performance.now() - start;
  if (kept === 0) throw new Error('Nothing was copied');
  return (1000 * millis) / copies;
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle) - 1]!) / 2;
}
