import file from '../../pieces/tiles.json' with { type: 'json' };
import { check } from '../check.ts';

export const TERRAINS = ['grassland', 'mountain', 'forest', 'barren', 'sea'] as const;
export type TerrainName = (typeof TERRAINS)[number];
/** The terrain of a hex: its place in `TERRAINS`, or `UNEXPLORED`. */
export type Terrain = number;

export const GRASSLAND = 0;
export const MOUNTAIN = 1;
export const FOREST = 2;
export const BARREN = 3;
export const SEA = 4;
export const UNEXPLORED = -1;

interface Tile {
  readonly id: string;
  /** The civilization whose home it is. */
  readonly civilization?: string;
  /** Of its top, left, right and bottom hex as it is printed. */
  readonly terrain: readonly Terrain[];
}

function tile(raw: { id: string; civilization?: string; terrain: readonly string[] }): Tile {
  const terrain = raw.terrain.map((name) => TERRAINS.indexOf(name as TerrainName));
  check(terrain.length === 4 && terrain.every((one) => one >= 0), 'pieces/tiles.json', `four terrains on «${raw.id}»`);
  return { ...raw, terrain };
}

/** Region tiles are cards: the number of one is its place here. */
export const REGIONS: readonly Tile[] = file.regions.map(tile);
export const HOMES: readonly Tile[] = file.homes.map(tile);
check(REGIONS.length === 16, 'pieces/tiles.json', '16 regions');

export function isLand(terrain: Terrain): boolean {
  return terrain >= 0 && terrain !== SEA;
}
