import { view } from '@imperia/engine';
import { expect, test } from 'vitest';
import { ACTION_CARDS } from '../../src/card-data.ts';
import { ACTION_CARD } from '../../src/decks.ts';
import { clash } from '../../src/index.ts';
import { BARBARIANS } from '../../src/owners.ts';
import type { UnitName } from '../../src/pieces.ts';
import { face, type Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';

const TACTICS = [{ advances: ['tactics'] }, { advances: ['tactics'] }];
const MISS = face(1, 'leader');
const SIX = face(6, 'infantry');
/** Calls nobody where there is no Cavalry. */
const FIVE = face(5, 'cavalry');

/** The number of a card with this battle half. */
function card(id: string, nth = 0): number {
  const places = ACTION_CARDS.flatMap(({ battle }, place) => (battle.id === id ? [place] : []));
  return ACTION_CARD + places[nth]!;
}

/** Seat 0 stands on D4, seat 1 on D3; each with these cards. */
function duel(own: string[], enemy: string[], plan: Plan & { army?: [UnitName[], UnitName[]] } = {}): Table {
  const [mine, theirs] = plan.army ?? [
    ['infantry', 'infantry'],
    ['infantry', 'infantry'],
  ];
  const table = new Table({
    units: [
      [0, 'D4', ...mine],
      [1, 'D3', ...theirs],
    ],
    seats: TACTICS,
    ...plan,
  });
  const hold = (seat: number, ids: string[]) => {
    const { hand } = table.state.seats[seat]!;
    hand.push(...ids.map((id) => card(id)));
    table.state.actionDeck = table.state.actionDeck.filter((one) => !hand.includes(one));
  };
  hold(0, own);
  hold(1, enemy);
  return table;
}

function attack(table: Table): Table {
  const kinds = (['infantry', 'cavalry', 'elephant', 'settler'] as UnitName[]).flatMap((kind) =>
    new Array<UnitName>(table.count(0, 'D4', kind)).fill(kind),
  );
  return table.move('D4', kinds, 'D3');
}

const lay = (table: Table, id: string) => table.take({ do: 'lay', card: card(id) });
const laid = (table: Table) => table.options.flatMap((one) => (one.do === 'lay' ? [one.card] : []));
const lastRoll = (table: Table) => table.events.filter(({ did }) => did === 'battle roll').at(-1);
const armies = (table: Table) => [table.count(0, 'D3', 'infantry'), table.count(1, 'D3', 'infantry')];

test('there are 42 cards: 21 civil halves twice, 16 battle halves', () => {
  const count = (ids: string[]) => new Set(ids).size;
  expect(ACTION_CARDS).toHaveLength(42);
  expect(count(ACTION_CARDS.map(({ civil }) => civil.id))).toBe(21);
  expect(count(ACTION_CARDS.map(({ battle }) => battle.id))).toBe(16);
});

rule(
  ['COC-COMBAT-04', 'COC-COMBAT-05', 'COC-ACARD-04'],
  'the attacker lays first, face down, then the defender',
  () => {
    const table = attack(duel(['high-morale'], ['high-ground']));
    expect([table.asked.ask.do, table.asked.seat]).toEqual(['lay card', 0]);
    lay(table, 'high-morale');
    expect(view(clash, table.state, 1).seats[0]!.laid).toEqual([-3]);
    expect([table.asked.ask.do, table.asked.seat]).toEqual(['lay card', 1]);
    const passed = attack(duel(['high-morale'], ['high-ground'])).take({ do: 'decline' });
    expect(laid(passed)).toEqual([card('high-ground')]);
  },
);

rule(['COC-ACARD-04', 'COC-ANNEX-13'], 'who does not know Tactics lays nothing', () => {
  const table = attack(duel([], ['high-morale'], { seats: [TACTICS[0]!, {}] }).dice(SIX, SIX, MISS, MISS));
  expect(table.events.some(({ did }) => did === 'battle card')).toBe(false);
  expect(armies(table)).toEqual([2, 0]);
});

rule('COC-COMBAT-04', 'who holds nothing of use is asked all the same', () => {
  const table = attack(duel(['for-the-people'], []));
  expect(table.ids()).toEqual(['decline']);
});

rule('COC-COMBAT-08', 'each card needs its role, its place and its kind of force', () => {
  const every = [...new Set(ACTION_CARDS.map(({ battle }) => battle.id))];
  const ids = (table: Table) => laid(table).map((one) => ACTION_CARDS[one - ACTION_CARD]!.battle.id);
  const field = attack(duel(every, every));
  expect(every.filter((id) => !ids(field).includes(id))).toEqual([
    'heavy-resistance',
    'siege',
    'for-the-people',
    'improved-defenses',
    'tactical-retreat',
    'defensive-formation',
  ]);
  const town = attack(duel(every, [], { cities: { D3: { of: 1 } } }));
  expect(ids(town).includes('siege')).toBe(true);
  expect(ids(town).includes('high-ground')).toBe(false);
  const walls = attack(
    duel([], every, { cities: { D3: { of: 1, buildings: ['fortress'] } }, units: [[0, 'D4', 'infantry']] }),
  );
  expect(ids(walls).sort()).toEqual(
    [
      'high-morale',
      'heavy-resistance',
      'high-ground',
      'surprise',
      'for-the-people',
      'improved-defenses',
      'defensive-formation',
      'scout',
    ].sort(),
  );
});

rule('COC-COMBAT-08', 'at sea only what ships can use', () => {
  const every = [...new Set(ACTION_CARDS.map(({ battle }) => battle.id))];
  const table = duel(every, [], {
    terrain: { D4: 'sea', D3: 'sea' },
    units: [
      [0, 'D4', 'ship'],
      [1, 'D3', 'ship'],
    ],
  });
  table.move('D4', ['ship'], 'D3');
  const ids = laid(table).map((one) => ACTION_CARDS[one - ACTION_CARD]!.battle.id);
  expect(ids.sort()).toEqual(['high-morale', 'martyr', 'scout', 'surprise']);
});

rule(['COC-COMBAT-06', 'COC-COMBAT-07', 'COC-ACARD-05'], 'High Morale: +2, for one round, then discarded', () => {
  const table = attack(duel(['high-morale'], []));
  lay(table.dice(MISS, MISS, MISS, MISS), 'high-morale');
  expect(lastRoll(table)).toMatchObject({ cv: [4, 2] });
  expect(table.state.actionDiscard).toContain(card('high-morale'));
  table.dice(MISS, MISS, MISS, MISS).take({ do: 'combat round' });
  expect(lastRoll(table)).toMatchObject({ cv: [2, 2] });
});

test('Wedge Formation: +1 for each enemy army unit', () => {
  const table = attack(duel(['wedge-formation'], [], { army: [['infantry'], ['infantry', 'infantry', 'infantry']] }));
  lay(table.dice(MISS, MISS, MISS, MISS), 'wedge-formation');
  expect(lastRoll(table)).toMatchObject({ cv: [4, 3] });
});

test('Heavy Resistance: -1 for each unit of the attacker', () => {
  const table = attack(duel([], ['heavy-resistance']));
  lay(table.dice(FIVE, FIVE, MISS, MISS), 'heavy-resistance');
  expect(lastRoll(table)).toMatchObject({ cv: [8, 2], hits: [0, 1] });
});

test('High Ground: icons call none of the enemy', () => {
  const roll = () => [face(3, 'infantry'), face(5, 'infantry'), face(3, 'infantry'), face(5, 'infantry')];
  const table = attack(duel([], ['high-ground']));
  lay(table.dice(...roll()), 'high-ground');
  expect(lastRoll(table)).toMatchObject({ cv: [8, 10] });
});

test.each(['for-the-people', 'defensive-formation'])('%s: a die more for the defender', (id) => {
  const table = attack(duel([], [id], { cities: { D3: { of: 1 } } }));
  lay(table.dice(MISS, MISS, MISS, MISS, MISS), id);
  expect(lastRoll(table)).toMatchObject({ cv: [2, 3] });
});

test('Flanking: a die more for the attacker', () => {
  const table = attack(duel(['flanking'], []));
  lay(table.dice(MISS, MISS, MISS, MISS, MISS), 'flanking');
  expect(lastRoll(table)).toMatchObject({ cv: [3, 2] });
});

test('Improved Defenses: one hit less', () => {
  const table = attack(duel([], ['improved-defenses'], { cities: { D3: { of: 1 } } }));
  lay(table.dice(FIVE, MISS, MISS, MISS), 'improved-defenses');
  expect(lastRoll(table)).toMatchObject({ cv: [6, 2], hits: [0, 0] });
});

test('Surprise: +1, and a card when an enemy fell', () => {
  const table = attack(duel(['surprise'], []));
  lay(table.dice(FIVE, MISS, MISS, MISS), 'surprise');
  expect(lastRoll(table)).toMatchObject({ cv: [7, 2], hits: [0, 1] });
  expect(table.state.seats[0]!.hand).toHaveLength(1);
  const none = attack(duel(['surprise'], []));
  lay(none.dice(MISS, MISS, MISS, MISS), 'surprise');
  expect(none.state.seats[0]!.hand).toHaveLength(0);
});

test('Siege: +1, and no abilities unless the defender pays two food', () => {
  const seats = [TACTICS[0]!, { advances: ['tactics'], goods: { food: 2 } }];
  const dice = [MISS, MISS, face(3, 'infantry'), face(5, 'infantry')];
  const paid = attack(duel(['siege'], [], { cities: { D3: { of: 1 } }, seats }));
  lay(paid.dice(...dice), 'siege');
  expect([paid.asked.ask.do, paid.asked.seat]).toEqual(['besieged', 1]);
  paid.take({ do: 'endure' });
  expect(lastRoll(paid)).toMatchObject({ cv: [3, 10] });
  expect(paid.good(1, 'food')).toBe(0);
  const poor = attack(duel(['siege'], [], { cities: { D3: { of: 1 } } }));
  lay(poor.dice(...dice), 'siege');
  expect(lastRoll(poor)).toMatchObject({ cv: [3, 8] });
});

test('Peltasts: a die for each unit, one hit less when any shows 5 or 6', () => {
  const table = attack(duel(['peltasts'], []));
  lay(table.dice(MISS, FIVE, MISS, MISS, FIVE, MISS), 'peltasts');
  expect(lastRoll(table)).toMatchObject({ cv: [2, 6], hits: [0, 0] });
  const missed = attack(duel(['peltasts'], []));
  lay(missed.dice(MISS, MISS, MISS, MISS, FIVE, MISS), 'peltasts');
  expect(lastRoll(missed)).toMatchObject({ hits: [1, 0] });
});

test('Archers: on 5 or 6 an enemy falls before the dice are rolled', () => {
  const table = attack(duel(['archers'], []));
  lay(table.dice(FIVE, MISS, MISS, MISS), 'archers');
  expect(lastRoll(table)).toMatchObject({ cv: [2, 1] });
  expect(armies(table)).toEqual([2, 1]);
  const missed = attack(duel(['archers'], []));
  lay(missed.dice(face(4, 'cavalry'), MISS, MISS, MISS, MISS), 'archers');
  expect(armies(missed)).toEqual([2, 2]);
});

test('Archers who shoot the last defender leave nobody to roll, whatever card was laid', () => {
  const table = attack(duel(['archers'], ['defensive-formation'], { army: [['infantry'], ['infantry']] }));
  lay(lay(table.dice(FIVE, MISS), 'archers'), 'defensive-formation');
  expect(lastRoll(table)).toMatchObject({ cv: [1, 0] });
  expect(table.events.find(({ did }) => did === 'battle over')).toMatchObject({ winner: 0 });
});

test('Martyr: one of each side falls, and the enemy card does nothing', () => {
  const table = attack(duel(['martyr'], ['high-morale']));
  lay(lay(table.dice(MISS, MISS), 'martyr'), 'high-morale');
  expect(armies(table)).toEqual([1, 1]);
  expect(lastRoll(table)).toMatchObject({ cv: [1, 1] });
});

test('Scout: takes the enemy card before it does anything, even a Martyr', () => {
  const table = attack(duel(['martyr'], ['scout']));
  lay(lay(table.dice(MISS, MISS, MISS, MISS), 'martyr'), 'scout');
  expect(table.state.seats[1]!.hand).toEqual([card('martyr')]);
  expect(armies(table)).toEqual([2, 2]);
});

test('Encircled: one more falls on 5 or 6, if the enemy lost no fewer', () => {
  const army: [UnitName[], UnitName[]] = [
    ['infantry', 'infantry'],
    ['infantry', 'infantry', 'infantry'],
  ];
  const table = attack(duel(['encircled'], [], { army }));
  lay(table.dice(FIVE, MISS, MISS, MISS, MISS, FIVE), 'encircled');
  expect(armies(table)).toEqual([2, 1]);
  const fewer = attack(duel(['encircled'], [], { army }));
  lay(fewer.dice(MISS, MISS, FIVE, MISS, MISS, FIVE), 'encircled');
  expect(armies(fewer)).toEqual([1, 3]);
});

test('Tactical Retreat: away after what happens on reveal, and the attacker has won', () => {
  const table = attack(
    duel(['archers'], ['tactical-retreat'], {
      cities: { D3: { of: 1 }, A7: { of: 1 } },
      army: [['infantry'], ['infantry', 'infantry', 'settler']],
    }),
  );
  lay(lay(table.dice(FIVE), 'archers'), 'tactical-retreat');
  expect([table.asked.ask.do, table.asked.seat]).toEqual(['withdraw', 1]);
  table.take({ do: 'withdrawn', hex: table.hex('D2') });
  expect([table.count(1, 'D2', 'infantry'), table.count(1, 'D2', 'settler')]).toEqual([1, 1]);
  expect([table.count(1, 'D3', 'infantry'), table.count(1, 'D3', 'settler')]).toEqual([0, 0]);
  expect(table.city('D3')!.owner).toBe(0);
  expect(table.events.some(({ did }) => did === 'battle roll')).toBe(false);
});

test('Tactical Retreat is not offered to who has nowhere to go', () => {
  const sea = Object.fromEntries(['C2', 'C3', 'D2', 'E2', 'E3', 'C4', 'E4'].map((code) => [code, 'sea' as const]));
  const army: [UnitName[], UnitName[]] = [['infantry', 'settler'], ['infantry']];
  const table = duel([], ['tactical-retreat'], { terrain: sea, army });
  table.move('D4', ['infantry'], 'D3');
  expect(laid(table)).toEqual([]);
});

test('barbarians lay no cards', () => {
  const table = duel([], [], {
    units: [
      [0, 'D4', 'infantry'],
      [BARBARIANS, 'D3', 'infantry'],
    ],
  });
  attack(table.dice(SIX, MISS));
  expect(table.count(BARBARIANS, 'D3', 'infantry')).toBe(0);
});
