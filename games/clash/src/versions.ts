import type { State } from './state.ts';

/*
 * Where the rules were mended, games that were dealt before go on as they began: a stored game is played again from its
 * first answer, and must come to the same end.
 *
 * 1: the first release.
 * 2: a Great Warlord helps in his own march alone; a leader may be recruited where the old one makes room; Steel Weapons
 * arm a Fortress without an army; no ship explores past an enemy ship; land units that go from ship to ship, and cities
 * of Nomads, move once in an action, and passengers who may not move do not go ashore with a ship that becomes a unit;
 * no more army units land with Hegemony than may stand there; buildings are won back only with pieces that are left; a
 * token of the druids is no price for who attacks the barbarians above it; army units that barbarians have attacked in
 * their owner's turn move no more in it.
 */
export const FIRST_VERSION = '1';
export const OLDER_VERSIONS: readonly string[] = [FIRST_VERSION];
export const VERSION = '2';

/** Dealt by the rules of the first release. */
export function isOfFirstRules({ version }: State): boolean {
  return version === undefined;
}
