import type { State } from './state.ts';

/*
 * Where the rules were mended, games that were dealt before go on as they began: a stored game is played again from its
 * first answer, and must come to the same end.
 *
 * 1: the first release.
 * 2: a Great Warlord helps in his own march alone; a leader may be recruited where the old one makes room; Steel Weapons
 * arm a Fortress without an army; no ship explores past an enemy ship.
 */
export const FIRST_VERSION = '1';
export const OLDER_VERSIONS: readonly string[] = [FIRST_VERSION];
export const VERSION = '2';

/** Dealt by the rules of the first release. */
export function isOfFirstRules({ version }: State): boolean {
  return version === undefined;
}
