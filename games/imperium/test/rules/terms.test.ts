import { expect } from 'vitest';
import { CARDS, imperium } from '../../src/index.ts';
import { Position, TWO } from '../position.ts';
import { rule } from '../rule.ts';

const named = (cards: readonly number[]) => cards.map((card) => CARDS[card]!.data.name.en);

/** Plays a card that lets the first seat acquire, and says what the market was. */
function acquiring(commons: 'classics' | 'legends' = 'classics'): Position {
  const game = new Position(TWO, { commons }).bare();
  game.tokens(0, 9, 9, 0);
  return game;
}

rule(
  ['IMP-TERM-96', 'IMP-TERM-97', 'IMP-TERM-98', 'IMP-TERM-58', 'IMP-TERM-60', 'IMP-TERM-61', 'IMP-ANAT-13'],
  'acquire: the card, its tokens and its unrest; the slot is refilled from its deck',
  () => {
    const game = acquiring();
    const [advance] = game.set(0, 'hand', 'Advance');
    const [, , , elders] = game.market(null, null, null, 'Elders');
    game.state.market[3] = { ...game.state.market[3]!, tokens: [2, 1, 1] };
    const next = game.state.uncivilised.at(-1)!;
    game
      .answer({ do: 'play', card: advance! })
      .answer({ do: 'chosen', option: 0 })
      .answer({ do: 'acquire card', take: elders! });
    expect(named(game.seat().hand)).toEqual(['Unrest', 'Elders']);
    expect(game.seat().tokens).toEqual([9 - 3 + 2, 10, 1]);
    expect(game.state.market[3]).toMatchObject({ card: next, tokens: [0, 0, 0] });
    expect(game.state.market[3]!.unrest).toBeGreaterThanOrEqual(0);
  },
);

rule(
  ['IMP-TERM-50', 'IMP-TERM-51', 'IMP-TERM-52', 'IMP-TERM-53'],
  'breaking through for a face-up card: its tokens come, its unrest goes back',
  () => {
    const game = acquiring();
    const [advance] = game.set(0, 'hand', 'Advance');
    const [, , , elders] = game.market(null, null, null, 'Elders');
    const under = game.state.market[3]!.unrest;
    game.state.market[3] = { ...game.state.market[3]!, tokens: [0, 0, 2] };
    game
      .answer({ do: 'play', card: advance! })
      .answer({ do: 'chosen', option: 1 })
      .answer({ do: 'break through for', take: elders! });
    expect(game.seat().hand).toEqual([elders]);
    expect(game.seat().tokens).toEqual([4, 9, 2]);
    const lies = [...game.state.unrest, ...game.state.market.map(({ unrest }) => unrest)];
    expect(lies).toContain(under);
  },
);

rule('IMP-TERM-54', 'breaking through face down takes the top card of the deck of that suit', () => {
  const game = acquiring();
  const [advance] = game.set(0, 'hand', 'Advance');
  const top = game.state.civilised.at(-1)!;
  game
    .answer({ do: 'play', card: advance! })
    .answer({ do: 'chosen', option: 1 })
    .answer({ do: 'break through deck', suit: 'civilised' });
  expect(game.seat().hand).toEqual([top]);
});

rule(
  ['IMP-TERM-55', 'IMP-TERM-56'],
  'for a tributary the main deck is turned over until one comes; the others are shuffled back',
  () => {
    const game = acquiring();
    const [diplomacy] = game.set(0, 'hand', 'Diplomacy');
    const before = [...game.state.main];
    game.answer({ do: 'play', card: diplomacy! }).answer({ do: 'break through deck', suit: 'tributary' });
    const [taken] = game.seat().hand;
    expect(CARDS[taken!]!.data.type).toBe('tributary');
    const first = [...before].reverse().find((card) => CARDS[card]!.data.type === 'tributary');
    expect(taken).toBe(first);
    expect([...game.state.main].sort()).toEqual(before.filter((card) => card !== taken).sort());
  },
);

