import type { Seat } from '@imperia/engine';
import type { Config } from '../config.ts';
import type { Spoils, State } from '../state.ts';

/** A table for one is played against the virtual player, who sits opposite and is never asked. */
export function isSolo(config: Config): boolean {
  return config.factions.length === 1;
}

export const SOLO_PLAYER: Seat = 0;
export const VIRTUAL_PLAYER: Seat = 1;

export function isVirtual(game: State, seat: Seat): boolean {
  return seat === VIRTUAL_PLAYER && isSolo(game.config);
}

/** Only the Atlanteans have a use for defence tokens when they play alone. */
export function defendsAlone({ config }: State): boolean {
  return isSolo(config) && config.factions[SOLO_PLAYER] === 'atlanteans';
}

const ATTACKS = 2;
const BARBARIAN_ATTACKS = 3;

/** How often it attacks in a round. */
export function attacksOf({ virtual }: State): number {
  return virtual === 'barbarians' ? BARBARIAN_ATTACKS : ATTACKS;
}

const NO_SPOILS: Spoils = { deals: [], tokens: 0 };

/** Puts something into its collection beside locations. */
export function addSpoils(game: State, added: (had: Spoils) => Partial<Spoils>): void {
  const had = game.spoils ?? NO_SPOILS;
  game.spoils = { ...had, ...added(had) };
}
