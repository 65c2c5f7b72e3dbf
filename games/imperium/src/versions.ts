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

/** Before cards were laid onto the deck one by one. */
export function laysOntoDeckTogether({ version }: State): boolean {
  return version === undefined;
}

/** Before it was the nation that told, and not what is left of its developments. */
export function needsDevelopmentsForEmpire({ version }: State): boolean {
  return version === undefined;
}

/** Before a nation card that is being looked at counted as lying on its deck. */
export function missesLookedAt({ version }: State): boolean {
  return version === undefined;
}

/** Before cleanup ended with a full hand, whatever filled it. */
export function drawsAllMissing({ version }: State): boolean {
  return version === undefined;
}

/** Before the Rival broke through to a deck where it was too prudent to acquire. */
export function rivalAcquiresNothing({ version }: State): boolean {
  return version === undefined;
}

/** Before unrest that the Rival returned was counted. */
export function forgetsUnrestOfRival({ version }: State): boolean {
  return version === undefined;
}

/** Before an option that begins with "may" could be chosen by whoever would do nothing. */
export function mustBeAble({ version }: State): boolean {
  return version === undefined;
}

/** Before cards reacted to the materials of a card that was acquired for them. */
export function takesSilently({ version }: State): boolean {
  return version === undefined;
}

/** Before a card that would have to lie under somebody else's stopped a borrowed effect. */
export function laysUnderNothing({ version }: State): boolean {
  return version === undefined;
}

/** Before one exhaust token could not serve a card and the one that lowers its price. */
export function spendsTokensTwice({ version }: State): boolean {
  return version === undefined;
}

/** Before a card that plays another was exhausted only where there is one that can be played. */
export function playsInVain({ version }: State): boolean {
  return version === undefined;
}
