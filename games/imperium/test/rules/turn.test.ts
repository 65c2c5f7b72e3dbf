import { expect } from 'vitest';
import { CARDS, imperium } from '../../src/index.ts';
import { Position, TWO } from '../position.ts';
import { rule } from '../rule.ts';

rule(
  ['IMP-TURN-03', 'IMP-TURN-04', 'IMP-TURN-02', 'IMP-TURN-05'],
  'one of three, then cleanup, then the next player',
  () => {
    const game = new Position(TWO);
    game.set(0, 'hand', 'Unrest', 'Conquer');
    expect(game.asked.seat).toBe(0);
    for (const kind of ['play', 'innovate', 'revolt', 'end activation']) expect(game.offers({ do: kind })).toBe(true);
    game.answer({ do: 'end activation' });
    expect(game.asked.ask.do).toBe('market token');
    game.skip('turn');
    expect(game.asked.seat).toBe(1);
    expect(game.state.round).toBe(1);
  },
);

rule(['IMP-TURN-04', 'IMP-ACTIV-01'], 'once a card was played, neither innovation nor revolt is left', () => {
  const game = new Position(TWO);
  const [gaul] = game.set(0, 'hand', 'Gallia Aquitania', 'Unrest');
  game.answer({ do: 'play', card: gaul! }).skip('turn');
  expect(game.offers({ do: 'innovate' })).toBe(false);
  expect(game.offers({ do: 'revolt' })).toBe(false);
  expect(imperium.whyNot(game.state, 0, { do: 'innovate', seat: 0 })?.rule).toBe('IMP-TURN-04');
});

rule(['IMP-ACTION-01', 'IMP-ACTION-02', 'IMP-ACTION-03', 'IMP-ACTIV-03'], 'three actions, one token each', () => {
  const game = new Position(TWO);
  const regions = game.set(0, 'hand', 'Gallia Aquitania', 'Dalmatia', 'Raetia', 'Unrest');
  game.tokens(0, 9, 9, 9);
  for (const left of [2, 1, 0]) {
    game.answer({ do: 'play', card: regions[2 - left]! }).skip('turn');
    expect(game.seat().actions).toBe(left);
  }
  expect(game.offers({ do: 'play' })).toBe(false);
  expect(imperium.whyNot(game.state, 0, { do: 'play', seat: 0, card: regions[3]! })?.rule).toBe('IMP-ACTION-02');
});

rule(
  ['IMP-ACTION-04', 'IMP-ACTION-05', 'IMP-ANAT-03'],
  'a permanent stays in play, any other card is discarded',
  () => {
    const game = new Position(TWO);
    const [region, advance] = game.set(0, 'hand', 'Dalmatia', 'Advance');
    game.tokens(0, 3, 0, 0);
    game.market(null, null, null, 'Elders', null);
    game.answer({ do: 'play', card: region! }).skip('turn').answer({ do: 'play', card: advance! }).skip('turn');
    expect(game.seat().play.map(({ card }) => card)).toEqual([region]);
    expect(game.seat().discard).toEqual([advance]);
  },
);

rule(
  ['IMP-ACTION-06', 'IMP-ANAT-05', 'IMP-TERM-06', 'IMP-TERM-10'],
  'a card of the other state stays in the hand',
  () => {
    const game = new Position(TWO);
    const [legions, conquer] = game.set(0, 'hand', 'Legions', 'Conquer');
    game.tokens(0, 9, 9, 9);
    expect(game.offers({ do: 'play', card: legions! })).toBe(false);
    expect(game.offers({ do: 'play', card: conquer! })).toBe(true);
    game.seat().empire = true;
    expect(game.offers({ do: 'play', card: legions! })).toBe(true);
    expect(game.offers({ do: 'play', card: conquer! })).toBe(false);
    expect(imperium.whyNot(game.state, 0, { do: 'play', seat: 0, card: conquer! })?.rule).toBe('IMP-ACTION-06');
  },
);

rule('IMP-NATION-20', 'Legions in play let an empire play Conquer', () => {
  const game = new Position(TWO);
  const [conquer] = game.set(0, 'hand', 'Conquer');
  game.tokens(0, 9, 9, 9);
  game.seat().empire = true;
  game.play(0, 'Legions');
  expect(game.offers({ do: 'play', card: conquer! })).toBe(true);
});

