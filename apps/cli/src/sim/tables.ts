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

/** Every way to choose, or so many drawn by lot where there are more. */
function waysToChoose({ of, many }: TableChoice, most: number): string[][] {
  const ids = of.map(({ id }) => id);
  if ((many ? 2 ** ids.length : ids.length) <= most) return many ? subsets(ids) : ids.map((id) => [id]);
  if (!many) return [];
  const rng = seeded(ids.length);
  return Array.from({ length: most }, () => ids.filter(() => below(rng, 2) === 0));
}

/** Every set of options that so many players can play with; of too many, some of all sorts. */
export function optionSets(kit: AnyKit, players: number): Wanted['table'][] {
  const { setup } = kit;
  let tables: Wanted['table'][] = [setup.usual(players).table];
  for (const choice of setup.perTable) {
    const ways = waysToChoose(choice, Math.floor(MANY / tables.length));
    if (ways.length < 2) continue;
    tables = tables.flatMap((table) => ways.map((chosen) => ({ ...table, [choice.id]: chosen })));
  }
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