rule('IMP-TERM-57', 'with no such card left, two progress', () => {
  const game = acquiring();
  const [diplomacy] = game.set(0, 'hand', 'Diplomacy');
  game.state.main = game.state.main.filter((card) => {
    const isTributary = CARDS[card]!.data.type === 'tributary';
    if (isTributary) game.state.box.push(card);
    return !isTributary;
  });
  game.answer({ do: 'play', card: diplomacy! }).answer({ do: 'break through deck', suit: 'tributary' });
  expect(game.seat().tokens[2]).toBe(2);
  expect(game.seat().hand).toEqual([]);
});

rule('IMP-TERM-59', 'an empty deck of a suit is replaced by the main deck', () => {
  const game = acquiring();
  const [advance] = game.set(0, 'hand', 'Advance');
  const [, , , elders] = game.market(null, null, null, 'Elders');
  game.state.box.push(...game.state.uncivilised.splice(0));
  const next = game.state.main.at(-1)!;
  game
    .answer({ do: 'play', card: advance! })
    .answer({ do: 'chosen', option: 0 })
    .answer({ do: 'acquire card', take: elders! });
  expect(game.state.market[3]!.card).toBe(next);
});

rule(
  ['IMP-TERM-71', 'IMP-TERM-72', 'IMP-TERM-73', 'IMP-CARD-22'],
  'exile: never a card with a token; its unrest goes back',
  () => {
    const game = acquiring();
    const [oasis] = game.set(0, 'hand', 'Oasis');
    const [, , , elders] = game.market(null, null, null, 'Elders');
    const { card: marked } = game.state.market[4]!;
    game.state.market[4] = { ...game.state.market[4]!, tokens: [0, 1, 0] };
    const before = game.state.unrest.length;
    game.answer({ do: 'play', card: oasis! });
    expect(game.asked.pick!.from).not.toContain(marked);
    game.pick(elders!);
    expect(game.state.exile).toEqual([elders]);
    const refilled = game.state.market[3]!.unrest >= 0 ? 1 : 0;
    expect(game.state.unrest).toHaveLength(before + 1 - refilled);
  },
);

rule(['IMP-TERM-74', 'IMP-TERM-75', 'IMP-TERM-76'], 'a swap moves the tokens to the card that comes from exile', () => {
  const game = new Position([{ nation: 'greeks' }, { nation: 'romans' }]).bare();
  game.play(0, 'Lighthouse');
  game.state.exile.push(game.card('Elders'));
  const elders = game.state.exile[0]!;
  for (const pile of ['main', 'uncivilised', 'box'] as const)
    game.state[pile] = game.state[pile].filter((card) => card !== elders);
  const { card } = game.state.market[2]!;
  game.state.market[2] = { card, unrest: -1, tokens: [0, 0, 3] };
  game.answer({ do: 'exhaust', card: game.seat().play[0]!.card });
  if (game.asked.ask.do === 'choose') game.answer({ do: 'chosen', option: 1 });
  if (game.asked.ask.do === 'swap') game.answer({ do: 'swap for', give: elders });
  game.answer({ do: 'swapped', take: card });
  expect(game.state.market[2]).toMatchObject({ card: elders, tokens: [0, 0, 3] });
  expect(game.state.market[2]!.unrest).toBeGreaterThanOrEqual(0);
  expect(game.state.exile).toEqual([card]);
});

rule(['IMP-TERM-62', 'IMP-TERM-63', 'IMP-TERM-26', 'IMP-TERM-18'], 'an abandoned host takes its garrison along', () => {
  const game = acquiring();
  const [glory] = game.set(0, 'hand', 'Glory');
  const regions = game.play(0, 'Jungle', 'Hills', 'Coast');
  const [under] = game.garrison(0, regions[0]!, 'Elders');
  game.answer({ do: 'play', card: glory! });
  const { looked } = game.seat();
  expect(looked).toHaveLength(2);
  game.pick(looked[0]!);
  expect(game.seat().play).toEqual([]);
  expect([...game.seat().discard].sort()).toEqual([...regions, under!, glory!].sort());
  expect(game.seat().hand).toEqual([looked[0]]);
  expect(game.state.fame.at(-1)).toBe(looked[1]);
});

