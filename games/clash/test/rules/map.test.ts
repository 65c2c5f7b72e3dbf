import { advance as run } from '@imperia/engine';
import { expect, test } from 'vitest';
import { type CIVILIZATIONS, clash } from '../../src/index.ts';
import { gridFor } from '../../src/map/grid.ts';
import { BARREN, FOREST, GRASSLAND, HOMES, MOUNTAIN, REGIONS, SEA, TERRAINS, UNEXPLORED } from '../../src/map/tiles.ts';
import { SETTLER } from '../../src/pieces.ts';
import { HAPPY } from '../../src/state.ts';
import { hexAt, kindOf } from '../../src/units.ts';
import { rule } from '../rule.ts';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

function dealt(players: number, key = '1', civilizations: readonly (typeof CIVILIZATIONS)[number][] = []) {
  const state = clash.setup({ players, civilizations, options: [] }, key.repeat(64));
  run(clash.rules, state, {});
  return state;
}

const codes = (players: number, slots: readonly number[]) =>
  slots.map((slot) => gridFor(players).slots[slot]!.hexes.map((hex) => gridFor(players).hexes[hex]!.code));

rule('COC-MAP-01', 'every tile has four hexes', () => {
  for (const tile of [...REGIONS, ...HOMES]) expect(tile.terrain).toHaveLength(4);
  for (const players of [2, 3, 4]) for (const { hexes } of gridFor(players).slots) expect(new Set(hexes).size).toBe(4);
});

rule('COC-MAP-02', 'there are five terrains', () => {
  expect(TERRAINS).toEqual(['grassland', 'mountain', 'forest', 'barren', 'sea']);
});

rule(
  ['COC-MAP-04', 'COC-XLAND-01', 'COC-MAP-12'],
  'homes lie face up, regions face down, the rest stays in the box',
  () => {
    for (const [players, hidden] of [
      [2, 8],
      [3, 12],
      [4, 14],
    ] as const) {
      const state = dealt(players);
      expect(state.terrain.filter((terrain) => terrain === UNEXPLORED)).toHaveLength(hidden * 4);
      expect(state.turned).toEqual(new Array(hidden).fill(-1));
      expect(state.box).toHaveLength(16 - hidden);
      expect(clash.project(state, (cards) => cards.map(() => -2), state).tiles).toEqual(new Array(hidden).fill(-2));
    }
  },
);

rule(
  ['COC-MAP-05', 'COC-MAP-06'],
  'both sides of a home have one of each land, Mountain and Forest changed about',
  () => {
    const sides = HOMES.filter(({ civilization }) => civilization === undefined).map(({ terrain }) => terrain);
    expect(sides).toEqual([
      [GRASSLAND, FOREST, MOUNTAIN, BARREN],
      [GRASSLAND, MOUNTAIN, FOREST, BARREN],
    ]);
  },
);

rule(['COC-MAP-07', 'COC-MAP-09'], 'the map for two', () => {
  const state = dealt(2);
  const at = (code: string) => state.terrain[gridFor(2).hexes.findIndex((hex) => hex.code === code)];
  expect(codes(2, [0, 1])).toEqual([
    ['D2', 'E2', 'C2', 'D1'],
    ['D7', 'C8', 'E8', 'D8'],
  ]);
  expect(['D2', 'E2', 'C2', 'D1'].map(at)).toEqual([GRASSLAND, MOUNTAIN, FOREST, BARREN]);
  expect(['D7', 'C8', 'E8', 'D8'].map(at)).toEqual([GRASSLAND, MOUNTAIN, FOREST, BARREN]);
  expect(codes(2, [2, 3, 4, 5, 6, 7, 8, 9]).map(([top]) => top)).toEqual([
    'B2',
    'F2',
    'D3',
    'B4',
    'F4',
    'D5',
    'B6',
    'F6',
  ]);
  expect(gridFor(2).hexes).toHaveLength(40);
});

