import {
  type City,
  cityAt,
  flagsOf,
  grid,
  type Hex,
  hexAt,
  type Kind,
  kindOf,
  MOVED,
  NOBODY,
  type Owner,
  owners,
  PORT,
  SEA,
  SHIP,
  type State,
  unitsAt,
} from '@imperia/clash';
import { middleOf, type Point, RADIUS } from './geometry.ts';

/** Units of one kind and one owner that stand together. */
interface Stack {
  readonly owner: Owner;
  readonly kind: Kind;
  readonly n: number;
  /** None of them can go on. */
  readonly moved: boolean;
  /** On board of a ship. */
  readonly aboard: boolean;
}

/** What stands on a hex. */
export interface Standing {
  readonly hex: Hex;
  readonly city: City | undefined;
  readonly stacks: readonly Stack[];
}

/** Ships and soldiers before settlers and leaders: as one looks for them. */
const ORDER: readonly Kind[] = [2, 5, 4, 3, 1, 0];

export function standingOn(view: State): Standing[] {
  return grid(view).hexes.flatMap((_, hex) => {
    const city = cityAt(view, hex);
    const stacks = owners(view).flatMap((owner) => stacksOf(view, owner, hex));
    return city || stacks.length > 0 ? [{ hex, city, stacks }] : [];
  });
}

function stacksOf(view: State, owner: Owner, hex: Hex): Stack[] {
  const units = unitsAt(view, owner, hex);
  return ORDER.flatMap((kind) => {
    const alike = units.filter((one) => kindOf(one) === kind);
    if (alike.length === 0) return [];
    const moved = alike.every((one) => (flagsOf(one) & MOVED) !== 0);
    return [{ owner, kind, n: alike.length, moved, aboard: view.terrain[hex] === SEA && kind !== SHIP }];
  });
}

/** Where a token stands, and how large it is. */
export interface Placed extends Point {
  readonly stack: Stack;
  readonly r: number;
}

/** Half of what a row of tokens may take of its hex: below a city the hex is narrower. */
const ROW = 46;
const ROW_BELOW = 37;

/** Side by side below a city, else in the middle; passengers small on the ship that carries them. */
export function tokensOf({ city, stacks }: Standing): Placed[] {
  const afoot = stacks.filter(({ aboard }) => !aboard);
  const aboard = stacks.filter((stack) => stack.aboard);
  const crowded = afoot.length > 3;
  const most = city ? (crowded ? 9.4 : 10.6) : crowded ? 10.6 : afoot.some(({ kind }) => kind === SHIP) ? 14 : 13;
  const r = Math.min(most, (city ? ROW_BELOW : ROW) / (0.05 + 0.95 * afoot.length));
  const gap = r * (crowded ? 1.9 : 2.15);
  const y = city ? 30 : 4;
  const row = afoot.map((stack, i): Placed => ({ stack, r, x: (i - (afoot.length - 1) / 2) * gap, y }));
  const deck = aboard.map((stack, i): Placed => ({ stack, r: 8, x: (i - (aboard.length - 1) / 2) * 17, y: y - 21 }));
  return [...row, ...deck];
}

/** A building in a city: its kind, its colour and its place. */
export interface Built extends Point {
  readonly building: number;
  readonly owner: Owner;
}

const ARCS: Readonly<Record<number, readonly number[]>> = {
  1: [-90],
  2: [-132, -48],
  3: [-164, -90, -16],
  4: [-176, -119, -61, -4],
};

/** The middle of the houses, so that units fit below them. */
export function townHeight({ stacks }: Standing): number {
  return stacks.length > 0 ? -7 : 2;
}

/** Buildings and wonders in an arc above the houses; a port on the shore of its own. */
export function builtIn(
  city: City,
  height: number,
): { readonly buildings: readonly Built[]; readonly wonders: readonly (Point & { readonly card: number })[] } {
  const inArc = city.buildings.flatMap((owner, building) =>
    owner === NOBODY || (building === PORT && city.port >= 0) ? [] : [{ owner, building }],
  );
  const n = inArc.length + city.wonders.length;
  const angles = ARCS[n] ?? Array.from({ length: n }, (_, i) => -184 + (188 * i) / Math.max(1, n - 1));
  const place = (i: number): Point => {
    const angle = ((angles[i] ?? -90) * Math.PI) / 180;
    return { x: Math.cos(angle) * (n > 2 ? 31 : 29), y: height + Math.sin(angle) * 28 };
  };
  return {
    buildings: inArc.map((one, i) => ({ ...one, ...place(i) })),
    wonders: city.wonders.map((card, i) => ({ card, ...place(inArc.length + i) })),
  };
}

/** From the houses to the sea that the port faces, from the middle of the city's hex. */
export function pierOf(view: State, city: City): Point {
  const [from, to] = [middleOf(grid(view), city.hex), middleOf(grid(view), city.port)];
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  return { x: Math.cos(angle) * RADIUS * 1.06, y: Math.sin(angle) * RADIUS * 1.06 };
}

/** Where the units of a kind stand on the map, from the middle of their hex. */
export function tokenAt(view: State, owner: Owner, kind: Kind, hex: Hex): Point {
  const there = standingOn(view).find((one) => one.hex === hex);
  const token = there && tokensOf(there).find(({ stack }) => stack.owner === owner && stack.kind === kind);
  return token ?? { x: 0, y: 4 };
}

/** Where own units stand. */
export function homesOf(view: State, seat: Owner): Hex[] {
  const own = view.seats[seat];
  if (!own) return [];
  return [...view.cities.filter(({ owner }) => owner === seat).map(({ hex }) => hex), ...own.units.map(hexAt)];
}
