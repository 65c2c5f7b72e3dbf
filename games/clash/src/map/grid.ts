import layouts from '../../pieces/layouts.json' with { type: 'json' };
import { check } from '../check.ts';

/** A hex of the map: its place in `Grid.hexes`. */
export type Hex = number;

interface Slot {
  /** The hexes under the top, left, right and bottom of a tile that is not turned round; reversed under one that is. */
  readonly hexes: readonly Hex[];
  /** The side of the home tile that the layout wants here; null for a region. */
  readonly home: string | null;
}

/** The shape of the map for so many players. It never changes, and is no part of a state. */
export interface Grid {
  readonly hexes: readonly { readonly q: number; readonly r: number; readonly code: string }[];
  readonly neighbours: readonly (readonly Hex[])[];
  /** Homes first, in the order of the seats, clockwise; then the regions. */
  readonly slots: readonly Slot[];
  readonly homes: number;
  readonly slotOf: readonly number[];
  /** The hexes on the edge of the map as one goes round it clockwise. */
  readonly rim: readonly Hex[];
  readonly onRim: readonly boolean[];
}

/** N, NE, SE, S, SW, NW: clockwise. */
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** Where the top, left, right and bottom of a tile lie from the anchor, for each rotation by a sixth. */
const FOOTPRINTS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 0],
    [-1, 1],
    [1, 0],
    [0, 1],
  ],
  [
    [0, 0],
    [0, 1],
    [1, -1],
    [1, 0],
  ],
  [
    [0, 0],
    [1, 0],
    [0, -1],
    [1, -1],
  ],
  [
    [0, 1],
    [1, 0],
    [-1, 1],
    [0, 0],
  ],
  [
    [1, 0],
    [1, -1],
    [0, 1],
    [0, 0],
  ],
  [
    [1, -1],
    [0, -1],
    [1, 0],
    [0, 0],
  ],
];

/** `D7`: the column by a letter, the row by a number from 1. */
function codeOf(q: number, r: number): string {
  return String.fromCharCode(65 + q) + (r + Math.floor(q / 2) + 1);
}

function placed(code: string): { q: number; r: number } {
  const q = code.charCodeAt(0) - 65;
  return { q, r: Number(code.slice(1)) - 1 - Math.floor(q / 2) };
}

function build(layout: (typeof layouts)[number]): Grid {
  const hexes: { q: number; r: number; code: string }[] = [];
  const known = new Map<string, Hex>();
  const key = (q: number, r: number) => `${q},${r}`;
  const slots = [
    ...layout.homes.map(({ anchor, rotation, tile }) => ({ anchor, rotation, home: tile })),
    ...layout.regions.map(({ anchor, rotation }) => ({ anchor, rotation, home: null })),
  ].map(({ anchor, rotation, home }): Slot => {
    const at = placed(anchor);
    const covered = FOOTPRINTS[rotation]!.map(([dq, dr]) => {
      const q = at.q + dq;
      const r = at.r + dr;
      check(!known.has(key(q, r)), 'pieces/layouts.json', `tiles that do not overlap at ${codeOf(q, r)}`);
      known.set(key(q, r), hexes.length);
      hexes.push({ q, r, code: codeOf(q, r) });
      return hexes.length - 1;
    });
    return { hexes: covered, home };
  });
  const beside = hexes.map(({ q, r }) => DIRECTIONS.map(([dq, dr]) => known.get(key(q + dq, r + dr)) ?? -1));
  const neighbours = beside.map((around) => around.filter((hex) => hex >= 0));
  const slotOf = hexes.map((_, hex) => slots.findIndex(({ hexes: covered }) => covered.includes(hex)));
  const onRim = neighbours.map((around) => around.length < DIRECTIONS.length);
  const rim = walkRound(beside);
  check(
    onRim.every((on, hex) => on === rim.includes(hex)),
    'pieces/layouts.json',
    'a map without holes',
  );
  return { hexes, neighbours, slots, homes: layout.homes.length, slotOf, rim, onRim };
}

/** Clockwise along the edges that have no hex behind them, until the first comes again. */
function walkRound(beside: readonly (readonly number[])[]): Hex[] {
  let hex = beside.findIndex((around) => around.includes(-1));
  let side = beside[hex]!.indexOf(-1);
  const start = `${hex},${side}`;
  const walk: Hex[] = [];
  do {
    if (walk[walk.length - 1] !== hex) walk.push(hex);
    const on = (side + 1) % 6;
    const next = beside[hex]![on]!;
    if (next < 0) side = on;
    else {
      hex = next;
      side = (side + 5) % 6;
    }
  } while (`${hex},${side}` !== start);
  if (walk.length > 1 && walk[0] === walk[walk.length - 1]) walk.pop();
  return walk;
}

const GRIDS: ReadonlyMap<number, Grid> = new Map(layouts.map((layout) => [layout.players, build(layout)]));

export function gridFor(players: number): Grid {
  return GRIDS.get(players)!;
}

export function hexOf(grid: Grid, code: string): Hex {
  return grid.hexes.findIndex((hex) => hex.code === code);
}
