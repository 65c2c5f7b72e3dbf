import {
  cityAt,
  type Destination,
  destinations,
  enemyAt,
  FORTRESS,
  type Hex,
  has,
  hexAt,
  hexIn,
  idIn,
  isArmy,
  type Kind,
  kindOf,
  mayMove,
  type Owner,
  owners,
  SEA,
  SHIP,
  type State,
  type Unit,
  unitsAt,
} from '@imperia/clash';
import type { ClashRoom } from '../room.ts';

/** How a hex is lit: possible, possible for a price, or by a battle; and over which hex the way leads, -1 for none. */
export interface Light {
  readonly how: 'open' | 'priced' | 'battle';
  readonly priced: boolean;
  readonly via: Hex;
}

export type Lights = ReadonlyMap<Hex, Light>;

export const OPEN: Light = { how: 'open', priced: false, via: -1 };

type Way = Pick<Destination, 'to' | 'roads' | 'via'>;

function lightOf(view: State, seat: Owner, { to, roads, via }: Way): Light {
  return { how: enemyAt(view, seat, to) ? 'battle' : roads ? 'priced' : 'open', priced: roads, via };
}

/** Where these units may go together; what costs nothing comes before what costs. */
function waysOf(view: State, seat: Owner, ways: readonly Way[]): Map<Hex, Light> {
  const lights = new Map<Hex, Light>();
  for (const way of ways) if (lights.get(way.to)?.priced !== false) lights.set(way.to, lightOf(view, seat, way));
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
    const ways = options.flatMap((option) => (option.do === 'go' ? [option] : []));
    lights.set(hex, waysOf(view, seat, ways).get(hex) ?? OPEN);
  }
  for (const thing of room.choices.picks.keys()) {
    if (idIn(thing, 'hex') !== null) lights.set(hexIn(view, thing), OPEN);
  }
  return lights;
}

/** How many dice each side would begin with, before cards. */
export function diceAt(view: State, seat: Owner, units: readonly Unit[], hex: Hex): readonly [number, number] {
  const sea = view.terrain[hex] === SEA;
  const fights = (kind: Kind) => (sea ? kind === SHIP : isArmy(kind));
  const city = cityAt(view, hex);
  const enemies = owners(view).flatMap((owner) => (owner === seat ? [] : unitsAt(view, owner, hex)));
  const walls = city && city.owner !== seat && has(city, FORTRESS) ? 1 : 0;
  const theirs = enemies.filter((one) => fights(kindOf(one))).length;
  return [units.filter((one) => fights(kindOf(one))).length, theirs > 0 ? theirs + walls : 0];
}
