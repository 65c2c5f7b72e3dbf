import type { Io, Seat } from '@imperia/engine';
import { CARDS } from './cards.ts';
import { locationOf, NO_CARD, NOBODY } from './empire.ts';
import type { OsadnicyEvent } from './events.ts';
import { gain } from './gains.ts';
import { discard } from './piles.ts';
import { closeGap, isAtWar } from './positions.ts';
import { completing } from './sets.ts';
import { isVirtual } from './solo/virtual.ts';
import type { Location, State } from './state.ts';
import { reclaim } from './technology.ts';

/** A location left its owner's empire, where its card must now go; whom it worked for. */
export interface Left {
  readonly location: Location;
  readonly owner: Seat;
  readonly controller: Seat;
}

/**
 * Take a location out of its empire, perhaps as a cost. Tokens on it go to the supply, cards under it and the mark of a
 * deal are discarded. The marks of sets go face down to the bottom of the common deck.
 */
export function leaveEmpire(game: State, card: number, io: Io<OsadnicyEvent>, asCost = false): Left {
  const { owner, at } = locationOf(game, card);
  closeGap(game, owner, card);
  const [location] = game.seats[owner]!.locations.splice(at, 1) as [Location];
  for (const under of location.under) discard(game, under);
  if (location.kept) for (const under of location.kept) discard(game, under);
  if (location.laid) for (const under of location.laid) discard(game, under);
  if (location.shored) discard(game, location.shored.card);
  if (location.markers) game.deck.unshift(...location.markers);
  if (location.route !== NO_CARD) discard(game, location.route);
  if (location.copiedBy !== undefined) game.copies!--;
  reclaim(game, owner, location, asCost, io);
  if (game.seizures > 0 && isAtWar(game)) releaseSeized(game, card);
  if (location.neutral) game.seizures--;
  if (location.seizedBy === NOBODY) return { location, owner, controller: owner };
  game.seizures--;
  return { location, owner, controller: location.seizedBy };
}

/** What was seized with a location that is lost belongs to nobody until the end of the round. */
function releaseSeized(game: State, lost: number): void {
  for (const seat of game.seats) {
    seat.locations = seat.locations.map((location) => (location.seizedWith === lost ? released(location) : location));
  }
}

function released({ seizedWith: _lost, ...location }: Location): Location {
  return { ...location, seizedBy: NOBODY, neutral: true };
}

/**
 * A razed common location is turned face down and pays 1 wood to whom it worked for; a faction location is discarded.
 * So is a location of the virtual player.
 * One that was seized comes back to its owner as a foundation in the next round.
 */
export function turnToFoundation(game: State, card: number, io: Io<OsadnicyEvent>): void {
  const { owner, controller } = leaveEmpire(game, card, io);
  if (CARDS[card]!.deck !== 0 || isVirtual(game, owner)) {
    discard(game, card);
    return;
  }
  const { foundations, returning } = game.seats[owner]!;
  completing(game, owner, io, () => (controller === owner ? foundations : returning).push(card));
  io.tell?.({ did: 'foundation', seat: owner, card });
  gain(game, controller, 'wood', 1, { card, why: 'foundation' }, io);
}