rule(['IMP-TERM-84', 'IMP-TERM-85'], 'free plays cost no action, and come once a turn', () => {
  const game = new Position(TWO);
  const [assyrians] = game.set(0, 'hand', 'Assyrians');
  game.seat().actions = 0;
  game.answer({ do: 'play', card: assyrians! });
  expect(game.seat().tokens[1]).toBe(3);
  expect(game.seat().actions).toBe(0);
  game.seat().hand.push(...game.seat().discard.splice(0));
  expect(game.offers({ do: 'play', card: assyrians! })).toBe(false);
  expect(imperium.whyNot(game.state, 0, { do: 'play', seat: 0, card: assyrians! })?.rule).toBe('IMP-TERM-85');
});

rule(
  [
    'IMP-EXHAUST-01',
    'IMP-EXHAUST-02',
    'IMP-EXHAUST-03',
    'IMP-EXHAUST-04',
    'IMP-EXHAUST-06',
    'IMP-EXHAUST-07',
    'IMP-TERM-07',
  ],
  'an exhaust effect takes a token, once a card, whatever its state icon, when its cost can be paid',
  () => {
    const game = new Position(TWO);
    const [temple, coinage] = game.play(0, 'Temple', 'Coinage');
    const [, last] = game.set(0, 'hand', 'Dalmatia', 'Raetia');
    game.answer({ do: 'exhaust', card: temple! }).pick(last!);
    expect(game.seat().exhausts).toBe(4);
    expect(game.seat().tokens[2]).toBe(2);
    expect(game.offers({ do: 'exhaust', card: temple! })).toBe(false);
    expect(imperium.whyNot(game.state, 0, { do: 'exhaust', seat: 0, card: temple!, effect: 0 })?.rule).toBe(
      'IMP-EXHAUST-02',
    );
    game.seat().exhausts = 0;
    expect(game.offers({ do: 'exhaust', card: coinage! })).toBe(false);
    expect(imperium.whyNot(game.state, 0, { do: 'exhaust', seat: 0, card: coinage!, effect: 0 })?.rule).toBe(
      'IMP-EXHAUST-04',
    );
    game.seat().exhausts = 1;
    game.seat().play = game.seat().play.map((one) => ({ ...one, exhausted: false }));
    game.seat().deck.push(...game.seat().hand.splice(0));
    expect(game.offers({ do: 'exhaust', card: temple! })).toBe(false);
    expect(imperium.whyNot(game.state, 0, { do: 'exhaust', seat: 0, card: temple!, effect: 0 })?.rule).toBe(
      'IMP-EXHAUST-06',
    );
  },
);

rule(
  ['IMP-INNOV-01', 'IMP-INNOV-02', 'IMP-INNOV-03', 'IMP-INNOV-04'],
  'innovation: the hand is discarded, a card is broken through for',
  () => {
    const game = new Position(TWO);
    const hand = game.set(0, 'hand', 'Unrest', 'Conquer', 'Glory');
    const [elders] = game.market('Elders');
    game.answer({ do: 'innovate' });
    expect(game.seat().discard).toEqual(hand);
    expect(
      ['region', 'tributary', 'civilised', 'uncivilised'].every((suit) =>
        game.offers({ do: 'break through deck', suit }),
      ),
    ).toBe(true);
    game.answer({ do: 'break through for', take: elders! });
    expect(game.seat().hand).toEqual([elders]);
    expect(game.asked.ask.do).toBe('market token');
  },
);

rule(
  ['IMP-REVOLT-01', 'IMP-REVOLT-02', 'IMP-REVOLT-03', 'IMP-TERM-100'],
  'revolt: any number of unrest goes back',
  () => {
    const game = new Position(TWO);
    const [one, two, other] = game.set(0, 'hand', '1BUNT1/12', '1BUNT2/12', 'Conquer');
    const before = game.state.unrest.length;
    game.answer({ do: 'revolt' }).pick(one!, two!);
    expect(game.state.unrest).toHaveLength(before + 2);
    expect(game.seat().hand).toEqual([other]);
    expect(game.asked.ask.do).toBe('market token');
  },
);

