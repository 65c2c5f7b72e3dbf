import { BOT_NAMES, isBot } from '@imperia/bots';
import { seeded, shuffle } from '@imperia/engine';
import { type Config, configFault, FACTIONS, type Faction, MAX_SEATS, OPTIONS, type Option } from '@imperia/osadnicy';
import { Failure } from '../failure.ts';
import type { Lang } from '../words/lang.ts';
import { arrangements, configsOf, optionSets } from './configs.ts';
import { type SimWords, simWords } from './words.ts';

/** What the command line says, as it was typed. */
export interface Asked {
  readonly games: string;
  readonly players?: string;
  readonly solo?: boolean;
  readonly seats: string;
  readonly factions?: string;
  readonly options?: string;
  readonly seed: string;
  readonly limit: string;
}

/** What is to be played. Game number i has the seed `seed + i`. */
export interface Plan {
  readonly games: number;
  readonly seed: number;
  readonly limit: number;
  /** Names of bots, repeated round the table. */
  readonly bots: readonly string[];
  /** For each number of players in turn, the tables that are played in turn. */
  readonly tables: readonly (readonly Config[])[];
}

export function tableOf({ tables }: Plan, game: number): Config {
  const ofThisSize = tables[game % tables.length]!;
  return ofThisSize[Math.floor(game / tables.length) % ofThisSize.length]!;
}

const EVERY = 'all';
const ALONE = '1';

export function planOf(asked: Asked, lang: Lang): Plan {
  const words = simWords[lang];
  const games = numberIn(words, '--games', asked.games, 1);
  const seed = numberIn(words, '--seed', asked.seed, 0);
  if (asked.solo && (asked.players ?? ALONE) !== ALONE) throw new Failure(words.soloPlayers(asked.players!));
  const limit = numberIn(words, '--limit', asked.limit, 1);
  const factions = asked.factions === undefined ? null : namesIn(words, '--factions', asked.factions, FACTIONS);
  const bots = botsIn(words, asked.seats);
  const typed = asked.solo ? ALONE : (asked.players ?? usualPlayers(bots, factions));
  const players = playersOf(words, typed, factions);
  if (bots.length > Math.max(...players)) throw new Failure(words.tooManyBots(bots.length, Math.max(...players)));
  const tables = players.map((n) =>
    configsOf(factions ? [factions] : arrangements(n), optionsOf(words, typed, asked.options, n)),
  );
  return { games, seed, limit, bots, tables: playable(words, tables).map((some) => mixed(some, seed)) };
}

/** Where several numbers of players are asked for, those that the options do not allow are left out. */
function playable(words: SimWords, tables: readonly (readonly Config[])[]): (readonly Config[])[] {
  const allowed = tables.filter((configs) => configs.every((config) => configFault(config) === null));
  const fault = configFault(tables[0]![0]!);
  if (allowed.length === 0 && fault) throw new Failure(words.table(fault));
  return allowed;
}

/** So that a short run, too, meets all sorts of options. */
function mixed(configs: readonly Config[], seed: number): readonly Config[] {
  const sets = new Set(configs.map(({ options }) => options));
  return sets.size === 1 ? configs : shuffle(seeded(seed), [...configs]);
}

/** As many as are named; where nobody in particular is, every number. */
function usualPlayers(bots: readonly string[], factions: readonly Faction[] | null): string {
  if (factions) return String(factions.length);
  return bots.length > 1 ? String(bots.length) : EVERY;
}

function playersOf(words: SimWords, typed: string, factions: readonly Faction[] | null): number[] {
  const counts = Array.from({ length: MAX_SEATS }, (_, i) => 1 + i);
  if (![...counts.map(String), EVERY].includes(typed)) {
    throw new Failure(words.notOneOf('--players', typed, [...counts.map(String), EVERY]));
  }
  if (factions && typed !== String(factions.length)) {
    throw new Failure(words.otherPlayers(factions.length, typed));
  }
  if (factions) return [factions.length];
  return typed === EVERY ? counts : [Number(typed)];
}

/** Without a word about options: none, or, where everything is to be played, all sets of them. */
function optionsOf(words: SimWords, players: string, options: string | undefined, count: number): Option[][] {
  if (options === EVERY || (options === undefined && players === EVERY)) return optionSets(count);
  return [options === undefined || options === 'none' ? [] : namesIn(words, '--options', options, OPTIONS)];
}

function botsIn(words: SimWords, typed: string): string[] {
  const names = typed.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isBot(name));
  if (unknown === undefined) return names;
  throw new Failure(words.notOneOf('--seats', unknown, [...BOT_NAMES, 'search:500', 'search:200ms']));
}

function numberIn(words: SimWords, option: string, typed: string, least: number): number {
  if (!/^\d{1,9}$/.test(typed) || Number(typed) < least) throw new Failure(words.notANumber(option, typed, least));
  return Number(typed);
}

function namesIn<T extends string>(words: SimWords, option: string, typed: string, allowed: readonly T[]): T[] {
  return typed.split(',').map((part) => {
    const name = part.trim();
    const found = allowed.find((one) => one.toLowerCase() === name.toLowerCase());
    if (found === undefined) throw new Failure(words.notOneOf(option, name, allowed));
    return found;
  });
}
