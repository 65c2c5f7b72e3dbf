import { parseArgs } from 'node:util';
import { KITS } from '../../src/games.ts';

export interface LoadOptions {
  /** What is played: the tables take them in turn. */
  readonly games: readonly string[];
  readonly tables: number;
  readonly seconds: number;
  /** Answers a second offered to all tables together; 0: each as soon as the last one has arrived everywhere. */
  readonly rate: number;
  readonly processes: number;
  readonly postgres: boolean;
  /** Whether boardgame.io's server is driven as well, and ours once more with as many tables, for the ratio. */
  readonly compare: boolean;
  readonly json: boolean;
  /** A folder for a profile of our server. */
  readonly profile: string | null;
}

const FIRST = [...KITS.keys()][0]!;
const MOST = { tables: 10_000, seconds: 600, rate: 50_000, processes: 8 };

const USAGE = `npm run load -- [--tables 2000] [--seconds 60] [--rate 4200 (0: as fast as it goes)] [--processes 1]
  [--games osadnicy,imperium (by turns; without it the first on the shelf)]
  [--postgres] [--only (without boardgame.io)] [--json] [--profile <folder>]`;

export function loadOptions(args: readonly string[]): LoadOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: { type: 'string', default: FIRST },
      tables: { type: 'string', default: '2000' },
      seconds: { type: 'string', default: '60' },
      rate: { type: 'string', default: '4200' },
      processes: { type: 'string', default: '1' },
      postgres: { type: 'boolean', default: false },
      only: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      profile: { type: 'string' },
    },
  });
  return {
    games: values.games.split(',').map(onTheShelf),
    tables: bounded('tables', values.tables, 1),
    seconds: bounded('seconds', values.seconds, 1),
    rate: bounded('rate', values.rate, 0),
    processes: bounded('processes', values.processes, 1),
    postgres: values.postgres,
    compare: !values.only,
    json: values.json,
    profile: values.profile ?? null,
  };
}

function onTheShelf(game: string): string {
  if (KITS.has(game)) return game;
  throw new Error(`--games: there is no game "${game}". There are: ${[...KITS.keys()].join(', ')}.\n${USAGE}`);
}

function bounded(name: keyof typeof MOST, text: string, least: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= MOST[name]) return number;
  throw new Error(`--${name} must be a whole number from ${least} to ${MOST[name]}.\n${USAGE}`);
}
