import { cpus } from 'node:os';
import type { AnyKit } from '@imperia/kit';
import { inOwnProcess, type Part, type Remote } from './apart.ts';
import { boardgameIoVersion } from './boardgameio.ts';
import { median, type Speed } from './skills.ts';

type ByPlayers = Readonly<Record<number, number>>;

export interface Measured {
  readonly game: string;
  readonly node: string;
  readonly cores: number;
  readonly rounds: number;
  readonly decisionMicros: ByPlayers;
  readonly gamesPerSecond: ByPlayers;
  readonly copyMicros: number;
  /** A state of the fewest players half-way through the game, as JSON. */
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
  readonly boardgameioWarmUp: number;
  readonly boardgameioGames: number;
  readonly copies: number;
  readonly heapGames: number;
}

export const FULL: Effort = {
  rounds: 9,
  warmUpGames: 2000,
  games: 400,
  boardgameioWarmUp: 60,
  boardgameioGames: 10,
  copies: 40_000,
  heapGames: 20_000,
};

/** For tests: code that is not warm yet is measured otherwise, and not on both sides alike, so nobody is offered such figures. */
export const TRIAL: Effort = {
  rounds: 3,
  warmUpGames: 200,
  games: 60,
  boardgameioWarmUp: 4,
  boardgameioGames: 2,
  copies: 4000,
  heapGames: 300,
};

interface Round {
  readonly ours: Readonly<Record<number, Speed>>;
  readonly theirs: Speed | null;
  readonly copyMicros: number;
}

interface Sides {
  readonly ours: Remote;
  /** Null where boardgame.io is not installed. */
  readonly theirs: Remote | null;
}

export interface Watch {
  readonly progress?: (done: number, of: number) => void;
  readonly start?: (game: string, part: Part) => Remote;
}

export async function measure(
  kit: AnyKit,
  effort: Effort,
  { progress, start = inOwnProcess }: Watch,
): Promise<Measured> {
  const { id } = kit.game;
  const sizes = sizesOf(kit);
  const version = boardgameIoVersion();
  const sides: Sides = { ours: start(id, 'ours'), theirs: version === null ? null : start(id, 'theirs') };
  try {
    await warmUp(effort, sizes, sides);
    const rounds: Round[] = [];
    for (let i = 0; i < effort.rounds; i++) {
      rounds.push(await oneRound(effort, sizes, sides, i * effort.games));
      progress?.(i + 1, effort.rounds + 1);
    }
    const stateBytes = await sides.ours.ask('size');
    const heapGrowthBytes = await sides.ours.ask('heap', effort.heapGames);
    progress?.(effort.rounds + 1, effort.rounds + 1);
    return {
      game: id,
      ...machine(),
      ...speeds(rounds, sizes),
      stateBytes,
      heapGames: effort.heapGames,
      heapGrowthBytes,
      ...compared(rounds, sizes[0]!, version),
    };
  } finally {
    sides.ours.stop();
    sides.theirs?.stop();
  }
}

/** The numbers of players that are measured. */
function sizesOf({ setup }: AnyKit): number[] {
  return Array.from({ length: setup.most - setup.least + 1 }, (_, i) => setup.least + i);
}

function machine() {
  return { node: process.version, cores: cpus().length };
}

async function warmUp(
  { warmUpGames, boardgameioWarmUp, copies }: Effort,
  sizes: readonly number[],
  { ours, theirs }: Sides,
): Promise<void> {
  for (const players of sizes) await ours.ask('play', players, 0, warmUpGames);
  await ours.ask('copy', copies);
  await theirs?.ask('play', sizes[0]!, 0, boardgameioWarmUp);
}

/** One side after the other in the same seconds, so that whatever else the machine does meets both. */
async function oneRound(
  effort: Effort,
  sizes: readonly number[],
  { ours, theirs }: Sides,
  first: number,
): Promise<Round> {
  const other = (await theirs?.ask('play', sizes[0]!, first, effort.boardgameioGames)) ?? null;
  const own: Record<number, Speed> = {};
  for (const players of sizes) own[players] = await ours.ask('play', players, first, effort.games);
  return { theirs: other, ours: own, copyMicros: await ours.ask('copy', effort.copies) };
}

function speeds(rounds: readonly Round[], sizes: readonly number[]) {
  const byPlayers = (figure: keyof Speed): ByPlayers =>
    Object.fromEntries(sizes.map((players) => [players, median(rounds.map(({ ours }) => ours[players]![figure]))]));
  return {
    rounds: rounds.length,
    decisionMicros: byPlayers('decisionMicros'),
    gamesPerSecond: byPlayers('gamesPerSecond'),
    copyMicros: median(rounds.map(({ copyMicros }) => copyMicros)),
  };
}

function compared(
  rounds: readonly Round[],
  players: number,
  version: string | null,
): Pick<Measured, 'boardgameio' | 'ratio'> {
  const both = rounds.flatMap(({ ours, theirs }) => (theirs ? [{ ours: ours[players]!, theirs }] : []));
  if (both.length === 0) return { boardgameio: { version, decisionMicros: null }, ratio: null };
  return {
    boardgameio: { version, decisionMicros: median(both.map(({ theirs }) => theirs.decisionMicros)) },
    ratio: median(both.map(({ ours, theirs }) => theirs.decisionMicros / ours.decisionMicros)),
  };
}
