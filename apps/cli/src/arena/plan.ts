import { botNamed } from '@imperia/bots';
import { type Content, seeded, shuffle } from '@imperia/engine';
import type { AnyKit, Wanted } from '@imperia/kit';
import { BOTS_TO_NAME, canBeNamed, isOwnBot, OWN_BOTS } from '../bots/kinds.ts';
import { listOf } from '../choose-one.ts';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';
import { botFingerprints, codeFingerprint } from '../files/fingerprint.ts';
import { forAll, namedForSeats, type Typed } from '../play/choices.ts';
import type { Seating } from '../sim/seating.ts';
import { arrangements, configBy, isMany, mainChoice } from '../sim/tables.ts';
import { type ArenaWords, arenaWords } from './words.ts';

/** What the command line says, as it was typed. */
export interface Asked extends Typed {
  readonly bots: string;
  readonly games: string;
  readonly players: string;
  readonly seed: string;
}

/** All that decides which games are played. */
export interface Tournament {
  readonly game: string;
  readonly rules: string;
  readonly content: Content;
  /** The fingerprint of the code by which it is played, and of the files of bots of one's own. */
  readonly code: string;
  readonly own: Readonly<Record<string, string>>;
  readonly bots: readonly string[];
  /** For each pairing of bots. */
  readonly games: number;
  readonly players: number;
  /** The sides that take part: factions, nations; none where seats differ in nothing. */
  readonly factions: readonly string[];
  readonly seed: number;
}

/** A game that takes more decisions is an error. */
export const LIMIT = 5000;

export function tournamentOf(context: Context, asked: Asked): Tournament {
  const words = arenaWords[context.lang];
  const { kit } = context.game;
  const { least, most } = kit.setup;
  const players = numberIn(words, '--players', asked.players, least, most);
  const games = numberIn(words, '--games', asked.games, 2, 1_000_000);
  if (games % 2 === 1) throw new Failure(words.oddGames(games));
  const bots = botsIn(words, asked.bots);
  const factions = sidesIn(context, words, asked, players);
  return {
    game: kit.game.id,
    rules: kit.game.version,
    content: contentOf(kit, factions, players, 'content') ?? {},
    code: codeFingerprint(),
    own: botFingerprints(bots, context.terminal.cwd),
    bots,
    games,
    players,
    factions,
    seed: numberIn(words, '--seed', asked.seed, 0, 999_999_999),
  };
}

/** What all games of the tournament together are dealt from, now or when records did not say it yet. */
export function contentOf(
  kit: AnyKit,
  sides: readonly string[],
  players: number,
  when: 'content' | 'firstContent',
): Content | undefined {
  const parts = kit.game[when];
  if (!parts) return undefined;
  const tables = sides.length === 0 ? [[]] : sides.map((_, at) => sides.slice(at).concat(sides).slice(0, players));
  return Object.assign({}, ...tables.map((order) => parts(configBy(kit, seatedBy(kit, order, players), 0))));
}

/** A table at which these sides sit in this order, with what is usual. */
function seatedBy(kit: AnyKit, order: readonly string[], players: number): Wanted {
  const usual = kit.setup.usual(players);
  const choice = mainChoice(kit);
  return choice
    ? { ...usual, seats: usual.seats.map((seat, at) => ({ ...seat, [choice.id]: order[at] ?? null })) }
    : usual;
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
    if (!canBeNamed(bot)) throw new Failure(words.unknownBot(bot, [...BOTS_TO_NAME, ...OWN_BOTS]));
    if (bots.indexOf(bot) !== i) throw new Failure(words.botTwice(bot));
  }
  if (bots.length < 2) throw new Failure(words.fewBots([...BOTS_TO_NAME, ...OWN_BOTS]));
  return bots;
}

function sidesIn(context: Context, words: ArenaWords, asked: Asked, players: number): readonly string[] {
  const choice = mainChoice(context.game.kit);
  if (!choice) return [];
  const all = choice.of.map(({ id }) => id);
  const sides = namedForSeats(context, choice, asked) ?? all;
  const option = `--${forAll(choice)}`;
  const twice = sides.find((side, i) => sides.indexOf(side) !== i);
  if (twice) throw new Failure(words.sideTwice(option, twice));
  if (sides.length < players) throw new Failure(words.fewSides(option, sides.length, players, all));
  return sides;
}

export type Pair = readonly [a: string, b: string];

export function pairsOf({ bots }: Tournament): Pair[] {
  return bots.flatMap((a, i) => bots.slice(i + 1).map((b): Pair => [a, b]));
}

/** A game of the tournament. */
export interface Duel extends Seating {
  readonly pair: Pair;
  /** What each seat plays. */
  readonly sides: readonly string[];
}

/** Deal after deal, every pair plays it twice: the second time the bots have changed places. */
export class Schedule {
  readonly total: number;
  /** Whether somebody thinks: then each game is worth writing down by itself. */
  readonly isSlow: boolean;
  readonly #kit: AnyKit;
  readonly #tournament: Tournament;
  readonly #pairs: readonly Pair[];
  readonly #seatings: readonly (readonly string[])[];

  constructor(kit: AnyKit, tournament: Tournament) {
    const { seed, players, factions, games, bots } = tournament;
    this.#kit = kit;
    this.#tournament = tournament;
    this.#pairs = pairsOf(tournament);
    const inTurn = factions.length > 0 && !isMany(kit, players);
    this.#seatings = inTurn ? shuffle(seeded(seed), arrangements(players, factions)) : [];
    this.isSlow = bots.some((bot) => isOwnBot(bot) || botNamed(bot, kit).budget !== undefined);
    this.total = games * this.#pairs.length;
  }

  duel(game: number): Duel {
    const turn = Math.floor(game / 2);
    const pair = this.#pairs[turn % this.#pairs.length]!;
    const deal = Math.floor(turn / this.#pairs.length);
    const seed = this.#tournament.seed + deal;
    const config = configBy(this.#kit, seatedBy(this.#kit, this.#order(deal), this.#tournament.players), seed);
    const count = this.#kit.game.seats(config);
    const seats = Array.from({ length: count }, (_, seat) => pair[(seat + game) % 2]!);
    const sides = seats.map((_, seat) => this.#kit.setup.side(config, seat));
    return { pair, config, seed, seats, sides };
  }

  /** Every seating in turn; where there are too many, one that is drawn for each deal. */
  #order(deal: number): readonly string[] {
    const { factions, seed } = this.#tournament;
    if (this.#seatings.length > 0) return this.#seatings[deal % this.#seatings.length]!;
    return shuffle(seeded(seed + deal), [...factions]);
  }
}
