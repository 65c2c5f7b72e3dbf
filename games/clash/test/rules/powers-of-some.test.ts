import { describe, expect, test } from 'vitest';
import { yieldOf } from '../../src/actions/collect.ts';
import { advance } from '../../src/advances.ts';
import { ACTION_CARDS } from '../../src/card-data.ts';
import { ACTION_CARD, EVENT_CARD, WONDER_CARD } from '../../src/decks.ts';
import { EVENTS } from '../../src/event-data.ts';
import { CULTURE, FOOD, GOLD } from '../../src/goods.ts';
import { BARBARIANS } from '../../src/owners.ts';
import { INFANTRY, LEADER } from '../../src/pieces.ts';
import { pointsOf } from '../../src/scoring.ts';
import { captive, countOf } from '../../src/units.ts';
import { FIRST_VERSION, VERSION } from '../../src/versions.ts';
import { WONDERS } from '../../src/wonder-data.ts';
import { face, type Plan, type Table } from '../position.ts';
import { rule } from '../rule.ts';
import { having } from './civilized.ts';

const HIT = face(6, 'infantry');
const MISS = face(1, 'leader');

const FIELD: Plan = {
  units: [
    [0, 'D4', 'infantry', 'infantry'],
    [1, 'D3', 'infantry', 'infantry'],
  ],
  seats: [{ advances: ['tactics'] }, {}],
};

describe('captives of the Aztecs', () => {
  const won = (...also: string[]) => {
    const table = having('captives', { ...FIELD, also }).dice(HIT, HIT, MISS, MISS);
    return table.move('D4', ['infantry', 'infantry'], 'D3');
  };

  rule('COC-CIV-06', 'defeated army units are kept, four at most, for half a point each', () => {
    const table = won();
    expect(table.asked.ask.do).toBe('take captives');
    table.pick(INFANTRY, INFANTRY);
    expect(table.state.seats[0]!.captives).toEqual([captive(1, INFANTRY), captive(1, INFANTRY)]);
    expect([pointsOf(table.state, 0).leaders, countOf(table.state, 1, INFANTRY)]).toEqual([1, 2]);
    table.state.seats[0]!.captives = new Array<number>(4).fill(captive(1, INFANTRY));
    table.happen({ do: 'take captives', seat: 0, of: 1, kinds: [INFANTRY], room: 0 });
    expect(table.mayPick(INFANTRY)).toBe(false);
  });

  rule('COC-CIV-07', 'a captive averts an event, and another is drawn', () => {
    const table = won('human-sacrifice').pick(INFANTRY, INFANTRY);
    const [first, second] = [EVENT_CARD + 9, EVENT_CARD + 11];
    table.state.eventDeck = [second, first];
    table.happen({ do: 'event', seat: 0 });
    table.take({ do: 'averted', card: first });
    expect([table.asked.ask.do, table.state.eventDiscard]).toEqual(['avert', [first]]);
    expect(table.state.openEvents).toEqual([second]);
    expect(table.state.seats[0]!.captives).toHaveLength(1);
  });

  rule('COC-CIV-08', 'a captive is a token of either kind', () => {
    const table = won('human-sacrifice').pick(INFANTRY);
    while (table.asked.ask.do !== 'turn') table.take({ ...table.options.at(-1)! });
    table.take({ do: 'free captive' }).take({ do: 'gain goods', goods: [0, 0, 0, 0, 0, 0, 1] });
    expect([table.good(0, 'culture'), table.state.seats[0]!.captives]).toEqual([1, []]);
  });
});

