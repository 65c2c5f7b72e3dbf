import { TERRAINS, type TerrainName } from '@imperia/clash';

/** What stands on a hex, by the symbol's name: its place, and how large it is. */
export interface Motif {
  readonly of: 'tree' | 'peak' | 'tuft' | 'wave' | 'dune' | 'stone';
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

type Spot = readonly [x: number, y: number, size?: number];

const RIM_TREES: readonly Spot[] = [
  [-34, -6],
  [-24, -22],
  [-8, -30],
  [9, -29],
  [25, -21],
  [35, -4],
  [28, 17],
  [-29, 17],
  [-15, 33],
  [14, 33],
  [1, 38],
];
const INNER_TREES: readonly Spot[] = [
  [-13, -8],
  [6, -12],
  [18, 2],
  [-4, 8],
  [-19, 6],
  [8, 20],
];
const PEAKS: readonly Spot[] = [
  [-20, -10, 0.95],
  [18, -13, 1.05],
  [-2, 12, 1.15],
  [33, 12, 0.62],
  [-34, 14, 0.6],
];
const FAR_PEAKS: readonly Spot[] = [
  [-27, -14, 0.8],
  [25, -16, 0.85],
  [0, -25, 0.7],
];
const TUFTS: readonly Spot[] = [
  [-32, 2],
  [30, -14],
  [-14, -20],
  [4, 4],
  [-20, 24],
  [24, 14],
  [4, -34],
  [2, 30],
];
const FAR_TUFTS: readonly Spot[] = [
  [-38, 4],
  [37, -8],
  [-28, 24],
  [30, 22],
  [-10, -36],
];
const DUNES: readonly Spot[] = [
  [-18, -12, 1],
  [14, -26, 0.85],
  [-4, 16, 1.15],
  [20, 30, 0.75],
  [24, 2, 0.75],
];
const STONES: readonly Spot[] = [
  [-22, -24],
  [28, -14],
  [-35, 6],
  [20, 22],
  [-10, 34],
];
const WAVES: readonly Spot[] = [
  [-28, -10],
  [10, -26],
  [22, -4],
  [-6, 6],
  [-22, 22],
  [16, 24],
  [-12, -30],
];

/** By seed: the same hex looks the same every time. */
function numbers(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What grows on a hex; where pieces stand, it leaves room for them. */
export function motifsOf(terrain: number, code: string, busy: boolean): Motif[] {
  const random = numbers(code);
  const scattered = (of: Motif['of'], spots: readonly Spot[], least: number, more: number) =>
    spots.map(
      ([x, y, size = 1]): Motif => ({
        of,
        x: x + (random() - 0.5) * 5,
        y: y + (random() - 0.5) * 4,
        size: size * (least + random() * more),
      }),
    );
  const planted: Readonly<Record<TerrainName, () => Motif[]>> = {
    grassland: () => scattered('tuft', busy ? FAR_TUFTS : TUFTS, 0.9, 0.3),
    mountain: () => scattered('peak', busy ? FAR_PEAKS : PEAKS, 0.95, 0.12),
    forest: () => scattered('tree', busy ? RIM_TREES : [...RIM_TREES, ...INNER_TREES], 0.78, 0.3),
    barren: () => [...scattered('dune', DUNES, 0.95, 0.1), ...scattered('stone', STONES, 0.6, 0.4)],
    sea: () => scattered('wave', WAVES, 0.8, 0.4),
  };
  const name = TERRAINS[terrain];
  return name ? planted[name]().sort((a, b) => a.y - b.y) : [];
}
