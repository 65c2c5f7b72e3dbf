import { expect } from 'vitest';
import { CARDS } from '../../src/index.ts';
import { Position, TWO } from '../position.ts';
import { rule } from '../rule.ts';

const named = (cards: readonly number[]) => cards.map((card) => CARDS[card]!.data.name.en);

/** A position in which the first seat, with an empty deck, has just one card to draw and this discard pile. */
function mustDraw(
  nation: 'romans' | 'vikings' | 'arthurians' | 'utopians' | 'atlanteans',
  ...discard: string[]
): Position {
  const game = new Position([{ nation }, { nation: 'macedonians' }]);
  game.set(0, 'discard', ...discard);
  game.state.box.push(...game.seat().deck.splice(0));
  game.play(0, 'Coinage');
  return game;
}

const draw = (game: Position) => game.answer({ do: 'exhaust', card: game.seat().play.at(-1)!.card });

rule(
  [
    'IMP-DECK-01',
    'IMP-DECK-02',
    'IMP-DECK-03',
    'IMP-DECK-05',
    'IMP-DECK-06',
    'IMP-DECK-08',
    'IMP-DECK-09',
    'IMP-TERM-15',
    'IMP-TERM-16',
  ],
  'a barbarian with an empty deck gains the top nation card, then draws from the new deck',
  () => {
    const game = mustDraw('romans', 'Conquer', 'Glory');
    const top = game.seat().nationDeck.at(-1)!;
    const hand = game.seat().hand.length;
    draw(game);
    expect([...game.seat().deck, ...game.seat().hand]).toContain(top);
    expect(game.seat().hand).toHaveLength(hand + 1);
    expect(game.seat().deck).toHaveLength(2);
    expect(game.seat().discard).toEqual([]);
    expect([game.seat().exhausts, game.seat().nationExhausted]).toEqual([3, true]);
  },
);

rule(
  ['IMP-DECK-04', 'IMP-DECK-18'],
  'with a token on the nation deck, or none on the state card, it only reshuffles',
  () => {
    for (const spent of ['deck', 'tokens'] as const) {
      const game = mustDraw('romans', 'Conquer', 'Glory');
      if (spent === 'deck') game.seat().nationExhausted = true;
      else game.seat().exhausts = 1;
      const before = game.seat().nationDeck.length;
      draw(game);
      expect(game.seat().nationDeck).toHaveLength(before);
      expect(game.seat().deck).toHaveLength(1);
    }
  },
);

rule(['IMP-DECK-07', 'IMP-ANAT-17', 'IMP-TERM-69'], 'the accession card comes last and turns the state card', () => {
  const game = mustDraw('romans', 'Conquer');
  game.state.box.push(...game.seat().nationDeck.splice(0));
  draw(game);
  expect(game.seat().empire).toBe(true);
  expect(named([...game.seat().deck, ...game.seat().hand])).toContain('Julius Caesar');
});

rule(
  ['IMP-DECK-10', 'IMP-NATION-30'],
  'the nadir card of the Arthurians enters play, and their state card stays',
  () => {
    const game = mustDraw('arthurians', 'Excalibur');
    game.state.box.push(...game.seat().nationDeck.splice(0));
    draw(game);
    expect(named(game.seat().play.map(({ card }) => card))).toContain('Gwaith Camlan');
    expect(game.seat().empire).toBe(false);
  },
);

rule(
  ['IMP-DECK-11', 'IMP-END-05', 'IMP-NATION-25'],
  'the zenith card of the Vikings starts the end of the game',
  () => {
    const game = mustDraw('vikings', 'Gothja');
    game.state.box.push(...game.seat().nationDeck.splice(0));
    draw(game);
    expect(game.state.lastRound).toBe(2);
    expect(game.seat().empire).toBe(false);
  },
);

rule(
  ['IMP-DECK-12', 'IMP-NATION-63', 'IMP-NATION-59'],
  'Utopians only reshuffle; whenever their deck becomes empty they take an unrest',
  () => {
    const game = mustDraw('utopians', 'Charity');
    const unrest = game.state.unrest.length;
    draw(game);
    expect(game.seat().exhausts).toBe(2);
    expect(game.seat().deck).toEqual([]);
    expect(game.state.unrest).toHaveLength(unrest - 1);
    expect(named(game.seat().hand)).toContain('Unrest');
  },
);

