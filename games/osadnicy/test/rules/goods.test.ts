import { expect } from 'vitest';
import { components, BASE_FACTIONS as FACTIONS, markers, RESOURCES, ROUNDS, TOKENS } from '../../src/index.ts';
import { BASE_BOARDS as BOARDS, BASE_CARDS as CARDS } from '../base.ts';
import { rule } from '../rule.ts';
import { randomGame } from './random-game.ts';

rule('OSD-GOODS-02', 'the resources are exactly wood, stone and food', () => {
  expect([...RESOURCES].sort()).toEqual(['food', 'stone', 'wood']);
});

rule('OSD-GOODS-17', 'one stone on an x5 token is 5 stone when markers run short', () => {
  expect(markers(5, 1)).toEqual({ single: 0, onMultiplier: 1 });
  expect(markers(5, 4)).toEqual({ single: 0, onMultiplier: 1 });
  expect(markers(5, 5)).toEqual({ single: 5, onMultiplier: 0 });
  expect(markers(3, 10)).toEqual({ single: 3, onMultiplier: 0 });
  expect(markers(7, 3)).toEqual({ single: 2, onMultiplier: 1 });
  expect(markers(12, 4)).toEqual({ single: 2, onMultiplier: 2 });
});

rule(
  'OSD-GOODS-17',
  'whatever lies on the table is worth what the player has, with no more markers than are left',
  () => {
    for (let count = 0; count <= 40; count++) {
      for (let left = 0; left <= 40; left++) {
        const { single, onMultiplier } = markers(count, left);
        expect(single + 5 * onMultiplier).toBe(count);
        expect(single).toBeGreaterThanOrEqual(0);
        const fewest = Math.floor(count / 5) + (count % 5);
        if (left >= fewest) expect(single + onMultiplier).toBeLessThanOrEqual(left);
        if (left >= count) expect(onMultiplier).toBe(0);
      }
    }
  },
);

rule('OSD-GOODS-18', 'the newer box holds at least 30 wood, 30 stone, 30 food and 36 workers', () => {
  expect(components([]).tokens).toMatchObject({ wood: 30, stone: 30, food: 30, worker: 36 });
});

rule(
  'OSD-GOODS-19',
  'the older box holds 32 wood, 32 stone, 32 food and 40 workers, and the same of all the rest',
  () => {
    const older = components(['components2014']);
    const newer = components([]);
    expect(older.tokens).toMatchObject({ wood: 32, stone: 32, food: 32, worker: 40 });
    expect({ ...older, tokens: { ...older.tokens, wood: 30, stone: 30, food: 30, worker: 36 } }).toEqual(newer);
  },
);

rule('OSD-GOODS-19', 'with the older box a game is played the same, answer for answer', () => {
  const factions = ['romans', 'barbarians', 'egyptians', 'japanese'] as const;
  for (let seed = 1; seed <= 3; seed++) {
    const newer = randomGame({ factions, options: [] }, seed);
    const older = randomGame({ factions, options: ['components2014'] }, seed);
    expect(older.answers).toEqual(newer.answers);
    expect(older.result()).toEqual(newer.result());
    expect(older.state.seats).toEqual(newer.state.seats);
  }
});

rule('OSD-GOODS-20', 'the tokens of the base box', () => {
  for (const options of [[], ['components2014']] as const) {
    const { tokens, multiplierTokens, firstPlayerTokens, egyptTokens } = components(options);
    expect({ raze: tokens.raze, defense: tokens.defense, gold: tokens.gold }).toEqual({
      raze: 18,
      defense: 10,
      gold: 24,
    });
    expect({ multiplierTokens, firstPlayerTokens, egyptTokens }).toEqual({
      multiplierTokens: 6,
      firstPlayerTokens: 1,
      egyptTokens: 4,
    });
    expect(Object.keys(tokens).sort()).toEqual([...TOKENS].sort());
  }
});

rule('OSD-GOODS-21', 'no card but Świątynia Ra of the Egyptians lays Egypt tokens', () => {
  const laying = CARDS.filter(({ data }) => JSON.stringify(data).includes('"seize"'));
  expect(laying.map(({ code, data }) => [code, data.name.pl])).toEqual([['EGI013', 'Świątynia Ra']]);
});

rule('OSD-GOODS-21', 'in a game without Egyptians no location is ever seized', () => {
  const config = { factions: ['romans', 'barbarians', 'japanese'], options: [] } as const;
  let [looked, most] = [0, 0];
  for (let seed = 1; seed <= 5; seed++) {
    randomGame(config, seed, ({ seizures }) => {
      most = Math.max(most, seizures);
      looked++;
    });
  }
  expect(looked).toBeGreaterThan(100);
  expect(most).toBe(0);
});

rule('OSD-GOODS-22', 'one score board and round marker, a marker and a board for each of the four factions', () => {
  const { scoreBoards, factionMarkers, roundMarkers, factionBoards } = components([]);
  expect({ scoreBoards, factionMarkers, roundMarkers, factionBoards }).toEqual({
    scoreBoards: 1,
    factionMarkers: 4,
    roundMarkers: 1,
    factionBoards: 4,
  });
  expect(FACTIONS).toHaveLength(factionMarkers);
  expect(BOARDS.filter(Boolean).map((board) => board?.id)).toEqual([...FACTIONS]);
  expect(ROUNDS).toBe(5);
});
