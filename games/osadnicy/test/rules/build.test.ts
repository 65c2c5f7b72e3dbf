import { expect } from 'vitest';
import { cardNumber, type Option, rowsOf, TOKENS } from '../../src/index.ts';
import { drive } from '../../src/scenario/index.ts';
import { BASE_CARDS as CARDS } from '../base.ts';
import { rule } from '../rule.ts';
import { randomGame } from './random-game.ts';

rule(
  ['OSD-BUILD-02', 'OSD-BUILD-20'],
  'Wieża obserwacyjna is placed in the top row, on the side of its faction',
  () => {
    const { state } = drive({
      seats: [
        {
          faction: 'barbarians',
          goods: { wood: 2 },
          hand: ['Wieża obserwacyjna'],
          empire: ['Młyn', 'Stary las', 'Drwale'],
        },
        { faction: 'japanese' },
      ],
    })
      .choose('barbarians', { do: 'build', card: 'Wieża obserwacyjna' })
      .choose('barbarians', { do: 'give up', given: 'Młyn' });
    const names = rowsOf(state, 0).map(({ kind, faction, common }) => ({
      kind,
      faction: faction.map(({ card }) => CARDS[card]!.data.name.pl),
      common: common.map(({ card }) => CARDS[card]!.data.name.pl),
    }));
    expect(names).toEqual([
      { kind: 'production', faction: ['Wieża obserwacyjna'], common: ['Stary las'] },
      { kind: 'feature', faction: [], common: [] },
      { kind: 'action', faction: [], common: ['Drwale'] },
    ]);
  },
);

rule('OSD-BUILD-02', 'a feature goes into the middle row, an action into the bottom row', () => {
  const { state } = drive({
    turn: 'romans',
    seats: [
      { faction: 'romans', goods: { wood: 2, stone: 3 }, hand: ['Ogrody', 'Tartak'], foundations: ['Stolarz'] },
      { faction: 'barbarians', passed: true },
    ],
  })
    .choose('romans', { do: 'build', card: 'Ogrody' })
    .choose('romans', { do: 'build', card: 'Tartak' });
  const [production, feature, action] = rowsOf(state, 0);
  expect([production!.faction.length, production!.common.length]).toEqual([0, 0]);
  expect([feature!.faction.length, feature!.common.length]).toEqual([1, 0]);
  expect([action!.faction.length, action!.common.length]).toEqual([0, 1]);
});

rule('OSD-BUILD-09', 'no common card costs anything but wood, stone and food', () => {
  const common = CARDS.filter(({ deck }) => deck === 0);
  expect(common.length).toBe(84);
  for (const { cost, locations } of common) {
    expect(locations).toBe(0);
    expect(cost.slice(TOKENS.indexOf('worker')).every((n) => n === 0)).toBe(true);
  }
});

rule('OSD-BUILD-11', 'most faction cards ask for exactly one location, in each faction', () => {
  for (const deck of [1, 2, 3, 4]) {
    const cards = CARDS.filter((card) => card.deck === deck);
    expect(cards.length).toBe(30);
    expect(cards.every(({ locations }) => locations <= 1)).toBe(true);
    expect(cards.filter(({ locations }) => locations === 1).length).toBeGreaterThan(20);
  }
});

rule(
  'OSD-BUILD-13',
  'a card that is being paid for is announced, and lies neither in the hand nor in the empire',
  () => {
    const driver = drive({
      seats: [
        { faction: 'barbarians', goods: { wood: 2, gold: 1 }, hand: ['Arena'], empire: ['Drwale', 'Tartak'] },
        { faction: 'japanese' },
      ],
    });
    const arena = cardNumber('BAR026');
    driver.choose('barbarians', { do: 'build', card: 'Arena' }).expectAsked('barbarians', 'give up location');
    const [own] = driver.state.seats;
    expect(own!.announced).toEqual([arena]);
    expect(own!.hand).toEqual([]);
    expect(own!.locations.map(({ card }) => card)).not.toContain(arena);
    driver.choose('barbarians', { do: 'give up', given: 'Tartak' }).expectAsked('japanese');
    expect(own!.announced).toEqual([]);
    expect(own!.locations.map(({ card }) => card)).toContain(arena);
  },
);

rule('OSD-BUILD-07', 'whole games with the older wording of features go exactly like those with the newer one', () => {
  const story = (options: readonly Option[], seed: number) => {
    const game = randomGame({ factions: ['egyptians', 'romans', 'japanese'], options }, seed);
    return { events: game.events, answers: game.answers, seats: game.state.seats, result: game.result() };
  };
  let answers = 0;
  for (let seed = 11; seed <= 18; seed++) {
    const newer = story([], seed);
    answers += newer.events.filter((event) => event.did === 'gain' && event.why === 'feature').length;
    expect(story(['featureWording2014'], seed)).toEqual(newer);
  }
  expect(answers).toBeGreaterThan(5);
});
