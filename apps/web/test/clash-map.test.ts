import { type ClashEvent, type ClashStep, type Config, cardThing, clash, grid, hexCode } from '@imperia/clash';
import { kit } from '@imperia/clash/kit';
import { keyFrom, seeded, Table } from '@imperia/engine';
import { plain } from '@imperia/kit';
import { expect, test } from 'vitest';
import { halves } from '../src/ending/halves.ts';
import { lastBattle } from '../src/games/clash/battle/story.ts';
import { laidOut } from '../src/games/clash/board/laid.ts';
import { inShort } from '../src/games/clash/board/short.ts';
import { around, boxOf, middleOf, outline, RADIUS } from '../src/games/clash/map/geometry.ts';
import { arrowed, typed } from '../src/games/clash/map/keys.ts';
import { motifsOf } from '../src/games/clash/map/land.ts';
import { tokensOf } from '../src/games/clash/map/pieces.ts';

const TWO: Config = { players: 2, civilizations: ['rome', 'greece'], options: [] };
const { state } = new Table(clash, TWO, keyFrom(seeded(7)));
const map = grid(state);
const hex = (code: string) => map.hexes.findIndex((one) => one.code === code);
const codeOf = (one: number) => hexCode(state, one);

test('whatever lies beyond a side lies there on the drawing, and every side has two hexes or one', () => {
  for (const [from] of map.hexes.entries()) {
    const near = around(map, from);
    expect(near.filter((one) => one >= 0).sort()).toEqual([...map.neighbours[from]!].sort());
    for (const [side, to] of near.entries()) {
      if (to < 0) continue;
      const [a, b] = [middleOf(map, from), middleOf(map, to)];
      const angle = Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI);
      expect(angle).toBe([30, 90, 150, -150, -90, -30][side]);
    }
  }
});

test('the outline of hexes that touch is one line, of hexes apart one for each', () => {
  const lines = (...codes: string[]) => outline(map, new Set(codes.map(hex))).match(/M/g)?.length;
  expect(lines('D1')).toBe(1);
  expect(lines('D1', 'D2')).toBe(1);
  expect(lines('D1', 'D8')).toBe(2);
  expect(outline(map, new Set([hex('D1')])).match(/L/g)).toHaveLength(5);
  expect(outline(map, new Set())).toBe('');
});

test('the box of the map holds every hex', () => {
  const { x, y, width, height } = boxOf(map, map.hexes.keys());
  for (const [one] of map.hexes.entries()) {
    const at = middleOf(map, one);
    expect(at.x - 50 >= x - 0.1 && at.x + 50 <= x + width + 0.1).toBe(true);
    expect(at.y - 43.2 >= y && at.y + 43.2 <= y + height).toBe(true);
  }
});

test('arrows go along a column and to the next, with Shift to its lower hex, and never off the map', () => {
  const goes = (from: string, key: string, shiftKey = false) => {
    const to = arrowed(map, hex(from), { key, shiftKey });
    return to < 0 ? null : codeOf(to);
  };
  expect(goes('D4', 'ArrowUp')).toBe('D3');
  expect(goes('D4', 'ArrowDown')).toBe('D5');
  expect(goes('D4', 'ArrowRight')).toBe('E4');
  expect(goes('D4', 'ArrowRight', true)).toBe('E5');
  expect(goes('D4', 'ArrowLeft')).toBe('C4');
  expect(goes('D1', 'ArrowUp')).toBeNull();
  expect(goes('D4', 'x')).toBeNull();
});

test('a hex looks the same every time, and leaves room where pieces stand', () => {
  expect(motifsOf(2, 'C4', false)).toEqual(motifsOf(2, 'C4', false));
  expect(motifsOf(2, 'C4', false)).not.toEqual(motifsOf(2, 'C5', false));
  expect(motifsOf(2, 'C4', true).length).toBeLessThan(motifsOf(2, 'C4', false).length);
  expect(motifsOf(-1, 'C4', false)).toEqual([]);
});

