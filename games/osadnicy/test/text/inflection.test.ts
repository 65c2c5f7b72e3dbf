import { expect, test } from 'vitest';
import { costText, type Good, goodText, tokens, tokensText } from '../../src/index.ts';

const COUNTS = [0, 1, 2, 5, 12, 22];

const TOKENS_IN_WORDS = ['żetonów', 'żeton', 'żetony', 'żetonów', 'żetonów', 'żetony'];

/** For 0, 1, 2, 5, 12 and 22 of each good, standing alone. */
const SUBJECTS: Record<Good, string[]> = {
  wood: ['drewna', 'drewno', 'drewna', 'drewna', 'drewna', 'drewna'],
  stone: ['kamieni', 'kamień', 'kamienie', 'kamieni', 'kamieni', 'kamienie'],
  food: ['jadła', 'jadło', 'jadła', 'jadła', 'jadła', 'jadła'],
  worker: ['Robotników', 'Robotnik', 'Robotników', 'Robotników', 'Robotników', 'Robotników'],
  gold: ['Złota', 'Złoto', 'Złota', 'Złota', 'Złota', 'Złota'],
  raze: TOKENS_IN_WORDS.map((word) => `${word} Plądrowania`),
  defense: TOKENS_IN_WORDS.map((word) => `${word} Obrony`),
  tech: TOKENS_IN_WORDS.map((word) => `${word} Podstawowej Technologii`),
  techScoring: TOKENS_IN_WORDS.map((word) => `${word} Technologii Punktującej`),
  techDefense: TOKENS_IN_WORDS.map((word) => `${word} Technologii Obronnej`),
  advTech: TOKENS_IN_WORDS.map((word) => `${word} Zaawansowanej Technologii`),
  vp: ['PZ', 'PZ', 'PZ', 'PZ', 'PZ', 'PZ'],
  card: ['kart', 'karta', 'karty', 'kart', 'kart', 'karty'],
  commonCard: ['kart Zwykłych', 'karta Zwykła', 'karty Zwykłe', 'kart Zwykłych', 'kart Zwykłych', 'karty Zwykłe'],
  factionCard: [
    'kart Frakcyjnych',
    'karta Frakcyjna',
    'karty Frakcyjne',
    'kart Frakcyjnych',
    'kart Frakcyjnych',
    'karty Frakcyjne',
  ],
  foundation: ['Fundamentów', 'Fundament', 'Fundamenty', 'Fundamentów', 'Fundamentów', 'Fundamenty'],
  favour: ['żetonów', 'żeton', 'żetony', 'żetonów', 'żetonów', 'żetony'].map((one) => `${one} Łaski Bogów`),
};

/** Where one of it, as what is paid or gained, is another form. */
const ONE_AS_OBJECT: Partial<Record<Good, string>> = {
  worker: 'Robotnika',
  card: 'kartę',
  commonCard: 'kartę Zwykłą',
  factionCard: 'kartę Frakcyjną',
};

const ENGLISH: Record<Good, [one: string, many: string]> = {
  wood: ['wood', 'wood'],
  stone: ['stone', 'stone'],
  food: ['food', 'food'],
  worker: ['Worker', 'Workers'],
  gold: ['Gold', 'Gold'],
  raze: ['Raze token', 'Raze tokens'],
  defense: ['Defense token', 'Defense tokens'],
  tech: ['Basic Technology token', 'Basic Technology tokens'],
  techScoring: ['Scoring Technology token', 'Scoring Technology tokens'],
  techDefense: ['Defensive Technology token', 'Defensive Technology tokens'],
  advTech: ['Advanced Technology token', 'Advanced Technology tokens'],
  vp: ['VP', 'VP'],
  card: ['card', 'cards'],
  commonCard: ['Common card', 'Common cards'],
  factionCard: ['faction card', 'faction cards'],
  foundation: ['Foundation', 'Foundations'],
  favour: ["God's Favour token", "God's Favour tokens"],
};

test.each(Object.keys(SUBJECTS) as Good[])('%s is counted', (good) => {
  for (const [i, n] of COUNTS.entries()) {
    const subject = SUBJECTS[good][i]!;
    expect(goodText(good, n, 'pl')).toBe(`${n} ${subject}`);
    expect(goodText(good, n, 'pl', 'object')).toBe(`${n} ${n === 1 ? (ONE_AS_OBJECT[good] ?? subject) : subject}`);
    expect(goodText(good, n, 'en')).toBe(`${n} ${ENGLISH[good][n === 1 ? 0 : 1]}`);
  }
});

test('tokens and costs are lists', () => {
  expect(tokensText(tokens({ wood: 2, stone: 1 }), 'pl')).toBe('2 drewna i 1 kamień');
  expect(tokensText(tokens({ wood: 2, stone: 1, worker: 5 }), 'pl')).toBe('2 drewna, 1 kamień i 5 Robotników');
  expect(tokensText(tokens({ worker: 1 }), 'pl', 'object')).toBe('1 Robotnika');
  expect(tokensText(tokens({ wood: 2, stone: 1 }), 'en')).toBe('2 wood and 1 stone');
  expect(tokensText(tokens({}), 'pl')).toBe('nic');
  expect(costText({ stone: 2, location: 1 }, 'pl')).toBe('2 kamienie i 1 Lokacja');
  expect(costText({ stone: 2, location: 1 }, 'en')).toBe('2 stone and 1 Location');
  expect(costText({}, 'pl')).toBe('za darmo');
});
