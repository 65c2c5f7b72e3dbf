import { clockwise, cut, next, type Rules, shuffled, together } from '@imperia/engine';
import { HARBOUR_CARDS, isAdmiral, kind, POOR_TREASURES, RICH_TREASURES, strength } from './cards.ts';
import { captainOf, discard, draw, handOver } from './harbour.ts';
import { HEXES, isEast } from './map.ts';
import { LUCK, type TinyIo, type TinyState, without } from './state.ts';
import type { TinyEvent, TinyStep } from './steps.ts';

const HAND_LIMIT = 3;

export const rounds: Rules<TinyState, TinyStep, TinyEvent> = {
  run: {
    setup(game, _step, io) {
      game.deck = shuffled(game, io, LUCK.deck, HARBOUR_CARDS);
      const rich = shuffled(game, io, LUCK.treasures, RICH_TREASURES);
      const poor = shuffled(game, io, LUCK.treasures, POOR_TREASURES);
      game.buried = HEXES.map((hex) => [(isEast(hex) ? rich : poor).pop()!]);
      for (let i = 0; i < 2; i++) for (const seat of game.captains.keys()) draw(game, seat, io);
      next(game, { do: 'round' });
    },

    round(game, _step, io) {
      if (game.round === game.config.rounds) return;
      game.round++;
      gull(game, io);
      for (const seat of game.captains.keys()) draw(game, seat, io);
      next(game, { do: 'compare bids' });
      together(
        game,
        game.captains.map((_, seat) => ({ seat, step: { do: 'bid', seat } })),
      );
    },

    'bid card'(game, { seat, card }, io) {
      const captain = captainOf(game, seat);
      captain.hand = without(captain.hand, card);
      captain.bid.push(card);
      io.tell?.({ did: 'bid', seat, card });
      if (game.captains.flatMap(({ bid }) => bid).filter(isAdmiral).length > 1) cut(game, { do: 'quarrel', seat });
      next(game, { do: 'swap', seat });
    },

    quarrel(_game, { seat }, io) {
      io.tell?.({ did: 'quarrel', seat });
    },

    'swap cards'(game, { seat, cards }, io) {
      discard(game, seat, cards, io);
      for (let i = 0; i < cards.length; i++) draw(game, seat, io);
    },

    'compare bids'(game, _step, io) {
      const bids = game.captains.map(({ bid }) => (bid[0] === undefined ? -1 : strength(bid[0])));
      game.first = bids.indexOf(Math.max(...bids));
      for (const captain of game.captains) game.discard.push(...captain.bid.splice(0));
      io.tell?.({ did: 'first', seat: game.first });
      const order = clockwise(game.first, game.captains.length);
      const turnOf = (seat: number): TinyStep => ({ do: 'turn', seat });
      next(game, ...order.flatMap((seat) => [turnOf(seat), turnOf(seat)]), { do: 'end of round' });
    },

    'end of round'(game, _step, io) {
      for (const seat of game.captains.keys()) handOver(game, seat, io);
      next(game, ...game.captains.map((_, seat): TinyStep => ({ do: 'hand limit', seat })), { do: 'round' });
    },

    discard(game, { seat, cards }, io) {
      discard(game, seat, cards, io);
    },
  },

  ask: {
    bid: (game, ask) => ({
      seat: ask.seat,
      ask,
      options: captainOf(game, ask.seat).hand.map((card) => ({ do: 'bid card', seat: ask.seat, card })),
    }),

    /** Up to two cards, of different kinds. */
    swap: (game, ask) => ({
      seat: ask.seat,
      ask,
      options: [],
      pick: {
        from: captainOf(game, ask.seat).hand,
        min: 0,
        max: 2,
        allows: (picked) => new Set(picked.map(kind)).size === picked.length,
        answer: (cards) => ({ do: 'swap cards', seat: ask.seat, cards }),
      },
    }),

    'hand limit': (game, ask) => {
      const { hand } = captainOf(game, ask.seat);
      const over = Math.max(0, hand.length - HAND_LIMIT);
      const answer = (cards: readonly number[]): TinyStep => ({ do: 'discard', seat: ask.seat, cards });
      if (over === 0) return { seat: ask.seat, ask, options: [] };
      return { seat: ask.seat, ask, options: [], pick: { from: hand, min: over, max: over, answer }, forced: true };
    },
  },
};

/** The gull looks at the top card, everyone sees it, and the deck is shuffled: a coin brings all of them a fish. */
function gull(game: TinyState, io: TinyIo): void {
  const card = game.deck.at(-1);
  if (card === undefined) return;
  io.tell?.({ did: 'gull', card, shown: true });
  game.deck = shuffled(game, io, LUCK.deck, game.deck);
  if (kind(card) === 'coin') for (const captain of game.captains) captain.fish++;
}