rule(
  ['IMP-TERM-19', 'IMP-TERM-21', 'IMP-TERM-24', 'IMP-TERM-23'],
  'a card from the hand goes under the card being played, and is out of play',
  () => {
    const game = acquiring();
    const [region, elders, glory] = game.set(0, 'hand', 'Gallia Aquitania', 'Elders', 'Glory');
    game.answer({ do: 'play', card: region! });
    expect(game.asked.pick!.from).toContain(elders);
    expect(game.asked.pick!.from).not.toContain(glory);
    game.pick(elders!);
    expect(game.seat().play[0]).toMatchObject({ card: region, garrison: [elders] });
    expect(game.offers({ do: 'play', card: elders! })).toBe(false);
  },
);

rule(['IMP-TERM-20', 'IMP-TERM-22'], 'a card is garrisoned in any region in play, whose play effect it repeats', () => {
  const game = acquiring();
  game.seat().empire = true;
  const [cataphract] = game.set(0, 'hand', 'Cataphract');
  const [jungle] = game.play(0, 'Jungle');
  const population = game.seat().tokens[1]!;
  game.answer({ do: 'play', card: cataphract! }).skip('may').answer({ do: 'agree' });
  expect(game.seat().play[0]!.garrison).toEqual([cataphract]);
  expect(game.seat().play[0]!.card).toBe(jungle);
  expect(game.seat().tokens[1]).toBe(population + 1);
});

rule(
  ['IMP-TERM-13', 'IMP-TERM-14', 'IMP-TERM-04', 'IMP-CARD-28', 'IMP-TERM-81'],
  'Roman Expansion: regions acquired, each other player recalls one with its garrison',
  () => {
    const game = acquiring();
    const [expansion] = game.set(0, 'hand', 'Roman Expansion');
    const [region] = game.play(1, 'Hills');
    const [under] = game.garrison(1, region!, 'Elders');
    game.answer({ do: 'play', card: expansion! }).skip('turn');
    expect([...game.seat(1).hand].sort()).toEqual([region!, under!].sort());
    expect(game.seat(1).play).toEqual([]);
    expect(named(game.seat().history)).toEqual(['Roman Expansion']);
    expect(game.seat().hand.filter((card) => CARDS[card]!.region)).toHaveLength(1);
  },
);

rule(
  ['IMP-TERM-29', 'IMP-TERM-32', 'IMP-CARD-24', 'IMP-TERM-79'],
  'Education: a card from the hand and one from the discard pile into history',
  () => {
    const game = acquiring();
    game.seat().empire = true;
    const [education, elders] = game.set(0, 'hand', 'Education', 'Elders');
    const [oracle] = game.set(0, 'discard', 'Oracle');
    game.answer({ do: 'play', card: education! }).pick(elders!).pick(oracle!);
    expect(game.seat().history).toEqual([elders, oracle]);
    expect(game.seat().actions).toBe(3);
  },
);

rule(
  ['IMP-TERM-33', 'IMP-NATION-41', 'IMP-NATION-28'],
  'Atlanteans and Vikings have no history: the card is discarded',
  () => {
    for (const nation of ['atlanteans', 'vikings'] as const) {
      const game = new Position([{ nation }, { nation: 'romans' }]).bare();
      const [armenians] = game.set(0, 'hand', 'Armenians');
      game.answer({ do: 'play', card: armenians! }).skip('turn');
      expect(game.seat().history).toEqual([]);
      expect(game.seat().discard).toContain(armenians);
    }
  },
);

