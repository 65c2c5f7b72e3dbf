import { describe, expect, test } from 'vitest';
import { ownAdvance } from '../../src/civilization-data.ts';
import { mark } from '../../src/knowledge.ts';
import { OBJECTIVE_CARDS } from '../../src/objective-data.ts';
import type { UnitName } from '../../src/pieces.ts';
import { face, type Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';
import { objectiveNamed } from './standing-objectives.ts';

/** The upper and the lower half of each card, in the order of their numbers. */
const PAIRS: readonly string[] = [
  'large-civilization / draft-objective',
  'scientific-lead / conqueror',
  'coastal-culture / warmonger',
  'advanced-culture / warmonger',
  'religious-fervor / general',
  'city-planner / great-battle',
  'eureka / defiance',
  'happy-population / conqueror',
  'education-lead / sea-blockade',
  'optimized-storage / naval-assault',
  'wealth / large-fleet',
  'ore-supplies / large-army',
  'wood-supplies / fortifications',
  'food-supplies / standing-army',
  'architecture-objective / militarized',
  'goal-focused / bold',
  'colony / threat',
  'culture-focus / legendary-battle',
  'consulate / great-battle',
  'science-focus / naval-assault',
  'trade-focus / scavenger',
  'metropolis / general',
  'seafarers / aggressor',
  'government / barbarian-conquest',
  'government / aggressor',
  'expansionist / military-might',
  'city-founder / resistance',
  'trade-power / resistance',
  'shipping-routes / terror-regime',
  'diversified-research / bold',
  'culture-power / barbarian-conquest',
  'magnificent-culture / outpost',
  'star-gazers / horse-power',
  'traders / great-commander',
  'versatility / brutus',
  'legacy / ivory-tower',
  'migration-objective / trample',
  'high-culture / sea-cleansing',
];

rule(['COC-OCARD-01', 'COC-COMP-05'], 'which objectives are on one card', () => {
  expect(OBJECTIVE_CARDS.map(([upper, lower]) => `${upper.id} / ${lower.id}`)).toEqual(PAIRS);
});

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

test('Sea Blockade: two Ships elsewhere are none', () => {
  const before = (second: string) =>
    meets('sea-blockade', {
      terrain: { D3: 'sea', D5: 'sea' },
      cities: { D2: {}, D4: { of: 1, buildings: ['port'], port: 'D3' } },
      units: [
        [0, 'D3', 'ship'],
        [0, second, 'ship'],
      ],
    });
  expect([before('D3'), before('D5')]).toEqual([true, false]);
});

describe('objectives that are never completed together', () => {
  const routes: Plan = {
    terrain: { C4: 'sea' },
    cities: { D1: {}, D4: { of: 1 }, E4: { of: 1 }, B4: { of: 1 } },
    units: [[0, 'C4', 'ship', 'ship', 'settler']],
    seats: [{ advances: ['bartering', 'trade-routes'] }, {}],
  };
  const armed = ['infantry', 'infantry', 'infantry'] as const;
  const army: Plan = {
    cities: { D2: {}, D4: {}, D6: {}, B4: {} },
    units: [
      [0, 'D2', ...armed],
      [0, 'D4', ...armed],
      [0, 'D6', ...armed],
      [0, 'B4', ...armed],
    ],
  };

  test.each([
    ['trade-power', 'shipping-routes', routes],
    ['shipping-routes', 'trade-power', routes],
    ['standing-army', 'military-might', army],
    ['military-might', 'standing-army', army],
  ] as const)('%s, and then not %s', (first, second, plan) => {
    const table = status(plan, [first, second]);
    expect(table.offers({ do: 'complete', objective: second })).toBe(true);
    table.take({ do: 'complete', objective: first });
    expect(table.offers({ do: 'complete', objective: second })).toBe(false);
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

  test('Aggressor and Resistance: two killed, the battle won, each on its own side', () => {
    const none = (n: number) => new Array<number>(n).fill(MISS);
    const all = (n: number) => new Array<number>(n).fill(HIT);
    const attacks = (own: number, enemy: number, dice: number[]) =>
      ['aggressor', 'resistance'].map((id) => fought(id, own, enemy, 0, dice));
    const defends = (enemy: number, own: number, dice: number[]) =>
      ['aggressor', 'resistance'].map((id) => fought(id, enemy, own, 1, dice));
    expect(attacks(2, 2, [...all(2), ...none(2)])).toEqual([true, false]);
    expect(attacks(2, 1, [...all(2), ...none(1)])).toEqual([false, false]);
    expect(attacks(2, 2, [...all(2), ...all(2)])).toEqual([false, false]);
    expect(defends(2, 2, [...none(2), ...all(2)])).toEqual([false, true]);
    expect(defends(1, 2, [...none(1), ...all(2)])).toEqual([false, false]);
    expect(defends(2, 2, [...all(2), ...all(2)])).toEqual([false, false]);
  });

  test('Bold: fewer units are enough, whatever is known of Warfare', () => {
    const won = (own: number, enemy: number) => {
      const table = new Table({
        cities: { D4: {}, A7: { of: 1 } },
        units: [
          [0, 'D4', ...new Array<UnitName>(own).fill('infantry')],
          [1, 'D3', ...new Array<UnitName>(enemy).fill('infantry')],
        ],
        seats: [{ advances: ['tactics'], objectives: [objectiveNamed('bold')] }, { advances: ['tactics'] }],
      });
      table.dice(...new Array<number>(own).fill(HIT), ...new Array<number>(enemy).fill(MISS));
      table.move('D4', new Array<UnitName>(own).fill('infantry'), 'D3');
      table.dice(...new Array<number>(own).fill(HIT), ...new Array<number>(enemy - own).fill(MISS));
      if (table.asked.ask.do === 'retreat or fight on') table.take({ do: 'combat round' });
      return table.offers({ do: 'complete', objective: 'bold' });
    };
    expect([won(2, 3), won(2, 2)]).toEqual([true, false]);
  });

  test('Trample: a rider or an elephant is left, Infantry beside them or not', () => {
    const left = (...army: UnitName[]) => {
      const table = new Table({
        config: { civilizations: ['rome', 'greece'] },
        cities: { D4: {}, A7: { of: 1 } },
        units: [
          [0, 'D4', ...army],
          [1, 'D3', 'infantry'],
        ],
        seats: [{ advances: ['tactics'], objectives: [objectiveNamed('trample')] }, {}],
      });
      table.dice(...army.map(() => HIT), MISS).move('D4', army, 'D3');
      return table.offers({ do: 'complete', objective: 'trample' });
    };
    expect([left('cavalry'), left('elephant'), left('infantry', 'elephant'), left('infantry')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test('Trample: not for who defends against attackers that turn back', () => {
    const table = new Table({
      config: { civilizations: ['rome', 'greece'] },
      cities: { D4: {}, A7: { of: 1 } },
      units: [
        [0, 'D4', 'infantry', 'infantry'],
        [1, 'D3', 'cavalry', 'cavalry'],
      ],
      seats: [{ advances: ['tactics'] }, { objectives: [objectiveNamed('trample')] }],
    });
    table.dice(MISS, MISS, HIT, MISS).move('D4', ['infantry', 'infantry'], 'D3').take({ do: 'retreat' });
    expect([table.asked.seat, table.asked.ask.do]).toEqual([0, 'turn']);
  });

  test('Warmonger: two battles of which none is won are not enough, one is', () => {
    const after = (second: number) => {
      const table = new Table({
        cities: { D4: {}, A7: { of: 1 } },
        units: [
          [0, 'D4', 'infantry', 'infantry'],
          [1, 'D3', 'infantry'],
          [1, 'D5', 'infantry'],
        ],
        seats: [{ advances: ['tactics'], objectives: [objectiveNamed('warmonger')] }, {}],
      });
      table.dice(HIT, HIT).move('D4', ['infantry'], 'D3');
      table.dice(HIT, second).move('D4', ['infantry'], 'D5');
      return table.offers({ do: 'complete', objective: 'warmonger' });
    };
    expect([after(MISS), after(HIT)]).toEqual([true, false]);
  });
});
