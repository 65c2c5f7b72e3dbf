import { idIn, type State } from '@imperia/clash';
import type { Thing } from '@imperia/kit';

/** What can be chosen and has no place on the table, or a small one: leaders who may come, open cards, units. */
export function laidOut(view: State, me: number, lit: Iterable<Thing>): Thing[] {
  const own = view.seats[me];
  const drawn = [own?.hand, own?.objectives, own?.wonderHand, own?.persons, view.openEvents, view.openWonders];
  const inSight = new Set(drawn.flatMap((cards) => cards ?? []));
  return [...lit].filter((thing) => {
    const card = idIn(thing, 'card');
    if (card !== null) return !inSight.has(Number(card));
    return idIn(thing, 'unit') !== null || idIn(thing, 'building') !== null;
  });
}