describe('wonders of leaders', () => {
  const card = (id: string) => WONDER_CARD + WONDERS.findIndex((one) => one.id === id);
  const draws = (table: Table) =>
    table.happen({ do: 'gain advance', seat: 0, advance: advance('engineering'), cube: false });

  rule(['COC-LANNEX-01', 'COC-LANNEX-02', 'COC-LANNEX-03'], 'the one wonder, from the deck or another hand', () => {
    for (const [leader, id] of [
      ['nebuchadnezzar', 'great-gardens'],
      ['qin', 'great-wall'],
    ] as const) {
      expect(draws(having(leader)).state.seats[0]!.wonderHand).toEqual([card(id)]);
      const held = having(leader, { seats: [{}, { wonders: [card(id)] }] });
      draws(held);
      expect([held.state.seats[0]!.wonderHand, held.state.seats[1]!.wonderHand.length]).toEqual([[card(id)], 1]);
      const built = having(leader, { cities: { D4: {}, A7: { of: 1, wonders: [card(id)] } } });
      expect(draws(built).state.seats[0]!.wonderHand).not.toContain(card(id));
    }
  });

  rule('COC-LANNEX-03', 'the deck is shuffled if it was there, and not for one that lay open', () => {
    const wish = card('great-wall');
    const left = (open: boolean) => {
      const table = having('qin');
      const { state } = table;
      if (open) {
        state.wonderDeck = state.wonderDeck.filter((one) => one !== wish);
        state.openWonders.push(wish);
      }
      const before = state.wonderDeck.filter((one) => one !== wish);
      draws(table);
      const after = open ? [...state.wonderDeck, ...state.openWonders] : state.wonderDeck;
      expect([...after].sort()).toEqual([...before].sort());
      return after.join() === before.join();
    };
    expect([left(false), left(true)]).toEqual([false, true]);
  });

  rule(
    ['COC-LANNEX-04', 'COC-LANNEX-05'],
    'any wonder beside actions in his city, his own for two culture less',
    () => {
      const goods = { food: 7, wood: 7, ore: 7, culture: 3 };
      const seats = [
        {
          goods,
          advances: ['engineering', 'siegecraft', 'rituals', 'storage'],
          wonders: [card('great-wall'), card('great-pyramid')],
        },
        {},
      ];
      const table = having('qin', { seats, cities: { D4: { mood: 'happy' }, D6: {}, A7: { of: 1 } } });
      expect(table.offers({ do: 'construct wonder', card: card('great-pyramid') })).toBe(false);
      table.take({ do: 'wonder at court', card: card('great-wall') });
      while (table.asked.ask.do !== 'turn') table.take({ ...table.options[0]! });
      expect([table.city('D4')!.wonders, table.good(0, 'culture'), table.state.actions]).toEqual([
        [card('great-wall')],
        0,
        3,
      ]);
    },
  );
});

rule('COC-LANNEX-07', 'and beside the price of breaking a pact with her', () => {
  const diplomat = EVENT_CARD + EVENTS.findIndex(({ name }) => name.en === 'Great Diplomat');
  const may = (culture: number) => {
    const table = having('cleopatra', {
      seats: [{ goods: { culture: 1 } }, { advances: ['tactics'], goods: { culture } }],
      units: [[1, 'D3', 'infantry']],
    });
    table.take({ do: 'honour' });
    const { state } = table;
    Object.assign(state.seats[0]!, { persons: [diplomat], ally: 1 });
    Object.assign(state, { active: 1, actions: 3, steps: [{ do: 'go on', seat: 1 }] });
    table.happen().take({ do: 'move' });
    if (table.asked.ask.do === 'move groups') table.take({ do: 'choose group' });
    return table.offers({ do: 'go', to: table.hex('D4') });
  };
  expect([may(2), may(3)]).toEqual([false, true]);
});

rule(['COC-LANNEX-06', 'COC-LANNEX-07'], 'Cleopatra: tokens in her city, which attackers pay for', () => {
  const table = having('cleopatra', {
    seats: [{ goods: { culture: 2 } }, { advances: ['tactics'] }],
    units: [[1, 'D3', 'infantry']],
  });
  table.take({ do: 'honour' });
  expect([table.city('D4')!.culture, table.good(0, 'culture')]).toEqual([1, 1]);
  expect(table.offers({ do: 'honour' })).toBe(false);
  const attack = (culture: number) => {
    table.state.seats[1]!.goods[CULTURE] = culture;
    table.state.active = 1;
    table.state.actions = 3;
    table.state.steps = [{ do: 'go on', seat: 1 }];
    table.happen().take({ do: 'move' });
    if (table.asked.ask.do === 'move groups') table.take({ do: 'choose group' });
    return table.offers({ do: 'go', to: table.hex('D4') });
  };
  expect([attack(0), attack(1)]).toEqual([false, true]);
  table.take({ do: 'go', to: table.hex('D4') });
  expect(table.good(1, 'culture')).toBe(0);
});

