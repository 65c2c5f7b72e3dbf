import { below, seeded, shuffle } from '@imperia/engine';
import type { AnyKit, SeatChoice, TableChoice, Wanted } from '@imperia/kit';

/** More different tables than these are not gone through in turn: each game draws one by lot. */
const MANY = 100_000;

/** Of what no two seats have the same, every way to give it to so many seats. */
export function arrangements(players: number, of: readonly string[]): string[][] {
  if (players === 0) return [[]];
  return of.flatMap((first) => {
    const others = of.filter((one) => one !== first);
    return arrangements(players - 1, others).map((rest) => [first, ...rest]);
  });
}

function subsets<T>([first, ...others]: readonly T[]): T[][] {
  if (first === undefined) return [[]];
  const without = subsets(others);
  return [...without, ...without.map((rest) => [first, ...rest])];
}

/** By which the seats of a game differ most: its factions, its nations. */
export function mainChoice({ setup }: AnyKit): SeatChoice | undefined {
  return setup.perSeat.find(({ distinct }) => distinct);
}

/** Whether there are too many seatings to go through, each so many times. */
export function isMany(kit: AnyKit, players: number, times = 1): boolean {
  const ways = mainChoice(kit)?.of.length ?? 1;
  let count = times;
  for (let i = 0; i < players; i++) count *= Math.max(1, ways - i);
  return count > MANY;
}

/** So many seats for which nothing is chosen yet. */
function freeSeats({ setup }: AnyKit, players: number): Wanted['seats'][number][] {
  return setup.usual(players).seats.map((seat) => Object.fromEntries(Object.keys(seat).map((id) => [id, null])));
}

/** Every seating in turn; where there are too many of them, one that is drawn for each game. */
export function seatingsOf(kit: AnyKit, players: number, times = 1): Wanted['seats'][] {
  const choice = mainChoice(kit);
  const free = freeSeats(kit, players);
  if (!choice || isMany(kit, players, times)) return [free];
  const ids = choice.of.map(({ id }) => id);
  return arrangements(players, ids).map((order) => free.map((seat, at) => ({ ...seat, [choice.id]: order[at]! })));
}

/** So many are drawn where there are too many ways to choose; most of them cannot be played, where much excludes much. */
const DRAWS = 60_000;

function waysToChoose({ of, many }: TableChoice): string[][] {
  const ids = of.map(({ id }) => id);
  return many ? subsets(ids) : ids.map((id) => [id]);
}

function everyTable(usual: Wanted['table'], choices: readonly TableChoice[]): Wanted['table'][] {
  let tables = [usual];
  for (const choice of choices) {
    const ways = waysToChoose(choice);
    tables = tables.flatMap((table) => ways.map((chosen) => ({ ...table, [choice.id]: chosen })));
  }
  return tables;
}

/** Of all sorts, with little chosen and with much; of what only one can be chosen, what is usual. */
function drawnTables(usual: Wanted['table'], choices: readonly TableChoice[]): Wanted['table'][] {
  const several = choices.filter(({ many }) => many);
  const rng = seeded(several.length);
  return Array.from({ length: DRAWS }, () => {
    const share = 1 + below(rng, 9);
    const drawn = several.map(({ id, of }) => [id, of.flatMap((one) => (below(rng, 10) < share ? [one.id] : []))]);
    return { ...usual, ...Object.fromEntries(drawn) };
  });
}

/** Thousands are tried and most refused: they are found once for a game and a number of players. */
const found = new WeakMap<AnyKit, Map<number, Wanted['table'][]>>();

/** Every set of options that so many players can play with; of too many, some of all sorts. */
export function optionSets(kit: AnyKit, players: number): readonly Wanted['table'][] {
  const known = found.get(kit) ?? new Map<number, Wanted['table'][]>();
  found.set(kit, known);
  const sets = known.get(players) ?? playableSets(kit, players);
  known.set(players, sets);
  return sets;
}

function playableSets(kit: AnyKit, players: number): Wanted['table'][] {
  const { setup } = kit;
  const usual = setup.usual(players).table;
  const choices = setup.perTable.filter(({ of, many }) => of.length > (many ? 0 : 1));
  const ways = choices.reduce((product, { of, many }) => product * (many ? 2 ** of.length : of.length), 1);
  const tables = (ways > MANY ? drawnTables : everyTable)(usual, choices);
  const seats = freeSeats(kit, players);
  return tables.filter((table) => 'config' in setup.make({ seats, table }, () => 0));
}

export function configBy({ setup }: AnyKit, wanted: Wanted, seed: number): unknown {
  const rng = seeded(seed);
  const made = setup.make(wanted, (n) => below(rng, n));
  if ('config' in made) return made.config;
  throw new Error(setup.faultText(made, 'en'));
}

/** So that a short run, too, meets all sorts of options. */
export function mixed<T>(tables: readonly T[], seed: number): readonly T[] {
  return shuffle(seeded(seed), [...tables]);
}
