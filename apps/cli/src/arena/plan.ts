import { BOT_NAMES, botNamed, isBot } from '@imperia/bots';
import { type Content, seeded, shuffle } from '@imperia/engine';
import { deckOf, FACTIONS, type Faction, factionName, LANGS, MAX_SEATS, MIN_SEATS, osadnicy } from '@imperia/osadnicy';
import { kit } from '@imperia/osadnicy/kit';
import { listOf, meant } from '../choose-one.ts';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';
import { arrangements } from '../sim/configs.ts';
import type { Seating } from '../sim/seating.ts';
import { type ArenaWords, arenaWords } from './words.ts';

/** What the command line says, as it was typed. */
export interface Asked {
  readonly bots: string;
  readonly games: string;
  readonly players: string;
  readonly factions?: string;
  readonly seed: string;
}

/** All that decides which games are played. */
export interface Tournament {
  readonly game: string;
  readonly rules: string;
  readonly content: Content;
  readonly bots: readonly string[];
  /** For each pairing of bots. */
  readonly games: number;
  readonly players: number;
  readonly factions: readonly Faction[];
  readonly seed: number;
}

/** A game that takes more decisions is an error. */
export const LIMIT = 5000;
const EXAMPLES = ['search:500', 'search:200ms'];

export function tournamentOf(context: Context, asked: Asked): Tournament {
  const words = arenaWords[context.lang];
  const players = numberIn(words, '--players', asked.players, MIN_SEATS, MAX_SEATS);
  const games = numberIn(words, '--games', asked.games, 2, 1_000_000);
  if (games % 2 === 1) throw new Failure(words.oddGames(games));
  const bots = botsIn(words, asked.bots);
  const factions = factionsIn(context, words, asked.factions, players);
  return {
    game: osadnicy.id,
    rules: osadnicy.version,
    content: osadnicy.content?.({ factions, options: [] }) ?? {},
    bots,
    games,
    players,
    factions,
    seed: numberIn(words, '--seed', asked.seed, 0, 999_999_999),
  };
}

function numberIn(words: ArenaWords, option: string, typed: string, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new Failure(words.notANumber(option, typed, least, most));
}

function botsIn(words: ArenaWords, typed: string): string[] {
  const bots = listOf(typed);
  for (const [i, bot] of bots.entries()) {
    if (/^search:0+(ms)?$/.test(bot)) throw new Failure(words.noBudget(bot));
    if (!isBot(bot)) throw new Failure(words.unknownBot(bot, [...BOT_NAMES, ...EXAMPLES]));
    if (bots.indexOf(bot) !== i) throw new Failure(words.botTwice(bot));
  }
  if (bots.length < 2) throw new Failure(words.fewBots([...BOT_NAMES, ...EXAMPLES]));
  return bots;
}

function factionsIn(context: Context, words: ArenaWords, typed: string | undefined, players: number): Faction[] {
  const factions =
    typed === undefined
      ? [...FACTIONS]
      : listOf(typed).map((one) => meant(context, '--factions', one, FACTIONS, namesOf));
  const twice = factions.find((faction, i) => factions.indexOf(faction) !== i);
  if (twice) throw new Failure(words.factionTwice(twice));
  if (factions.length < players) throw new Failure(words.fewFactions(factions.length, players, FACTIONS));
  return factions;
}

function namesOf(faction: Faction): string[] {
  return [faction, ...LANGS.map((lang) => factionName(deckOf(faction), lang))];
}

export type Pair = readonly [a: string, b: string];

export function pairsOf({ bots }: Tournament): Pair[] {
  return bots.flatMap((a, i) => bots.slice(i + 1).map((b): Pair => [a, b]));
}

/** A game of the tournament. */
export interface Duel extends Seating {
  readonly pair: Pair;
}

/** Deal after deal, every pair plays it twice: the second time the bots have changed places. */
export class Schedule {
  readonly total: number;
  /** Whether somebody thinks: then each game is worth writing down by itself. */
  readonly isSlow: boolean;
  readonly #seed: number;
  readonly #pairs: readonly Pair[];
  readonly #seatings: readonly (readonly Faction[])[];

  constructor(tournament: Tournament) {
    const { seed, players, factions, games, bots } = tournament;
    this.#seed = seed;
    this.#pairs = pairsOf(tournament);
    this.#seatings = shuffle(seeded(seed), arrangements(players, factions));
    this.isSlow = bots.some((bot) => botNamed(bot, kit).budget !== undefined);
    this.total = games * this.#pairs.length;
  }

  duel(game: number): Duel {
    const turn = Math.floor(game / 2);
    const pair = this.#pairs[turn % this.#pairs.length]!;
    const deal = Math.floor(turn / this.#pairs.length);
    const factions = this.#seatings[deal % this.#seatings.length]!;
    const seats = factions.map((_, seat) => pair[(seat + game) % 2]!);
    return { pair, config: { factions, options: [] }, seed: this.#seed + deal, seats };
  }
}
