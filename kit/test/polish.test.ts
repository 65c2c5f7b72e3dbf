import { describe, expect, test } from 'vitest';
import {
  type Clause,
  English,
  type EnglishLexicon,
  type Noted,
  Polish,
  type PolishLexicon,
  plain,
} from '../src/index.ts';
import { before, CASES, counted, noun, verb } from '../src/words/inflection.ts';
import { chosen, each, one, other, own, prepositions, thisOne } from '../src/words/polish-words.ts';

test('determiners decline through all cases', () => {
  for (const forms of [each, chosen, other, one, own, thisOne]) {
    for (const gender of ['m', 'person', 'f', 'n', 'many'] as const) {
      expect(Object.keys(forms[gender])).toEqual([...CASES]);
      for (const form of Object.values(forms[gender])) expect(form).toMatch(/^\p{L}+$/u);
    }
  }
});

test('only a genitive may stand without a preposition', () => {
  expect(Object.values(prepositions).filter(({ word }) => word === '')).toEqual([{ word: '', takes: 'gen' }]);
});

test('numbers choose the form of what they count', () => {
  const stone = noun(
    'm',
    ['kamień', 'kamienia', 'kamień', 'kamieniem', 'kamieniu'],
    ['kamienie', 'kamieni', 'kamienie', 'kamieniami', 'kamieniach'],
  );
  const guard = noun(
    'person',
    ['strażnik', 'strażnika', 'strażnika', 'strażnikiem', 'strażniku'],
    ['strażnicy', 'strażników', 'strażników', 'strażnikami', 'strażnikach'],
  );
  expect([1, 2, 5, 22].map((n) => counted(stone, n, 'nom'))).toEqual([
    '1 kamień',
    '2 kamienie',
    '5 kamieni',
    '22 kamienie',
  ]);
  expect([1, 2, 5].map((n) => counted(guard, n, 'acc'))).toEqual(['1 strażnika', '2 strażników', '5 strażników']);
  expect([1, 5].map((n) => counted(stone, n, 'ins'))).toEqual(['1 kamieniem', '5 kamieniami']);
});

/** A game with three nouns and two verbs. */
interface Ships {
  readonly noun: 'card' | 'enemy' | 'ship';
  readonly adjective: 'fast';
  readonly verb: 'sail' | 'take';
  readonly note: 'once';
  readonly when: 'storm';
  readonly own: number;
  readonly icon: { readonly icon: 'ship'; readonly n?: number; readonly text: string };
}

const NAMES = ['Kraken'];
const pictured: PolishLexicon<Ships>['pictured'] = ({ noun: of, n }, text) =>
  of === 'ship' ? { icon: 'ship', ...(n === undefined ? {} : { n }), text } : text;

const polish: PolishLexicon<Ships> = {
  nouns: {
    card: noun('f', ['karta', 'karty', 'kartę', 'kartą', 'karcie'], ['karty', 'kart', 'karty', 'kartami', 'kartach']),
    enemy: noun(
      'person',
      ['wróg', 'wroga', 'wroga', 'wrogiem', 'wrogu'],
      ['wrogowie', 'wrogów', 'wrogów', 'wrogami', 'wrogach'],
    ),
    ship: noun(
      'm',
      ['statek', 'statku', 'statek', 'statkiem', 'statku'],
      ['statki', 'statków', 'statki', 'statkami', 'statkach'],
    ),
  },
  adjectives: { fast: before('szybk', 'i') },
  verbs: { sail: verb('płyń', 'płynąć', 'płyną', { takes: 'ins' }), take: verb('weź', 'wziąć', 'biorą') },
  notes: { once: 'raz' },
  realm: 'w swojej flocie',
  cardName: (card) => NAMES[card] ?? null,
  hiddenCard: (_card, as) => polish.nouns.card.one[as],
  side: () => polish.nouns.enemy.many,
  pictured,
  shows: () => false,
  when: (_when, words) => ['gdy sztorm zabierze ', ...words.phrase({ noun: 'ship' }, 'acc'), ','],
  own: (n, words) => [`zostaje ${n} ${words.counted({ noun: 'ship' }, n, 'nom')}`],
};

