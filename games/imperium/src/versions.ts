import type { State } from './state.ts';

/*
 * Where the rules were mended, games that were dealt before go on as they began: a stored game is played again from its
 * first answer, and must come to the same end.
 *
 * 1: the first release.
 * 2: whoever lays two cards of the hand onto the deck lays two, one after another, and no third; a nation whose
 *    developments have all been taken still becomes an empire by its accession card.
 */
export const FIRST_VERSION = '1';
export const OLDER_VERSIONS: readonly string[] = [FIRST_VERSION];
export const VERSION = '2';

/** Before cards were laid onto the deck one by one. */
export function laysOntoDeckTogether({ version }: State): boolean {
  return version === undefined;
}

/** Before it was the nation that told, and not what is left of its developments. */
export function needsDevelopmentsForEmpire({ version }: State): boolean {
  return version === undefined;
}