rule('COC-MAP-10', 'the map for three', () => {
  expect(gridFor(3).hexes).toHaveLength(60);
  expect(gridFor(3).slots).toHaveLength(15);
  expect(new Set(codes(3, [0, 1, 2]).map(([top]) => top))).toEqual(new Set(['E4', 'B7', 'G8']));
});

rule('COC-MAP-11', 'the map for four: seats on one diagonal use the same side', () => {
  const { slots, hexes } = gridFor(4);
  expect(hexes).toHaveLength(72);
  expect(slots).toHaveLength(18);
  const side = Object.fromEntries(codes(4, [0, 1, 2, 3]).map(([top], slot) => [top, slots[slot]!.home]));
  expect(Object.keys(side).sort()).toEqual(['C2', 'C8', 'I2', 'I8']);
  expect(side.C2).toBe(side.I8);
  expect(side.I2).toBe(side.C8);
  expect(side.C2).not.toBe(side.I2);
});

rule('COC-MAP-13', 'four regions with two Sea hexes, eight with one, four with none', () => {
  const seas = REGIONS.map(({ terrain }) => terrain.filter((one) => one === SEA).length);
  expect([2, 1, 0].map((n) => seas.filter((one) => one === n).length)).toEqual([4, 8, 4]);
});

rule('COC-MAP-08', 'with three and four players chance decides who sits where', () => {
  for (const players of [3, 4])
    expect(new Set(KEYS.map((key) => dealt(players, key).seats[0]!.home)).size).toBeGreaterThan(1);
  expect(new Set(KEYS.map((key) => dealt(2, key).seats[0]!.home)).size).toBe(1);
});

rule(
  ['COC-SETUP-05', 'COC-SETUP-06', 'COC-SETUP-07'],
  'a Happy city with a Settler stands on the Grassland of each home',
  () => {
    for (const players of [2, 3, 4]) {
      const state = dealt(players);
      for (const [seat, { home, units }] of state.seats.entries()) {
        expect(state.terrain[home]).toBe(GRASSLAND);
        expect(state.cities.find(({ hex }) => hex === home)).toMatchObject({ owner: seat, mood: HAPPY, wonders: [] });
        expect(units.map((one) => [kindOf(one), hexAt(one)])).toEqual([[SETTLER, home]]);
      }
    }
  },
);

rule('COC-SETUP-08', 'decks are shuffled', () => {
  const one = dealt(2, '1');
  const two = dealt(2, '2');
  for (const deck of ['actionDeck', 'objectiveDeck', 'eventDeck', 'wonderDeck'] as const)
    expect(one[deck]).not.toEqual(two[deck]);
});

rule('COC-SETUP-13', 'chance chooses the first player', () => {
  expect(new Set(KEYS.map((key) => dealt(4, key).first)).size).toBeGreaterThan(2);
});

rule(
  ['COC-SETUP-16', 'COC-SETUP-17'],
  'a civilization with a home of its own sits on it, its Grassland where the layout has it',
  () => {
    const plain = dealt(2);
    const egypt = dealt(2, '1', ['egypt', 'rome']);
    expect(egypt.seats.map(({ home }) => home)).toEqual(plain.seats.map(({ home }) => home));
    const land = (state: typeof plain, seat: number) => gridFor(2).slots[seat]!.hexes.map((hex) => state.terrain[hex]);
    expect(land(egypt, 0)).toEqual([GRASSLAND, MOUNTAIN, BARREN, BARREN]);
    expect(land(egypt, 1)).toEqual(land(plain, 1));
  },
);

test('every map is whole: neighbours are mutual, and one walks round it once', () => {
  for (const players of [2, 3, 4]) {
    const { neighbours, rim, hexes } = gridFor(players);
    for (const [hex, near] of neighbours.entries()) for (const other of near) expect(neighbours[other]).toContain(hex);
    for (const [i, hex] of rim.entries()) expect(neighbours[hex]).toContain(rim[(i + 1) % rim.length]!);
    expect(new Set(hexes.map(({ code }) => code)).size).toBe(hexes.length);
  }
});
