import { describe, expect, test } from 'vitest';
import { EVENT_CARD } from '../../src/decks.ts';
import { BARBARIANS } from '../../src/owners.ts';
import { pointsOf } from '../../src/scoring.ts';
import { ANGRY, type Mood, NEUTRAL } from '../../src/state.ts';
import { type Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';

const HOMES: NonNullable<Plan['cities']> = { D2: {}, D7: { of: 1 } };

/** Seat 0 has drawn the card with this number. */
function drawn(id: number, plan: Plan = {}): Table {
  const table = new Table({ cities: HOMES, ...plan });
  const card = EVENT_CARD + id - 1;
  table.state.eventDeck = table.state.eventDeck.filter((one) => one !== card);
  table.state.openEvents.push(card);
  return table;
}

/** Its text is read, without its icon. */
function read(id: number, plan: Plan = {}): Table {
  const card = EVENT_CARD + id - 1;
  return drawn(id, plan).happen({ do: 'event text', seat: 0, card }, { do: 'event done', seat: 0, card, whole: true });
}

describe('icons', () => {
  const ICONS = {
    'barbarians move': [3, 4, 5, 6, 7, 8, 19, 20, 21, 22, 23, 25, 26, 28, 40, 42, 49],
    'settle barbarians': [9, 10, 11, 12, 15, 16, 17, 27, 43, 48, 57],
    'exhaust land': [13, 14, 18, 24, 47],
    'gold mine': [34, 35, 38, 53],
    'place pirates': [41, 45, 46, 54, 55, 56, 58],
    turn: [1, 2, 29, 30, 31, 32, 33, 36, 37, 39, 44, 50, 51, 52],
  };

  /** What the icon brings to a table with sea and barbarians. */
  function brought(id: number): string {
    const table = drawn(id, {
      terrain: { C2: 'sea', D1: 'sea' },
      units: [[BARBARIANS, 'D4', 'infantry']],
    });
    table.happen({ do: 'event icon', seat: 0, card: EVENT_CARD + id - 1 });
    if (table.good(0, 'gold') === 2) return 'gold mine';
    return table.count(BARBARIANS, 'D4', 'infantry') === 0 ? 'barbarians move' : table.asked.ask.do;
  }

  rule(['COC-EVT-01'], 'each of the 58 cards has its own', () => {
    for (const [icon, ids] of Object.entries(ICONS))
      for (const id of ids) expect([id, brought(id)]).toEqual([id, icon]);
    expect(Object.values(ICONS).flat().length).toBe(58);
  });
});

describe('cards of one name', () => {
  const STORED = ['storage'];

  test('every Famine takes its food of the drawer alone, or makes a city Angry; none with Irrigation', () => {
    const famine = (id: number, food: number, advances: readonly string[]): [number, number, Mood] => {
      const table = read(id, { seats: [{ goods: { food }, advances }, { goods: { food: 2 } }] });
      return [table.good(0, 'food'), table.good(1, 'food'), table.city('D2')!.mood];
    };
    for (const [n, ids] of [
      [1, [3, 4, 5]],
      [2, [6, 7, 8]],
    ] as const)
      for (const id of ids) {
        expect(famine(id, 3, STORED)).toEqual([3 - n, 2, NEUTRAL]);
        expect(famine(id, n - 1, STORED)).toEqual([0, 2, ANGRY]);
        expect(famine(id, 1, ['irrigation'])).toEqual([1, 2, NEUTRAL]);
        expect(famine(id, 0, ['sanitation'])).toEqual([0, 2, ANGRY]);
      }
  });

  rule(['COC-EVT-02', 'COC-EVT-03'], 'every year brings as much as it says to whom it says', () => {
    const year = (id: number) => {
      const table = read(id, { seats: [{ advances: STORED }, { advances: STORED }] });
      return [table.good(0, 'food'), table.good(1, 'food')];
    };
    expect([9, 10, 11].map(year)).toEqual([
      [1, 1],
      [1, 0],
      [1, 1],
    ]);
    expect([12, 13, 14].map(year)).toEqual([
      [2, 0],
      [2, 2],
      [2, 2],
    ]);
    expect([15, 16, 17].map(year)).toEqual([
      [3, 3],
      [3, 3],
      [3, 0],
    ]);
  });
});

describe('whom illness finds, and how hard', () => {
  const FOUR: NonNullable<Plan['cities']> = { D2: {}, D4: {}, B4: {}, F4: {} };
  const angry = (table: Table, owner: number) => {
    while (table.asked.ask.do === 'lower moods') table.take({ ...table.options[0]! });
    return table.state.cities.filter((city) => city.owner === owner && city.mood === ANGRY).length;
  };

  rule('COC-ANNEX-09', 'Pestilence: a city of everyone with two, two of who travels, none with Sanitation', () => {
    const pestilence = (advances: readonly string[]) =>
      angry(read(1, { cities: { ...FOUR, D7: { of: 1 } }, seats: [{ advances }, {}] }), 0);
    expect([pestilence([]), pestilence(['roads']), pestilence(['sanitation']), pestilence(['irrigation'])]).toEqual([
      1, 2, 0, 1,
    ]);
    const others = read(1, { cities: { D2: {}, D7: { of: 1 }, B6: { of: 1 } } });
    expect([angry(others, 0), angry(others, 1)]).toEqual([0, 1]);
  });

  test('Epidemics: everyone with two units loses one, for no points', () => {
    const table = read(2, {
      units: [
        [0, 'D2', 'settler', 'settler'],
        [1, 'D7', 'settler', 'settler'],
      ],
    });
    expect(table.state.seats.map(({ units }) => units.length)).toEqual([1, 1]);
    expect([0, 1].map((seat) => pointsOf(table.state, seat).events)).toEqual([0, 0]);
  });
});
