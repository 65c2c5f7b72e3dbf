import type { Field } from '@imperia/kit/scenario';
import { SIDES } from '../kit/setup.ts';
import type { TinyConfig, TinyState } from '../state.ts';

/** Where each hex stands in the drawing: the islands round the open sea. */
const ROWS = [
  [6, 1],
  [5, 0, 2],
  [4, 3],
];
const NOBODY = '.';
const FLAGS = SIDES.map((side) => side[0]!);

/** The ships by the first letters of their colours, on the hexes as they lie. */
export function draw({ captains }: TinyState): string[] {
  const at = (hex: number) =>
    captains.flatMap((captain, seat) => (captain.hex === hex ? [FLAGS[seat]!] : [])).join('') || NOBODY;
  return ROWS.map((hexes) => `${hexes.length === 2 ? ' ' : ''}${hexes.map(at).join(' ')}`);
}

function cells(lines: readonly string[]): string[][] {
  return lines.map((line) => line.trim().split(/\s+/));
}

function fault(written: unknown): string | null {
  const rows = cells(written as readonly string[]);
  const fits = rows.length === ROWS.length && rows.every((row, i) => row.length === ROWS[i]!.length);
  return fits ? null : `expected ${ROWS.map(({ length }) => length).join(', ')} hexes in ${ROWS.length} lines`;
}

export const map: Field<TinyState, TinyConfig> = {
  about: 'The ships on the hexes, as they lie: 6 and 1, 5, 0 and 2, 4 and 3. Each is the first letter of its colour.',
  shape: {
    kind: 'own',
    json: 'list',
    words: 'the lines of a map',
    schema: { type: 'array', items: { type: 'string' } },
    fault,
    differs: (wanted, found) => {
      const [one, other] = [wanted, found].map((lines) => JSON.stringify(cells(lines as readonly string[])));
      return one === other
        ? null
        : `expected\n${(wanted as string[]).join('\n')}\nfound\n${(found as string[]).join('\n')}`;
    },
  },
  lay({ state }, lines) {
    for (const [row, flags] of cells(lines as readonly string[]).entries()) {
      for (const [place, ships] of flags.entries()) {
        for (const flag of ships) {
          const captain = state.captains[FLAGS.indexOf(flag)];
          if (captain) captain.hex = ROWS[row]![place]!;
        }
      }
    }
    return undefined;
  },
  read: draw,
};