rule(
  ['IMP-TERM-88', 'IMP-TERM-89', 'IMP-TERM-90'],
  'a progress stands for one population or two materials, without change',
  () => {
    const game = acquiring();
    const [advance, conquer] = game.set(0, 'hand', 'Advance', 'Conquer');
    game.tokens(0, 1, 0, 1);
    game.market('Elders', null, 'Coast');
    game.answer({ do: 'play', card: advance! });
    expect(game.seat().tokens).toEqual([0, 0, 0]);
    game.tokens(0, 2, 0, 2);
    game.skip('turn').answer({ do: 'play', card: conquer! });
    expect(game.seat().tokens).toEqual([2, 0, 0]);
    expect(imperium.whyNot(game.state, 0, { do: 'revolt', seat: 0 })).not.toBeNull();
  },
);

rule(['IMP-CARD-20', 'IMP-CARD-29'], 'Unrest: a population, two cards or three materials to return it', () => {
  const game = acquiring();
  const [unrest, a, b] = game.set(0, 'hand', '1BUNT1/12', 'Elders', 'Oracle');
  const before = game.state.unrest.length;
  game.tokens(0, 3, 1, 0);
  game.answer({ do: 'play', card: unrest! });
  expect(game.asked.options).toHaveLength(3);
  game.answer({ do: 'chosen', option: 1 }).skip('turn');
  expect([...game.seat().discard].sort()).toEqual([a!, b!].sort());
  expect(game.state.unrest).toHaveLength(before + 1);
  expect(CARDS[unrest!]!.data.vp).toEqual({ kind: 'fixed', points: -2 });
});

rule('IMP-TERM-83', 'stealing takes as much as there is', () => {
  const game = acquiring();
  game.seat().empire = true;
  const [poetry] = game.set(0, 'hand', 'Notorious');
  game.tokens(0, 0, 0, 0);
  game.tokens(1, 0, 0, 0);
  const before = game.state.unrest.length;
  game.answer({ do: 'play', card: poetry! });
  expect(game.seat().tokens[2]).toBe(0);
  expect(game.seat(1).hand).toHaveLength(1);
  expect(game.state.unrest).toHaveLength(before - 1);
});

rule(
  ['IMP-CARD-23', 'IMP-TERM-05'],
  'Standing Army: the attack passes its owner by, unless the attacker gives a progress',
  () => {
    for (const pays of [true, false]) {
      const game = new Position([
        { nation: 'romans' },
        { nation: 'macedonians' },
        { nation: 'greeks' },
        { nation: 'celts' },
      ]).bare();
      game.seat().empire = true;
      const [corruption] = game.set(0, 'hand', 'Corruption');
      game.play(1, 'Standing Army');
      for (const seat of [0, 1, 2, 3]) game.tokens(seat, 0, 0, 1);
      game.answer({ do: 'play', card: corruption! });
      expect([game.asked.seat, game.asked.ask.do]).toEqual([0, 'buy off']);
      game.answer({ do: pays ? 'bought off' : 'not bought off' });
      expect(game.seat(1).hand).toHaveLength(pays ? 1 : 0);
      expect(game.seat(1).tokens).toEqual(pays ? [2, 0, 2] : [0, 0, 1]);
      expect(game.seat(2).hand).toHaveLength(1);
    }
  },
);

rule(
  ['IMP-CARD-03', 'IMP-CARD-05', 'IMP-CARD-06', 'IMP-CARD-07', 'IMP-CARD-08', 'IMP-END-04', 'IMP-TERM-48'],
  'King of Kings: once for each player, side A starts the end',
  () => {
    const game = acquiring();
    game.state.box.push(...game.state.fame.splice(0));
    const [glory] = game.set(0, 'hand', 'Glory');
    game.play(0, 'Jungle', 'Hills', 'Coast');
    game.answer({ do: 'play', card: glory! });
    expect(game.seat().tokens[2]).toBe(6);
    expect([game.state.kingTurned, game.state.lastRound]).toEqual([true, 2]);
    game.seat().hand.push(...game.seat().discard.splice(game.seat().discard.indexOf(glory!), 1));
    game.seat().discard = game.seat().discard.filter((card) => card !== glory);
    game.play(0, 'Forest', 'Steppe', 'Marsh');
    game.answer({ do: 'play', card: glory! });
    expect(game.seat().tokens[2]).toBe(6);
    expect(game.seat().hand).toEqual([]);
  },
);