rule(
  ['COC-LANNEX-08', 'COC-LEAD-12', 'COC-CIV-22'],
  'a leader lost: no tokens, no prize, and mourning in Egypt',
  () => {
    const table = having('cleopatra', { also: ['embalming'], seats: [{ goods: { culture: 2 } }, {}] });
    table.take({ do: 'honour' });
    const own = table.state.seats[0]!;
    const [ruler] = own.ruling;
    const unit = own.units.find((one) => ((one >> 7) & 7) === LEADER)!;
    table.happen({ do: 'perish', seat: 0, units: [unit], points: 0 });
    expect([table.city('D4')!.culture, table.state.removed.includes(ruler!), table.good(0, 'culture')]).toEqual([
      0,
      true,
      2,
    ]);
    expect(table.state.seats.map(({ killed }) => killed.length)).toEqual([0, 0]);
  },
);

rule('COC-CIV-58', 'Ball Courts: a size more for a mood token, when collecting or recruiting', () => {
  const table = having('ballcourts', { seats: [{ goods: { mood: 1 } }, {}] }).take({ do: 'collect' });
  table.take({ do: 'play ball' });
  const fields = ['D4', 'D3'].map((code) => yieldOf(table.hex(code), FOOD));
  expect([table.mayPick(...fields), table.good(0, 'mood')]).toEqual([true, 0]);
  table.pick(...fields);
  expect(table.state.used).not.toContain('ball');
});

describe('barbarians who listen', () => {
  const camp: Plan = {
    cities: { D4: {}, A7: { of: 1 } },
    units: [[BARBARIANS, 'D6', 'infantry']],
    seats: [{ goods: { gold: 1, food: 1 } }, {}],
  };

  rule('COC-CIV-39', 'Huns: for gold or culture they go wherever they are sent', () => {
    const table = having('hunnic-tribes', camp).happen({ do: 'barbarians move', seat: 0 });
    table.take({ do: 'guide', good: GOLD });
    expect([table.offers({ do: 'raid', to: table.hex('D7') }), table.good(0, 'gold')]).toEqual([true, 0]);
    const plain = having('nomads', camp).happen({ do: 'barbarians move', seat: 0 });
    expect(plain.count(BARBARIANS, 'D5', 'infantry')).toBe(1);
  });

  test('Celts: for a food they stay', () => {
    const table = having('tribal-allies', camp).happen({ do: 'barbarians move', seat: 0 });
    table.take({ do: 'hold army' }).take({ do: 'spend', pay: [1, 0, 0, 0, 0, 0, 0] });
    expect([table.count(BARBARIANS, 'D6', 'infantry'), table.good(0, 'food')]).toEqual([1, 0]);
  });
});

