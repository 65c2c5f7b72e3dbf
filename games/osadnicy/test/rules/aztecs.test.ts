import { expect } from 'vitest';
import { BASE_FACTIONS, BOARDS, CARDS, cardNumber, configFault, deckOf, FACTIONS } from '../../src/index.ts';
import { drive } from '../../src/scenario/index.ts';
import { rule } from '../rule.ts';
import { randomGame } from './random-game.ts';

rule('OSD-AZTECS-CONTENT-01', '110 cards: 60 of the Aztecs and 10 for each of five other factions', () => {
  const count = (pack: string, prefix: string) =>
    CARDS.filter((card) => card.pack === pack && card.code.startsWith(prefix)).length;
  const others = ['BAR', 'JAP', 'RZY', 'EGI', 'ATL'].map((prefix) => count('aztecs', prefix));
  const own = ['base', 'friends', 'atlantis', 'magic3'].map((pack) => count(pack, 'AZT'));
  expect([others, own]).toEqual([
    [10, 10, 10, 10, 10],
    [30, 10, 10, 10],
  ]);
  expect(CARDS.filter(({ code }) => code.startsWith('AZT')).map(({ code }) => code)).toHaveLength(60);
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
