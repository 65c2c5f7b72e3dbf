import { expect } from 'vitest';
import { CARDS } from '../../src/index.ts';
import { Position, TWO } from '../position.ts';
import { rule } from '../rule.ts';

const named = (cards: readonly number[]) => cards.map((card) => CARDS[card]!.data.name.en);

rule(['IMP-CARD-30', 'IMP-CARD-31'], 'Julius Caesar and Military Engineering', () => {
  const game = new Position(TWO).bare();
  game.seat().empire = true;
  const [caesar, engineering] = game.set(0, 'hand', 'Julius Caesar', 'Military Engineering');
  game.seat().deck.push(game.card('Elders'), game.card('Oracle'));
  game.set(1, 'hand', 'Conquer', 'Glory', 'Advance');
  game.answer({ do: 'play', card: caesar! }).answer({ do: 'chosen', option: 0 });
  expect(game.seat().hand).toHaveLength(3);
  expect(game.seat().history).toEqual([caesar]);
  game.answer({ do: 'play', card: engineering! });
  expect(game.asked.seat).toBe(1);
  game.skip('turn');
  expect(game.seat(1).hand).toHaveLength(1);
  expect(CARDS[engineering!]!.data).toMatchObject({ cost: { materials: 4, population: 1 }, vp: { points: 3 } });
});

rule(
  ['IMP-CARD-21', 'IMP-ACTION-08'],
  'Floodplain: a discarded card may go into history, a market card is exiled',
  () => {
    const game = new Position(TWO).bare();
    const [floodplain] = game.set(0, 'hand', 'Floodplain');
    const [oracle] = game.set(0, 'discard', 'Oracle');
    game.market('Elders');
    game.answer({ do: 'play', card: floodplain! }).pick(oracle!);
    expect(game.seat().history).toEqual([oracle]);
    expect(game.asked.pick).toMatchObject({ min: 1, max: 1 });
  },
);

rule('IMP-CARD-26', 'Metropolis: one of three at the solstice', () => {
  const game = new Position(TWO, { commons: 'legends' }).bare();
  game.play(0, 'Metropolis');
  game.answer({ do: 'end activation' }).skip('turn').answer({ do: 'end activation' }).skip('choose');
  expect(game.asked.options).toHaveLength(3);
});

rule('IMP-CARD-27', 'Tres Zapotes: up to two masks from the discard pile', () => {
  const game = new Position([{ nation: 'olmecs' }, { nation: 'romans' }]).bare();
  const [region] = game.set(0, 'hand', 'Tres Zapotes');
  const masks = game.set(0, 'discard', 'Stone Mask', 'Stone Mask', 'Stone Mask');
  game.seat().empire = CARDS[region!]!.state === 'empire';
  game.answer({ do: 'play', card: region! });
  expect(game.asked.pick).toMatchObject({ min: 0, max: 2 });
  game.pick(masks[0]!, masks[1]!);
  expect(game.seat().hand).toEqual([masks[0], masks[1]]);
  expect(CARDS[region!]!.data).toMatchObject({ cost: { materials: 4, population: 2 }, vp: { points: 3 } });
});

rule(['IMP-CARD-14', 'IMP-CARD-15'], 'Shaduf: a progress for materials that come from a card with a river', () => {
  const game = new Position(TWO).bare();
  game.play(0, 'Shaduf', 'River');
  const [prosperity] = game.set(0, 'hand', 'Prosperity');
  game.tokens(0, 0, 0, 0);
  game
    .answer({ do: 'play', card: prosperity! })
    .answer({ do: 'decline' })
    .skip('choose')
    .answer({ do: 'chosen', option: 0 });
  expect(game.asked.ask.do).toBe('react');
  game.answer({ do: 'use reaction' });
  expect(game.seat().tokens).toEqual([2, 0, 1]);
});

rule(['IMP-CARD-16', 'IMP-CARD-17'], 'Domestication: the same for fertile', () => {
  const game = new Position(TWO, { commons: 'legends' }).bare();
  const fertile = CARDS.find(
    ({ region, icons, box, nation, data }) =>
      region &&
      icons.includes('fertile') &&
      box === 'legends' &&
      nation === null &&
      !data.players &&
      icons.includes('production'),
  )!;
  game.play(0, 'Domestication', fertile.data.id);
  const [prosperity] = game.set(0, 'hand', 'Prosperity');
  game.tokens(0, 0, 0, 0);
  game
    .answer({ do: 'play', card: prosperity! })
    .answer({ do: 'decline' })
    .skip('choose')
    .answer({ do: 'chosen', option: 0 });
  expect(game.asked.ask.do).toBe('react');
});

rule('IMP-CARD-18', 'Acclaimed: a card with variable points, from the market or the first of the main deck', () => {
  const game = new Position(TWO, { commons: 'legends' }).bare();
  const [acclaimed] = game.set(0, 'hand', 'Acclaimed');
  game.answer({ do: 'play', card: acclaimed! });
  for (const option of game.asked.options) {
    if (option.do === 'break through for') expect(CARDS[option.take]!.data.vp?.kind).toBe('variable');
  }
  game.answer({ do: 'break through deck', suit: 'variable' });
  expect(CARDS[game.seat().hand[0]!]!.data.vp?.kind).toBe('variable');
  expect(game.seat().history).toEqual([acclaimed]);
});