describe('ventures', () => {
  rule(
    ['COC-CIV-50', 'COC-CIV-51'],
    'Hegemony: a ship for a city beside it, and its passengers go ashore for good',
    () => {
      const table = having('hegemony', {
        terrain: { D3: 'sea' },
        units: [[0, 'D3', 'ship', 'infantry', 'settler']],
        seats: [{ advances: ['tactics'] }, {}],
      });
      table.take({ do: 'colonise', to: table.hex('D2') });
      table.pick(...table.unitsAt(0, 'D3', 'infantry'));
      expect([table.city('D2')!.owner, table.count(0, 'D2', 'infantry'), table.state.actions]).toEqual([0, 1, 2]);
      expect([table.count(0, 'D3', 'ship'), table.count(0, 'D3', 'settler')]).toEqual([0, 0]);
      expect(table.offers({ do: 'move' })).toBe(false);
    },
  );

  rule(
    ['COC-CIV-51', 'COC-STACK-01'],
    'no more go ashore than may stand there with those who are there already',
    () => {
      const table = having('hegemony', {
        terrain: { D3: 'sea' },
        units: [
          [0, 'D3', 'ship', 'infantry', 'infantry'],
          [0, 'D2', 'infantry', 'infantry', 'infantry'],
        ],
      });
      table.take({ do: 'colonise', to: table.hex('D2') });
      expect(table.mayPick(...table.unitsAt(0, 'D3', 'infantry', 'infantry'))).toBe(false);
      table.pick(...table.unitsAt(0, 'D3', 'infantry'));
      expect([table.count(0, 'D2', 'infantry'), table.count(0, 'D3', 'infantry')]).toEqual([4, 0]);
    },
  );

  rule('COC-CIV-50', 'only where a city may stand', () => {
    const table = having('hegemony', {
      terrain: { D3: 'sea', C3: 'barren', C4: 'sea' },
      exhausted: ['E3'],
      units: [
        [0, 'D3', 'ship', 'ship', 'settler'],
        [1, 'E4', 'infantry'],
      ],
    });
    const sites = table.options.flatMap((one) => (one.do === 'colonise' ? [table.code(one.to)] : []));
    expect(sites).toEqual(['D2']);
    table.take({ do: 'colonise', to: table.hex('D2') });
    expect(table.asked.pick!.from).toEqual(table.unitsAt(0, 'D3', 'settler'));
  });

  test('Augustus: a card of each kind, and one of each given up', () => {
    const table = having('augustus', { seats: [{ goods: { culture: 1 } }, {}] }).take({ do: 'council' });
    const { hand, objectives } = table.state.seats[0]!;
    expect([hand.length, objectives.length]).toEqual([1, 1]);
    table.pick(...hand, ...objectives);
    const { state } = table;
    expect([state.actionDiscard.length, state.objectiveDiscard.length, table.good(0, 'culture')]).toEqual([1, 1, 0]);
  });

  test('Erik: regions marked from his ship, a point each', () => {
    const table = having('erik', {
      at: 'D3',
      terrain: { D3: 'sea' },
      units: [[0, 'D3', 'ship']],
      seats: [{ goods: { culture: 2 } }, {}],
    });
    table.take({ do: 'mark region' });
    expect([pointsOf(table.state, 0).leaders, table.good(0, 'culture'), table.state.actions]).toEqual([1, 1, 2]);
    expect(table.offers({ do: 'mark region' })).toBe(false);
  });

  rule(['COC-CIV-60', 'COC-CIV-61'], 'Calendar: the next event is seen, and goes under the deck for a token', () => {
    const table = having('calendar', { seats: [{ goods: { culture: 1 } }, {}] });
    const top = table.state.eventDeck.at(-1)!;
    table.take({ do: 'read stars' });
    expect(table.state.seats[0]!.offered).toEqual([top]);
    table.take({ do: 'foretold', under: false });
    expect([table.state.eventDeck.at(-1), table.good(0, 'culture')]).toEqual([top, 1]);
    table.take({ do: 'read stars' }).take({ do: 'foretold', under: true });
    expect([table.state.eventDeck[0], table.good(0, 'culture')]).toEqual([top, 0]);
  });
});

describe('trade', () => {
  const partners = (id: string, plan: Plan) => {
    const table = having(id, plan).happen({ do: 'trade routes', seat: 0 });
    return table.asked.ask.do === 'trade routes' ? table.asked.pick!.from.map((hex) => table.code(hex)).sort() : [];
  };
  const seats = [{ advances: ['trade-routes'] }, {}];

  rule('COC-CIV-25', 'Cedars and Dyes: ships and Ports reach coastal cities within three', () => {
    const plan: Plan = {
      terrain: { D4: 'sea', D7: 'sea', B4: 'sea' },
      cities: { D1: {}, D6: { of: 1 } },
      units: [[0, 'D3', 'settler']],
      seats,
    };
    const ships: Plan = { ...plan, terrain: { D3: 'sea', D7: 'sea' }, units: [[0, 'D3', 'ship']] };
    expect([partners('cedars-and-dyes', plan), partners('cedars-and-dyes', ships)]).toEqual([[], ['D6']]);
    expect(partners('alphabet', ships)).toEqual([]);
    const port: Plan = {
      terrain: { D2: 'sea', D7: 'sea' },
      cities: { D3: { buildings: ['port'], port: 'D2' }, D6: { of: 1 } },
      seats,
    };
    expect(partners('cedars-and-dyes', port)).toEqual(['D6']);
  });

  test('Tribal Trade: with barbarians, for food alone', () => {
    const plan: Plan = {
      cities: { D1: {}, D4: { of: BARBARIANS } },
      units: [[0, 'D3', 'settler']],
      seats: [{ advances: ['trade-routes', 'currency'] }, {}],
    };
    expect([partners('tribal-trade', plan), partners('druidic-influence', plan)]).toEqual([['D4'], []]);
    const table = having('tribal-trade', plan).happen({ do: 'trade routes', seat: 0 });
    table.pick(table.hex('D4'));
    expect([table.good(0, 'food'), table.good(0, 'gold')]).toEqual([1, 0]);
  });

  test('Indian elephants trade from calm cities', () => {
    const plan: Plan = { cities: { D2: {}, D4: { of: 1 } }, units: [[0, 'D2', 'elephant']], seats };
    expect([partners('indian-elephants', plan), partners('prosperity', plan)]).toEqual([['D4'], []]);
  });

  test('Hiram: a fifth route', () => {
    const plan = {
      cities: { D1: {}, D4: { of: 1 }, E4: { of: 1 }, C3: { of: 1 }, B4: { of: 1 }, C6: { of: 1 } },
      units: [[0, 'C4', 'settler', 'settler', 'settler', 'settler'] as const, [0, 'D3', 'settler'] as const],
      seats,
    };
    const most = (at: string) => {
      const table = having('hiram', { ...plan, at }).happen({ do: 'trade routes', seat: 0 });
      return table.asked.pick!.max;
    };
    expect([most('C4'), most('D1')]).toEqual([5, 4]);
  });

  rule('COC-CIV-82', 'Raiding: a ship beside its partner takes a resource', () => {
    const table = having('marauders', {
      terrain: { D3: 'sea' },
      cities: { D1: {}, D4: { of: 1 } },
      units: [[0, 'D3', 'ship']],
      seats: [{ advances: ['trade-routes'] }, { goods: { ore: 1 } }],
    }).happen({ do: 'trade routes', seat: 0 });
    table.pick(table.hex('D4'));
    expect([table.good(1, 'ore'), table.good(0, 'food')]).toEqual([0, 1]);
  });
});

