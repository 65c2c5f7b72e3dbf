import type { Grid, Hex } from '@imperia/clash';

/** From the middle of a hex to a corner, in the map's own units. */
export const RADIUS = 50;
/** From the middle of a hex to a side. */
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Columns stand side by side, every other one half a hex lower. */
export function middleOf({ hexes }: Grid, hex: Hex): Point {
  const { q, r } = hexes[hex]!;
  return { x: 1.5 * RADIUS * q, y: 2 * APOTHEM * (r + q / 2) };
}

function corner(i: number, scale = 1): Point {
  const angle = (Math.PI / 3) * i;
  return { x: Math.cos(angle) * RADIUS * scale, y: Math.sin(angle) * RADIUS * scale };
}

/** A hex round the origin, as the points of a polygon. */
export function hexPoints(scale = 1): string {
  return Array.from({ length: 6 }, (_, i) => corner(i, scale))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');
}

/** Sides clockwise from the one at the lower right. */
export function side(i: number): string {
  const [from, to] = [corner(i), corner(i + 1)];
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}

/** Lower right, below, lower left, upper left, above, upper right. */
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** The hex beyond each side; -1 beyond the edge of the map. */
export function around({ hexes }: Grid, hex: Hex): Hex[] {
  const { q, r } = hexes[hex]!;
  return DIRECTIONS.map(([dq, dr]) => hexes.findIndex((other) => other.q === q + dq && other.r === r + dr));
}

/** The outline of several hexes as one path, so far inside them. */
export function outline(grid: Grid, hexes: ReadonlySet<Hex>, inset = 0): string {
  const from = new Map<string, string[]>();
  for (const hex of hexes) {
    const { x, y } = middleOf(grid, hex);
    const key = (at: Point) => `${Math.round(x + at.x)},${Math.round(y + at.y)}`;
    for (const [i, beyond] of around(grid, hex).entries()) {
      if (hexes.has(beyond)) continue;
      const start = key(corner(i));
      from.set(start, [...(from.get(start) ?? []), key(corner(i + 1))]);
    }
  }
  let path = '';
  for (let start = from.keys().next().value; start !== undefined; start = from.keys().next().value) {
    path += `M${moved(loop(from, start), inset).join('L')}Z`;
  }
  return path;
}

/** Along the sides that begin where the last one ended, until the first comes again; each is used up. */
function loop(from: Map<string, string[]>, start: string): Point[] {
  const points: Point[] = [];
  let here = start;
  do {
    const [x = 0, y = 0] = here.split(',').map(Number);
    points.push({ x, y });
    const ways = from.get(here)!;
    const to = ways.pop()!;
    if (ways.length === 0) from.delete(here);
    here = to;
  } while (here !== start);
  return points;
}

/** Each corner so far inwards, between the sides that meet there. */
function moved(points: readonly Point[], inset: number): string[] {
  return points.map((at, i) => {
    const before = inward(points[(i + points.length - 1) % points.length]!, at);
    const after = inward(at, points[(i + 1) % points.length]!);
    const far = inset / (1 + before.x * after.x + before.y * after.y);
    return `${(at.x + (before.x + after.x) * far).toFixed(1)},${(at.y + (before.y + after.y) * far).toFixed(1)}`;
  });
}

function inward(a: Point, b: Point): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
}

/** The middle of several hexes. */
export function centreOf(grid: Grid, hexes: readonly Hex[]): Point {
  const middles = hexes.map((hex) => middleOf(grid, hex));
  return {
    x: middles.reduce((sum, { x }) => sum + x, 0) / middles.length,
    y: middles.reduce((sum, { y }) => sum + y, 0) / middles.length,
  };
}

/** All of these hexes, with some space around. */
export function boxOf(grid: Grid, hexes: Iterable<Hex>, space = 0): Box {
  const middles = [...hexes].map((hex) => middleOf(grid, hex));
  const [left, right] = extremes(middles.map(({ x }) => x));
  const [top, bottom] = extremes(middles.map(({ y }) => y));
  return {
    x: left - RADIUS - space,
    y: top - APOTHEM - space,
    width: right - left + 2 * (RADIUS + space),
    height: bottom - top + 2 * (APOTHEM + space),
  };
}

function extremes(numbers: readonly number[]): [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}
