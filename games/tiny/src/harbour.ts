import { clockwise, modified, type Seat, shuffled } from '@imperia/engine';
import { kind } from './cards.ts';
import { type Captain, LUCK, type TinyIo, type TinyState, without } from './state.ts';

export function captainOf(game: TinyState, seat: Seat): Captain {
  return game.captains[seat]!;
}

export function others(game: TinyState, seat: Seat): Seat[] {
  return clockwise(seat, game.captains.length).slice(1);
}

/** The modifier: each sails card lets a ship go one hex further. */
export function range(captain: Captain): number {
  return modified(1, captain.fleet, (moves, card) => (kind(card) === 'sails' ? moves + 1 : moves));
}

export function earn(game: TinyState, seat: Seat, gold: number): void {
  const captain = captainOf(game, seat);
  const paid = Math.max(-captain.gold, Math.min(gold, game.bank));
  captain.gold += paid;
  game.bank -= paid;
}

export function draw(game: TinyState, seat: Seat, io: TinyIo): void {
  if (game.deck.length === 0) {
    game.deck = shuffled(game, io, LUCK.deck, game.discard);
    game.discard = [];
  }
  const card = game.deck.pop();
  if (card === undefined) return;
  captainOf(game, seat).hand.push(card);
  io.tell?.({ did: 'draw', seat, card, only: seat });
}

export function discard(game: TinyState, seat: Seat, cards: readonly number[], io: TinyIo): void {
  const captain = captainOf(game, seat);
  for (const card of cards) {
    captain.hand = without(captain.hand, card);
    game.discard.push(card);
  }
  io.tell?.({ did: 'discard', seat, cards });
}

/** What was pledged changes hands, and nobody else learns what it was. */
export function handOver(game: TinyState, seat: Seat, io: TinyIo): void {
  for (const { to, cards } of captainOf(game, seat).pledges.splice(0)) {
    captainOf(game, to).hand.push(...cards);
    io.tell?.({ did: 'hand over', seat, to, cards, only: [seat, to] });
  }
}
