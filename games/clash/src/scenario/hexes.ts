import type { Shape } from '@imperia/kit/scenario';
import type { Config } from '../config.ts';
import { gridFor, type Hex, hexOf } from '../map/grid.ts';

/** A hex by its column and row. */
export const HEX: Shape = {
  kind: 'text',
  pattern: '^[A-Z][1-9][0-9]?$',
  words: 'the column and row of a hex, such as C4',
};

export function hexNamed({ players }: Config, code: string): Hex {
  return hexOf(gridFor(players), code);
}

/** Undefined for no hex. */
export function codeIn({ players }: Config, hex: Hex): string | undefined {
  return gridFor(players).hexes[hex]?.code;
}
