import buildings from '../pieces/buildings.json' with { type: 'json' };
import faces from '../pieces/die.json' with { type: 'json' };
import units from '../pieces/units.json' with { type: 'json' };
import { check } from './check.ts';
import { type Good, type Goods, goods } from './goods.ts';

export const UNITS = ['settler', 'infantry', 'ship', 'cavalry', 'elephant', 'leader'] as const;
export type UnitName = (typeof UNITS)[number];
/** A kind of unit: its place in `UNITS`. */
export type Kind = number;

export const SETTLER = 0;
export const INFANTRY = 1;
export const SHIP = 2;
export const CAVALRY = 3;
export const ELEPHANT = 4;
export const LEADER = 5;

export const BUILDINGS = ['academy', 'fortress', 'port', 'temple', 'market', 'obelisk', 'observatory'] as const;
export type BuildingName = (typeof BUILDINGS)[number];
/** A kind of building: its place in `BUILDINGS`. */
export type Building = number;

export const ACADEMY = 0;
export const FORTRESS = 1;
export const PORT = 2;
export const TEMPLE = 3;
export const MARKET = 4;
export const OBELISK = 5;
export const OBSERVATORY = 6;

export const SETTLEMENTS = 7;
export const BARBARIAN_SETTLEMENTS = 10;
export const EXHAUSTED_MARKERS = 6;

type Cost = { readonly [G in Good]?: number };

interface Named {
  readonly name: { readonly pl: string; readonly en: string };
  readonly expansion?: boolean;
}

export interface UnitData extends Named {
  readonly id: string;
  readonly cost: Goods;
  readonly perPlayer: number;
  readonly barbarian: number;
  readonly pirate: number;
  /** The building without which a city cannot recruit it; -1 for none. */
  readonly needs: Building;
}

export interface BuildingData extends Named {
  readonly id: string;
  readonly cost: Goods;
  readonly perPlayer: number;
  /** The id of an advance. */
  readonly requires: string;
}

interface Face {
  readonly value: number;
  readonly icon: Kind;
}

export const UNIT_DATA: readonly UnitData[] = UNITS.map((id, kind) => {
  const unit = (
    units as readonly (Named & {
      id: string;
      cost: Cost;
      perPlayer: number;
      barbarian?: number;
      pirate?: number;
      needs?: string;
    })[]
  )[kind];
  check(unit?.id === id, 'pieces/units.json', `the unit «${id}» in place ${kind}`);
  const needs = unit!.needs === undefined ? -1 : BUILDINGS.indexOf(unit!.needs as BuildingName);
  check(unit!.needs === undefined || needs >= 0, 'pieces/units.json', `a building that «${id}» needs`);
  return { ...unit!, cost: goods(unit!.cost), needs, barbarian: unit!.barbarian ?? 0, pirate: unit!.pirate ?? 0 };
});

export const BUILDING_DATA: readonly BuildingData[] = BUILDINGS.map((id, kind) => {
  const building = (
    buildings as readonly (Named & { id: string; cost: Cost; perPlayer: number; requires: string })[]
  ).find((one) => one.id === id);
  check(building !== undefined, 'pieces/buildings.json', `the building «${id}» (${kind})`);
  return { ...building!, cost: goods(building!.cost) };
});

/** The twelve faces of the die: a number, and the unit whose ability it calls. */
export const FACES: readonly Face[] = faces.map(({ value, icon }) => {
  const kind = UNITS.indexOf(icon as UnitName);
  check(kind >= 0, 'pieces/die.json', `the unit «${icon}»`);
  return { value, icon: kind };
});
check(FACES.length === 12, 'pieces/die.json', 'twelve faces');

export function isArmy(kind: Kind): boolean {
  return kind !== SETTLER && kind !== SHIP;
}
