import { keyFrom, seeded } from '@imperia/engine';
import { expect, test } from 'vitest';
import {
  cardNumber,
  configFaultText,
  eventText,
  type ImperiumEvent,
  type ImperiumStep,
  imperium,
  NATIONS,
  nationName,
  optionText,
  questionText,
  tokensText,
} from '../../src/index.ts';

const game = imperium.setup(
  {
    seats: [
      { nation: 'romans', side: 'A' },
      { nation: 'greeks', side: 'B' },
    ],
    boxes: ['classics'],
    commons: 'classics',
  },
  keyFrom(seeded(1)),
);

function no(id: string): number {
  const found = cardNumber(id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
}

const CAESAR = no('1RZY2/23');
const OASIS = no('1REG7/14');
const EDUCATION = no('1CYW2/15');

test.each<[ImperiumEvent, string, string]>([
  [
    { did: 'play', seat: 0, card: CAESAR, from: 'hand', free: true },
    'Rzymianie zagrywają bez akcji kartę „Juliusz Cezar”.',
    'The Romans play Julius Caesar without an action.',
  ],
  [
    { did: 'gain', seat: 1, card: OASIS, token: 'population', n: 2 },
    'Grecy zyskują 2 żetony populacji („Oaza”).',
    'The Greeks gain 2 population (Oasis).',
  ],
  [
    { did: 'gain', seat: 1, card: -1, token: 'materials', n: 5 },
    'Grecy zyskują 5 żetonów zasobów.',
    'The Greeks gain 5 materials.',
  ],
  [
    { did: 'pay', seat: 0, tokens: [3, 1, 0] },
    'Rzymianie płacą 3 żetony zasobów i 1 żeton populacji.',
    'The Romans pay 3 materials and 1 population.',
  ],
  [
    { did: 'steal', seat: 0, of: 1, token: 'progress', n: 1 },
    'Rzymianie zabierają 1 żeton postępu Grekom.',
    'The Romans steal 1 progress from the Greeks.',
  ],
  [{ did: 'draw', seat: 1, cards: [-2, -2, -2] }, 'Grecy dobierają 3 karty.', 'The Greeks draw 3 cards.'],
  [{ did: 'draw', seat: 1, cards: [-2] }, 'Grecy dobierają kartę.', 'The Greeks draw a card.'],
  [
    { did: 'acquire', seat: 0, card: EDUCATION, from: 'market', unrest: no('1BUNT4/12') },
    'Rzymianie zdobywają kartę „Edukacja” wraz z buntem.',
    'The Romans acquire Education with its Unrest.',
  ],
  [
    { did: 'history', seat: 0, cards: [CAESAR], from: 'play' },
    'Rzymianie przenoszą kartę „Juliusz Cezar” do historii.',
    'The Romans put Julius Caesar into their history.',
  ],
  [
    { did: 'discard', seat: 0, cards: [CAESAR, OASIS], from: 'hand' },
    'Rzymianie odrzucają karty „Juliusz Cezar” i „Oaza”.',
    'The Romans discard Julius Caesar and Oasis.',
  ],
  [
    { did: 'avoid', seat: 1, card: no('1ARC1/22'), of: 0 },
    'Grecy unikają ataku Rzymian dzięki karcie „Armia w gotowości”.',
    'The Greeks avoid the attack of the Romans with Standing Army.',
  ],
  [
    { did: 'buy off', seat: 0, of: 1, token: 'progress', n: 1 },
    'Rzymianie dają 1 żeton postępu Grekom, by atak podziałał.',
    'The Romans give 1 progress to the Greeks so that the attack reaches them.',
  ],
  [
    { did: 'take', seat: 0, card: -2, from: 'fame' },
    'Rzymianie biorą kartę z talii sławy.',
    'The Romans take a card from the fame deck.',
  ],
  [
    { did: 'end begins', reason: 'main deck', seat: -1 },
    'Rozpoczyna się zakończenie gry: wyczerpała się talia główna.',
    'The end of the game begins: the main deck has run out.',
  ],
  [
    { did: 'collapse', counts: [5, 2] },
    'Upadek: stos buntów jest pusty; Rzymianie: 5 buntów, Grecy: 2 bunty.',
    'Collapse: the unrest pile is empty; the Romans: 5 Unrest cards, the Greeks: 2 Unrest cards.',
  ],
  [
    { did: 'score', seat: 1, tokens: 8, cards: -2, power: 4 },
    'Grecy: 8 PZ za postęp, −2 PZ za karty, 4 PZ za kartę potęgi; razem 10 PZ.',
    'The Greeks: 8 VP for progress, −2 VP for cards, 4 VP for the power card; 10 VP in all.',
  ],
  [
    { did: 'win', winners: [0, 1] },
    'Zwycięstwem dzielą się Rzymianie i Grecy.',
    'The Romans and the Greeks share the victory.',
  ],
])('what happened is told: %o', (event, pl, en) => {
  expect(eventText(game, event, 'pl')).toBe(pl);
  expect(eventText(game, event, 'en')).toBe(en);
});

test.each<[ImperiumStep, string, string]>([
  [
    { do: 'play', seat: 0, card: OASIS },
    'Zagraj kartę „Oaza” – usuń 1 kartę z rynku; możesz umieścić 1 kartę w garnizonie',
    'Play Oasis – exile 1 card from the market; you may garrison 1 card',
  ],
  [
    { do: 'lay token', seat: 0, card: OASIS, token: 'progress', n: 1 },
    'Połóż 1 żeton postępu na karcie „Oaza”',
    'Place 1 progress on Oasis',
  ],
  [
    { do: 'pay with', seat: 0, tokens: [1, 0, 1] },
    'Zapłać 1 żeton zasobów i 1 żeton postępu',
    'Pay 1 material and 1 progress',
  ],
  [{ do: 'calm', seat: 0, cards: [1, 2] }, 'Zwróć 2 bunty', 'Return 2 Unrest cards'],
  [{ do: 'tidied', seat: 0, cards: [] }, 'Niczego nie wybieraj', 'Choose nothing'],
  [
    { do: 'break through deck', seat: 0, suit: 'tributary' },
    'Podporządkuj hołd z zakrytej talii',
    'Break through for a tributary from a face-down deck',
  ],
  [
    { do: 'bought off', seat: 0, of: 1, token: 'progress', n: 1 },
    'Daj 1 żeton postępu Grekom',
    'Give 1 progress to the Greeks',
  ],
])('what can be chosen is said: %o', (option, pl, en) => {
  expect(optionText(game, option, 'pl')).toBe(pl);
  expect(optionText(game, option, 'en')).toBe(en);
});

test.each<[ImperiumStep, string, string]>([
  [
    { do: 'turn', seat: 0 },
    'Twoja tura: co robisz? Żetony akcji: 3, żetony zaznaczenia: 5.',
    'Your turn: what do you do? Action tokens: 3, exhaust tokens: 5.',
  ],
  [
    { do: 'pay', seat: 0, owed: [4, 2, 0] },
    'Jak płacisz? Koszt: 4 żetony zasobów i 2 żetony populacji.',
    'How do you pay? The cost: 4 materials and 2 population.',
  ],
  [
    { do: 'protect', seat: 0, by: 1, card: no('1RZY21/23') },
    'Grecy atakują cię kartą „Ekspansja Rzymu”. Jak się bronisz?',
    'The Greeks attack you with Roman Expansion. How do you protect yourself?',
  ],
])('what is asked is said: %o', (ask, pl, en) => {
  const asked = { seat: 0, ask, options: [] };
  expect(questionText(game, asked, 'pl')).toBe(pl);
  expect(questionText(game, asked, 'en')).toBe(en);
});

test('tokens are counted as the language counts', () => {
  expect([1, 2, 5, 12, 22].map((n) => tokensText([n, 0, 0], 'pl'))).toEqual([
    '1 żeton zasobów',
    '2 żetony zasobów',
    '5 żetonów zasobów',
    '12 żetonów zasobów',
    '22 żetony zasobów',
  ]);
  expect(tokensText([1, 1, 0], 'en')).toBe('1 material and 1 population');
  expect(tokensText([0, 0, 0], 'en')).toBe('nothing');
});

test('nations are called as their cards are', () => {
  expect(NATIONS.map((nation) => nationName(nation, 'pl'))).toContain('Maurjowie');
  for (const nation of NATIONS) expect(nationName(nation, 'en').toLowerCase()).toBe(nation);
});

test('a table that cannot be set is explained in one line', () => {
  expect(configFaultText({ fault: 'nation twice', found: 'romans' }, 'en')).toBe(
    'Only one player can lead the nation “romans”.',
  );
  expect(configFaultText({ fault: 'seats', found: 5 }, 'pl')).toBe('Gra jest dla 2–4 graczy, a nie dla 5.');
});
