import { describe, expect, test } from 'vitest';
import { ownAdvance } from '../../src/civilization-data.ts';
import { mark } from '../../src/knowledge.ts';
import type { UnitName } from '../../src/pieces.ts';
import { face, type Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';
import { objectiveNamed } from './standing-objectives.ts';

const [HIT, MISS] = [face(6, 'infantry'), face(1, 'leader')];

/** The status phase of seat 0, who holds these objectives. */
function status(plan: Plan, ids: readonly string[], prepare: (table: Table) => void = () => {}): Table {
  const [own = {}, ...others] = plan.seats ?? [];
  const table = new Table({
    actions: 0,
    cities: { D2: {} },
    config: { civilizations: ['rome', 'greece'] },
    ...plan,
    seats: [{ ...own, objectives: ids.map((id) => objectiveNamed(id)) }, ...(others.length > 0 ? others : [{}])],
  });
  prepare(table);
  table.state.steps = [
    { do: 'free advance', seat: 0, cube: false },
    { do: 'status objectives', seat: 0, done: [] },
  ];
  return table.happen();
}

const meets = (id: string, plan: Plan, prepare?: (table: Table) => void) =>
  status(plan, [id], prepare).offers({ do: 'complete', objective: id });

describe('objectives of the status phase, to the last piece', () => {
  rule('COC-OCARD-04', 'supplies: five are needed, two are paid', () => {
    for (const [id, good] of [
      ['eureka', 'ideas'],
      ['wealth', 'gold'],
      ['ore-supplies', 'ore'],
      ['food-supplies', 'food'],
    ] as const) {
      const table = status({ seats: [{ goods: { [good]: 5 }, advances: ['storage'] }, {}] }, [id]);
      expect([id, table.take({ do: 'complete', objective: id }).good(0, good)]).toEqual([id, 3]);
    }
  });

  test('Optimized Storage: three of each', () => {
    const all = { food: 3, wood: 3, ore: 3 };
    const short = (['food', 'wood', 'ore'] as const).map((good) => ({ ...all, [good]: 2 }));
    const claims = [all, ...short].map((goods) => meets('optimized-storage', { seats: [{ goods }, {}] }));
    expect(claims).toEqual([true, false, false, false]);
  });

  test('Advanced Culture: the most, and six with those of the start', () => {
    const beside = ['fishing', 'writing', 'tactics', 'myths'];
    const claims = [beside, beside.slice(1)].map((advances) =>
      meets('advanced-culture', { seats: [{ advances }, {}] }),
    );
    expect(claims).toEqual([true, false]);
  });

  test('Expansionist: four cities with no other beside', () => {
    const claims = ['D2', 'D4', 'D6', 'B4'].map((_, i, all) =>
      meets('expansionist', { cities: Object.fromEntries(all.slice(0, i + 1).map((code) => [code, {}])) }),
    );
    expect(claims).toEqual([false, false, false, true]);
  });

  test('High Culture: all four own advances, and two leaders who have ruled', () => {
    const cultured = (advances: number, reigns: number) =>
      meets('high-culture', {}, ({ state }) => {
        for (let place = 0; place < advances; place++) mark(state.seats[0]!, ownAdvance(place));
        state.seats[0]!.reigns = reigns;
      });
    expect([cultured(4, 2), cultured(3, 2), cultured(4, 1)]).toEqual([true, false, false]);
  });

  test('Large Fleet: all four Ships, or two and more than anybody', () => {
    const fleet = (own: number, other: number) =>
      meets('large-fleet', {
        ground: 'sea',
        terrain: { D2: 'grassland' },
        units: [
          [0, 'D4', ...new Array<UnitName>(own).fill('ship')],
          [1, 'D6', ...new Array<UnitName>(other).fill('ship')],
        ],
      });
    expect([fleet(4, 4), fleet(3, 3), fleet(2, 1), fleet(1, 0)]).toEqual([true, false, true, false]);
  });
});

describe('objectives of battles, to the last unit', () => {
  /** What these units make of the objective of seat 0, or of seat 1 when it is attacked. */
  function fought(id: string, own: number, enemy: number, holder: number, dice: number[]): boolean {
    const seats = [{ advances: ['tactics'] }, { advances: ['tactics'] }];
    const table = new Table({
      cities: { D4: {}, A7: { of: 1 } },
      units: [
        [0, 'D4', ...new Array<UnitName>(own).fill('infantry')],
        [1, 'D3', ...new Array<UnitName>(enemy).fill('infantry')],
      ],
      seats: seats.map((seat, i) => (i === holder ? { ...seat, objectives: [objectiveNamed(id)] } : seat)),
    });
    table.dice(...dice).move('D4', new Array<UnitName>(own).fill('infantry'), 'D3');
    while (table.asked.ask.do === 'casualties') table.pick(...table.asked.pick!.from.slice(0, table.asked.pick!.min));
    if (table.asked.ask.do === 'retreat or fight on') table.take({ do: 'retreat' });
    return table.asked.ask.do === 'claim' && table.offers({ do: 'complete', objective: id });
  }

  test('Great Battle: six in all', () => {
    const dice = [HIT, HIT, HIT, HIT, MISS, MISS];
    expect([fought('great-battle', 4, 2, 0, dice), fought('great-battle', 4, 1, 0, dice)]).toEqual([true, false]);
  });

  test('General: three killed, in defence or in a lost battle too', () => {
    const three = new Array<number>(3).fill(HIT);
    const none = (n: number) => new Array<number>(n).fill(MISS);
    expect(fought('general', 3, 3, 1, [...none(3), ...three])).toBe(true);
    expect(fought('general', 2, 3, 1, [...none(2), ...three])).toBe(false);
    expect(fought('general', 3, 4, 0, [...three, ...new Array<number>(4).fill(HIT)])).toBe(true);
  });
});
