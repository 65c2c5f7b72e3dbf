import { SPECTATOR, seeded, view } from '@imperia/engine';
import { type Block, LANGS, type Lang, plain, type Sketch } from '@imperia/kit';
import { expect, test } from 'vitest';
import { cover } from '../../src/cover.ts';
import { CARDS, imperium, NATION_DATA, NATIONS, scoreOf } from '../../src/index.ts';
import { library } from '../../src/kit/library.ts';
import { kit } from '../../src/kit.ts';
import { Position, TWO } from '../position.ts';

const { deeds, story, mind, words } = kit;

test('the cover names all nations as their cards do', () => {
  expect(cover.sides).toEqual(Object.fromEntries(NATIONS.map((nation) => [nation, NATION_DATA[nation].name])));
});

const inWords = (sketch: Sketch): string => sketch.map(lineOf).join('\n');

function lineOf(block: Block): string {
  switch (block.is) {
    case 'line':
      return plain(block.parts);
    case 'facts':
      return block.of.map(plain).join(' | ');
    case 'things':
      return [block.title, ...block.of.map(({ name, facts }) => [name, ...facts.map(plain)].join(' | '))].join('\n');
    case 'group':
      return `${plain(block.title)}\n${inWords(block.of)}`;
    case 'map':
      return '';
  }
}

const seen = (game: Position, seat: number, lang: Lang = 'en') =>
  inWords(kit.sketch(view(imperium, game.state, seat), seat, lang));

test('the table in words shows what lies there, and of a rival what anybody could remember', () => {
  const game = new Position(TWO);
  game.set(0, 'hand', 'Glory', 'Conquer');
  game.set(1, 'discard', 'Mercenaries');
  game.play(1, 'Phalanx');
  const text = seen(game, 0);
  expect(text).toContain('Your hand (2)\nGlory');
  expect(text).toContain('discard pile 1: Mercenaries');
  expect(text).toMatch(/^Phalanx \| Exhaust: spend 1 action/m);
  const rival = game.seat(1).known.map((card) => CARDS[card]!.data.name.en);
  const line = text.split('\n').find((one) => one.startsWith('in hand or deck: '))!;
  for (const name of rival.filter((name) => name !== 'Mercenaries')) expect(line).toContain(name);
});

test('a rival hand and deck are counted, never named one by one', () => {
  const game = new Position(TWO);
  const [drawn] = game.set(1, 'hand', 'Coinage');
  expect(game.seat(1).known).not.toContain(drawn);
  for (const seat of [0, SPECTATOR]) {
    expect(seen(game, seat)).not.toContain('Coinage');
    expect(seen(game, seat)).toContain('cards shown to nobody: 1');
  }
  expect(seen(game, 1)).toContain('Your hand (1)\nCoinage');
});

test('once the game is over everyone sees what was counted', () => {
  const game = new Position(TWO);
  const [secret] = game.set(1, 'history', 'Coinage');
  const during = story.scores(view(imperium, game.state, 0)).at(-1)!.bySeat[1]!;
  game.state.phase = 'end';
  const after = view(imperium, game.state, 0);
  expect(after.seats[1]!.history).toEqual([secret]);
  expect(story.scores(after).at(-1)!.bySeat).toEqual([0, 1].map((seat) => scoreOf(game.state, seat).points));
  expect(after.seats[1]!.deck.every((card) => card >= 0)).toBe(true);
  expect(during).not.toBeNaN();
});

test('the score stands in the columns of the places where its cards lie', () => {
  const game = new Position(TWO);
  game.set(0, 'history', 'Coinage');
  game.tokens(0, 0, 0, 7);
  const columns = Object.fromEntries(story.scores(game.state).map(({ column, bySeat }) => [column, bySeat[0]]));
  expect(columns).toMatchObject({ progress: 7, history: 2 });
  const { total, ...parts } = columns;
  expect(Object.values(parts).reduce((sum, n) => sum! + n!, 0)).toBe(total);
});

test('progress is told by the round in which it came and went', () => {
  const game = new Position(TWO);
  game.tokens(0, 0, 0, 4);
  const heard = [
    { did: 'round', round: 1, last: false },
    { did: 'gain', seat: 0, card: -1, token: 'progress', n: 5 },
    { did: 'gain', seat: 1, card: -1, token: 'progress', n: 9 },
    { did: 'round', round: 2, last: false },
    { did: 'pay', seat: 0, tokens: [1, 0, 2] },
    { did: 'steal', seat: 1, of: 0, token: 'progress', n: 1 },
    { did: 'buy off', seat: 1, of: 0, token: 'progress', n: 1 },
  ] as const;
  const gained = story.gained(game.state, heard).filter((one) => one.seat === 0 && one.source === 'progress');
  expect(gained.map(({ round, points }) => [round, points])).toEqual([
    [0, 1],
    [1, 5],
    [2, -2],
  ]);
});