test('the code of a hex is typed letter by letter, and a small h still asks for a hint', () => {
  const codes = ['D1', 'D10', 'H2'];
  const after = (keys: string) => [...keys].reduce((before, key) => typed(before, key, codes), '');
  expect(['d', 'd1', 'D10', 'H2', 'd1d1'].map(after)).toEqual(['D', 'D1', 'D10', 'H2', 'D1']);
  expect(['h', 'h2', 'z', '1', 'd2', 'd11'].map(after)).toEqual(['', '', '', '', '', '']);
  expect(typed('D', 'ArrowDown', codes)).toBe('');
});

test('half points are written as on the track', () => {
  expect([0, 0.5, 7, 12.5].map(halves)).toEqual(['0', '½', '7', '12½']);
});

test('a battle is told by rounds: cards before a roll belong to it, who fell to the last', () => {
  const roll = (round: number): ClashEvent => ({
    did: 'battle roll',
    round,
    dice: [[1], [2]],
    cv: [6, 4],
    hits: [0, 1],
  });
  const heard: ClashEvent[] = [
    { did: 'turn', seat: 0 },
    { did: 'battle', attacker: 0, defender: 4, hex: 7 },
    { did: 'battle card', seat: 0, card: 20 },
    roll(1),
    { did: 'casualties', owner: 4, hex: 7, kinds: [1] },
    roll(2),
    { did: 'battle over', hex: 7, winner: 0 },
    { did: 'turn', seat: 1 },
  ];
  const told = lastBattle(heard)!;
  expect(told.rounds.map(({ no, cards, fallen }) => ({ no, cards, fallen }))).toEqual([
    { no: 1, cards: [[20], []], fallen: [[], [1]] },
    { no: 2, cards: [[], []], fallen: [[], []] },
  ]);
  expect([told.winner, told.until, told.hex]).toEqual([0, 6, 7]);
  expect(lastBattle(heard.slice(0, 3))).toMatchObject({ winner: undefined, rounds: [{ no: 1, rolled: false }] });
  expect(lastBattle([])).toBeNull();
});

test('a hex to which one goes is told with its facts, and in short by its code alone', () => {
  const go: ClashStep = {
    do: 'go',
    seat: 0,
    hex: hex('D1'),
    units: [],
    left: 1,
    sailed: false,
    navigated: false,
    to: hex('D2'),
    via: -1,
    roads: false,
    navigation: false,
  };
  const short = (lang: 'pl' | 'en') => {
    const parts = kit.words.option(state, go, lang);
    expect(plain(parts)).toMatch(/D2 \(.+\)$/);
    return plain(inShort(state, go, parts, lang) ?? []);
  };
  expect(short('en')).toBe('Go to D2');
  expect(short('pl')).toMatch(/D2$/);
  const other: ClashStep = { do: 'withdraw offer', seat: 0 };
  expect(inShort(state, other, kit.words.option(state, other, 'en'), 'en')).toBeNull();
});

test("a person of one's own has a place with the cards, and a card of nobody is laid out", () => {
  const [mine, another] = [500, 501];
  const seats = state.seats.map((seat, i) => (i === 0 ? { ...seat, persons: [mine] } : seat));
  expect(laidOut({ ...state, seats }, 0, [mine, another].map(cardThing))).toEqual([cardThing(another)]);
});

test('units of all kinds that may stand together stay on their hex, in a city and outside, and are told apart', () => {
  const stacks = [0, 1, 3, 4, 5].map((kind) => ({ owner: 0, kind, n: 1, moved: false, aboard: false }) as const);
  for (const city of [undefined, state.cities[0]!])
    for (let kinds = 1; kinds <= stacks.length; kinds++) {
      const tokens = tokensOf({ hex: hex('D2'), city, stacks: stacks.slice(0, kinds) });
      for (const { x, y, r } of tokens) expect(Math.abs(x) + r).toBeLessThan(RADIUS - y / Math.sqrt(3) + 5);
      for (const [i, { x, r }] of tokens.slice(1).entries()) expect(x - tokens[i]!.x).toBeGreaterThan(1.8 * r);
    }
});
