import { describe, expect, test } from 'vitest';
import { ACTION_CARDS } from '../../src/card-data.ts';
import { ACTION_CARD, OBJECTIVE_CARD } from '../../src/decks.ts';
import type { UnitName } from '../../src/pieces.ts';
import { face, type Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';

const [SIX, FIVE, MISS] = [face(6, 'infantry'), face(5, 'cavalry'), face(1, 'leader')];
const civil = (id: string) => ACTION_CARD + ACTION_CARDS.findIndex((card) => card.civil.id === id);
const battle = (id: string) => ACTION_CARD + ACTION_CARDS.findIndex((card) => card.battle.id === id);

/** In the order of their numbers. */
const PAIRS: readonly string[] = [
  'quick-advance / peltasts',
  'quick-advance / encircled',
  'inspiration / encircled',
  'inspiration / peltasts',
  'hero-general / wedge-formation',
  'hero-general / high-morale',
  'spy / heavy-resistance',
  'spy / high-morale',
  'ideas / high-ground',
  'ideas / surprise',
  'great-ideas / siege',
  'great-ideas / high-ground',
  'mercenaries / for-the-people',
  'mercenaries / heavy-resistance',
  'cultural-takeover / heavy-resistance',
  'cultural-takeover / improved-defenses',
  'city-development / tactical-retreat',
  'city-development / peltasts',
  'production-focus / tactical-retreat',
  'production-focus / peltasts',
  'explorer / encircled',
  'explorer / defensive-formation',
  'negotiations / scout',
  'negotiations / martyr',
  'leadership / high-ground',
  'leadership / archers',
  'assassination / high-ground',
  'assassination / archers',
  'mass-production / defensive-formation',
  'mass-production / encircled',
  'new-plans / flanking',
  'new-plans / high-morale',
  'synergies / defensive-formation',
  'synergies / archers',
  'teach-us / defensive-formation',
  'teach-us / archers',
  'militia / wedge-formation',
  'militia / high-morale',
  'technology-trade / surprise',
  'technology-trade / high-ground',
  'new-ideas / high-morale',
  'new-ideas / flanking',
];

test('which halves are on one card', () => {
  expect(ACTION_CARDS.map((card) => `${card.civil.id} / ${card.battle.id}`)).toEqual(PAIRS);
});

describe('what a civil half costs', () => {
  const GOODS = { food: 7, gold: 7, culture: 3, mood: 1 };

  /** Actions and culture after the half was played and everything asked was answered. */
  function paid(id: string, plan: Plan = {}): number[] {
    const table = new Table({
      cities: { D4: { buildings: ['academy'] }, D2: { of: 1 } },
      units: [[0, 'D4', 'infantry']],
      ...plan,
      seats: [
        { hand: [civil(id)], goods: GOODS, advances: ['storage', 'tactics'], ...plan.seats?.[0] },
        { advances: ['fishing'], ...plan.seats?.[1] },
      ],
    });
    table.state.used = [];
    table.take({ do: 'play', card: civil(id) });
    return [table.state.actions, table.good(0, 'culture')];
  }

  rule(['COC-ACARD-02', 'COC-ACARD-03'], 'an action for some, culture for some, nothing for others', () => {
    expect(paid('quick-advance')).toEqual([3, 2]);
    expect(paid('inspiration')).toEqual([3, 3]);
    expect(paid('ideas')).toEqual([3, 3]);
    expect(paid('production-focus')).toEqual([3, 3]);
    expect(paid('mass-production')).toEqual([3, 3]);
    expect(paid('synergies')).toEqual([2, 3]);
    expect(paid('assassination')).toEqual([3, 2]);
    expect(paid('militia')).toEqual([3, 2]);
  });

  test('New Plans: an action and a culture token', () => {
    const table = new Table({
      cities: { D4: {}, D2: { of: 1 } },
      seats: [{ hand: [civil('new-plans')], objectives: [OBJECTIVE_CARD], goods: { culture: 3 } }, {}],
    });
    table.take({ do: 'play', card: civil('new-plans') });
    expect([table.state.actions, table.good(0, 'culture')]).toEqual([2, 2]);
    const poor = new Table({
      cities: { D4: {}, D2: { of: 1 } },
      seats: [{ hand: [civil('new-plans')], objectives: [OBJECTIVE_CARD] }, {}],
    });
    expect(poor.offers({ do: 'play', card: civil('new-plans') })).toBe(false);
  });

  test('after a battle: neither costs an action', () => {
    const after = (id: string) => {
      const table = new Table({
        cities: { D4: {}, A7: { of: 1 } },
        units: [
          [0, 'D4', 'infantry'],
          [1, 'D3', 'infantry'],
        ],
        seats: [{ hand: [civil(id)], advances: ['tactics'] }, {}],
      });
      table.dice(SIX, MISS).move('D4', ['infantry'], 'D3');
      while (table.asked.ask.do === 'lay card') table.take({ do: 'decline' });
      if (table.asked.ask.do === 'move groups') table.take({ do: 'stop moving' });
      const { actions } = table.state;
      return actions - table.take({ do: 'play', card: civil(id) }).state.actions;
    };
    expect([after('great-ideas'), after('hero-general')]).toEqual([0, 0]);
  });
});

describe('where and by whom a battle half is laid', () => {
  const every = [...new Set(ACTION_CARDS.map((card) => card.battle.id))];
  const laid = (table: Table) =>
    table.options.flatMap((one) => (one.do === 'lay' ? [ACTION_CARDS[one.card - ACTION_CARD]!.battle.id] : [])).sort();

  /** What this seat could lay of all there is. */
  function choice(seat: number, plan: Plan, army: UnitName[]): string[] {
    const hand = every.map(battle);
    const holder = { advances: ['tactics'], hand };
    const other = { advances: ['tactics'] };
    const table = new Table({ ...plan, seats: seat === 0 ? [holder, other] : [other, holder] });
    return laid(table.move('D4', army, 'D3'));
  }

  const FIELD: Plan = {
    units: [
      [0, 'D4', 'infantry'],
      [1, 'D3', 'infantry'],
    ],
  };
  const SEA: Plan = {
    terrain: { D4: 'sea', D3: 'sea' },
    units: [
      [0, 'D4', 'ship', 'infantry'],
      [1, 'D3', 'ship', 'infantry'],
    ],
  };
  const ANYWHERE = ['high-morale', 'martyr', 'scout', 'surprise'];

  rule('COC-COMBAT-08', 'in the open', () => {
    const both = [...ANYWHERE, 'archers', 'encircled', 'high-ground', 'peltasts'];
    expect(choice(0, FIELD, ['infantry'])).toEqual([...both, 'flanking', 'wedge-formation'].sort());
    expect(choice(1, FIELD, ['infantry'])).toEqual(
      [...both, 'defensive-formation', 'heavy-resistance', 'tactical-retreat'].sort(),
    );
  });

  rule('COC-COMBAT-08', 'before a city', () => {
    const city: Plan = { ...FIELD, cities: { D3: { of: 1 } } };
    expect(choice(0, city, ['infantry'])).toEqual(
      [...ANYWHERE, 'archers', 'encircled', 'peltasts', 'flanking', 'siege', 'wedge-formation'].sort(),
    );
  });

  rule('COC-COMBAT-08', 'at sea, where those aboard do not fight', () => {
    expect(choice(0, SEA, ['ship', 'infantry'])).toEqual(ANYWHERE);
    expect(choice(1, SEA, ['ship', 'infantry'])).toEqual(
      [...ANYWHERE, 'defensive-formation', 'heavy-resistance'].sort(),
    );
  });
});

describe('what dice and cards do', () => {
  const duel = (own: string[], enemy: string[], plan: Plan = {}) =>
    new Table({
      units: [
        [0, 'D4', 'infantry', 'infantry'],
        [1, 'D3', 'infantry', 'infantry', 'infantry'],
      ],
      ...plan,
      seats: [
        { advances: ['tactics'], hand: own.map(battle) },
        { advances: ['tactics'], hand: enemy.map(battle) },
      ],
    });
  const lastRoll = (table: Table) => table.events.filter((one) => one.did === 'battle roll').at(-1);
  const fought = (table: Table) => table.move('D4', ['infantry', 'infantry'], 'D3').take({ do: 'lay' });

  test('Peltasts and Archers: a six is as good as a five', () => {
    const peltasts = fought(duel(['peltasts'], []).dice(MISS, SIX, MISS, MISS, FIVE, MISS, MISS));
    expect(lastRoll(peltasts)).toMatchObject({ hits: [0, 0] });
    const archers = fought(duel(['archers'], []).dice(SIX, MISS, MISS, MISS, MISS));
    expect(archers.count(1, 'D3', 'infantry')).toBe(2);
  });

  test('Encircled: a six is as good as a five', () => {
    const table = fought(duel(['encircled'], []).dice(FIVE, MISS, MISS, MISS, MISS, SIX));
    expect(table.count(1, 'D3', 'infantry')).toBe(1);
  });

  test('Improved Defenses: one of two hits', () => {
    const table = duel([], ['improved-defenses'], { cities: { D3: { of: 1 } } }).dice(FIVE, FIVE, MISS, MISS, MISS);
    expect(lastRoll(fought(table))).toMatchObject({ hits: [0, 1] });
  });
});
