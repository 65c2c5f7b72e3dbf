import { describe, expect } from 'vitest';
import { PIRATES } from '../../src/owners.ts';
import { isPirate } from '../../src/units.ts';
import { face, type Plan, type Table } from '../position.ts';
import { rule } from '../rule.ts';
import { having } from './civilized.ts';

const [TWO, SIX] = [face(2, 'elephant'), face(6, 'infantry')];

/** A sea from D1 to D5 with the city of seat 0 beside it. */
const SEA: NonNullable<Plan['terrain']> = { D1: 'sea', D2: 'sea', D3: 'sea', D4: 'sea', D5: 'sea' };
const CITIES: NonNullable<Plan['cities']> = { C4: {}, A7: { of: 1 } };
const ONE_EACH: NonNullable<Plan['units']> = [
  [0, 'D1', 'ship'],
  [PIRATES, 'D3', 'ship'],
];

const board = (units: NonNullable<Plan['units']>, more: Plan = {}) =>
  having('pirate-allies', { terrain: SEA, cities: CITIES, units, ...more });
const allies = (table: Table) => table.state.seats[0]!.units.filter(isPirate).length;
const shared = (units = ONE_EACH, more: Plan = {}) =>
  board(units, more).move('D1', ['ship'], 'D3').take({ do: 'ally pirates' });

/** The Move action is over. */
function rested(table: Table): Table {
  return table.asked.ask.do === 'move groups' ? table.take({ do: 'stop moving' }) : table;
}

