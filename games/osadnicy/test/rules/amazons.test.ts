import { expect } from 'vitest';
import {
  BASE_FACTIONS,
  BOARDS,
  CARDS,
  cardNumber,
  cardOf,
  configFault,
  deckOf,
  FACTIONS,
  newLocation,
  osadnicy,
  rowsOf,
} from '../../src/index.ts';
import { rule } from '../rule.ts';
import { Play, randomGame } from './random-game.ts';

rule(['OSD-AMAZONS-CONTENT-02', 'OSD-AMAZONS-CONTENT-03'], 'the Amazons are a faction with a board of its own', () => {
  expect(FACTIONS).toContain('amazons');
  expect(BOARDS[deckOf('amazons')]).toMatchObject({ id: 'amazons', foundations: 1, store: null, recycles: true });
  expect(configFault({ factions: ['amazons', 'romans'], options: [] })).toBeNull();
  expect(configFault({ factions: ['amazons', 'romans'], options: ['amazons'] })).toBeNull();
});

rule('OSD-AMAZONS-CONTENT-01', '110 cards: 60 of the Amazons, 10 for each of the four, 10 common ones', () => {
  const count = (pack: string, prefix: string) =>
    CARDS.filter((card) => card.pack === pack && card.code.startsWith(prefix)).length;
  expect(['BAR', 'EGI', 'JAP', 'RZY', 'ZWY'].map((prefix) => count('amazons', prefix))).toEqual([10, 10, 10, 10, 10]);
  expect(['base', 'friends', 'atlantis', 'magic3'].map((pack) => count(pack, 'AMA'))).toEqual([30, 10, 10, 10]);
});

rule('OSD-AMAZONS-CONTENT-04', 'five can play when one of them plays the Amazons, and only then', () => {
  const five = { factions: [...BASE_FACTIONS, 'amazons'], options: [] } as const;
  expect(configFault(five)).toBeNull();
  expect(randomGame(five, 1).result().points).toHaveLength(5);
  expect(configFault({ factions: [...BASE_FACTIONS, 'romans'], options: [] })).toEqual({ fault: 'seats', found: 5 });
});

rule('OSD-AMAZONS-CARDS-04', 'the three locations that are never given up stand in the production row', () => {
  const { state } = new Play({ factions: ['amazons', 'romans'], options: [] }, 1);
  const cards = ['AMA022', 'AMA023', 'AMA024'].map((code) => cardNumber(code)!);
  state.seats[0]!.locations = cards.map((card) => newLocation(card));
  const [production, ...others] = rowsOf(state, 0);
  expect(production!.faction.map(({ card }) => card)).toEqual(cards);
  expect(others.flatMap(({ faction, common }) => [...faction, ...common])).toEqual([]);
});

rule('OSD-AMAZONS-FACTION-01', 'the cards of the expansion are in the decks only where it is chosen', () => {
  const packs = (options: readonly 'amazons'[]) =>
    new Set(osadnicy.cards({ factions: ['romans', 'amazons'], options }).map((card) => cardOf(card).pack));
  expect(packs([])).toEqual(new Set(['base']));
  expect(packs(['amazons'])).toEqual(new Set(['base', 'amazons']));
});
