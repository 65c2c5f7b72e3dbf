import { type Io, next, type Seat, shuffled } from '@imperia/engine';
import { ruled } from './civilization.ts';
import { WONDER_CARD } from './decks.ts';
import type { ClashEvent } from './events.ts';
import type { State } from './state.ts';
import { WONDERS } from './wonder-data.ts';
import { powerOf } from './wonders.ts';

/** Each of chance's purposes has a stream of its own; the numbers never change. */
export const REGION_TILES = 0;
export const SEATING = 1;
export const FIRST_PLAYER = 2;
export const ACTION_DECK = 3;
export const OBJECTIVE_DECK = 4;
export const EVENT_DECK = 5;
export const WONDER_DECK = 6;
export const COMBAT_DICE = 7;
export const INFLUENCE_DIE = 8;
export const LEADER_DICE = 9;
export const CARD_DICE = 10;
export const LEADER_LOT = 11;
export const END_DIE = 12;

/** The next action card; null when both deck and discards are empty. */
function drawAction(game: State, io: Io<ClashEvent>): number | null {
  if (game.actionDeck.length === 0) {
    if (game.actionDiscard.length === 0) return null;
    game.actionDeck = shuffled(game, io, ACTION_DECK, game.actionDiscard);
    game.actionDiscard = [];
    io.tell?.({ did: 'shuffle', deck: 'action' });
  }
  return game.actionDeck.pop()!;
}

/** Whoever owns the Great Mausoleum is asked from where. */
export function drawActionToHand(game: State, seat: Seat, io: Io<ClashEvent>): void {
  if (game.actionDiscard.length > 0 && powerOf(game, seat, 'draw from discards'))
    next(game, { do: 'choose draw', seat });
  else takeTopAction(game, seat, io);
}

/** Face up; of who owns the Great Mausoleum, to the bottom. */
export function discardAction(game: State, seat: Seat, card: number): void {
  discard(game, seat, card, game.actionDiscard);
}

export function discardEvent(game: State, seat: Seat, card: number): void {
  discard(game, seat, card, game.eventDiscard);
}

function discard(game: State, seat: Seat, card: number, pile: number[]): void {
  if (powerOf(game, seat, 'discard to the bottom')) pile.unshift(card);
  else pile.push(card);
}

export function takeTopAction(game: State, seat: Seat, io: Io<ClashEvent>): void {
  const card = drawAction(game, io);
  if (card === null) return;
  game.seats[seat]!.hand.push(card);
  io.tell?.({ did: 'draw', seat, card, only: seat });
}

/** Objectives that are out are not drawn again: the deck simply ends. */
export function drawObjective(game: State, seat: Seat, io: Io<ClashEvent>): void {
  const card = game.seats[seat]!.destined.shift() ?? game.objectiveDeck.pop();
  if (card === undefined) return;
  game.seats[seat]!.objectives.push(card);
  io.tell?.({ did: 'draw', seat, card, only: seat });
}

export function drawWonder(game: State, seat: Seat, io: Io<ClashEvent>): void {
  const shared = game.config.options.includes('sharedWonders');
  if (!shared && takeOwnWonder(game, seat, io)) return;
  if (game.openWonders.length > 0 && !shared) next(game, { do: 'choose wonder', seat });
  else takeTopWonder(game, seat, io);
}

/** Some leaders want one wonder and no other: it is taken from wherever it is, unless it has been built. */
function takeOwnWonder(game: State, seat: Seat, io: Io<ClashEvent>): boolean {
  const wish = ruled(game, seat, 'own wonder');
  if (!wish) return false;
  const card = WONDER_CARD + WONDERS.findIndex(({ id }) => id === wish.wonder);
  const holder = game.seats.findIndex(({ wonderHand }) => wonderHand.includes(card));
  const pile = [game.wonderDeck, game.openWonders].find((cards) => cards.includes(card));
  if (holder === seat || (holder < 0 && !pile)) return false;
  removeCard(pile ?? game.seats[holder]!.wonderHand, card);
  game.seats[seat]!.wonderHand.push(card);
  io.tell?.({ did: 'receive', seat, cards: [card] });
  if (pile === game.wonderDeck) game.wonderDeck = shuffled(game, io, WONDER_DECK, game.wonderDeck);
  if (holder >= 0) takeTopWonder(game, holder, io);
  if (pile === game.openWonders && game.wonderDeck.length > 0) game.openWonders.push(game.wonderDeck.pop()!);
  return true;
}

export function takeTopWonder(game: State, seat: Seat, io: Io<ClashEvent>): void {
  const card = game.wonderDeck.pop();
  if (card === undefined) return;
  if (game.config.options.includes('sharedWonders')) {
    game.openWonders.push(card);
    io.tell?.({ did: 'draw', seat, card });
    return;
  }
  game.seats[seat]!.wonderHand.push(card);
  io.tell?.({ did: 'draw', seat, card, only: seat });
}

export function drawEvent(game: State, io: Io<ClashEvent>): number {
  if (game.eventDeck.length === 0) {
    game.eventDeck = shuffled(game, io, EVENT_DECK, game.eventDiscard);
    game.eventDiscard = [];
    io.tell?.({ did: 'shuffle', deck: 'event' });
  }
  return game.eventDeck.pop()!;
}

export function removeCard(from: number[], card: number): void {
  const at = from.indexOf(card);
  if (at < 0) throw new Error(`There is no card ${card} here`);
  from.splice(at, 1);
}
