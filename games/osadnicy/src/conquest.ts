import { type Io, next, type Refusal, type Seat } from '@imperia/engine';
import type { Modifier } from './card-data.ts';
import { CARDS } from './cards.ts';
import { empireOf, isCommon, isFortress, locationOf, NO_CARD, NOBODY, newLocation, works } from './empire.ts';
import { isDefended } from './equipped.ts';
import type { OsadnicyEvent } from './events.ts';
import { answerFeatures, gain } from './gains.ts';
import { RAZE } from './goods.ts';
import { leaveEmpire } from './leave.ts';
import { discard } from './piles.ts';
import { isAtWar, makeRoom, positionOf } from './positions.ts';
import {
  CONQUEST_BY_POSITION,
  CONQUEST_OF_DEFENDED,
  CONQUEST_OF_GUARDED,
  FORTRESS,
  NO_CONQUEST,
  TARGET_HAS_PASSED,
} from './refusals.ts';
import { completing } from './sets.ts';
import { isVirtual } from './solo/virtual.ts';
import type { Location, State } from './state.ts';

/** For the location farthest from the board; each position nearer costs one more. */
const FARTHEST = 2;

/** Raze tokens needed: by its position, and more for what protects it. */
export function conquestCost(game: State, seat: Seat, of: Seat, location: Location): number {
  return byPosition(game, seat, of, location) + protection(location);
}

function protection(location: Location): number {
  return (isDefended(location) ? 1 : 0) + (location.samurai ? 1 : 0);
}

function byPosition(game: State, seat: Seat, of: Seat, { card }: Location): number {
  const position = positionOf(game, of, card);
  const defended = changeOf('conquestCost', empireOf(game, of), card, position);
  return FARTHEST + position + defended + changeOf('ownConquest', empireOf(game, seat), card, position);
}

/** How much these locations change the cost of conquering that one. */
function changeOf(
  query: Modifier['query'],
  locations: readonly Location[],
  conquered: number,
  position: number,
): number {
  let change = 0;
  for (const location of locations) {
    for (const modifier of CARDS[location.card]!.modifiers) {
      if (modifier.query === query && fits(modifier, conquered, position) && works(location)) change += modifier.add;
    }
  }
  return change;
}

function fits({ of }: Modifier, card: number, position: number): boolean {
  if (of === 'leftmost') return position === 0;
  return of === 'second' ? position === 1 : CARDS[card]!.kind === of;
}

/** May this location be taken from another empire at all, whatever it costs? */
export function conquestTargetRefusal(game: State, seat: Seat, card: number): Refusal | null {
  const { owner } = locationOf(game, card);
  if (!isAtWar(game) || owner === seat || isCommon(CARDS[card]!)) return NO_CONQUEST;
  if (isFortress(card)) return FORTRESS;
  return game.seats[owner]!.passed ? TARGET_HAS_PASSED : null;
}

export function conquestRefusal(game: State, seat: Seat, card: number): Refusal | null {
  const refused = conquestTargetRefusal(game, seat, card);
  if (refused) return refused;
  const raze = game.seats[seat]!.tokens[RAZE]!;
  const { owner, at } = locationOf(game, card);
  const location = game.seats[owner]!.locations[at]!;
  const plain = byPosition(game, seat, owner, location);
  if (raze < plain) return CONQUEST_BY_POSITION;
  if (raze >= plain + protection(location)) return null;
  return location.samurai ? CONQUEST_OF_GUARDED : CONQUEST_OF_DEFENDED;
}

/**
 * Everything that lies on the location is discarded, and it comes next to the board of who conquers it: its production
 * is gained at once, and its feature answers already. The previous owner gains a worker, but nobody does alone.
 */
export function conquer(game: State, seat: Seat, card: number, io: Io<OsadnicyEvent>): void {
  const { owner } = locationOf(game, card);
  io.tell?.({ did: 'conquer', seat, of: owner, card });
  const taken = moved(game, card, io);
  const taker = taken.seizedBy === seat ? NOBODY : taken.seizedBy;
  const { seizedWith, ...location } = taken;
  const stays = { ...location, seizedBy: taker, ...(taker !== NOBODY && { seizedWith: seizedWith! }) };
  if (taker !== NOBODY || taken.neutral) game.seizures++;
  completing(game, seat, io, () => game.seats[seat]!.locations.unshift(stays));
  makeRoom(game, seat, card);
  answerFeatures(game, owner, (when) => when.event === 'conquered');
  answerFeatures(game, seat, (when) => when.event === 'conquer');
  const { production } = CARDS[card]!;
  const produces = production > 0 && taker === NOBODY && !taken.neutral && !taken.wrecked;
  if (produces) next(game, { do: 'effects', seat, card, why: 'production', program: production, at: 0 });
  if (isVirtual(game, owner)) loseCollected(game, io);
  else gain(game, owner, 'worker', 1, { card: NO_CARD, why: 'conquest' }, io);
}

/** The location as it comes to another empire: bare, but for what is no good. */
function moved(game: State, card: number, io: Io<OsadnicyEvent>): Location {
  const { location } = leaveEmpire(game, card, io);
  const { seizedBy, seizedWith, neutral, colour, wrecked } = location;
  return {
    ...newLocation(card),
    seizedBy,
    ...(seizedWith !== undefined && { seizedWith }),
    ...(neutral && { neutral }),
    ...(colour && { colour }),
    ...(wrecked && { wrecked }),
  };
}

/** Alone, a conquest costs the virtual player a card of its collection. */
function loseCollected(game: State, io: Io<OsadnicyEvent>): void {
  const card = game.collection.pop();
  if (card === undefined) return;
  discard(game, card);
  io.tell?.({ did: 'lose collected', card });
}
