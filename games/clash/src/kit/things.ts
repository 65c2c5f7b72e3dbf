import type { Thing } from '@imperia/kit';
import { grid } from '../cities.ts';
import { type Hex, hexOf } from '../map/grid.ts';
import { UNITS, type UnitName } from '../pieces.ts';
import type { State } from '../state.ts';

/** What can be pointed at: `card 37`, `hex C4`, `advance mining`, `building port`, `unit infantry`, `unit infantry C4`. */
export type Kind = 'card' | 'hex' | 'advance' | 'building' | 'unit';

export function cardThing(card: number): Thing {
  return `card ${card}`;
}

export function hexCode(game: State, hex: Hex): string {
  return grid(game).hexes[hex]?.code ?? '';
}

export function hexThing(game: State, hex: Hex): Thing {
  return `hex ${hexCode(game, hex)}`;
}

export function advanceThing(id: string): Thing {
  return `advance ${id}`;
}

export function buildingThing(id: string): Thing {
  return `building ${id}`;
}

/** Units of a kind; on a hex, or as such. */
export function unitThing(kind: number, code = ''): Thing {
  return code === '' ? `unit ${UNITS[kind]}` : `unit ${UNITS[kind]} ${code}`;
}

/** What follows the kind; null for a thing of another kind. */
export function idIn(thing: Thing, kind: Kind): string | null {
  return thing.startsWith(`${kind} `) ? thing.slice(kind.length + 1) : null;
}

/** The number of the card; NaN for anything else. */
export function cardIn(thing: Thing): number {
  const id = idIn(thing, 'card');
  return id === null ? Number.NaN : Number(id);
}

/** The hex; -1 for anything else. */
export function hexIn(game: State, thing: Thing): Hex {
  const id = idIn(thing, 'hex') ?? idIn(thing, 'unit')?.split(' ')[1];
  return id === undefined || id === null ? -1 : hexOf(grid(game), id);
}

/** The kind of unit; -1 for anything else. */
export function unitIn(thing: Thing): number {
  return UNITS.indexOf((idIn(thing, 'unit')?.split(' ')[0] ?? '') as UnitName);
}
