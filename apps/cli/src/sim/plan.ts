import type { AnyKit, Wanted } from '@imperia/kit';
import { BOTS_TO_NAME, canBeNamed, OWN_BOTS } from '../bots/kinds.ts';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';
import { chosenForTable, onlyOne, seatsNamed, type Typed, wantedBy } from '../play/choices.ts';
import { configBy, mixed, optionSets, seatingsOf } from './tables.ts';
import { type SimWords, simWords } from './words.ts';

/** What the command line says, as it was typed. */
export interface Asked extends Typed {
  readonly games: string;
  readonly players?: string;
  readonly solo?: boolean;
  readonly seats: string;
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
  readonly tables: readonly (readonly Wanted[])[];
}

/** The table at which game number `game` is played; what is left to chance follows from the game's seed. */
export function tableOf(kit: AnyKit, { tables, seed }: Plan, game: number): unknown {
  const ofThisSize = tables[game % tables.length]!;
  return configBy(kit, ofThisSize[Math.floor(game / tables.length) % ofThisSize.length]!, seed + game);
}

const EVERY = 'all';
const NONE = 'none';
const ALONE = '1';

export function planOf(context: Context, asked: Asked): Plan {
  const words = simWords[context.lang];
  const { kit } = context.game;
  const games = numberIn(words, '--games', asked.games, 1);
  const seed = numberIn(words, '--seed', asked.seed, 0);
  if (asked.solo && (asked.players ?? ALONE) !== ALONE) throw new Failure(words.soloPlayers(asked.players!));
  const limit = numberIn(words, '--limit', asked.limit, 1);
  const named = seatsNamed(context, { ...asked, solo: undefined });
  const bots = botsIn(words, asked.seats);
  if (asked.solo) onlyOne(context, Math.max(named ?? 1, bots.length));
  const { most } = kit.setup;
  if (named !== null && !countsOf(kit).includes(named)) throw new Failure(words.otherSeats(named, countsOf(kit)));
  if (bots.length > most) throw new Failure(words.tooManyBots(bots.length, most));
  const typed = asked.solo ? ALONE : (asked.players ?? usualPlayers(bots, named));
  const players = playersOf(words, kit, typed, named);
  if (bots.length > Math.max(...players)) throw new Failure(words.tooManyBots(bots.length, Math.max(...players)));
  const tables = players.map((count) => tablesFor(context, asked, count, named !== null, typed === EVERY));
  return { games, seed, limit, bots, tables: playable(context, tables).map((some) => inTurn(some, seed)) };
}

/** The seatings in turn for each set of options: those that were named, or all there are. */
function tablesFor(context: Context, asked: Asked, players: number, named: boolean, every: boolean): Wanted[] {
  const { kit } = context.game;
  const options = kit.setup.perTable.map(({ id }) => asked[id]);
  const everyOption = options.includes(EVERY) || (every && options.every((one) => one === undefined));
  const said = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== EVERY && value !== NONE));
  const usual = { ...kit.setup.usual(players).table, ...noneOf(context, asked), ...chosenForTable(context, said) };
  const tables = everyOption ? optionSets(kit, players) : [usual];
  const seatings = named ? [wantedBy(context, said, players).seats] : seatingsOf(kit, players, tables.length);
  return tables.flatMap((table) => seatings.map((seats) => ({ seats, table })));
}

function noneOf({ game }: Context, asked: Asked): Wanted['table'] {
  return Object.fromEntries(
    game.kit.setup.perTable.filter(({ id }) => asked[id] === NONE).map(({ id }) => [id, []] as const),
  );
}

/** Tables that the game does not allow are left out, and numbers of players for which there is none. */
function playable({ game, lang }: Context, tables: readonly (readonly Wanted[])[]): (readonly Wanted[])[] {
  const { setup } = game.kit;
  const faultOf = (wanted: Wanted) => {
    const made = setup.make(wanted, () => 0);
    return 'config' in made ? null : made;
  };
  const allowed = tables
    .map((some) => some.filter((wanted) => faultOf(wanted) === null))
    .filter((some) => some.length > 0);
  const fault = faultOf(tables[0]![0]!);
  if (allowed.length === 0 && fault) throw new Failure(setup.faultText(fault, lang));
  return allowed;
}

/** Seatings one after the other; several sets of options mixed, so that a short run meets all sorts of them. */
function inTurn(tables: readonly Wanted[], seed: number): readonly Wanted[] {
  return tables.every(({ table }) => table === tables[0]!.table) ? tables : mixed(tables, seed);
}

/** As many as are named; where nobody in particular is, every number. */
function usualPlayers(bots: readonly string[], named: number | null): string {
  if (named !== null) return String(named);
  return bots.length > 1 ? String(bots.length) : EVERY;
}

/** How many can play. */
function countsOf({ setup: { least, most, alone } }: AnyKit): number[] {
  return [...(alone ? [1] : []), ...Array.from({ length: most - least + 1 }, (_, i) => least + i)];
}

function playersOf(words: SimWords, kit: AnyKit, typed: string, named: number | null): number[] {
  const counts = countsOf(kit);
  if (![...counts.map(String), EVERY].includes(typed)) {
    throw new Failure(words.notOneOf('--players', typed, [...counts.map(String), EVERY]));
  }
  if (named !== null && typed !== String(named)) throw new Failure(words.otherPlayers(named, typed));
  return typed === EVERY ? counts : [Number(typed)];
}

function botsIn(words: SimWords, typed: string): string[] {
  const names = typed.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !canBeNamed(name));
  if (unknown === undefined) return names;
  throw new Failure(words.notOneOf('--seats', unknown, [...BOTS_TO_NAME, ...OWN_BOTS]));
}

function numberIn(words: SimWords, option: string, typed: string, least: number): number {
  if (!/^\d{1,9}$/.test(typed) || Number(typed) < least) throw new Failure(words.notANumber(option, typed, least));
  return Number(typed);
}
