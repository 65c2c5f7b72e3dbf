import { expect } from 'vitest';
import { attempts, convertible } from '../../src/actions/influence.ts';
import { isInfluenced } from '../../src/cities.ts';
import { BARBARIANS } from '../../src/owners.ts';
import { ACADEMY, OBELISK, TEMPLE } from '../../src/pieces.ts';
import { face, type Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';

const THREE = face(3, 'infantry');
const FIVE = face(5, 'infantry');
const FOUR = face(4, 'cavalry');

rule(
  ['COC-HAPPY-02', 'COC-HAPPY-04', 'COC-HAPPY-03'],
  'from Angry to Neutral in a city of size 2 costs two mood tokens',
  () => {
    const table = new Table({
      cities: { D4: { mood: 'angry', buildings: ['temple'] } },
      seats: [{ goods: { mood: 2 } }],
    });
    table.take({ do: 'increase happiness' }).take({ do: 'raise mood' });
    expect([table.city('D4')!.mood, table.good(0, 'mood'), table.state.actions]).toEqual([1, 0, 2]);
  },
);

rule(
  ['COC-HAPPY-01', 'COC-HAPPY-05'],
  'straight to Happy costs four, in one action, and other cities may follow',
  () => {
    const table = new Table({
      cities: { D4: { mood: 'angry', buildings: ['temple'] }, D2: {} },
      seats: [{ goods: { mood: 5 } }],
    });
    table
      .take({ do: 'increase happiness' })
      .take({ do: 'raise mood', hex: table.hex('D4') })
      .take({ do: 'raise mood', hex: table.hex('D4') });
    table.take({ do: 'raise mood', hex: table.hex('D2') });
    expect([table.city('D4')!.mood, table.city('D2')!.mood, table.good(0, 'mood'), table.state.actions]).toEqual([
      2, 2, 0, 2,
    ]);
  },
);

rule(
  ['COC-ANNEX-27', 'COC-ANNEX-28'],
  'Rituals: one mood, one food and one idea for a step of a city of size 3',
  () => {
    const table = new Table({
      cities: { D4: { mood: 'angry', buildings: ['temple', 'academy'] } },
      seats: [{ goods: { mood: 1, food: 1, ideas: 1 }, advances: ['rituals'] }],
    });
    table.take({ do: 'increase happiness' }).take({ do: 'raise mood' });
    expect(table.state.seats[0]!.goods).toEqual([0, 0, 0, 0, 0, 0, 0]);
    const without = new Table({
      cities: { D4: { mood: 'angry', buildings: ['temple', 'academy'] } },
      seats: [{ goods: { mood: 1, food: 1, ideas: 1 } }],
    });
    expect(without.offers({ do: 'increase happiness' })).toBe(false);
  },
);

const NEAR: Plan = { cities: { D2: { buildings: ['fortress'] }, D4: { of: 1, buildings: ['temple', 'academy'] } } };
const targets = (plan: Plan) => {
  const table = new Table(plan);
  return attempts(table.state, 0).map((one) =>
    one.do === 'attempt' ? `${table.code(one.hex)}-${table.code(one.to)} ${one.boost}` : '',
  );
};

rule(['COC-INFL-01', 'COC-INFL-03', 'COC-INFL-04'], 'within as many hexes as the city is large', () => {
  expect(targets(NEAR)).toEqual(['D2-D4 0']);
  expect(targets({ cities: { D2: {}, D4: { of: 1, buildings: ['temple'] } } })).toEqual([]);
  const four = { D2: { buildings: ['fortress', 'temple', 'academy'] as const } };
  expect(targets({ cities: { ...four, D6: { of: 1, buildings: ['temple'] } } })).toEqual(['D2-D6 0']);
  expect(targets({ cities: { ...four, D7: { of: 1, buildings: ['temple'] } } })).toEqual([]);
});

rule(['COC-INFL-02', 'COC-INFL-08'], 'a city without a building cannot be influenced', () => {
  expect(targets({ cities: { D2: {}, D3: { of: 1 } } })).toEqual([]);
});

rule(['COC-INFL-05', 'COC-INFL-06', 'COC-INFL-17'], 'five or more succeeds, and one building takes the colour', () => {
  const fails = new Table(NEAR);
  fails.dice(FOUR).take({ do: 'influence' }).take({ do: 'attempt' });
  expect(isInfluenced(fails.city('D4')!)).toBe(false);
  const table = new Table(NEAR);
  table.dice(FIVE).take({ do: 'influence' }).take({ do: 'attempt' }).take({ do: 'convert', building: TEMPLE });
  expect(table.city('D4')).toMatchObject({ owner: 1 });
  expect([table.city('D4')!.buildings[TEMPLE], table.city('D4')!.buildings[ACADEMY]]).toEqual([0, 1]);
  expect(isInfluenced(table.city('D4')!)).toBe(true);
});

rule('COC-INFL-09', 'one success in a turn, by whatever way', () => {
  const table = new Table({ ...NEAR, seats: [{ goods: { culture: 3 }, advances: ['arts'] }] });
  table.dice(FIVE).take({ do: 'arts' }).take({ do: 'attempt' }).take({ do: 'convert', building: TEMPLE });
  expect(table.state.actions).toBe(3);
  expect(table.offers({ do: 'influence' })).toBe(false);
});

rule(
  ['COC-INFL-10', 'COC-INFL-11', 'COC-INFL-12'],
  'an influenced city may only target itself, without boosting; others may help',
  () => {
    const plan: Plan = {
      cities: { D2: { buildings: { temple: 1 } }, D3: {}, D4: { of: 1, buildings: ['temple'] } },
      seats: [{ goods: { culture: 5 } }],
    };
    expect(targets(plan)).toEqual(['D2-D2 0', 'D3-D2 0', 'D3-D4 0']);
    const table = new Table(plan);
    table
      .dice(FOUR)
      .take({ do: 'influence' })
      .take({ do: 'attempt', hex: table.hex('D2') });
    expect(table.asked.ask.do).toBe('turn');
  },
);

rule(['COC-INFL-13', 'COC-GLOS-05'], 'range goes over Sea, not over unexplored hexes', () => {
  expect(targets({ ...NEAR, terrain: { D3: 'sea' } })).toEqual(['D2-D4 0']);
  const unexplored = Object.fromEntries(['D3', 'C3', 'C4', 'E3', 'E4'].map((code) => [code, 'unexplored' as const]));
  expect(targets({ ...NEAR, terrain: unexplored })).toEqual([]);
});

rule(['COC-INFL-14', 'COC-INFL-15'], 'barbarian cities and buildings of a third colour may be targeted', () => {
  const table = new Table({
    players: 3,
    cities: { E4: {}, E5: { of: BARBARIANS, buildings: { temple: 1, academy: 2 } } },
  });
  expect(convertible(table.state, 0, table.city('E5')!)).toEqual([ACADEMY, TEMPLE]);
});

rule(['COC-INFL-16', 'COC-BLDG-12'], 'not without a piece of the kind, and never an Obelisk', () => {
  const temples = Object.fromEntries(
    ['A3', 'A5', 'A7', 'G3', 'G5'].map((code) => [code, { buildings: ['temple' as const] }]),
  );
  const table = new Table({
    config: { civilizations: ['rome', 'greece'] },
    cities: { ...temples, D4: { of: 1, buildings: ['temple', 'obelisk', 'academy'] } },
  });
  expect(convertible(table.state, 0, table.city('D4')!)).toEqual([ACADEMY]);
  expect(OBELISK).toBe(5);
});

rule(
  ['COC-INFB-01', 'COC-INFB-02', 'COC-INFB-03', 'COC-INFB-04', 'COC-TOK-04'],
  'size 3, four hexes away, a three on the die: three culture tokens',
  () => {
    const plan: Plan = { cities: { D2: { buildings: ['temple', 'academy'] }, D6: { of: 1, buildings: ['temple'] } } };
    expect(targets(plan)).toEqual([]);
    const table = new Table({ ...plan, seats: [{ goods: { culture: 3 } }] });
    table.dice(THREE).take({ do: 'influence' }).take({ do: 'attempt', boost: 1 });
    expect(table.good(0, 'culture')).toBe(2);
    table.take({ do: 'boost', missing: 2 });
    expect(table.good(0, 'culture')).toBe(0);
    expect(table.city('D6')!.buildings[TEMPLE]).toBe(0);
  },
);

const FAR: Plan = {
  cities: { D2: {}, D4: { of: 1, mood: 'happy', buildings: ['temple'] } },
  units: [[1, 'D4', 'infantry']],
};
for (const [id, advance, plan] of [
  ['COC-ANNEX-51', 'separation-of-power', { D4: { of: 1, buildings: ['temple'] } }],
  ['COC-ANNEX-56', 'totalitarianism', null],
  ['COC-ANNEX-61', 'devotion', { D4: { of: 1, mood: 'happy', buildings: ['academy'] } }],
] as const)
  rule(id, `${advance} forbids boosts`, () => {
    const seats = [{ goods: { culture: 5 } }, { advances: [advance] }];
    expect(targets({ ...FAR, seats: [seats[0]!, {}] })).toEqual(['D2-D4 1']);
    expect(targets({ ...FAR, seats })).toEqual([]);
    const open = plan ? { ...FAR, cities: { D2: {}, ...plan } } : { ...FAR, units: [] };
    expect(targets({ ...open, seats } as Plan)).toEqual(['D2-D4 1']);
    const near = new Table({ ...FAR, cities: { ...FAR.cities, D2: { buildings: ['academy'] } }, seats });
    near.dice(FOUR).take({ do: 'influence' }).take({ do: 'attempt' });
    expect(near.asked.ask.do).toBe('turn');
  });

rule('COC-ANNEX-62', 'Conversion: a four succeeds and gives culture', () => {
  const table = new Table({ ...NEAR, seats: [{ advances: ['conversion'] }] });
  table.dice(FOUR).take({ do: 'influence' }).take({ do: 'attempt' }).take({ do: 'convert', building: TEMPLE });
  expect(table.good(0, 'culture')).toBe(1);
});

rule('COC-ANNEX-62', 'but not a three', () => {
  const table = new Table({ ...NEAR, seats: [{ advances: ['conversion'] }] });
  table.dice(THREE).take({ do: 'influence' }).take({ do: 'attempt' });
  expect([table.asked.ask.do, table.good(0, 'culture')]).toEqual(['turn', 0]);
});

rule('COC-ANNEX-41', 'Monuments keep influence from cities with wonders', () => {
  const table = new Table({ ...NEAR, seats: [{}, { advances: ['monuments'] }] });
  expect(attempts(table.state, 0)).toHaveLength(1);
  table.state.cities[1] = { ...table.state.cities[1]!, wonders: [155] };
  expect(attempts(table.state, 0)).toHaveLength(0);
});

rule('COC-ANNEX-38', 'Arts: an attempt for a culture token, once in a turn', () => {
  const table = new Table({ ...NEAR, seats: [{ goods: { culture: 4 }, advances: ['arts'] }] });
  table.dice(FOUR).take({ do: 'arts' }).take({ do: 'attempt' }).take({ do: 'decline' });
  expect([table.good(0, 'culture'), table.state.actions]).toEqual([3, 3]);
  expect(table.offers({ do: 'arts' })).toBe(false);
});

rule('COC-ANNEX-39', 'Sports: one or two steps for as many culture tokens, however large, as an action', () => {
  const table = new Table({
    cities: { D4: { mood: 'angry', buildings: ['temple', 'academy'] } },
    seats: [{ goods: { culture: 3 }, advances: ['sports'] }],
  });
  table.take({ do: 'sports', steps: 1 }).take({ do: 'sports', steps: 1 });
  expect([table.city('D4')!.mood, table.good(0, 'culture'), table.state.actions]).toEqual([2, 1, 1]);
});

rule('COC-ANNEX-50', 'Voting: an Increase Happiness action for a mood token', () => {
  const table = new Table({ cities: { D4: {} }, seats: [{ goods: { mood: 2 }, advances: ['voting'] }] });
  table.take({ do: 'voting' }).take({ do: 'raise mood' });
  expect([table.city('D4')!.mood, table.good(0, 'mood'), table.state.actions]).toEqual([2, 0, 3]);
});

rule('COC-ANNEX-26', 'Myths: a mood token keeps an event from lowering a city, however far', () => {
  const table = new Table({
    cities: { D4: { mood: 'happy' }, D2: { mood: 'happy' } },
    seats: [{ goods: { mood: 1 }, advances: ['myths'] }],
  });
  table.happen(
    { do: 'mood falls', hex: table.hex('D4'), mood: 0 },
    { do: 'mood falls', hex: table.hex('D2'), mood: 1 },
  );
  table.take({ do: 'console' });
  expect([table.city('D4')!.mood, table.city('D2')!.mood, table.good(0, 'mood')]).toEqual([2, 1, 0]);
});
