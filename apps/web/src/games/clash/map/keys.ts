import type { Grid, Hex } from '@imperia/clash';
import { around } from './geometry.ts';

/** The side that an arrow goes through; with Shift to the lower neighbour of the next column. */
function sideOf({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): number {
  switch (key) {
    case 'ArrowDown':
      return 1;
    case 'ArrowUp':
      return 4;
    case 'ArrowRight':
      return shiftKey ? 0 : 5;
    case 'ArrowLeft':
      return shiftKey ? 2 : 3;
    default:
      return -1;
  }
}

/** The other neighbour in that column, where the first is beyond the edge. */
const OTHER: Readonly<Record<number, number>> = { 0: 5, 5: 0, 2: 3, 3: 2 };

/** The hex to which a key leads; -1 for none. */
export function arrowed(grid: Grid, from: Hex, event: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Hex {
  const side = sideOf(event);
  if (side < 0 || from < 0) return -1;
  const near = around(grid, from);
  const to = near[side]!;
  if (to >= 0) return to;
  const other = OTHER[side];
  return other === undefined ? -1 : near[other]!;
}

/** The code of a hex as far as it has been typed. A small h asks for a hint, so that column begins with a capital. */
export function typed(before: string, key: string, codes: readonly string[]): string {
  const letter = key.length === 1 && key !== 'h' ? key.toUpperCase() : '';
  const begins = (code: string) => codes.some((one) => one.startsWith(code));
  if (/^\d$/.test(key)) return before !== '' && begins(before + key) ? before + key : '';
  return /^[A-Z]$/.test(letter) && begins(letter) ? letter : '';
}
