import { expect, test } from 'vitest';
import { BOXES, CARDS, cardNumber, commonCards, type Do, innerLists, NATIONS, nationCards } from '../src/index.ts';

test('552 cards, each under its printed number', () => {
  expect(CARDS).toHaveLength(552);
  for (const { no, data } of CARDS) expect(cardNumber(data.id)).toBe(no);
  for (const box of BOXES) expect(commonCards(box)).toHaveLength(83);
  expect(NATIONS.map((nation) => nationCards(nation).length)).toEqual([
    23, 28, 23, 23, 23, 23, 24, 26, 29, 22, 23, 24, 23, 26, 25, 21,
  ]);
});

/** Every word of the vocabulary with its fields; those with a question mark may be left out. */
const WORDS: Readonly<Record<string, string>> = {
  to: 'cost then',
  choose: 'of',
  may: 'do',
  if: 'test do else?',
  all: 'do',
  others: 'do',
  each: 'of do',
  gain: 'token n per?',
  pay: 'token n upTo? min?',
  spend: 'n',
  steal: 'token n from short?',
  place: 'token n on',
  collect: 'token',
  double: 'token',
  unexhaust: 'n',
  draw: 'n upTo? ifAble? per?',
  'take unrest': 'n',
  'take fame': '',
  take: 'cards? the?',
  discard: 'cards? the?',
  top: 'cards? the?',
  bottom: 'cards',
  history: 'cards? the?',
  sink: 'cards? the?',
  exile: 'cards? the?',
  abandon: 'cards? the?',
  recall: 'cards? the?',
  return: 'cards? the?',
  garrison: 'cards? the? under?',
  play: 'cards',
  freeplay: 'cards? the?',
  move: 'cards? the? to',
  give: 'cards',
  swap: 'give for',
  shuffle: '',
  acquire: 'what not? from? bearing?',
  breakthrough: 'what not? from?',
  develop: 'free?',
  replay: '',
  resolve: '',
  look: 'n at',
  'look more': 'n',
  reveal: '',
  declare: 'of',
  find: 'what to in?',
  avoid: '',
  endgame: '',
  flip: '',
  replace: 'by',
  state: 'state',
  handsize: 'n',
  loseicon: 'what icon',
  'discount development': 'token n',
  'discount unrest': 'materials cards min',
  'permit acquire': 'what',
  'permit freeplay': 'what',
  counts: 'n as',
  'holds quest': '',
  treat: 'what n as',
  ignore: 'icon',
  reduce: 'n what',
  substitute: '',
};

function everyWord(list: readonly Do[], use: (one: Do) => void): void {
  for (const one of list) {
    use(one);
    for (const inner of innerLists(one)) everyWord(inner, use);
  }
}

const EFFECTS = CARDS.flatMap(({ faces }) => faces.flatMap(({ effects }) => effects));

test('cards speak the vocabulary, each word with its own fields, and every word is spoken', () => {
  const spoken = new Set<string>();
  for (const { do: list } of EFFECTS) {
    everyWord(list, (one) => {
      const fields = WORDS[one.op]?.split(' ').filter((field) => field !== '');
      expect(fields, one.op).toBeDefined();
      spoken.add(one.op);
      const allowed = fields!.map((field) => field.replace('?', ''));
      for (const field of Object.keys(one)) expect(['op', ...allowed], one.op).toContain(field);
      for (const field of fields!) if (!field.endsWith('?')) expect(one, one.op).toHaveProperty(field);
      if (fields!.includes('the?')) expect('cards' in one !== 'the' in one, JSON.stringify(one)).toBe(true);
    });
  }
  expect([...spoken].sort()).toEqual(Object.keys(WORDS).sort());
});

test('cards that are named exist', () => {
  const names = new Set(CARDS.map(({ data }) => data.name.en));
  const text = JSON.stringify(
    CARDS.map(({ data }) => [data.effects, data.sides?.map(({ effects }) => effects), data.requires]),
  );
  const named = [...text.matchAll(/"(?:name|by)":"([^"]+)"/g)].map((match) => match[1]!);
  expect(named.length).toBeGreaterThan(20);
  for (const name of named) expect(names.has(name) || names.has(`${name} I`), name).toBe(true);
});
