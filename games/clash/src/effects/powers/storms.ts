import { cityAt } from '../../cities.ts';
import { led } from '../../civilization.ts';
import type { Hex } from '../../map/grid.ts';
import type { Owner } from '../../owners.ts';
import { LEADER } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { hexAt, kindOf, type Unit } from '../../units.ts';

/** A master of storms is in this city of the owner's: the texts of events do it no harm. */
export function isCalm(game: State, owner: Owner, hex: Hex): boolean {
  return cityAt(game, hex)?.owner === owner && led(game, owner, hex, 'storm master') !== undefined;
}

/** Nor to anyone in it, but leaders. */
export function isSheltered(game: State, owner: Owner, one: Unit): boolean {
  return kindOf(one) !== LEADER && isCalm(game, owner, hexAt(one));
}
