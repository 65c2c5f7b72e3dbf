import { clockwise, next, type Rules, rolled, rolledMany, trigger } from '@imperia/engine';
import { kind } from './cards.ts';
import { captainOf, earn, others } from './harbour.ts';
import { OPEN_SEA } from './map.ts';
import { LUCK, type TinyState, without } from './state.ts';
import type { TinyEvent, TinyStep } from './steps.ts';

export const sailing: Rules<TinyState, TinyStep, TinyEvent> = {
  run: {
    sail(game, { seat, to }) {
      const met = others(game, seat).filter((other) => captainOf(game, other).hex === to);
      const challenges = met.map((other): TinyStep => ({ do: 'challenge', seat: other, of: seat, to }));
      next(game, ...challenges, { do: 'arrive', seat, to });
    },

    /** One hit of three shots, and the ship turns back: nobody else needs to fire, and it does not arrive. */
    fire(game, { seat, card, of }, io) {
      const captain = captainOf(game, seat);
      captain.hand = without(captain.hand, card);
      game.discard.push(card);
      const rolls = rolledMany(game, io, LUCK.shots, 6, 3);
      io.tell?.({ did: 'fire', seat, card, of, rolls });
      if (rolls.every((roll) => roll < 3)) return;
      while (game.steps.pop()?.do !== 'arrive');
    },

    'let pass'() {},

    arrive(game, { seat, to }, io) {
      captainOf(game, seat).hex = to;
      io.tell?.({ did: 'arrive', seat, to });
      next(game, { do: 'dig', seat });
      trigger(game, lighthouses(game, seat), ({ owner, card }): TinyStep | null =>
        captainOf(game, owner).hex === to ? { do: 'shine', seat: owner, card } : null,
      );
      if (to !== OPEN_SEA) return;
      const roll = rolled(game, io, LUCK.storm, 6);
      io.tell?.({ did: 'storm', seat, roll });
      if (roll < 2) earn(game, seat, -1);
    },

    shine(game, { seat, card }, io) {
      captainOf(game, seat).fish++;
      io.tell?.({ did: 'fish', seat, card });
    },

    dig(game, { seat }, io) {
      const captain = captainOf(game, seat);
      const treasure = game.buried[captain.hex]!.pop();
      if (treasure === undefined) return;
      captain.hold.push(treasure);
      captain.dugAt.push(captain.hex);
      io.tell?.({ did: 'dig', seat, card: treasure, only: seat });
    },
  },

  ask: {
    /** Asked with or without a cannon in hand, or the question alone would tell. */
    challenge: (game, ask) => ({
      seat: ask.seat,
      ask,
      options: [
        ...captainOf(game, ask.seat)
          .hand.filter((card) => kind(card) === 'cannon')
          .map((card): TinyStep => ({ do: 'fire', seat: ask.seat, card, of: ask.of })),
        { do: 'let pass', seat: ask.seat },
      ],
    }),
  },
};

/** The trigger's order: from the seat whose ship arrives, clockwise. */
function lighthouses(game: TinyState, from: number): { owner: number; card: number }[] {
  return clockwise(from, game.captains.length).flatMap((owner) => {
    const lit = captainOf(game, owner).fleet.filter((card) => kind(card) === 'lighthouse');
    return lit.map((card) => ({ owner, card }));
  });
}
