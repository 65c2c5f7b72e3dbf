import { describe, expect, test } from 'vitest';
import { advance } from '../../src/advances.ts';
import { ACTION_CARDS } from '../../src/card-data.ts';
import { ACTION_CARD, EVENT_CARD } from '../../src/decks.ts';
import { EVENTS } from '../../src/event-data.ts';
import { BARBARIANS, PIRATES } from '../../src/owners.ts';
import { BUILDINGS } from '../../src/pieces.ts';
import { type Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';
import { having } from './civilized.ts';
import { added, attack } from './fights.ts';

const actionNamed = (id: string) => ACTION_CARD + ACTION_CARDS.findIndex(({ civil }) => civil.id === id);
const eventNamed = (name: string) => EVENT_CARD + EVENTS.findIndex((event) => event.name.en === name);
const TEMPLE = BUILDINGS.indexOf('temple');

/** Seat 0 has this great person before it. */
function befriending(name: string, plan: Plan): Table {
  const table = new Table({ cities: { D2: {}, D7: { of: 1 } }, ...plan });
  const card = eventNamed(name);
  table.state.eventDeck = table.state.eventDeck.filter((one) => one !== card);
  table.state.seats[0]!.persons.push(card);
  table.state.steps.pop();
  return table.happen();
}

describe('great persons', () => {
  rule(
    'COC-ANNEX-30',
    'the Temple of the Great Prophet is the one that State Religion makes cheaper in this turn',
    () => {
      const table = befriending('Great Prophet', {
        cities: { D2: {}, D4: {}, D6: {}, D7: { of: 1 } },
        seats: [
          { advances: ['myths', 'rituals', 'priesthood', 'state-religion'], goods: { food: 3, wood: 3, ore: 3 } },
          {},
        ],
      });
      table.take({ do: 'call' }).take({ do: 'raise', hex: table.hex('D4'), building: TEMPLE });
      table.take({ do: 'take token', good: 6 });
      expect([table.good(0, 'food'), table.good(0, 'wood'), table.good(0, 'ore')]).toEqual([3, 2, 2]);
      table.take({ do: 'construct', hex: table.hex('D6'), building: TEMPLE });
      expect([table.good(0, 'food'), table.good(0, 'wood'), table.good(0, 'ore')]).toEqual([2, 1, 1]);
    },
  );

  test('who costs an action is not called without one', () => {
    const calls = (name: string, actions: number) => befriending(name, { actions }).offers({ do: 'call' });
    expect([calls('Great Artist', 1), calls('Great Artist', 0), calls('Great Philosopher', 0)]).toEqual([
      true,
      false,
      !EVENTS[eventNamed('Great Philosopher') - EVENT_CARD]!.person!.action,
    ]);
  });
});

rule('COC-CIV-49', 'Shogunate: no card is drafted where none is left', () => {
  const recruit = (left: number, discarded: number) => {
    const table = having('shogunate', { seats: [{ advances: ['draft'], goods: { mood: 1, food: 1, ore: 1 } }, {}] });
    const { state } = table;
    state.actionDiscard = state.actionDeck.splice(0).slice(0, discarded);
    state.actionDeck = state.actionDiscard.splice(0, left);
    return table.take({ do: 'recruit', hex: table.hex('D4') }).asked.ask.do;
  };
  expect([recruit(1, 1), recruit(0, 1), recruit(0, 0)]).toEqual(['draft card', 'draft card', 'pay recruits']);
});

describe('Cultural Takeover', () => {
  const card = actionNamed('cultural-takeover');
  const second = ACTION_CARD + ACTION_CARDS.map(({ civil }) => civil.id).lastIndexOf('cultural-takeover');
  const holding = (plan: Plan = {}) =>
    new Table({
      cities: { D4: {}, D3: { of: BARBARIANS }, A7: { of: 1 } },
      seats: [{ hand: [card, second] }, {}],
      ...plan,
    });

  test('is for an attempt that can be made in this turn', () => {
    expect(holding().offers({ do: 'play', card })).toBe(true);
    expect(holding({ actions: 0 }).offers({ do: 'play', card })).toBe(false);
  });

  test('a second one adds nothing before the attempt is made', () => {
    expect(second).not.toBe(card);
    expect(holding().take({ do: 'play', card }).offers({ do: 'play', card: second })).toBe(false);
  });

  rule('COC-COMP-15', 'is of no use to who has no settlement left', () => {
    const mine = (codes: string[]) => Object.fromEntries(codes.map((code) => [code, {}]));
    const full = ['D4', 'A3', 'A5', 'B2', 'B6', 'F2', 'F6'];
    const plays = (codes: string[]) =>
      holding({ cities: { ...mine(codes), D3: { of: BARBARIANS }, A7: { of: 1 } } }).offers({ do: 'play', card });
    expect([plays(full.slice(0, -1)), plays(full)]).toEqual([true, false]);
  });
});

test('Ramses: two more against pirates at sea, none against another fleet', () => {
  const at = (enemy: number) =>
    attack('ramses', {
      terrain: { D4: 'sea', D3: 'sea' },
      cities: { D6: {}, A7: { of: 1 } },
      at: 'D4',
      army: ['ship', 'leader'],
      units: [
        [0, 'D4', 'ship'],
        [enemy, 'D3', 'ship'],
      ],
    });
  expect([added(at(PIRATES)), added(at(1))]).toEqual([2, 0]);
});

describe('events', () => {
  /** Seat 0 has drawn it; this happens before its text is read. */
  function drawn(name: string, plan: Plan, ...before: Parameters<Table['happen']>): Table {
    const table = new Table({ cities: { D2: {}, D7: { of: 1 } }, ...plan });
    const card = eventNamed(name);
    table.state.eventDeck = table.state.eventDeck.filter((one) => one !== card);
    table.state.openEvents.push(card);
    return table.happen(
      ...before,
      { do: 'event text', seat: 0, card },
      { do: 'event done', seat: 0, card, whole: true },
    );
  }

  test('Anarchy: who has no government gives nothing up', () => {
    const all = [
      'farming',
      'storage',
      'mining',
      'engineering',
      'fishing',
      'writing',
      'myths',
      'tactics',
      'arts',
      'sports',
    ];
    const { seats } = drawn('Anarchy', { seats: [{ advances: all }, {}] }).state;
    expect(seats[0]!.anarchy).toBe(0);
    expect(seats[0]!.advances).toEqual(new Table({ seats: [{ advances: all }] }).state.seats[0]!.advances);
    expect(drawn('Anarchy', { seats: [{ advances: ['voting'] }, {}] }).state.seats[0]!.anarchy).toBe(1);
  });

  test('Envoy: an advance that comes before its text is read does not put it aside', () => {
    const learn = { do: 'gain advance', seat: 0, advance: advance('storage'), cube: false } as const;
    const table = drawn('Envoy', {}, learn);
    expect([table.state.openEvents, table.state.eventDiscard]).toEqual([[eventNamed('Envoy')], []]);
    expect(table.state.openWonders).toHaveLength(1);
  });
});

rule('COC-VAR-07', 'Wonder End: once a wonder is built, the round is played to its end and is the last', () => {
  const after = (over: boolean, taken: number) => {
    const table = new Table({ config: { options: ['wonderEnd'] }, cities: { D2: {}, D7: { of: 1 } } });
    Object.assign(table.state, { age: 7, round: 1, over });
    table.state.steps = [];
    table.happen({ do: 'next turn', taken });
    return table.over ? 'over' : [table.asked.seat, table.state.round];
  };
  expect([after(true, 1), after(true, 2), after(false, 2)]).toEqual([[1, 1], 'over', [0, 2]]);
});