test('one touches the card that an option is about, not the one it comes from', () => {
  const game = new Position(TWO);
  const [conquer] = game.set(0, 'hand', 'Conquer');
  game.tokens(0, 9, 9, 0);
  const turn = game.asked;
  const play = turn.options.find((option) => option.do === 'play')!;
  expect(deeds.touched(game.state, play)).toBe(`card ${conquer}`);
  expect(deeds.isDone(turn)).toBe(true);
  game.answer({ do: 'play' });
  const choice = game.asked;
  expect(choice.ask.do).toBe('choose');
  expect(deeds.isDone(choice)).toBe(false);
  for (const option of choice.options) expect(deeds.touched(game.state, option)).toBeNull();
  game.answer({ do: 'chosen', option: 0 });
  const acquire = game.asked;
  for (const option of acquire.options) {
    expect('take' in option && deeds.touched(game.state, option)).toBe('take' in option && `card ${option.take}`);
  }
});

test('copies in the hand are one choice, and one may ask why not of what is there', () => {
  const game = new Position([{ nation: 'celts' }, { nation: 'greeks' }]);
  const cards = game.set(0, 'hand', 'Conquer', 'Conquer', 'Unrest');
  const keys = cards.map((card) => deeds.alike!(game.state, { do: 'play', seat: 0, card }));
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).not.toBe(keys[2]);
  expect(deeds.attempts(game.state, 0, `card ${cards[2]}`).map((one) => one.do)).toEqual(['play', 'revolt']);
  expect(deeds.attempts(game.state, 0, `card ${game.seat(1).hand[0]}`)).toEqual([]);
});

test('of many cards to pick from, the best and the worst are worth a thought', () => {
  const game = new Position(TWO);
  const cards = game.set(0, 'hand', 'Glory', 'Conquer', 'Advance', 'Prosperity', 'Unrest', 'City of Rome', 'Coinage');
  const pick = {
    from: cards,
    min: 0,
    max: 7,
    answer: (picked: readonly number[]) => ({ do: 'tidied', seat: 0, cards: picked }) as const,
  };
  const ids = mind.narrow!(game.state, { seat: 0, ask: { do: 'tidy', seat: 0 }, options: [], pick }, {
    s: [0, 0, 0, 0],
  } as never)!;
  expect(ids.length).toBeLessThan(30);
  expect(ids).toContain(`pick ${cards[4]}`);
  expect(mind.narrow!(game.state, game.asked, seeded(1))).toBeNull();
});

test('why somebody might do this is said in both languages', () => {
  const game = new Position(TWO);
  const changes = {
    materials: { by: -2, left: 3, sure: true },
    progress: { by: 2, left: 2, sure: true },
    region: { by: 1, left: 1, sure: true },
    'enemy unrest': { by: 1, left: 3, sure: true },
  };
  const option = { do: 'innovate', seat: 0 } as const;
  expect(mind.why(game.state, option, changes, 'en')).toBe(
    'gains 2 progress; spends 2 materials; keeps 3 materials; brings a region into play; opponents take Unrest',
  );
  expect(mind.why(game.state, option, changes, 'pl')).toBe(
    'zyskujesz 2 żetony postępu; wydajesz 2 żetony zasobów; zostają 3 żetony zasobów; wprowadzasz do gry region; przeciwnicy biorą bunt',
  );
  for (const lang of LANGS) expect(mind.why(game.state, { do: 'end activation', seat: 0 }, {}, lang)).not.toBe('');
});

test('the library holds every card once, its copies together, and every value of a facet has some', () => {
  const codes = library.entries.flatMap((entry) => entry.codes);
  expect(codes).toHaveLength(CARDS.length);
  expect(new Set(codes).size).toBe(CARDS.length);
  for (const { id, of } of library.facets) {
    for (const value of of) {
      expect(
        library.entries.some(({ has }) => has[id]!.includes(value.id)),
        `${id} ${value.id}`,
      ).toBe(true);
    }
  }
  const unrest = library.entries.filter(({ name, has }) => name.en === 'Unrest' && has.nation![0] === 'celts');
  expect(unrest.map((entry) => entry.codes.length).reduce((sum, n) => sum + n, 0)).toBe(8);
});

test('every column, source and use has a name of its own', () => {
  for (const lang of LANGS) {
    for (const { column } of story.scores(new Position(TWO).state)) {
      expect(words.label('column', column, lang)).not.toBe('');
    }
    for (const use of ['play', 'exhaust', 'innovate', 'revolt']) expect(words.label('use', use, lang)).not.toBe(use);
  }
});

test('an unrest that comes with a card is told with it, one from the pile by itself', () => {
  const { state } = new Position(TWO);
  const card = state.unrest.at(-1)!;
  const told = (acquired: boolean) => plain(words.event(state, { did: 'take unrest', seat: 0, card, acquired }, 'en'));
  expect(told(true)).toBe('');
  expect(told(false)).toMatch(/ take Unrest\.$/);
});
