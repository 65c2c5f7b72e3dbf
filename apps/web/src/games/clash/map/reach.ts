import {
  type Destination,
  destinations,
  enemyAt,
  grid,
  type Hex,
  hexAt,
  hexIn,
  idIn,
  mayMove,
  type Owner,
  type State,
  type Unit,
} from '@imperia/clash';
import type { ClashRoom } from '../room.ts';

/** How a hex is lit: possible, possible for a price, or by a battle. */
export type Light = 'open' | 'priced' | 'battle';

export type Lights = ReadonlyMap<Hex, Light>;

function lightOf(view: State, seat: Owner, { to, roads }: Pick<Destination, 'to' | 'roads'>): Light {
  if (enemyAt(view, seat, to)) return 'battle';
  return roads ? 'priced' : 'open';
}

/** Where these units may go together; what costs nothing comes before what costs. */
function waysOf(view: State, seat: Owner, ways: readonly Pick<Destination, 'to' | 'roads'>[]): Map<Hex, Light> {
  const lights = new Map<Hex, Light>();
  for (const way of ways) if (lights.get(way.to) !== 'open') lights.set(way.to, lightOf(view, seat, way));
  return lights;
}

export function reachOf(view: State, seat: Owner, units: readonly Unit[]): Lights {
  return units.length === 0 ? new Map() : waysOf(view, seat, destinations(view, seat, units));
}

/** Units that could set out from a hex. */
export function marchersAt(view: State, seat: Owner, hex: Hex): Unit[] {
  const units = view.seats[seat]?.units ?? [];
  return units.filter((one) => hexAt(one) === hex && mayMove(view, seat, one));
}

/** Where whoever stands there could go: all together, else each alone. */
export function reachFrom(view: State, seat: Owner, hex: Hex): Lights {
  const units = marchersAt(view, seat, hex);
  const together = reachOf(view, seat, units);
  if (together.size > 0) return together;
  return new Map(units.flatMap((one) => [...reachOf(view, seat, [one])]));
}

/** What the question lights on the map. */
export function litHexes(room: ClashRoom, wanted: (hex: Hex) => boolean): Lights {
  const { view, seat } = room.now;
  const lights = new Map<Hex, Light>();
  for (const [thing, options] of room.choices.byThing) {
    if (idIn(thing, 'hex') === null) continue;
    const hex = hexIn(view, thing);
    if (hex < 0 || !wanted(hex)) continue;
    const ways = options.flatMap((option) => ('roads' in option && 'to' in option ? [option as Destination] : []));
    lights.set(hex, waysOf(view, seat, ways).get(hex) ?? 'open');
  }
  for (const thing of room.choices.picks.keys()) {
    if (idIn(thing, 'hex') !== null) lights.set(hexIn(view, thing), 'open');
  }
  return lights;
}

/** Every hex of the map, by its number. */
export function allHexes(view: State): Hex[] {
  return [...grid(view).hexes.keys()];
}
