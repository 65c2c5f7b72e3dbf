import { next, type Rules } from '@imperia/engine';
import { captainOf } from './harbour.ts';
import type { TinyState } from './state.ts';
import type { TinyEvent, TinyStep } from './steps.ts';

export const trade: Rules<TinyState, TinyStep, TinyEvent> = {
  run: {
    offer(game, { seat, to, gold, fish }, io) {
      io.tell?.({ did: 'offer', seat, to, gold, fish });
      next(game, { do: 'consider', seat: to, by: seat, gold, fish });
    },

    counter(game, { seat, by, gold, fish }, io) {
      io.tell?.({ did: 'offer', seat, to: by, gold, fish });
      next(game, { do: 'consider counter', seat: by, by: seat, gold, fish });
    },

    accept(game, { buyer, seller, gold, fish }, io) {
      captainOf(game, buyer).gold -= gold;
      captainOf(game, seller).gold += gold;
      captainOf(game, seller).fish -= fish;
      captainOf(game, buyer).fish += fish;
      io.tell?.({ did: 'trade', seat: buyer, with: seller, gold, fish });
    },

    decline(_game, { seat }, io) {
      io.tell?.({ did: 'decline', seat });
    },
  },

  ask: {
    consider: (game, ask) => {
      const { seat, by, gold, fish } = ask;
      const options: TinyStep[] = [
        { do: 'accept', seat, buyer: by, seller: seat, gold, fish },
        { do: 'decline', seat },
      ];
      if (captainOf(game, by).gold > gold) options.push({ do: 'counter', seat, by, gold: gold + 1, fish });
      return { seat, ask, options };
    },

    'consider counter': (_game, ask) => {
      const { seat, by, gold, fish } = ask;
      return {
        seat,
        ask,
        options: [
          { do: 'accept', seat, buyer: seat, seller: by, gold, fish },
          { do: 'decline', seat },
        ],
      };
    },
  },
};