describe('Pirate Allies', () => {
  rule('COC-CIV-52', 'ships pass pirates; who comes among them shares the hex, or attacks', () => {
    const passing = board(ONE_EACH).move('D1', ['ship'], 'D5');
    expect([passing.count(0, 'D5', 'ship'), passing.count(PIRATES, 'D3', 'ship')]).toEqual([1, 1]);
    const table = board(ONE_EACH).move('D1', ['ship'], 'D3');
    expect(table.asked.ask.do).toBe('meet pirates');
    const fought = board(ONE_EACH).dice(SIX, TWO).move('D1', ['ship'], 'D3').take({ do: 'attack pirates' });
    expect([fought.state.pirates, fought.good(0, 'gold')]).toEqual([[], 1]);
    table.take({ do: 'ally pirates' });
    expect([table.state.battle, allies(table), table.state.pirates]).toEqual([null, 1, []]);
  });

  rule('COC-CIV-52', 'Land units board the ships of pirates', () => {
    const table = board([
      [0, 'C4', 'settler'],
      [PIRATES, 'D4', 'ship'],
    ]);
    table.move('C4', ['settler'], 'D4');
    expect([table.count(0, 'D4', 'settler'), allies(table)]).toEqual([1, 1]);
  });

  rule('COC-CIV-53', 'while an own unit is with them they sail along, and are pirates again without one', () => {
    const table = rested(shared());
    table.move('D3', ['ship', 'ship'], 'D5');
    expect([table.count(0, 'D5', 'ship'), allies(table)]).toEqual([2, 1]);
    const alone = rested(shared());
    alone.take({ do: 'move' }).take({ do: 'choose group', hex: alone.hex('D3') });
    const [own, pirate] = [false, true].map(
      (which) => alone.state.seats[0]!.units.find((one) => isPirate(one) === which)!,
    );
    expect([alone.mayPick(pirate!), alone.mayPick(own!)]).toEqual([false, true]);
    alone.pick(own!).take({ do: 'go', to: alone.hex('D5') });
    expect([alone.count(PIRATES, 'D3', 'ship'), allies(alone)]).toEqual([1, 0]);
  });

  rule('COC-CIV-53', 'they trade, and count when an event takes units', () => {
    const cities: NonNullable<Plan['cities']> = { C4: {}, E3: { of: 1 }, E5: { of: 1 }, A7: { of: 1 } };
    const table = rested(shared(ONE_EACH, { cities, seats: [{ advances: ['trade-routes'] }, {}] }));
    table.happen({ do: 'trade routes', seat: 0 });
    expect(table.asked.pick?.max).toBe(2);
    table.pick(table.hex('E3'), table.hex('E5'));
    expect(table.good(0, 'food')).toBe(2);
    table.happen({ do: 'plague', seat: 0, n: 1, points: 0 });
    table.pick(table.state.seats[0]!.units.find(isPirate)!);
    expect([allies(table), table.count(0, 'D3', 'ship')]).toEqual([0, 1]);
  });

  rule('COC-CIV-54', 'icons do nothing to them; with all four none come, and nobody is raided', () => {
    const four: NonNullable<Plan['units']> = [
      [0, 'D1', 'ship'],
      [0, 'D5', 'ship', 'ship'],
      [PIRATES, 'D3', 'ship', 'ship', 'ship'],
    ];
    const table = shared(four, { seats: [{ goods: { food: 1 } }, {}] });
    expect(allies(table)).toBe(3);
    table.take({ do: 'stop moving' }).happen({ do: 'pirates arrive', seat: 0 });
    table.take({ do: 'place pirate', hex: table.hex('D2') });
    expect([table.state.pirates.length, allies(table)]).toEqual([1, 3]);
    expect(table.asked.ask.do).toBe('turn');
    const all = board(
      [
        [0, 'D1', 'ship'],
        [0, 'D5', 'ship'],
        [PIRATES, 'D4', 'ship', 'ship'],
        [PIRATES, 'D2', 'ship', 'ship'],
      ],
      { seats: [{ goods: { food: 1 } }, {}] },
    );
    all.move('D1', ['ship'], 'D2').take({ do: 'ally pirates' }).move('D5', ['ship'], 'D4').take({ do: 'ally pirates' });
    rested(all).happen({ do: 'pirates arrive', seat: 0 });
    expect([all.state.pirates, allies(all), all.good(0, 'food'), all.asked.ask.do]).toEqual([[], 4, 1, 'turn']);
  });

  rule(['COC-CIV-54', 'COC-CIV-55'], 'in battle they are own ships, fall first, and are no prize', () => {
    const table = rested(shared());
    table.state.seats[1]!.units.push(table.unitsAt(0, 'D3', 'ship').find((one) => !isPirate(one))!);
    table.dice(SIX, TWO, TWO);
    table.happen({
      do: 'fight',
      attacker: 1,
      defender: 0,
      hex: table.hex('D3'),
      origin: table.hex('D4'),
      landed: false,
    });
    expect([allies(table), table.count(0, 'D3', 'ship')]).toEqual([0, 1]);
    expect([table.good(1, 'gold'), table.state.battle!.dice[1]!.length]).toEqual([0, 2]);
  });

  rule('COC-CIV-56', 'four ships at most on a hex, and theirs beside the own four', () => {
    const units: NonNullable<Plan['units']> = [
      [0, 'D1', 'ship', 'ship'],
      [0, 'D5', 'ship'],
      [PIRATES, 'D3', 'ship', 'ship'],
    ];
    const table = board(units).move('D1', ['ship', 'ship'], 'D3').take({ do: 'ally pirates' });
    expect(table.count(0, 'D3', 'ship')).toBe(4);
    table.take({ do: 'choose group', hex: table.hex('D5') });
    expect(table.options.some((one) => one.do === 'go' && one.to === table.hex('D3'))).toBe(false);
    const full = board([
      [0, 'D1', 'ship', 'ship', 'ship'],
      [PIRATES, 'D3', 'ship', 'ship'],
    ]);
    full.dice(SIX, SIX, SIX, TWO, TWO).move('D1', ['ship', 'ship', 'ship'], 'D3');
    expect(full.events.some((one) => one.did === 'battle')).toBe(true);
    const port: NonNullable<Plan['cities']> = { C4: { buildings: ['port'], port: 'D3', mood: 'happy' }, A7: { of: 1 } };
    const recruiting = shared(
      [
        [0, 'D1', 'ship'],
        [0, 'D5', 'ship', 'ship'],
        [PIRATES, 'D3', 'ship'],
      ],
      { cities: port, seats: [{ goods: { wood: 4 } }, {}] },
    ).take({ do: 'stop moving' });
    recruiting.take({ do: 'recruit', hex: recruiting.hex('C4') });
    if (recruiting.asked.pick) recruiting.pick(2);
    expect(recruiting.events.filter((one) => one.did === 'remove')).toEqual([]);
  });

  rule('COC-CIV-57', 'those who share a hex are attacked as a move; who arrives to attack is joined by all', () => {
    const table = rested(shared());
    table.dice(SIX, TWO).take({ do: 'move' }).take({ do: 'turn on pirates' });
    expect([allies(table), table.state.pirates, table.good(0, 'gold')]).toEqual([0, [], 1]);
    const two: NonNullable<Plan['units']> = [
      [0, 'D1', 'ship'],
      [0, 'D5', 'ship'],
      [PIRATES, 'D3', 'ship'],
    ];
    const joined = shared(two).dice(SIX, TWO, TWO).move('D5', ['ship'], 'D3').take({ do: 'attack pirates' });
    const roll = joined.events.find((one) => one.did === 'battle roll');
    expect(roll?.did === 'battle roll' && roll.dice[0].length).toBe(2);
  });
});