rule('IMP-CARD-19', 'Uttarapatha is two regions for Glory', () => {
  const game = new Position([{ nation: 'mauryans' }, { nation: 'romans' }]).bare();
  const road = CARDS.find(({ faces }) => faces[0]!.standing.some(({ op }) => op === 'counts'))!;
  const [glory] = game.set(0, 'hand', 'Glory');
  const [uttarapatha] = game.play(0, road.data.id);
  expect(game.offers({ do: 'play', card: glory! })).toBe(false);
  const [jungle] = game.play(0, 'Jungle');
  game.seat().empire = CARDS[glory!]!.state === 'empire';
  game.answer({ do: 'play', card: glory! });
  expect(game.seat().looked).toHaveLength(2);
  expect([...game.seat().discard].sort()).toEqual([uttarapatha!, jungle!].sort());
});

rule(['IMP-CARD-01', 'IMP-CARD-02'], 'Embalming: when population is paid, but not when progress pays all of it', () => {
  for (const [population, progress, asked] of [
    [1, 0, 'pick'],
    [0, 1, 'acquire'],
  ] as const) {
    const game = new Position([{ nation: 'egyptians' }, { nation: 'romans' }]).bare();
    game.play(0, 'Embalming');
    const [incursion] = game.set(0, 'hand', 'Egyptian Incursion', 'Elders');
    game.tokens(0, 2, population, progress);
    game.market('Jungle', 'Hills');
    game.answer({ do: 'play', card: incursion! });
    expect(game.asked.ask.do).toBe(asked);
  }
});

rule(
  ['IMP-TERM-38', 'IMP-TERM-41', 'IMP-TERM-43'],
  'a named card is searched in hand, discard pile, deck and nation deck',
  () => {
    const game = new Position([{ nation: 'mauryans' }, { nation: 'romans' }]).bare();
    const [chanakya] = game.set(0, 'hand', 'Chanakya');
    game.seat().empire = CARDS[chanakya!]!.state === 'empire';
    const target = CARDS.find(({ data }) => data.name.en === 'Arthashastra')!.no;
    for (const place of ['nationDeck', 'developments', 'deck'] as const)
      game.seat()[place] = game.seat()[place].filter((card) => card !== target);
    game.seat().deck.push(target);
    game.answer({ do: 'play', card: chanakya! }).answer({ do: 'chosen', option: 1 });
    expect(game.seat().discard).toEqual([target]);
    expect(game.events.map(({ did }) => did)).toContain('find');
  },
);

rule('IMP-TERM-40', 'what is not found changes nothing', () => {
  const game = new Position([{ nation: 'mauryans' }, { nation: 'romans' }]).bare();
  const [chanakya] = game.set(0, 'hand', 'Chanakya');
  game.seat().empire = CARDS[chanakya!]!.state === 'empire';
  game.set(0, 'history', 'Arthashastra');
  game.answer({ do: 'play', card: chanakya! }).answer({ do: 'chosen', option: 1 });
  expect(game.seat().discard).toEqual([]);
  expect(game.events.map(({ did }) => did)).toContain('not found');
});

rule(
  ['IMP-TERM-99', 'IMP-TERM-49'],
  'of several cards one is taken at a time, and the market is refilled in between',
  () => {
    const game = new Position(TWO).bare();
    const [expansion] = game.set(0, 'hand', 'Roman Expansion');
    const [, , coast] = game.market('Elders', 'Oracle', 'Coast');
    const next = game.state.regions.at(-1)!;
    game.answer({ do: 'play', card: expansion! });
    expect(game.seat().hand).toEqual([coast]);
    expect(game.offers({ do: 'acquire card', take: next })).toBe(true);
  },
);

rule('IMP-TERM-77', 'a card acquired from the exile pile brings an unrest where the market would', () => {
  const game = new Position([{ nation: 'arthurians' }, { nation: 'romans' }]).bare();
  const [graal] = game.set(0, 'hand', 'Graal');
  const [elders] = game.set(0, 'discard', 'Elders');
  game.seat().discard = [];
  game.state.exile.push(elders!);
  const before = game.state.unrest.length;
  game.answer({ do: 'play', card: graal! }).skip('acquire').answer({ do: 'acquire exiled', take: elders! });
  expect(named(game.seat().hand)).toEqual(['Unrest', 'Elders']);
  expect(game.state.unrest).toHaveLength(before - 1);
});

rule(['IMP-TERM-08', 'IMP-TERM-11', 'IMP-TERM-82'], 'Egyptians as a tributary: a nation card for barbarians', () => {
  const game = new Position(TWO).bare();
  const [tributary] = game.set(0, 'hand', 'Egyptians');
  const top = game.seat().nationDeck.at(-1)!;
  game.answer({ do: 'play', card: tributary! });
  expect(game.seat().discard).toEqual([top]);
  expect(game.asked.ask.do).toBe('turn');
});

rule(['IMP-TERM-36', 'IMP-EXHAUST-05', 'IMP-TERM-101'], 'Tamga: a card for two', () => {
  const game = new Position([{ nation: 'scythians' }, { nation: 'romans' }]).bare();
  const [tamga] = game.play(0, 'Tamga');
  const [card] = game.set(0, 'hand', 'Elders');
  game.seat().deck.push(game.card('Oracle'), game.card('Boats'));
  game.answer({ do: 'exhaust', card: tamga! });
  expect(game.seat().discard).toEqual([card]);
  expect(named(game.seat().hand)).toEqual(['Boats', 'Oracle']);
});

rule('IMP-TERM-36', 'Oracle: one of the cards that it drew is discarded, none of the others', () => {
  const game = new Position(TWO).bare();
  const [oracle] = game.set(0, 'hand', 'Oracle', 'Marsh');
  const drawn = [game.card('Elders'), game.card('Boats')];
  game.seat().deck.push(...drawn);
  game.answer({ do: 'play', card: oracle! });
  expect(game.asked.pick).toMatchObject({ min: 1, max: 1 });
  expect(named(game.asked.pick!.from).sort()).toEqual(['Boats', 'Elders']);
});
