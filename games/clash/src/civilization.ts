import type { Io, Seat } from '@imperia/engine';
import { ADVANCES, type Advance, topOf } from './advances.ts';
import {
  CIVILIZATION_DATA,
  type LeaderData,
  leaderData,
  ownAdvance,
  type Power,
  type PowerNamed,
  type PowerWord,
} from './civilization-data.ts';
import type { ClashEvent } from './events.ts';
import { mark, owns, unmark } from './knowledge.ts';
import type { Hex } from './map/grid.ts';
import { isPlayer, type Owner } from './owners.ts';
import { LEADER } from './pieces.ts';
import type { SeatState, State } from './state.ts';
import { hexAt, kindOf } from './units.ts';

/** For each civilization, the powers of every choice among its four advances: asked for very often. */
const POWERS: readonly (readonly (readonly Power[])[])[] = CIVILIZATION_DATA.map(({ advances }) =>
  Array.from({ length: 1 << advances.length }, (_, owned) =>
    advances.flatMap(({ powers }, place) => ((owned >> place) & 1 ? powers : [])),
  ),
);

const NO_POWERS: readonly Power[] = [];

/** Powers of the civilization's advances that the seat has. */
export function ownPowers(seat: SeatState): readonly Power[] {
  if (seat.civilization < 0) return NO_POWERS;
  let owned = 0;
  for (let place = 0; place < 4; place++) if (owns(seat, ownAdvance(place))) owned |= 1 << place;
  return owned === 0 ? NO_POWERS : POWERS[seat.civilization]![owned]!;
}

export function leaderPowers({ ruling }: SeatState): readonly Power[] {
  if (ruling.length === 0) return NO_POWERS;
  return ruling.length === 1 ? powersOf(leaderData(ruling[0]!)) : ruling.flatMap((card) => powersOf(leaderData(card)));
}

const LEADER_POWERS = new Map(
  CIVILIZATION_DATA.flatMap(({ leaders }) => leaders).map((leader) => [
    leader,
    leader.abilities.flatMap(({ powers }) => powers),
  ]),
);

function powersOf(leader: LeaderData): readonly Power[] {
  return LEADER_POWERS.get(leader)!;
}

function named<Name extends PowerWord>(powers: readonly Power[], name: Name): PowerNamed<Name> | undefined {
  for (const one of powers) if (one.power === name) return one as PowerNamed<Name>;
  return undefined;
}

/** What the seat's civilization gives it; undefined without the advance. */
export function civil<Name extends PowerWord>(game: State, seat: Owner, name: Name): PowerNamed<Name> | undefined {
  return isPlayer(seat) ? named(ownPowers(game.seats[seat]!), name) : undefined;
}

/** Where the seat's leader stands; -1 for nowhere. */
export function leaderHex(game: State, seat: Owner): Hex {
  if (!isPlayer(seat) || game.seats[seat]!.ruling.length === 0) return -1;
  const one = game.seats[seat]!.units.find((unit) => kindOf(unit) === LEADER);
  return one === undefined ? -1 : hexAt(one);
}

/** What the leader does on this hex. */
export function led<Name extends PowerWord>(
  game: State,
  seat: Owner,
  hex: Hex,
  name: Name,
): PowerNamed<Name> | undefined {
  return hex >= 0 && leaderHex(game, seat) === hex ? named(leaderPowers(game.seats[seat]!), name) : undefined;
}

/** What the ruling leader does, wherever that is. */
export function ruled<Name extends PowerWord>(game: State, seat: Owner, name: Name): PowerNamed<Name> | undefined {
  return isPlayer(seat) ? named(leaderPowers(game.seats[seat]!), name) : undefined;
}

/** An advance brings those of the own civilization that are linked with it. */
export function gainLinked(game: State, seat: Seat, advance: Advance, io: Io<ClashEvent>): void {
  const own = game.seats[seat]!;
  if (own.civilization < 0) return;
  const { government, category } = ADVANCES[advance]!;
  const top = government && advance === topOf(category);
  for (const [place, { link }] of CIVILIZATION_DATA[own.civilization]!.advances.entries()) {
    if (owns(own, ownAdvance(place)) || (link < 0 ? !top : link !== advance)) continue;
    mark(own, ownAdvance(place));
    io.tell?.({ did: 'own advance', seat, place });
  }
}

/** Without a government, what came with one is lost. */
export function loseLinkedToGovernment(game: State, seat: Seat): void {
  const own = game.seats[seat]!;
  if (own.civilization < 0) return;
  for (const [place, { link }] of CIVILIZATION_DATA[own.civilization]!.advances.entries())
    if (link < 0) unmark(own, ownAdvance(place));
}
