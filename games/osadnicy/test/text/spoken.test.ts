import { expect, test } from 'vitest';
import { CARDS, cardText, locationCards, spokenCard } from '../../src/index.ts';

const named = (name: string) => CARDS.find(({ data }) => data.name.en === name)!;

test('a card is read aloud with its price first, and with all that it gives', () => {
  expect(spokenCard(named('Statue'), 'en')).toBe(
    'Statue, cost: 1 wood and 2 stone. Grey, Feature Location. Building bonus: gain 1 VP for each grey Location in your Empire (max. 6) and 1 card. Raze: 1 VP, 1 stone. At the end of the game: 1 VP.',
  );
  expect(spokenCard(named('Statue'), 'pl')).toContain('Posąg, koszt: 1 drewno');
  expect(spokenCard(named('Warehouses'), 'en')).toMatch(/ Deal: 1 food\. At the end of the game: 2 VP\.$/);
});

test('no two cards are read alike, and each says what it does', () => {
  const cards = [...new Map(locationCards().map((card) => [card.data, card])).values()];
  for (const card of cards) expect(spokenCard(card, 'pl')).toContain(cardText(card.data, 'pl'));
  expect(new Set(cards.map((card) => spokenCard(card, 'en'))).size).toBe(cards.length);
});