rule(
  ['IMP-DECK-13', 'IMP-DECK-14', 'IMP-DECK-15', 'IMP-DECK-16', 'IMP-DECK-17', 'IMP-ANAT-09'],
  'an empire may develop any card it can pay for',
  () => {
    const game = mustDraw('romans', 'Conquer', 'Glory');
    game.seat().empire = true;
    game.tokens(0, 4, 1, 0);
    draw(game);
    const engineering = game.seat().developments.find((card) => CARDS[card]!.data.name.en === 'Military Engineering')!;
    expect(game.offers({ do: 'develop nothing' })).toBe(true);
    game.answer({ do: 'develop card', card: engineering });
    expect(game.seat().tokens).toEqual([0, 0, 0]);
    expect([...game.seat().deck, ...game.seat().hand]).toContain(engineering);
    expect([game.seat().exhausts, game.seat().developmentExhausted]).toEqual([3, true]);
  },
);

rule('IMP-DECK-15', 'whoever cannot pay for any development is not asked', () => {
  const game = mustDraw('romans', 'Conquer');
  game.seat().empire = true;
  game.tokens(0, 0, 0, 0);
  draw(game);
  expect(game.asked.ask.do).toBe('turn');
  expect(game.seat().developmentExhausted).toBe(false);
});

rule(['IMP-END-02', 'IMP-DECK-17'], 'the last development starts the end of the game', () => {
  const game = mustDraw('romans', 'Conquer');
  game.seat().empire = true;
  game.state.box.push(...game.seat().developments.splice(1));
  game.tokens(0, 9, 9, 9);
  draw(game);
  game.answer({ do: 'develop card' }).skip('turn');
  expect(game.state.lastRound).toBe(2);
});

rule(
  ['IMP-DECK-19', 'IMP-CLEAN-01'],
  'a token laid on the deck in the draw of the cleanup is missing in the next turn',
  () => {
    const game = new Position(TWO);
    game.set(0, 'discard', 'Conquer', 'Glory', 'Advance');
    game.set(0, 'hand');
    game.state.box.push(...game.seat().deck.splice(0));
    game.answer({ do: 'end activation' }).skip('turn');
    expect(game.asked.seat).toBe(1);
    expect([game.seat().exhausts, game.seat().nationExhausted]).toEqual([4, true]);
  },
);

rule('IMP-DECK-20', "the procedure happens in another player's turn too", () => {
  const game = new Position(TWO).bare();
  const [prosperity] = game.set(0, 'hand', 'Prosperity');
  game.set(1, 'discard', 'Phalanx', 'Elders');
  game.answer({ do: 'play', card: prosperity! }).answer({ do: 'decline' });
  expect(game.asked.seat).toBe(1);
  game.answer({ do: 'agree' });
  expect(game.seat(1).nationExhausted).toBe(true);
  expect(game.seat(1).hand).toHaveLength(1);
  expect(game.seat(1).deck).toHaveLength(2);
});

rule(['IMP-DECK-21', 'IMP-TERM-17'], 'a draw "if able" takes what lies there and never reshuffles', () => {
  const game = new Position(TWO);
  const [mask, other] = game.set(0, 'hand', 'Jade Mask', 'Glory');
  game.set(0, 'discard', 'Conquer');
  game.state.box.push(...game.seat().deck.splice(2));
  game.answer({ do: 'play', card: mask! }).answer({ do: 'so many', n: 2 });
  expect(game.seat().deck).toEqual([]);
  game.pick(other!);
  expect(game.seat().deck).toEqual([other]);
  expect(named(game.seat().discard)).toEqual(['Conquer', 'Jade Mask']);
  expect(game.seat().nationExhausted).toBe(false);
});

rule(
  ['IMP-TERM-66', 'IMP-TERM-67'],
  'an effect develops even with a token on the developments, and lays none there',
  () => {
    const game = new Position(TWO);
    const [tributary] = game.set(0, 'hand', 'Egyptians');
    game.seat().empire = true;
    game.seat().developmentExhausted = true;
    game.tokens(0, 9, 9, 9);
    game.answer({ do: 'play', card: tributary! });
    const { developments } = game.seat();
    game.answer({ do: 'develop card', card: developments[0]! }).skip('turn');
    expect(game.seat().discard).toEqual([developments[0]]);
    expect(game.seat().exhausts).toBe(5);
    expect(game.seat().history).toEqual([tributary]);
  },
);