const english: EnglishLexicon<Ships> = {
  nouns: {
    card: { one: 'card', many: 'cards' },
    enemy: { one: 'enemy', many: 'enemies' },
    ship: { one: 'ship', many: 'ships' },
  },
  adjectives: { fast: 'fast' },
  verbs: { sail: { base: 'sail with' }, take: { base: 'take' } },
  notes: { once: 'once' },
  realm: (your) => `in ${your} fleet`,
  cardName: (card) => NAMES[card] ?? null,
  hiddenCard: () => '',
  named: (_noun, name, single) => `the ${single} ${name}`,
  side: () => 'the enemies',
  pictured,
  shows: () => false,
  when: (_when, words) => ['when a storm takes ', ...words.phrase({ noun: 'ship' }, 'command'), ','],
  own: (n, _mood, words) => [`${n} ${words.counted({ noun: 'ship' }, n, 'command')} remain`],
};

const ships = (n: number): Noted<Ships> => ({ noun: 'ship', n });
const sail = (...what: Noted<Ships>[]): Clause<Ships> => ({ is: 'act', verb: 'sail', what, more: [] });
const take = (...what: Noted<Ships>[]): Clause<Ships> => ({ is: 'act', verb: 'take', what, more: [] });

describe('the same clause in both languages', () => {
  const pl = new Polish<Ships>(polish);
  const en = new English<Ships>(english);

  test.each<[string, string, Clause<Ships>]>([
    ['weź 1 statek', 'take 1 ship', take(ships(1))],
    ['weź 3 statki', 'take 3 ships', take(ships(3))],
    ['weź 5 statków', 'take 5 ships', take(ships(5))],
    ['płyń 5 statkami', 'sail with 5 ships', sail(ships(5))],
    ['weź szybki statek', 'take a fast ship', take({ noun: 'ship', adjectives: ['fast'] })],
    ['weź jeden ze swoich statków', 'take one of your ships', take({ noun: 'ship', of: 'you' })],
    ['weź statek wroga', "take an enemy's ship", take({ noun: 'ship', of: 'enemy' })],
    [
      'weź każdy statek w swojej flocie',
      'take each ship in your fleet',
      take({ noun: 'ship', amount: 'each', of: 'you' }),
    ],
    ['weź kartę „Kraken”', 'take Kraken', take({ card: 0 })],
    ['weź kartę', 'take a card', take({ card: -1 })],
    ['weź statek „Kraken”', 'take the ship Kraken', take({ noun: 'ship', card: 0 })],
    ['możesz wziąć 1 statek', 'you may take 1 ship', { is: 'may', clause: take(ships(1)) }],
    [
      'weź 1 statek albo 2 karty',
      'take 1 ship or 2 cards',
      { is: 'one of', of: [take(ships(1)), take({ noun: 'card', n: 2 })] },
    ],
    [
      'weź 1 statek i płyń 1 statkiem',
      'take 1 ship, then sail with 1 ship',
      { is: 'all', of: [take(ships(1)), sail(ships(1))] },
    ],
    [
      'gdy sztorm zabierze statek, weź 1 statek',
      'when a storm takes a ship, take 1 ship',
      { is: 'whenever', when: 'storm', so: take(ships(1)) },
    ],
    ['zostaje 5 statków', '5 ships remain', { is: 'own', own: 5 }],
  ])('%s', (polishText, englishText, clause) => {
    expect(plain(pl.clause(clause, 'command'))).toBe(polishText);
    expect(plain(en.clause(clause, 'command'))).toBe(englishText);
  });

  test('pictures stand where the game has them', () => {
    expect(en.clause(take(ships(2)), 'command')).toEqual(['take ', { icon: 'ship', n: 2, text: '2 ships' }]);
  });

  test('a sentence has its price and what follows', () => {
    const sentence = { act: take(ships(1)), price: [{ noun: 'card', n: 2 }], so: sail(ships(1)) } as const;
    expect(plain(pl.sentence(sentence))).toBe('weź 1 statek (2 karty) – płyń 1 statkiem');
    expect(plain(en.sentence(sentence))).toBe('take 1 ship (2 cards) – sail with 1 ship');
    expect([pl.whose(0), en.whose(0)]).toEqual(['wrogów', 'of the enemies']);
  });
});
