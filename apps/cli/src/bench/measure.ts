import { cpus } from 'node:os';
import { osadnicy } from '@imperia/osadnicy';
import { inOwnProcess, type Part, type Remote } from './apart.ts';
import { boardgameIoVersion } from './boardgameio.ts';
import { median, type Speed } from './skills.ts';

type Players = 2 | 3 | 4;
type ByPlayers = Readonly<Record<Players, number>>;

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

export const QUICK: Effort = {
  rounds: 3,
  warmUpGames: 200,
  games: 60,
  boardgameioWarmUp: 4,
  boardgameioGames: 2,
  copies: 4000,
  heapGames: 300,
};

interface Round {
  readonly ours: Readonly<Record<Players, Speed>>;
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
  readonly start?: (part: Part) => Remote;
}

export async function measure(effort: Effort, { progress, start = inOwnProcess }: Watch): Promise<Measured> {
  const version = boardgameIoVersion();
  const sides: Sides = { ours: start('ours'), theirs: version === null ? null : start('theirs') };
  try {
    await warmUp(effort, sides);
    const rounds: Round[] = [];
    for (let i = 0; i < effort.rounds; i++) {
      rounds.push(await oneRound(effort, sides, i * effort.games));
      progress?.(i + 1, effort.rounds + 1);
    }
    const stateBytes = await sides.ours.ask('size');
    const heapGrowthBytes = await sides.ours.ask('heap', effort.heapGames);
    progress?.(effort.rounds + 1, effort.rounds + 1);
    return {
      ...machine(),
      ...speeds(rounds),
      stateBytes,
      heapGames: effort.heapGames,
      heapGrowthBytes,
      ...compared(rounds, version),
    };
  } finally {
    sides.ours.stop();
    sides.theirs?.stop();
  }
}

function machine() {
  return { game: osadnicy.id, node: process.version, cores: cpus().length };
}

async function warmUp({ warmUpGames, boardgameioWarmUp, copies }: Effort, { ours, theirs }: Sides): Promise<void> {
  for (const players of [2, 3, 4]) await ours.ask('play', players, 0, warmUpGames);
  await ours.ask('copy', copies);
  await theirs?.ask('play', 2, 0, boardgameioWarmUp);
}

/** One side after the other in the same seconds, so that whatever else the machine does meets both. */
async function oneRound(effort: Effort, { ours, theirs }: Sides, first: number): Promise<Round> {
  return {
    theirs: (await theirs?.ask('play', 2, first, effort.boardgameioGames)) ?? null,
    ours: {
      2: await ours.ask('play', 2, first, effort.games),
      3: await ours.ask('play', 3, first, effort.games),
      4: await ours.ask('play', 4, first, effort.games),
    },
    copyMicros: await ours.ask('copy', effort.copies),
  };
}

function speeds(rounds: readonly Round[]) {
  const each = (players: Players, figure: keyof Speed) => median(rounds.map(({ ours }) => ours[players][figure]));
  const byPlayers = (figure: keyof Speed): ByPlayers => ({
    2: each(2, figure),
    3: each(3, figure),
    4: each(4, figure),
  });
  return {
    rounds: rounds.length,
    decisionMicros: byPlayers('decisionMicros'),
    gamesPerSecond: byPlayers('gamesPerSecond'),
    copyMicros: median(rounds.map(({ copyMicros }) => copyMicros)),
  };
}

function compared(rounds: readonly Round[], version: string | null): Pick<Measured, 'boardgameio' | 'ratio'> {
  const both = rounds.flatMap(({ ours, theirs }) => (theirs ? [{ ours: ours[2], theirs }] : []));
  if (both.length === 0) return { boardgameio: { version, decisionMicros: null }, ratio: null };
  return {
    boardgameio: { version, decisionMicros: median(both.map(({ theirs }) => theirs.decisionMicros)) },
    ratio: median(both.map(({ ours, theirs }) => theirs.decisionMicros / ours.decisionMicros)),
  };
}