test('Ashoka: an attempt from or upon a Temple is rolled again, once', () => {
  const cities: NonNullable<Plan['cities']> = { D4: {}, D5: { of: 1, buildings: ['temple'] } };
  const table = having('ashoka', { cities }).dice(MISS, HIT).take({ do: 'influence' });
  while (table.asked.ask.do !== 'boost roll' && table.asked.ask.do !== 'turn') table.take({ ...table.options[0]! });
  table.take({ do: 'try again' });
  expect(table.city('D5')!.buildings).toContain(0);
});

test('Japanese riders behind walls: three instead of two, once', () => {
  const defence = (id: string) => {
    const table = having(id, {
      cities: { D4: { buildings: ['fortress'] }, A7: { of: 1 } },
      units: [
        [0, 'D4', 'cavalry'],
        [1, 'D4', 'infantry'],
      ],
    });
    table.dice(MISS, face(4, 'cavalry'), face(4, 'cavalry'));
    table.happen({
      do: 'fight',
      attacker: 1,
      defender: 0,
      hex: table.hex('D4'),
      origin: table.hex('D3'),
      landed: false,
    });
    const roll = table.events.find((one) => one.did === 'battle roll');
    return roll?.did === 'battle roll' ? roll.cv[1] : -1;
  };
  expect(defence('horsemanship') - defence('pottery')).toBe(1);
});

describe('faith', () => {
  rule(
    ['COC-CIV-13', 'COC-CIV-14'],
    'Druids: a token under barbarians for a point, gone when the city is taken',
    () => {
      const plan: Plan = { cities: { D4: {}, D5: { of: BARBARIANS } }, units: [[0, 'D4', 'infantry']] };
      const table = having('druidic-influence', plan).dice(HIT).take({ do: 'influence' });
      while (table.asked.ask.do !== 'turn') table.take({ ...table.options[0]! });
      expect([table.city('D5')!.owner, pointsOf(table.state, 0).leaders]).toEqual([BARBARIANS, 1]);
      expect(table.offers({ do: 'influence' })).toBe(false);
      table.happen({ do: 'capture', owner: 0, hex: table.hex('D5') });
      expect([table.city('D5')!.culture, pointsOf(table.state, 0).leaders]).toEqual([0, 0]);
      expect(having('tribal-trade', plan).offers({ do: 'influence' })).toBe(false);
    },
  );

  rule(['COC-CIV-13', 'COC-BCOMB-01'], 'and whoever attacks them pays nothing for it', () => {
    for (const version of [FIRST_VERSION, VERSION]) {
      const table = having('druidic-influence', {
        version,
        cities: { D4: {}, D5: { of: BARBARIANS } },
        units: [[0, 'D4', 'infantry']],
        seats: [{ advances: ['tactics'], goods: { culture: 0 } }, {}],
      });
      table.dice(HIT).take({ do: 'influence' });
      while (table.asked.ask.do !== 'turn') table.take({ ...table.options[0]! });
      table.take({ do: 'move' }).take({ do: 'choose group', hex: table.hex('D4') });
      expect(table.offers({ do: 'go', to: table.hex('D5') })).toBe(version === VERSION);
      if (version !== VERSION) continue;
      table.take({ do: 'go', to: table.hex('D5') });
      expect(table.city('D5')!.owner).toBe(0);
    }
  });

  rule(
    ['COC-CIV-40', 'COC-CIV-41', 'COC-CIV-42'],
    'Proselytism: Settlers reach two hexes and one more for each other',
    () => {
      const reach = (settlers: number, at: string, target: string) => {
        const table = having('proselytism', {
          cities: { D1: { buildings: ['temple'] }, [target]: { of: 1, buildings: ['temple'] } },
          units: [[0, at, ...new Array<'settler'>(settlers).fill('settler')]],
        });
        if (!table.offers({ do: 'influence' })) return false;
        table.take({ do: 'influence' });
        return (
          table.offers({ do: 'attempt', hex: table.hex(at), to: table.hex(target) }) ||
          table.asked.ask.do === 'boost roll' ||
          table.asked.ask.do === 'turn'
        );
      };
      expect([reach(1, 'D4', 'D6'), reach(1, 'D4', 'D7'), reach(2, 'D4', 'D7'), reach(3, 'D4', 'D8')]).toEqual([
        true,
        false,
        true,
        true,
      ]);
      expect([reach(3, 'D1', 'D6'), reach(2, 'D1', 'D6')]).toEqual([true, false]);
    },
  );
});

