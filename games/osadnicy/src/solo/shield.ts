import type { Io } from '@imperia/engine';
import { findLocation, locationOf, replaceLocation } from '../empire.ts';
import { has } from '../equipped.ts';
import type { OsadnicyEvent } from '../events.ts';
import { gain } from '../gains.ts';
import type { Location, State } from '../state.ts';
import type { StepOf } from '../steps.ts';
import { removeTechnology } from '../technology.ts';
import { addSpoils, defendsAlone } from './virtual.ts';

/** Whether an attack of the virtual player would cost this location a token instead of the location itself. */
export function isShielded(game: State, location: Location): boolean {
  return defendsAlone(game) && (location.defended || has(location, 'techDefense'));
}

/** The token is lost, for a point where it is technology; in the advanced variant it is collected. */
export function loseShield(game: State, card: number, io: Io<OsadnicyEvent>): void {
  const { owner, at } = locationOf(game, card);
  const location = findLocation(game, card);
  io.tell?.({ did: 'shield', seat: owner, card });
  if (location.defended) {
    replaceLocation(game, owner, at, { ...location, defended: false });
  } else {
    removeTechnology(game, card, 'techDefense');
    gain(game, owner, 'vp', 1, { card, why: 'technology' }, io);
  }
  if (!game.config.options.includes('atlantisSoloAdvanced')) return;
  addSpoils(game, ({ shields = 0 }) => ({ shields: shields + 1 }));
}

export function runDiscardDefense(game: State, { seat }: StepOf<'discard defense'>): void {
  const own = game.seats[seat]!;
  own.locations = own.locations.map((location) => (location.defended ? { ...location, defended: false } : location));
}
