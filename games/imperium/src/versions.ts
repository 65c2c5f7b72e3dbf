import type { State } from './state.ts';

/*
 * Where the rules were mended, games that were dealt before go on as they began: a stored game is played again from its
 * first answer, and must come to the same end.
 *
 * 1: the first release.
 * 2: whoever lays two cards of the hand onto the deck lays two, one after another, and no third; a nation whose
 *    developments have all been taken still becomes an empire by its accession card; a nation card that is being looked
 *    at still lies on its deck; in cleanup cards are drawn until the hand is full, also when an unrest of the power card
 *    fills it; with few unrest left the Rival that finds no card to acquire breaks through to a deck; an unrest that the
 *    Rival returns is counted by whoever made it do so; of several options one that only begins with "may" can always be
 *    chosen; materials of a card that Trading Ships acquire come from the region that they recalled; no card is
 *    garrisoned by an effect that is borrowed; Step Pyramids help only where a token is left for them; nothing is
 *    exhausted to play a card that cannot be played.
 */
export const FIRST_VERSION = '1';
export const OLDER_VERSIONS: readonly string[] = [FIRST_VERSION];
export const VERSION = '2';

/** Dealt by the rules of the first release. */
export function isOfFirstRules({ version }: State): boolean {
  return version === undefined;
}
