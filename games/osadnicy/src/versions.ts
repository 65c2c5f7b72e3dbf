import type { State } from './state.ts';

/*
 * Where the rules were mended, games that were dealt before go on as they began: a stored game is played again from its
 * first answer, and must come to the same end.
 *
 * 1: the first release.
 * 2: the virtual player razes no location without a raze field (OSD-JAPAN-13, OSD-JAPAN-18).
 */
export const FIRST_VERSION = '1';
export const VERSION = '2';

/** Before the Gate and the Shrine were safe from the virtual player. */
export function razesAnyFactionLocation({ version }: State): boolean {
  return version === undefined;
}
