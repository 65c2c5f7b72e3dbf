import { expect, test } from 'vitest';
import { BASE_FACTIONS, BOARDS, CARDS, cardNumber, configFault, deckOf, FACTIONS } from '../../src/index.ts';
import { drive } from '../../src/scenario/index.ts';
import { rule } from '../rule.ts';
import { randomGame } from './random-game.ts';

test('10 cards for each faction of the base game, and the Aztecs with cards for other expansions', () => {
  const count = (pack: string, prefix: string) =>
    CARDS.filter((card) => card.pack === pack && card.code.startsWith(prefix)).length;
  expect(['BAR', 'JAP', 'RZY', 'EGI'].map((prefix) => count('aztecs', prefix))).toEqual([10, 10, 10, 10]);
  expect(['base', 'friends', 'magic3'].map((pack) => count(pack, 'AZT'))).toEqual([30, 10, 10]);
});

rule('OSD-AZTECS-CONTENT-05', 'the Aztecs are a faction with a board of its own', () => {
  expect(FACTIONS).toContain('aztecs');
  expect(BOARDS[deckOf('aztecs')]).toMatchObject({ id: 'aztecs', tricolour: true });
  expect(BOARDS.filter((board) => board?.tricolour)).toHaveLength(1);
});

rule('OSD-AZTECS-CONTENT-06', 'with the Aztecs five can play', () => {
  const five = { factions: [...BASE_FACTIONS, 'aztecs'], options: ['aztecs'] } as const;
  expect(configFault(five)).toBeNull();
  expect(randomGame(five, 1).result().points).toHaveLength(5);
});

rule('OSD-AZTECS-PRAYER-10', 'a card of three colours counts as all of them', () => {
  const seats = [
    { faction: 'aztecs', goods: { worker: 1, wood: 1, stone: 1, food: 1 }, empire: ['AZT004'] },
    { faction: 'romans' },
  ] as const;
  const driver = drive({ turn: 'aztecs', deck: ['Zamek', 'Tawerna', 'Koszary', 'Ruiny'], seats });
  const colony = cardNumber('RZY023')!;
  const { state } = driver;
  state.seats[1]!.deck = state.seats[1]!.deck.filter((card) => card !== colony);
  state.deck.push(colony);
  driver.choose('aztecs', { do: 'activate', card: 'AZT004', times: 1 });
  for (const good of ['wood', 'stone', 'food'] as const) driver.choose('aztecs', { do: 'offer', good });
  driver.expect({ aztecs: { points: 6, onlyGoods: {} } });
});
