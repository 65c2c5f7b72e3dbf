import type { Seat } from '@imperia/engine';
import { COLOURS, type Colour, type Power } from './card-data.ts';
import { CARDS, type Card } from './cards.ts';
import { type Good, NO_TOKENS } from './goods.ts';
import type { Location, State } from './state.ts';

export const NOBODY: Seat = -1;
export const NO_CARD = -1;

export interface Place {
  readonly owner: Seat;
  readonly at: number;
}

export function newLocation(card: number, defended = false): Location {
  return {
    card,
    used: 0,
    spent: NO_TOKENS,
    defended,
    samurai: false,
    blocked: false,
    seizedBy: NOBODY,
    under: [],
    aside: NO_TOKENS,
    route: NO_CARD,
    routeOf: NOBODY,
  };
}

/** Where a built card stands. */
export function locationOf(game: State, card: number): Place {
  for (let owner = 0; owner < game.seats.length; owner++) {
    const { locations } = game.seats[owner]!;
    for (let at = 0; at < locations.length; at++) if (locations[at]!.card === card) return { owner, at };
  }
  throw new Error(`${CARDS[card]?.code} is in no empire`);
}

export function findLocation(game: State, card: number): Location {
  const { owner, at } = locationOf(game, card);
  return game.seats[owner]!.locations[at]!;
}

export function replaceLocation(game: State, owner: Seat, at: number, location: Location): void {
  game.seats[owner]!.locations[at] = location;
}

/** The locations that work for a seat: its own that nobody has seized or barred, and those it has seized. */
export function empireOf(game: State, seat: Seat): readonly Location[] {
  const own = game.seats[seat]!.locations;
  if (game.seizures === 0 && game.virtual !== 'egyptians') return own;
  const controlled = own.filter(isWithOwner);
  for (const { locations } of game.seats) {
    for (const location of locations) if (location.seizedBy === seat) controlled.push(location);
  }
  return controlled;
}

/** Nobody has seized it, nor keeps it out of the empire. */
export function isWithOwner({ seizedBy, barred, neutral }: Location): boolean {
  return seizedBy === NOBODY && !barred && !neutral;
}

/** Only a siege has an effect on it. */
export function isFortress(card: number): boolean {
  return CARDS[card]!.fortress;
}

/** Whom a location works for. */
export function controllerOf(game: State, card: number): Seat {
  const { owner, at } = locationOf(game, card);
  const { seizedBy } = game.seats[owner]!.locations[at]!;
  return seizedBy === NOBODY ? owner : seizedBy;
}

/** Whether what is printed on a location works: not while it is wrecked, nor before it has been unlocked. */
export function works({ card, wrecked, unlocked }: Location): boolean {
  return !wrecked && (unlocked === true || CARDS[card]!.unlock === null);
}

/** Does a location of this seat change that rule? */
export function hasPower(game: State, seat: Seat, power: Power): boolean {
  return isAmong(empireOf(game, seat), power);
}

export function isAmong(locations: readonly Location[], power: Power): boolean {
  for (const location of locations) {
    if (CARDS[location.card]!.powers.includes(power) && works(location)) return true;
  }
  return false;
}

/** Seats that may be the target of an action: who has passed may not. */
export function targetsOf(game: State, seat: Seat): Seat[] {
  const targets: Seat[] = [];
  for (let i = 1; i < game.seats.length; i++) {
    const other = (seat + i) % game.seats.length;
    if (!game.seats[other]!.passed) targets.push(other);
  }
  return targets;
}

export function isCommon(card: Card): boolean {
  return card.deck === 0;
}

export function coloured(game: State, seat: Seat, bit: number): number {
  let count = 0;
  for (const location of empireOf(game, seat)) if (coloursOf(location) & bit) count++;
  return count;
}

/** One bit for each of `COLOURS`: those printed on the card, or the one chosen for it. */
export function coloursOf({ card, colour }: Location): number {
  return colour === undefined ? CARDS[card]!.colours : colourBit(colour);
}

export function colourBit(colour: Colour): number {
  return 1 << COLOURS.indexOf(colour);
}

export function samuraiOf(game: State, seat: Seat): number {
  let count = 0;
  for (const location of empireOf(game, seat)) if (location.samurai) count++;
  return count;
}

/** A deal of a seat: under its board, or with a location of another empire, on which a card marks it. */
export interface Deal {
  /** The card whose deal field counts. */
  readonly card: number;
  readonly of: Seat;
  readonly good: Good;
}

export function dealsOf(game: State, seat: Seat): Deal[] {
  const deals: Deal[] = game.seats[seat]!.deals.map((card) => ({ card, of: seat, good: CARDS[card]!.deal! }));
  return deals.concat(routesOf(game, seat));
}

/** Deals made with locations of other empires. */
function routesOf(game: State, seat: Seat): Deal[] {
  const routes: Deal[] = [];
  for (let of = 0; of < game.seats.length; of++) {
    if (of === seat) continue;
    for (const { card, routeOf } of game.seats[of]!.locations) {
      if (routeOf === seat) routes.push({ card, of, good: CARDS[card]!.deal! });
    }
  }
  return routes;
}

/** The card of a deal that ends: from under the board of its owner, or the one that marks it on another's location. */
export function takenDeal(game: State, seat: Seat, of: Seat, card: number): number {
  if (of === seat) {
    const { deals } = game.seats[seat]!;
    deals.splice(deals.indexOf(card), 1);
    return card;
  }
  const { owner, at } = locationOf(game, card);
  const location = game.seats[owner]!.locations[at]!;
  replaceLocation(game, owner, at, { ...location, route: NO_CARD, routeOf: NOBODY });
  return location.route;
}