test('Alexander: a card for an action without one, for culture and an activation', () => {
  const card = ACTION_CARD + ACTION_CARDS.findIndex(({ civil }) => civil.id === 'new-ideas');
  const table = having('alexander', { seats: [{ hand: [card], goods: { culture: 1, food: 2 } }, {}], actions: 0 });
  table.take({ do: 'play as idol' });
  while (table.asked.ask.do !== 'turn') table.take({ ...table.options[0]! });
  expect([table.good(0, 'ideas'), table.state.actions, table.city('D4')!.activations]).toEqual([2, 0, 1]);
  expect(table.events.some((one) => one.did === 'pay' && one.pay[CULTURE] === 1)).toBe(true);
});

test('Ahuitzotl: two captives for a building beside actions', () => {
  const table = having('ahuitzotl', {
    cities: { D4: {}, D6: {} },
    seats: [{ goods: { food: 1, wood: 1, ore: 1 }, advances: ['writing'] }, {}],
  });
  table.state.seats[0]!.captives = [captive(1, INFANTRY), captive(1, INFANTRY)];
  table.state.steps.pop();
  table.happen().take({ do: 'construct for captives' });
  while (table.asked.ask.do !== 'turn') table.take({ ...table.options[0]! });
  expect([table.city('D4')!.buildings[0], table.state.seats[0]!.captives, table.state.actions]).toEqual([0, [], 3]);
});

describe('other incomes of trade', () => {
  const plan: Plan = {
    cities: { D1: {}, D4: { of: 1, buildings: { temple: 0 } }, C3: { of: 1 } },
    units: [[0, 'D3', 'settler', 'settler']],
    seats: [{ advances: ['trade-routes'] }, {}],
  };
  const trade = (id: string, at?: string) => {
    const table = having(id, at ? { ...plan, at } : plan).happen({ do: 'trade routes', seat: 0 });
    return table.pick(table.hex('D4'), table.hex('C3'));
  };

  test('Prosperity: mood from any, culture where there is an own building', () => {
    const table = trade('prosperity');
    expect(table.offers({ do: 'take other', income: [0, 0, 0, 0, 0, 0, 2] })).toBe(false);
    table.take({ do: 'take other', income: [0, 0, 0, 0, 0, 1, 1] });
    expect([table.good(0, 'mood'), table.good(0, 'culture'), table.good(0, 'food')]).toEqual([1, 1, 0]);
  });

  test('Alphabet: culture or two ideas from up to two', () => {
    const table = trade('alphabet').take({ do: 'take other', income: [0, 0, 0, 2, 0, 0, 0] });
    expect([table.good(0, 'ideas'), table.good(0, 'food')]).toEqual([2, 1]);
    expect(trade('alphabet').ids('take other')).toHaveLength(6);
  });

  test('Pygmalion: gold or culture more for a route from where he is', () => {
    const table = trade('pygmalion', 'D3').take({ do: 'gain goods', goods: [0, 0, 0, 0, 1, 0, 0] });
    expect([table.good(0, 'gold'), table.good(0, 'food')]).toEqual([1, 2]);
    expect(trade('pygmalion', 'D1').asked.ask.do).toBe('turn');
  });
});
