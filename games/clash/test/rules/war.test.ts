import { expect } from 'vitest';
import { BARBARIANS, NOBODY } from '../../src/owners.ts';
import { ACADEMY, BUILDINGS, OBELISK, TEMPLE } from '../../src/pieces.ts';
import { NEUTRAL, type Sides } from '../../src/state.ts';
import { loot } from '../../src/war/capture.ts';
import { evaluate, hitsTaken } from '../../src/war/roll.ts';
import { face, type Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';

const TACTICS = [{ advances: ['tactics'] }, {}];
const MISS = face(1, 'leader');
const HIT = face(6, 'infantry');
/** Two infantry against two, side by side. */
const DUEL: Plan = {
  units: [
    [0, 'D4', 'infantry', 'infantry'],
    [1, 'D3', 'infantry', 'infantry'],
  ],
  seats: TACTICS,
};

function rolls(table: Table): { cv: Sides<number>; hits: Sides<number> }[] {
  return table.events.flatMap((event) => (event.did === 'battle roll' ? [{ cv: event.cv, hits: event.hits }] : []));
}

const attack = (table: Table) => {
  const n = table.count(0, 'D4', 'infantry');
  return table.move('D4', new Array(n).fill('infantry'), 'D3');
};

rule(
  [
    'COC-COMBAT-12',
    'COC-COMBAT-13',
    'COC-COMBAT-14',
    'COC-COMBAT-10',
    'COC-COMBAT-11',
    'COC-CAS-05',
    'COC-DICE-05',
    'COC-COMBAT-09',
  ],
  'three Infantry roll 14, two roll 8: Red loses one, Blue both',
  () => {
    const table = new Table({
      ...DUEL,
      units: [
        [0, 'D4', 'infantry', 'infantry', 'infantry'],
        [1, 'D3', 'infantry', 'infantry'],
      ],
    });
    table.dice(face(3, 'infantry'), face(5, 'infantry'), face(4, 'elephant'), face(6, 'infantry'), face(1, 'leader'));
    attack(table);
    expect(rolls(table)).toEqual([{ cv: [14, 8], hits: [1, 2] }]);
    expect([table.count(0, 'D3', 'infantry'), table.count(1, 'D3', 'infantry')]).toEqual([2, 0]);
    expect(table.events.find(({ did }) => did === 'battle over')).toMatchObject({ winner: 0 });
  },
);

rule(
  ['COC-DICE-11', 'COC-DICE-12', 'COC-DICE-03', 'COC-DICE-04', 'COC-DICE-07', 'COC-DICE-09', 'COC-DICE-10'],
  'two Infantry, Cavalry and a Leader come to 18',
  () => {
    const faces = [face(4, 'cavalry'), face(2, 'cavalry'), face(3, 'elephant'), face(1, 'leader')];
    const rolled = evaluate(faces, [0, 2, 0, 1, 0, 1], () => face(6, 'infantry'));
    expect(rolled).toMatchObject({ cv: 18, cancels: 0 });
  },
);

rule(
  ['COC-DICE-13', 'COC-DICE-14', 'COC-DICE-08'],
  'Infantry, a Leader and an Elephant come to 7 and cancel a hit',
  () => {
    const faces = [face(1, 'leader'), face(1, 'leader'), face(2, 'elephant')];
    expect(evaluate(faces, [0, 1, 0, 0, 1, 1], () => face(5, 'infantry'))).toMatchObject({ cv: 7, cancels: 1 });
  },
);

rule('COC-DICE-09', 'a leader rolls again until another face shows', () => {
  const again = [face(1, 'leader'), 1, face(4, 'cavalry')];
  expect(evaluate([0], [0, 0, 0, 0, 0, 1], () => again.shift()!).faces).toEqual([face(4, 'cavalry')]);
});

rule(['COC-DICE-03', 'COC-DICE-04'], 'icons without a unit are ignored, and no unit is called twice', () => {
  expect(evaluate([face(5, 'cavalry'), face(6, 'infantry'), face(3, 'infantry')], [0, 1, 0, 0, 0, 0], () => 0).cv).toBe(
    15,
  );
});

rule(['COC-COMBAT-11', 'COC-CAS-04'], 'a hit for each five, less those that are cancelled', () => {
  expect([4, 5, 9, 10, 14].map((cv) => hitsTaken(cv, 0))).toEqual([0, 1, 1, 2, 2]);
  expect([hitsTaken(14, 1), hitsTaken(4, 1)]).toEqual([1, 0]);
});

rule(
  ['COC-COMBAT-01', 'COC-MLAND-14', 'COC-COMBAT-02', 'COC-COMBAT-03', 'COC-BEND-05', 'COC-RETR-01'],
  'rounds go on until one side is gone or the attacker retreats',
  () => {
    const table = new Table(DUEL);
    attack(table.dice(MISS, MISS, MISS, MISS));
    expect(table.ids()).toEqual(['combat round', 'retreat']);
    expect(table.asked.seat).toBe(0);
    table.dice(HIT, HIT, MISS, MISS).take({ do: 'combat round' });
    expect(table.count(1, 'D3', 'infantry')).toBe(0);
  },
);

rule(
  ['COC-RETR-02', 'COC-RETR-03', 'COC-RETR-04', 'COC-RETR-05', 'COC-MLAND-07'],
  'a retreat takes all back, Settlers too, nobody wins, and they move no more',
  () => {
    const table = new Table({ ...DUEL, units: [...DUEL.units!, [0, 'D4', 'settler']] });
    table.dice(MISS, MISS, MISS, MISS).move('D4', ['infantry', 'infantry', 'settler'], 'D3').take({ do: 'retreat' });
    expect([table.count(0, 'D4', 'infantry'), table.count(0, 'D4', 'settler')]).toEqual([2, 1]);
    expect(table.events.find(({ did }) => did === 'battle over')).toMatchObject({ winner: NOBODY });
    expect(table.offers({ do: 'move' })).toBe(false);
  },
);

rule(['COC-BEND-01', 'COC-CAPT-01', 'COC-MLAND-07'], 'the side with units wins, and moves no more', () => {
  const table = new Table(DUEL);
  attack(table.dice(HIT, HIT, MISS, MISS));
  expect(table.events.find(({ did }) => did === 'battle over')).toMatchObject({ winner: 0 });
  expect(table.offers({ do: 'move' })).toBe(false);
});

rule(['COC-BEND-02', 'COC-CAS-02'], 'when both fall in the same round nobody wins', () => {
  const table = new Table({
    ...DUEL,
    units: [
      [0, 'D4', 'infantry'],
      [1, 'D3', 'infantry'],
    ],
  });
  attack(table.dice(HIT, HIT));
  expect([table.count(0, 'D3', 'infantry'), table.count(1, 'D3', 'infantry')]).toEqual([0, 0]);
  expect(table.events.find(({ did }) => did === 'battle over')).toMatchObject({ winner: NOBODY });
});

rule(['COC-BEND-02', 'COC-CAS-07'], 'and the Settlers of both are gone with them, while the city stays', () => {
  const table = new Table({
    ...DUEL,
    cities: { ...DUEL.cities, D3: { of: 1 } },
    units: [
      [0, 'D4', 'infantry', 'settler'],
      [1, 'D3', 'infantry', 'settler'],
    ],
  });
  table.dice(HIT, HIT).move('D4', ['infantry', 'settler'], 'D3');
  expect([table.count(0, 'D3', 'settler'), table.count(1, 'D3', 'settler')]).toEqual([0, 0]);
  expect(table.city('D3')).toMatchObject({ owner: 1, mood: NEUTRAL });
});

rule(['COC-CAS-01', 'COC-CAS-03', 'COC-CAS-08'], 'each owner says who falls, and no more fall than there are', () => {
  const table = new Table({
    config: { civilizations: ['rome', 'greece'] },
    units: [
      [0, 'D4', 'infantry', 'cavalry'],
      [1, 'D3', 'infantry'],
    ],
    seats: TACTICS,
  });
  table.dice(HIT, HIT, HIT).move('D4', ['infantry', 'cavalry'], 'D3');
  expect(table.asked).toMatchObject({ seat: 0, pick: { min: 1, max: 1 } });
  table.pick(table.unitsAt(0, 'D3', 'cavalry')[0]!);
  expect([table.count(0, 'D3', 'infantry'), table.count(0, 'D3', 'cavalry'), table.count(1, 'D3', 'infantry')]).toEqual(
    [1, 0, 0],
  );
});

rule(['COC-CAS-06', 'COC-CAS-07', 'COC-SETT-04'], 'Settlers are not chosen, and fall with the last army unit', () => {
  const table = new Table({
    ...DUEL,
    units: [
      [0, 'D4', 'infantry', 'infantry'],
      [1, 'D3', 'infantry', 'settler', 'settler'],
    ],
  });
  attack(table.dice(HIT, HIT, MISS));
  expect(table.count(1, 'D3', 'settler')).toBe(0);
});

rule(
  ['COC-SETT-01', 'COC-SETT-02', 'COC-SETT-03', 'COC-GLOS-02'],
  'Settlers alone are defeated without dice, and it was a battle',
  () => {
    const table = new Table({
      ...DUEL,
      units: [
        [0, 'D4', 'infantry'],
        [1, 'D3', 'settler'],
      ],
    });
    attack(table);
    expect(table.count(1, 'D3', 'settler')).toBe(0);
    expect(rolls(table)).toEqual([]);
    expect(table.events.some(({ did }) => did === 'battle')).toBe(true);
    expect(table.offers({ do: 'move' })).toBe(false);
  },
);

const FORT: Plan = {
  units: [[0, 'D4', 'infantry', 'infantry']],
  cities: { D3: { of: 1, buildings: ['fortress'] }, D7: { of: 1 } },
  seats: TACTICS,
};

rule(
  ['COC-BLDG-03', 'COC-BLDG-04', 'COC-BEND-04'],
  'a fortress rolls a die by itself and cancels a hit; who survives the first round takes the city',
  () => {
    const table = new Table(FORT);
    attack(table.dice(HIT, HIT, HIT));
    expect(rolls(table)).toEqual([{ cv: [14, 6], hits: [1, 1] }]);
    table.take({ do: 'decline' });
    expect(table.state.battle).toBeNull();
    expect(table.city('D3')!.owner).toBe(0);
    expect(table.count(0, 'D3', 'infantry')).toBe(1);
  },
);

rule('COC-BEND-03', 'a fortress alone wins when the attacker is gone after the first round', () => {
  const table = new Table({ ...FORT, units: [[0, 'D4', 'infantry']] });
  attack(table.dice(HIT, HIT));
  expect(table.city('D3')!.owner).toBe(1);
  expect(table.events.find(({ did }) => did === 'battle over')).toMatchObject({ winner: 1 });
});

rule('COC-BLDG-03', 'in the second round a fortress does nothing', () => {
  const table = new Table({
    ...FORT,
    units: [
      [0, 'D4', 'infantry', 'infantry', 'infantry'],
      [1, 'D3', 'infantry', 'infantry'],
    ],
  });
  attack(table.dice(MISS, MISS, MISS, MISS, MISS, MISS))
    .dice(MISS, MISS, MISS, MISS, MISS)
    .take({ do: 'combat round' });
  expect(table.luck).toEqual([]);
  expect(rolls(table)).toHaveLength(2);
});

rule(['COC-ANNEX-21'], 'Siegecraft pays wood for the die and ore for the shield, before dice', () => {
  const table = new Table({
    ...FORT,
    seats: [{ goods: { wood: 2, ore: 2 }, advances: ['tactics', 'siegecraft'] }, {}],
  });
  attack(table);
  expect(table.ids()).toEqual([
    'besiege die=true shield=false',
    'besiege die=false shield=true',
    'besiege die=true shield=true',
    'decline',
  ]);
  table.dice(HIT, HIT).take({ do: 'besiege', die: true, shield: true });
  expect(rolls(table)).toEqual([{ cv: [14, 0], hits: [0, 2] }]);
  expect(table.state.seats[0]!.goods.slice(0, 3)).toEqual([0, 0, 0]);
});

rule(
  ['COC-ANNEX-22', 'COC-ANNEX-24'],
  'Steel Weapons: two for an ore, one against steel, the attacker decides first',
  () => {
    const steel = { goods: { ore: 1 }, advances: ['tactics', 'steel-weapons'] };
    const one = new Table({ ...DUEL, seats: [steel, {}] });
    attack(one.dice(MISS, MISS, MISS, MISS)).take({ do: 'arm' });
    expect(rolls(one)[0]!.cv).toEqual([4, 2]);
    one.dice(MISS, MISS, MISS, MISS).take({ do: 'combat round' });
    expect(rolls(one)[1]!.cv).toEqual([4, 2]);
    const both = new Table({ ...DUEL, seats: [steel, steel] });
    attack(both);
    expect(both.asked.seat).toBe(0);
    both.take({ do: 'arm' });
    expect(both.asked.seat).toBe(1);
    both.dice(MISS, MISS, MISS, MISS).take({ do: 'arm' });
    expect(rolls(both)[0]!.cv).toEqual([3, 3]);
  },
);

rule('COC-ANNEX-23', 'Steel Weapons give two against barbarians', () => {
  const table = new Table({
    units: [
      [0, 'D4', 'infantry'],
      [BARBARIANS, 'D3', 'infantry'],
    ],
    seats: [{ goods: { ore: 1 }, advances: ['tactics', 'steel-weapons'] }],
  });
  attack(table.dice(MISS, MISS)).take({ do: 'arm' });
  expect(rolls(table)[0]!.cv).toEqual([3, 1]);
});

rule('COC-ANNEX-49', 'a metallurgist pays only against steel', () => {
  const steel = ['tactics', 'steel-weapons', 'metallurgy'];
  const free = new Table({ ...DUEL, seats: [{ advances: steel }, {}] });
  attack(free.dice(MISS, MISS, MISS, MISS));
  expect(rolls(free)[0]!.cv).toEqual([4, 2]);
  const paid = new Table({ ...DUEL, seats: [{ goods: { ore: 1 }, advances: steel }, { advances: ['steel-weapons'] }] });
  attack(paid);
  expect(paid.ids()).toEqual(['arm side=0', 'decline']);
});

rule(
  ['COC-ANNEX-63', 'COC-ANNEX-64'],
  'fanatics have two more in the first roll in a city with a Temple, and an Infantry after losing',
  () => {
    const table = new Table({
      cities: { D3: { of: 1, buildings: ['temple'] }, D7: { of: 1 } },
      units: [
        [0, 'D4', 'infantry', 'infantry', 'infantry'],
        [1, 'D3', 'infantry'],
      ],
      seats: [{ advances: ['tactics'] }, { advances: ['fanaticism'] }],
    });
    attack(table.dice(HIT, HIT, HIT, MISS));
    expect(rolls(table)[0]!.cv).toEqual([21, 3]);
    if (table.asked.ask.do === 'place refugee') table.take({ do: 'decline' });
    expect(table.count(1, 'D7', 'infantry')).toBe(1);
  },
);

rule('COC-ANNEX-14', 'war ships cancel a hit at sea, and for who lands from ships, in the first round', () => {
  const sea = new Table({
    terrain: { D4: 'sea', D3: 'sea' },
    units: [
      [0, 'D4', 'ship'],
      [1, 'D3', 'ship'],
    ],
    seats: [{ advances: ['war-ships'] }, {}],
  });
  sea.dice(HIT, HIT).move('D4', ['ship'], 'D3');
  expect(rolls(sea)).toEqual([{ cv: [6, 6], hits: [0, 1] }]);
  const landing = new Table({
    terrain: { D4: 'sea' },
    units: [
      [0, 'D4', 'ship', 'infantry'],
      [1, 'D3', 'infantry'],
    ],
    seats: [{ advances: ['war-ships', 'tactics'] }, {}],
  });
  landing.dice(HIT, HIT).move('D4', ['infantry'], 'D3');
  expect(rolls(landing)).toEqual([{ cv: [7, 7], hits: [0, 1] }]);
  const walking = new Table({
    ...DUEL,
    units: [
      [0, 'D4', 'infantry'],
      [1, 'D3', 'infantry'],
    ],
    seats: [{ advances: ['war-ships', 'tactics'] }, {}],
  });
  attack(walking.dice(HIT, HIT));
  expect(rolls(walking)[0]!.hits).toEqual([1, 1]);
});

rule(
  [
    'COC-CAPT-02',
    'COC-CAPT-03',
    'COC-CAPT-04',
    'COC-CAPT-10',
    'COC-CAPT-11',
    'COC-CAPT-12',
    'COC-BLDG-13',
    'COC-BLDG-14',
    'COC-GLOS-06',
  ],
  'pieces change colour, but not those of others, wonders and Obelisks; gold, a Settler elsewhere, an Angry city',
  () => {
    const table = new Table({
      config: { civilizations: ['rome', 'greece'] },
      cities: { D3: { of: 1, mood: 'happy', buildings: { temple: 1, academy: 0, obelisk: 1 } }, D7: { of: 1 } },
      units: [[0, 'D4', 'infantry']],
      seats: TACTICS,
    });
    table.state.cities[0] = { ...table.state.cities[0]!, wonders: [155] };
    attack(table);
    expect(table.asked).toMatchObject({ seat: 1, ask: { do: 'place refugee' } });
    table.take({ do: 'place unit' });
    const city = table.city('D3')!;
    expect(city).toMatchObject({ owner: 0, mood: 0, wonders: [155] });
    expect([city.buildings[TEMPLE], city.buildings[ACADEMY], city.buildings[OBELISK]]).toEqual([0, 0, 1]);
    expect(table.good(0, 'gold')).toBe(6);
    expect(table.count(1, 'D7', 'settler')).toBe(1);
  },
);

for (const [id, size] of [
  ['COC-CAPT-05', 1],
  ['COC-CAPT-06', 2],
  ['COC-CAPT-07', 3],
  ['COC-CAPT-08', 4],
  ['COC-CAPT-09', 5],
] as const)
  rule([id, 'COC-CAPT-03', 'COC-CAPT-04'], `gold for a city of size ${size}`, () => {
    const gold = (mood: 'neutral' | 'happy' | 'angry') =>
      loot(new Table({ cities: { D3: { of: 1, mood, buildings: BUILDINGS.slice(0, size - 1) } } }).city('D3')!);
    expect([gold('neutral'), gold('happy'), gold('angry')]).toEqual([size, size + 1, 1]);
  });

rule('COC-CAPT-10', 'without another city, or without a Settler left, none is placed', () => {
  const last = new Table({ cities: { D3: { of: 1 } }, units: [[0, 'D4', 'infantry']], seats: TACTICS });
  expect(attack(last).asked.seat).toBe(0);
  const none = new Table({
    cities: { D3: { of: 1 }, D7: { of: 1 } },
    units: [
      [0, 'D4', 'infantry'],
      [1, 'D7', 'settler', 'settler', 'settler', 'settler'],
    ],
    seats: TACTICS,
  });
  expect(attack(none).asked.seat).toBe(0);
});

rule(
  ['COC-CAPT-13', 'COC-BREQ-09', 'COC-CAPT-18'],
  'a captured Port works without Fishing, and a city may be larger than the realm',
  () => {
    const table = new Table({
      cities: { D3: { of: 1, buildings: ['port', 'temple'], port: 'D2' } },
      terrain: { D2: 'sea' },
      units: [[0, 'D4', 'infantry']],
      seats: [{ goods: { wood: 2 }, advances: ['tactics'] }, {}],
    });
    attack(table);
    if (table.asked.ask.do === 'move groups') table.take({ do: 'stop moving' });
    table.take({ do: 'recruit', hex: table.hex('D3') }).pick(2);
    table.take({ do: 'enlist', pay: [0, 2, 0, 0, 0, 0, 0] });
    expect(table.count(0, 'D2', 'ship')).toBe(1);
  },
);

rule(['COC-CAPT-14', 'COC-CAPT-16', 'COC-CAPT-17'], 'a piece that the capturer lacks is removed for a gold', () => {
  const temples = Object.fromEntries(
    ['A3', 'A5', 'A7', 'C7', 'G3'].map((code) => [code, { buildings: ['temple' as const] }]),
  );
  const table = new Table({
    cities: { ...temples, D3: { of: 1, buildings: ['temple'] } },
    units: [[0, 'D4', 'infantry']],
    seats: TACTICS,
  });
  attack(table);
  expect(table.city('D3')!.buildings[TEMPLE]).toBe(NOBODY);
  expect(table.good(0, 'gold')).toBe(3);
});

rule(['COC-CAPT-15', 'COC-CAPT-16'], 'without a settlement the whole city goes, a gold for each piece', () => {
  const seven = Object.fromEntries(['A3', 'A5', 'A7', 'C7', 'G3', 'G5', 'G7'].map((code) => [code, {}]));
  const table = new Table({
    cities: { ...seven, D3: { of: 1, mood: 'angry', buildings: ['temple'] } },
    units: [[0, 'D4', 'infantry']],
    seats: TACTICS,
  });
  attack(table);
  expect(table.city('D3')).toBeUndefined();
  expect(table.good(0, 'gold')).toBe(3);
});

rule('COC-BLDG-16', 'a captured Academy gives no ideas', () => {
  const table = new Table({
    cities: { D3: { of: 1, buildings: ['academy'] } },
    units: [[0, 'D4', 'infantry']],
    seats: TACTICS,
  });
  expect(attack(table).good(0, 'ideas')).toBe(0);
});

const NAVAL: Plan = {
  terrain: { D4: 'sea', D3: 'sea', D2: 'sea' },
  units: [
    [0, 'D4', 'ship', 'ship'],
    [1, 'D3', 'ship', 'ship'],
  ],
};

rule(
  ['COC-NAVAL-01', 'COC-NAVAL-02', 'COC-NAVAL-05', 'COC-DICE-06', 'COC-NAVAL-03'],
  'ships fight with the numbers alone, and may go back',
  () => {
    const table = new Table(NAVAL);
    table.dice(HIT, MISS, HIT, MISS).move('D4', ['ship', 'ship'], 'D3');
    expect(rolls(table)).toEqual([{ cv: [7, 7], hits: [1, 1] }]);
    table.take({ do: 'retreat' });
    expect(table.count(0, 'D4', 'ship')).toBe(1);
  },
);

rule(
  ['COC-NAVAL-06', 'COC-NAVAL-07', 'COC-STACK-03'],
  'passengers do not fight, and those beyond two for each ship left are lost',
  () => {
    const table = new Table({
      ...NAVAL,
      units: [
        [0, 'D4', 'ship', 'ship', 'infantry', 'infantry', 'settler', 'settler'],
        [1, 'D3', 'ship'],
      ],
    });
    table.dice(HIT, MISS, HIT).move('D4', ['ship', 'ship', 'infantry', 'infantry', 'settler', 'settler'], 'D3');
    expect(rolls(table)[0]!.cv).toEqual([7, 6]);
    expect(table.asked).toMatchObject({ seat: 0, pick: { min: 2, max: 2 } });
    table.pick(...table.unitsAt(0, 'D3', 'settler', 'settler'));
    expect([table.count(0, 'D3', 'infantry'), table.count(0, 'D3', 'settler')]).toEqual([2, 0]);
  },
);

rule(['COC-NAVAL-04', 'COC-RECR-07'], 'ships recruited upon enemies fight at once and cannot retreat', () => {
  const table = new Table({
    cities: { D2: { buildings: ['port'], port: 'D3' } },
    terrain: { D3: 'sea' },
    units: [[1, 'D3', 'ship', 'ship']],
    seats: [{ goods: { wood: 2 } }],
  });
  table.dice(MISS, MISS, MISS, MISS, HIT, MISS).take({ do: 'recruit' });
  expect(rolls(table)).toHaveLength(2);
  expect(table.count(0, 'D3', 'ship')).toBe(0);
});

rule('COC-MLAND-11', 'who has no Tactics still fights when attacked', () => {
  const table = new Table(DUEL);
  attack(table.dice(MISS, MISS, HIT, HIT));
  expect(rolls(table)[0]!.cv).toEqual([2, 14]);
});

rule(['COC-LEAD-11'], 'who kills a leader takes the card', () => {
  const table = new Table({
    config: { civilizations: ['rome', 'greece'] },
    units: [
      [0, 'D4', 'infantry', 'infantry'],
      [1, 'D3', 'leader'],
    ],
    seats: TACTICS,
  });
  const card = table.state.seats[1]!.leaders.pop()!;
  table.state.seats[1]!.ruling = [card];
  attack(table.dice(HIT, HIT, face(2, 'cavalry')));
  expect(table.state.seats[0]!.killed).toEqual([card]);
  expect(table.state.seats[1]!.ruling).toEqual([]);
});

rule(
  ['COC-COMBAT-04', 'COC-COMBAT-05', 'COC-ACARD-04'],
  'who has Tactics and cards is asked, attacker first; who has not, is not',
  () => {
    const table = new Table({ ...DUEL, seats: [{ advances: ['tactics'] }, { advances: ['tactics'] }] });
    table.state.seats[0]!.hand = [20];
    table.state.seats[1]!.hand = [21];
    attack(table);
    expect(table.asked).toMatchObject({ seat: 0, ask: { do: 'lay card' } });
    table.take({ do: 'decline' });
    expect(table.asked).toMatchObject({ seat: 1, ask: { do: 'lay card' } });
    const without = new Table(DUEL);
    without.state.seats[1]!.hand = [21];
    attack(without.dice(MISS, MISS, MISS, MISS));
    expect(without.asked.ask.do).toBe('retreat or fight on');
  },
);
