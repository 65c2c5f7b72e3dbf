import { idIn, type State } from '@imperia/clash';
import type { Thing } from '@imperia/kit';

/** What can be chosen and has no place on the table: leaders who may come, cards that lie open, units to recruit. */
export function laidOut(view: State, me: number, lit: Iterable<Thing>): Thing[] {
  const own = view.seats[me];
  const inHand = new Set([...(own?.hand ?? []), ...(own?.objectives ?? []), ...(own?.wonderHand ?? [])]);
  return [...lit].filter((thing) => {
    const card = idIn(thing, 'card');
    if (card !== null) return !inHand.has(Number(card));
    const unit = idIn(thing, 'unit');
    if (unit !== null) return !unit.includes(' ');
    return idIn(thing, 'building') !== null;
  });
}
