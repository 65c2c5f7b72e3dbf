import { works } from './empire.ts';
import type { Location, State } from './state.ts';

/*
 * Where the rules were mended, games that were dealt before go on as they began: a stored game is played again from its
 * first answer, and must come to the same end.
 *
 * 1: the first release.
 * 2: the virtual player razes no location without a raze field (OSD-JAPAN-13, OSD-JAPAN-18).
 * 3: the boards of Amazons and Aztecs produce otherwise, so that factions are even.
 * 4: what is not in the empire takes no technology (OSD-EGYPT-13), and gives nothing at the end
 *    (OSD-SOLO-VIRTUAL-FACTIONS-16); what is wrecked protects nothing, raises no prayer and gives nothing at the end, and
 *    may be given up (OSD-ATLANTIS-CARDS-15, -16).
 * 5: the board of the Amazons produces otherwise, so that they are even where players think ahead, too.
 */
export const FIRST_VERSION = '1';
const SECOND_VERSION = '2';
const THIRD_VERSION = '3';
const FOURTH_VERSION = '4';
export const OLDER_VERSIONS: readonly string[] = [FIRST_VERSION, SECOND_VERSION, THIRD_VERSION, FOURTH_VERSION];
export const VERSION = '5';

/** Before the boards were made even for the first time. */
export function isBeforeThird({ version }: State): boolean {
  return version === undefined || version === SECOND_VERSION;
}

/** Before it was settled what a location still does that is wrecked, barred or somebody else's. */
export function isBeforeFourth(game: State): boolean {
  return isBeforeThird(game) || game.version === THIRD_VERSION;
}

/** Before the boards were made even for the second time. */
export function isBeforeFifth(game: State): boolean {
  return isBeforeFourth(game) || game.version === FOURTH_VERSION;
}

/** Until then a wrecked location went on with what is no action, production or answer. */
export function isInForce(game: State, location: Location): boolean {
  return works(location) || isBeforeFourth(game);
}

/** Before the Gate and the Shrine were safe from the virtual player. */
export function razesAnyFactionLocation({ version }: State): boolean {
  return version === undefined;
}