rule(
  ['IMP-CLEAN-01', 'IMP-CLEAN-02', 'IMP-CLEAN-06', 'IMP-CLEAN-07', 'IMP-CLEAN-09', 'IMP-CLEAN-10'],
  'cleanup: a progress on the market, tokens back, discards, five cards',
  () => {
    const game = new Position(TWO);
    const [coinage] = game.play(0, 'Coinage');
    const hand = game.set(0, 'hand', 'Conquer', 'Glory');
    game.seat().actions = 7;
    game.answer({ do: 'exhaust', card: coinage! }).answer({ do: 'end activation' });
    const { card } = game.state.market[2]!;
    game.answer({ do: 'lay token', card });
    expect(game.state.market[2]!.tokens[2]).toBe(1);
    expect([game.seat().actions, game.seat().exhausts]).toEqual([3, 5]);
    expect(game.seat().play[0]!.exhausted).toBe(false);
    expect(game.asked.ask.do).toBe('tidy');
    game.pick(hand[0]!);
    expect(game.seat().discard).toEqual([hand[0]]);
    expect(game.seat().hand).toHaveLength(5);
    expect(game.seat().hand).toContain(hand[1]);
  },
);

rule(
  ['IMP-CLEAN-11', 'IMP-CLEAN-12', 'IMP-CARD-25'],
  'the hand limit is raised while Qin lies in play, and nobody must discard',
  () => {
    const game = new Position(TWO);
    game.play(0, 'Qin');
    game.answer({ do: 'end activation' }).skip('tidy').pick();
    expect(game.seat().hand).toHaveLength(6);
    game.seat(1).hand.push(...game.seat(1).deck.splice(0, 3));
    game.skip('turn').answer({ do: 'end activation' }).skip('tidy').pick();
    expect(game.seat(1).hand).toHaveLength(8);
  },
);

rule(
  ['IMP-CLEAN-03', 'IMP-NATION-12', 'IMP-CLEAN-04', 'IMP-CLEAN-08'],
  'Carthaginians and Qin lay other tokens, Utopians get three exhaust tokens',
  () => {
    const laid = (nation: 'carthaginians' | 'qin', side: 'A' | 'B') => {
      const game = new Position([{ nation, side }, { nation: 'utopians' }]);
      game.answer({ do: 'end activation' }).answer({ do: 'lay token', card: game.state.market[2]!.card });
      return game.state.market[2]!.tokens;
    };
    expect(laid('carthaginians', 'A')).toEqual([1, 0, 0]);
    expect(laid('carthaginians', 'B')).toEqual([2, 0, 0]);
    expect(laid('qin', 'A')).toEqual([0, 1, 0]);
    expect(laid('qin', 'B')).toEqual([0, 1, 0]);
    const game = new Position([{ nation: 'utopians' }, { nation: 'romans' }]);
    game.answer({ do: 'end activation' }).skip('tidy');
    expect(game.seat().exhausts).toBe(3);
  },
);

rule(
  ['IMP-SOLST-01', 'IMP-SOLST-02', 'IMP-SOLST-05', 'IMP-TURN-06', 'IMP-TERM-65'],
  'after the last turn of a round all solstice effects, in an order of choice',
  () => {
    const game = new Position(TWO);
    const [coinage, metropolis] = game.play(0, 'Coinage', 'Metropolis');
    game.play(1, 'Pharmacy');
    game.tokens(0, 0, 0, 0);
    game.tokens(1, 0, 0, 0);
    game.answer({ do: 'end activation' }).skip('turn').answer({ do: 'end activation' }).skip('order solstice');
    expect(game.asked.seat).toBe(0);
    expect(game.offers({ do: 'resolve', card: coinage! })).toBe(true);
    game.answer({ do: 'resolve', card: metropolis! }).answer({ do: 'chosen', option: 1 });
    expect(game.seat().tokens).toEqual([2, 1, 0]);
    expect(game.seat(1).tokens).toEqual([0, 1, 0]);
    expect(game.state.round).toBe(2);
    expect(game.asked.seat).toBe(0);
  },
);

rule(['IMP-ACTION-07', 'IMP-TERM-86', 'IMP-TERM-87'], 'what cannot be paid is neither played nor chosen', () => {
  const game = new Position(TWO);
  const [conquer] = game.set(0, 'hand', 'Conquer');
  game.tokens(0, 5, 0, 0);
  expect(game.offers({ do: 'play', card: conquer! })).toBe(false);
  expect(imperium.whyNot(game.state, 0, { do: 'play', seat: 0, card: conquer! })?.rule).toBe('IMP-TERM-86');
  game.tokens(0, 5, 2, 0);
  game.answer({ do: 'play', card: conquer! });
  expect(game.state.seats[0]!.tokens).toEqual([5, 0, 0]);
  expect(CARDS[conquer!]!.data.name.en).toBe('Conquer');
});
