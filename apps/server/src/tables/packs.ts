import { MOST_PACK_LETTERS, MOST_PACKS, packsIn } from '@imperia/kit';
import { PACKS } from '../games.ts';

/** All packs of a table together, as text: about what a request has room for. */
const MOST_LETTERS = 1.5 * MOST_PACK_LETTERS;

/**
 * Makes the packs known that a configuration holds, or that somebody wants at a table. Each is checked whole: those that
 * are not right, or too long, stay unknown, and the game refuses the table.
 */
export function meetPacks(game: string, of: unknown): void {
  const packs = packsIn(of);
  const own = PACKS.get(game);
  if (!own || !Array.isArray(packs) || packs.length > MOST_PACKS || areTooLong(packs)) return;
  for (const file of packs) own.take(file);
}

export function areTooLong(packs: unknown): boolean {
  return packs !== undefined && JSON.stringify(packs).length > MOST_LETTERS;
}
