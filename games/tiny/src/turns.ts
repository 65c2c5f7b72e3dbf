import type { Rules } from '@imperia/engine';
import { kind } from './cards.ts';
import { captainOf, draw, earn, others, range } from './harbour.ts';
import { within } from './map.ts';
import { type TinyState, without } from './state.ts';
import type { TinyEvent, TinyStep } from './steps.ts';

export const turns: Rules<TinyState, TinyStep, TinyEvent> = {
  run: {
    draw(game, { seat }, io) {
      draw(game, seat, io);
    },

    play(game, { seat, card }, io) {
      const captain = captainOf(game, seat);
      captain.hand = without(captain.hand, card);
      io.tell?.({ did: 'play', seat, card });
      if (kind(card) === 'coin') {
        game.discard.push(card);
        earn(game, seat, 2);
      } else captain.fleet.push(card);
    },

    look(game, { seat, from }, io) {
      const card = game.deck.at(-1);
      if (card !== undefined) io.tell?.({ did: 'look', seat, from, card, only: seat });
    },

    pledge(game, { seat, card, to }, io) {
      const captain = captainOf(game, seat);
      captain.hand = without(captain.hand, card);
      captain.pledges.push({ to, cards: [card] });
      io.tell?.({ did: 'pledge', seat, to, card, only: [seat, to] });
    },

    'end turn'(game, { seat }) {
      const second = game.steps.at(-1);
      if (second?.do === 'turn' && second.seat === seat) game.steps.pop();
    },
  },

  ask: {
    turn: (game, ask) => ({ seat: ask.seat, ask, options: actions(game, ask.seat) }),
  },
};

function actions(game: TinyState, seat: number): TinyStep[] {
  const captain = captainOf(game, seat);
  const playable = captain.hand.filter((card) => kind(card) !== 'cannon');
  const cannons = captain.hand.filter((card) => kind(card) === 'cannon');
  const lighthouses = captain.fleet.filter((card) => kind(card) === 'lighthouse');
  const customers = others(game, seat).filter((to) => captain.gold > 0 && captainOf(game, to).fish > 0);
  return [
    ...within(captain.hex, range(captain)).map((to): TinyStep => ({ do: 'sail', seat, to })),
    ...playable.map((card): TinyStep => ({ do: 'play', seat, card })),
    ...customers.map((to): TinyStep => ({ do: 'offer', seat, to, gold: 1, fish: 1 })),
    ...cannons.map((card): TinyStep => ({ do: 'pledge', seat, card, to: others(game, seat)[0]! })),
    ...lighthouses.map((from): TinyStep => ({ do: 'look', seat, from })),
    { do: 'draw', seat },
    { do: 'end turn', seat },
  ];
}
