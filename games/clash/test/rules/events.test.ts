import { describe, expect, test } from 'vitest';
import { advance } from '../../src/advances.ts';
import { ACTION_CARD, EVENT_CARD, WONDER_CARD } from '../../src/decks.ts';
import { EVENTS } from '../../src/event-data.ts';
import { owns } from '../../src/knowledge.ts';
import { BARBARIANS } from '../../src/owners.ts';
import { BUILDINGS, LEADER } from '../../src/pieces.ts';
import { pointsOf } from '../../src/scoring.ts';
import { ANGRY, HAPPY, NEUTRAL, type State } from '../../src/state.ts';
import { face, type Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';
import { objectiveNamed } from './standing-objectives.ts';

const HIT = face(6, 'infantry');
const MISS = face(1, 'leader');
const HOMES: NonNullable<Plan['cities']> = { D2: {}, D7: { of: 1 } };

/** The card of the nth event with this name. */
function event(name: string, nth = 0): number {
  const cards = EVENTS.filter((one) => one.name.en === name);
  return EVENT_CARD + cards[nth]!.id - 1;
}

/** Seat 0 has drawn it: its text is read, without its icon. */
function draw(card: number, plan: Plan = {}, change: (state: State) => void = () => {}): Table {
  const table = new Table({ cities: HOMES, config: { civilizations: ['rome', 'greece'] }, ...plan });
  change(table.state);
  table.state.eventDeck = table.state.eventDeck.filter((one) => one !== card);
  table.state.openEvents.push(card);
  return table.happen({ do: 'event text', seat: 0, card }, { do: 'event done', seat: 0, card, whole: true });
}

const food = (table: Table) => [table.good(0, 'food'), table.good(1, 'food')];
const STORED: Plan = { seats: [{ advances: ['storage'] }, { advances: ['storage'] }] };

describe('years', () => {
  rule(['COC-EVT-02', 'COC-EVT-03'], 'for the drawer, or for all', () => {
    expect(food(draw(event('A Good Year', 0)))).toEqual([1, 1]);
    expect(food(draw(event('A Good Year', 1)))).toEqual([1, 0]);
    expect(food(draw(event('An Awesome Year', 0)))).toEqual([2, 0]);
    expect(food(draw(event('An Awesome Year', 1)))).toEqual([2, 2]);
    expect(food(draw(event('A Fantastic Year', 0), STORED))).toEqual([3, 3]);
    expect(food(draw(event('A Fantastic Year', 2), STORED))).toEqual([3, 0]);
  });

  test('some to others, as the drawer likes', () => {
    expect(food(draw(event('A Good Year', 2)))).toEqual([1, 1]);
    expect(food(draw(event('An Awesome Year', 2)))).toEqual([2, 2]);
    const three = draw(event('A Fantastic Year', 1), {
      players: 3,
      cities: {},
      config: {},
      seats: [{ advances: ['storage'] }, {}, {}],
    });
    three.take({ do: 'handed', of: 1 }).take({ do: 'handed', of: 2 }).take({ do: 'handed', of: 2 });
    expect([0, 1, 2].map((seat) => three.good(seat, 'food'))).toEqual([3, 1, 2]);
  });

  test('A Successful Year: food for the fewest cities', () => {
    expect(food(draw(event('A Successful Year'), { cities: { D2: {}, D4: {}, D6: { of: 1 } } }))).toEqual([0, 1]);
    expect(food(draw(event('A Successful Year')))).toEqual([1, 1]);
  });
});

describe('illness and hunger', () => {
  const TWO: NonNullable<Plan['cities']> = { D2: {}, D4: {}, D6: { of: 1 } };

  rule('COC-ANNEX-09', 'Pestilence: moods fall, and nobody builds without Sanitation', () => {
    const seats: NonNullable<Plan['seats']> = [
      { advances: ['roads', 'math', 'arts'], goods: { food: 2, wood: 2, ore: 2, gold: 4 } },
      {},
    ];
    const table = draw(event('Pestilence'), { cities: TWO, seats });
    table.take({ do: 'lower mood', hex: table.hex('D2') });
    expect([table.city('D2')!.mood, table.city('D4')!.mood, table.city('D6')!.mood]).toEqual([ANGRY, ANGRY, NEUTRAL]);
    expect(table.state.openEvents).toEqual([event('Pestilence')]);
    const calm = { mood: 'happy' as const };
    const build = (...advances: string[]) => {
      const other = draw(event('Pestilence'), {
        cities: { D2: calm, D4: calm, D6: { of: 1 } },
        seats: [{ ...seats[0]!, advances: ['math', 'arts', ...advances] }, {}],
      });
      while (other.asked.ask.do !== 'turn') other.take({ ...other.options[0]! });
      return other.options.some((one) => one.do === 'construct');
    };
    expect([build('myths'), build('myths', 'sanitation')]).toEqual([false, true]);
    table.happen({ do: 'gain advance', seat: 0, advance: advance('sanitation'), cube: false });
    expect(table.state.openEvents).toHaveLength(1);
    table.happen({ do: 'gain advance', seat: 1, advance: advance('sanitation'), cube: false });
    expect([table.state.openEvents, table.state.eventDiscard]).toEqual([[], [event('Pestilence')]]);
  });

  test('Epidemics: a unit of two, two of who travels, none with Sanitation', () => {
    const left = (...advances: string[]) => {
      const table = draw(event('Epidemics'), {
        units: [
          [0, 'D2', 'settler', 'settler', 'settler'],
          [1, 'D7', 'settler'],
        ],
        seats: [{ advances }, {}],
      });
      return table.state.seats.map(({ units }) => units.length);
    };
    expect([left(), left('navigation'), left('sanitation')]).toEqual([
      [2, 1],
      [1, 1],
      [3, 1],
    ]);
  });

  test('Black Death: one of four, and a point for each', () => {
    const table = draw(event('Black Death'), {
      units: [[0, 'D2', 'settler', 'settler', 'settler', 'settler']],
      seats: [{ advances: ['roads'] }, {}],
    });
    expect([table.state.seats[0]!.units.length, pointsOf(table.state, 0).events]).toEqual([2, 2]);
  });

  test('Pandemics: of anything, half as many as cities', () => {
    const hand = [ACTION_CARD];
    const table = draw(event('Pandemics'), {
      cities: { ...TWO, B4: {}, F4: {} },
      units: [[0, 'D2', 'infantry']],
      seats: [{ hand, goods: { gold: 1 }, objectives: [objectiveNamed('wealth')] }, {}],
    });
    expect(table.asked.pick!.min).toBe(2);
    table.pick(ACTION_CARD, objectiveNamed('wealth'));
    const { state } = table;
    expect([state.actionDiscard, state.objectiveDiscard]).toEqual([hand, [objectiveNamed('wealth')]]);
    const other = draw(event('Pandemics'), {
      cities: { ...TWO, B4: {}, F4: {} },
      units: [[0, 'D2', 'infantry']],
      seats: [{ goods: { gold: 1 } }, {}],
    });
    other.pick(...other.asked.pick!.from);
    expect([other.good(0, 'gold'), other.state.seats[0]!.units]).toEqual([0, []]);
  });

  rule('COC-ANNEX-04', 'Famine: food, or a city becomes Angry; nothing with Irrigation', () => {
    const famine = (name: string, goods: number, ...advances: string[]) => {
      const table = draw(event(name), { seats: [{ goods: { food: goods }, advances }, {}] });
      return [table.good(0, 'food'), table.city('D2')!.mood];
    };
    expect(famine('Famine', 1)).toEqual([0, NEUTRAL]);
    expect(famine('Famine', 0)).toEqual([0, ANGRY]);
    expect(famine('Severe Famine', 2)).toEqual([0, NEUTRAL]);
    expect(famine('Severe Famine', 1)).toEqual([0, ANGRY]);
    expect(famine('Severe Famine', 1, 'irrigation')).toEqual([1, NEUTRAL]);
    expect(famine('Famine: Vermin', 1)).toEqual([1, NEUTRAL]);
    expect(famine('Famine: Vermin', 1, 'storage')).toEqual([0, NEUTRAL]);
    expect(famine('Famine: Vermin', 0, 'storage')).toEqual([0, ANGRY]);
  });

  test('Drought: a food for each city by Barren', () => {
    const drought = (barren: string[], goods: number) => {
      const table = draw(event('Famine: Drought'), {
        terrain: Object.fromEntries(barren.map((code) => [code, 'barren' as const])),
        cities: { D2: {}, D6: {}, A7: { of: 1 } },
        seats: [{ goods: { food: goods } }, {}],
      });
      return [table.good(0, 'food'), table.city('D2')!.mood, table.city('D6')!.mood];
    };
    expect(drought([], 2)).toEqual([2, NEUTRAL, NEUTRAL]);
    expect(drought(['D3', 'D7'], 2)).toEqual([0, NEUTRAL, NEUTRAL]);
    expect(drought(['D3'], 0)).toEqual([0, ANGRY, NEUTRAL]);
  });
});

describe('disasters', () => {
  const THREE: NonNullable<Plan['cities']> = {
    D2: { buildings: ['academy', 'temple'] },
    D4: {},
    D6: {},
    A7: { of: 1 },
  };

  rule('COC-EVT-05', 'Volcano: all of a city leaves the game, for two points a piece', () => {
    const table = draw(event('Volcano'), {
      cities: { ...THREE, B4: { buildings: { temple: 1, academy: 0 }, wonders: [WONDER_CARD] } },
      units: [[0, 'B4', 'settler']],
    });
    table.state.builders[0] = 1;
    table.take({ do: 'erupt', hex: table.hex('B4') });
    expect([table.city('B4'), table.state.seats[0]!.units]).toEqual([undefined, []]);
    expect([pointsOf(table.state, 0).events, pointsOf(table.state, 1).events]).toEqual([6, 4]);
    expect(table.state.seats[0]!.gone[0]).toBe(1);
    expect(draw(event('Volcano'), { cities: THREE }).asked.ask.do).toBe('turn');
  });

  test('Earthquake: one to three own pieces, and moods', () => {
    const table = draw(event('Earthquake'), { cities: THREE });
    const piece = (code: string, which: number) => table.hex(code) * 300 + which;
    expect(table.mayPick(piece('D2', 0))).toBe(false);
    expect(table.mayPick(piece('D2', 0), piece('D2', 1), piece('D2', 4))).toBe(true);
    table.pick(piece('D2', 1), piece('D4', 0));
    expect([table.city('D4'), table.city('D2')!.mood]).toEqual([undefined, ANGRY]);
    expect([table.city('D2')!.buildings[0], pointsOf(table.state, 0).events]).toEqual([-1, 4]);
  });

  test('Heavy Earthquake: everyone with three cities', () => {
    const table = draw(event('Heavy Earthquake'), { cities: { ...THREE, B4: { of: 1 }, F4: { of: 1 } } });
    expect([table.asked.ask.do, table.asked.seat]).toEqual(['earthquake', 0]);
    table.pick(table.hex('D4') * 300);
    expect([table.asked.ask.do, table.asked.seat]).toEqual(['earthquake', 1]);
  });

  test('floods: a coastal city; all in a heavy one', () => {
    const flood = (name: string) => {
      const table = draw(event(name), { terrain: { D1: 'sea', D8: 'sea' }, cities: { D2: {}, D4: {}, D7: { of: 1 } } });
      return ['D2', 'D4', 'D7'].map((code) => table.city(code)!.mood);
    };
    expect(flood('Flood')).toEqual([ANGRY, NEUTRAL, NEUTRAL]);
    expect(flood('Heavy Flood')).toEqual([ANGRY, NEUTRAL, ANGRY]);
  });

  test('Fire: every city on the same Forest; else a wood', () => {
    const table = draw(event('Fire'), {
      terrain: { D2: 'forest', D3: 'forest', D4: 'forest', D6: 'forest' },
      cities: { D2: {}, D4: { of: 1 }, D6: {} },
    });
    table.take({ do: 'set on fire', hex: table.hex('D2') });
    expect(['D2', 'D4', 'D6'].map((code) => table.city(code)!.mood)).toEqual([ANGRY, ANGRY, NEUTRAL]);
    expect(draw(event('Fire'), { seats: [{ goods: { wood: 2 } }, {}] }).good(0, 'wood')).toBe(1);
  });
});

describe('people', () => {
  test('Population Boom and Migration: Settlers for the drawer and another', () => {
    const boom = draw(event('Population Boom'));
    expect([boom.count(0, 'D2', 'settler'), boom.count(1, 'D7', 'settler')]).toEqual([1, 1]);
    const gone = draw(event('Migration'));
    expect([gone.count(0, 'D2', 'settler'), gone.count(1, 'D7', 'settler')]).toEqual([0, 1]);
    expect(gone.city('D2')!.mood).toBe(ANGRY);
  });

  test('Civil War: an Infantry and a mood; a mood alone where there is none', () => {
    const table = draw(event('Civil War'), {
      cities: { D2: {}, D4: { mood: 'happy' }, D7: { of: 1 } },
      units: [
        [0, 'D2', 'infantry'],
        [0, 'D4', 'infantry'],
      ],
    });
    expect([table.count(0, 'D2', 'infantry'), table.city('D2')!.mood]).toEqual([0, ANGRY]);
    expect(draw(event('Civil War'), { cities: { D2: { mood: 'happy' }, D7: { of: 1 } } }).city('D2')!.mood).toBe(
      NEUTRAL,
    );
  });

  test('Revolution: an action, then the government; soldiers buy either off', () => {
    const seats = [{ advances: ['voting', 'draft', 'tactics'] }, {}];
    const plan: Plan = { units: [[0, 'D2', 'infantry']], seats };
    const table = draw(event('Revolution'), plan);
    table.take({ do: 'lose action' });
    expect(table.state.actions).toBe(2);
    table.take({ do: 'take government' });
    expect([
      owns(table.state.seats[0]!, advance('voting')),
      owns(table.state.seats[0]!, advance('nationalism')),
    ]).toEqual([false, true]);
    const bought = draw(event('Revolution'), plan).take({ do: 'perish' });
    expect([bought.state.actions, bought.count(0, 'D2', 'infantry')]).toEqual([3, 0]);
    const late = draw(event('Revolution'), { actions: 0 });
    expect(late.state.seats[0]!.hindered).toBe(1);
  });

  test('Uprising: tokens for half a point each', () => {
    const table = draw(event('Uprising'), { seats: [{ goods: { mood: 3, culture: 3 } }, {}] });
    expect(table.offers({ do: 'appease', mood: 3, culture: 2 })).toBe(false);
    table.take({ do: 'appease', mood: 3, culture: 1 });
    expect([table.good(0, 'mood'), table.good(0, 'culture'), pointsOf(table.state, 0).events]).toEqual([0, 2, 2]);
  });

  test('Reformation: another takes over a Temple of the drawer, or of whom the drawer names', () => {
    const table = draw(event('Reformation'), { cities: { D2: { buildings: ['temple'] }, D7: { of: 1 } } });
    expect(table.city('D2')!.buildings[BUILDINGS.indexOf('temple')]).toBe(1);
    const other = draw(event('Reformation'), { cities: { D2: {}, D7: { of: 1, buildings: ['temple'] } } });
    expect(other.city('D7')!.buildings[BUILDINGS.indexOf('temple')]).toBe(0);
  });

  test('Guillotine: the leader dies; another comes, or two points', () => {
    const reign = () => {
      const table = new Table({ cities: HOMES, config: { civilizations: ['rome', 'greece'] } });
      const own = table.state.seats[0]!;
      own.ruling.push(own.leaders.shift()!);
      own.units.push(table.hex('D2') | (LEADER << 7));
      const card = event('Guillotine');
      table.state.eventDeck = table.state.eventDeck.filter((one) => one !== card);
      table.state.openEvents.push(card);
      return table.happen({ do: 'event text', seat: 0, card });
    };
    const scored = reign().take({ do: 'abolish' });
    expect([scored.state.seats[0]!.leaders, pointsOf(scored.state, 0).events]).toEqual([[], 2]);
    const heir = reign().take({ do: 'muster' });
    heir.take({ ...heir.options[0]! });
    expect([heir.count(0, 'D2', 'leader'), heir.state.seats[0]!.ruling.length]).toEqual([1, 1]);
    expect(draw(event('Guillotine')).asked.ask.do).toBe('turn');
  });

  test('Anarchy: governments fall; their cubes are points, or come back first', () => {
    const table = draw(event('Anarchy'), { seats: [{ advances: ['voting', 'civil-liberties', 'philosophy'] }, {}] });
    expect([table.state.seats[0]!.anarchy, pointsOf(table.state, 0).events]).toEqual([2, 2]);
    const { track } = table.state.seats[0]!;
    table.happen({ do: 'gain advance', seat: 0, advance: advance('voting'), cube: true });
    expect([table.state.seats[0]!.anarchy, table.state.seats[0]!.track]).toEqual([1, track]);
  });

  test('trade, science and stability: for buildings, the drawer at least some', () => {
    const cities: NonNullable<Plan['cities']> = {
      D2: {},
      D7: { of: 1, buildings: ['academy', 'observatory', 'market', 'temple'] },
      D5: { of: 1, buildings: ['academy', 'obelisk', 'market'] },
    };
    const science = draw(event('Scientific Trade'), { cities });
    expect([science.good(0, 'ideas'), science.good(1, 'ideas')]).toEqual([2, 2]);
    const trade = draw(event('Flourishing Trade'), { cities });
    expect([trade.good(0, 'gold'), trade.good(1, 'gold')]).toEqual([1, 2]);
    const calm = draw(event('Era of Stability'), { cities });
    const asked: number[] = [];
    while (calm.asked.ask.do === 'choose token') {
      asked.push(calm.asked.seat);
      calm.take({ do: 'take token', good: 6 });
    }
    expect(asked).toEqual([0, 1, 1]);
  });

  test('Envoy: an idea and culture, a token for another, and a wonder lies open for whoever draws one', () => {
    const table = draw(event('Envoy'));
    expect([table.good(0, 'ideas'), table.good(0, 'culture'), table.good(1, 'culture')]).toEqual([1, 1, 1]);
    const [open] = table.state.openWonders;
    expect(table.state.openEvents).toEqual([event('Envoy')]);
    table.happen({ do: 'gain advance', seat: 1, advance: advance('engineering'), cube: false });
    table.take({ do: 'take wonder', card: open! });
    expect([table.state.seats[1]!.wonderHand, table.state.openEvents]).toEqual([[open], []]);
  });

  test('Envoy: when all wonders are drawn, none lies open', () => {
    const table = draw(event('Envoy'), {}, ({ seats, wonderDeck }) => {
      seats[1]!.wonderHand = wonderDeck.splice(0);
    });
    expect([table.state.openWonders, table.good(0, 'ideas'), table.asked.ask.do]).toEqual([[], 1, 'turn']);
  });
});

describe('events that last', () => {
  const ARMIES: Plan = {
    cities: { D4: {}, D3: { of: 1 }, A7: { of: 1 } },
    units: [
      [0, 'D4', 'infantry', 'infantry'],
      [1, 'D3', 'infantry'],
    ],
    seats: [
      { advances: ['tactics'], goods: { wood: 1, culture: 1 } },
      { advances: ['tactics'], hand: [ACTION_CARD + 20] },
    ],
  };

  test('Solar Eclipse: the next land battle ends after a round; a point to the defender who holds', () => {
    const table = draw(event('Solar Eclipse'), ARMIES);
    table.state.seats[1]!.hand = [];
    table.dice(MISS, MISS, MISS).move('D4', ['infantry', 'infantry'], 'D3');
    expect([table.count(0, 'D4', 'infantry'), pointsOf(table.state, 1).events]).toEqual([2, 1]);
    expect([table.state.openEvents, table.state.seats[1]!.kept]).toEqual([[], [event('Solar Eclipse')]]);
  });

  test('Solar Eclipse: barbarians go back as well', () => {
    const table = draw(event('Solar Eclipse'), {
      ...ARMIES,
      units: [
        [0, 'D4', 'infantry'],
        [BARBARIANS, 'D5', 'infantry'],
      ],
    });
    table
      .dice(MISS, MISS)
      .happen({ do: 'raid', seat: 0, hex: table.hex('D5'), to: table.hex('D4'), left: [], guided: false });
    expect([table.count(BARBARIANS, 'D5', 'infantry'), pointsOf(table.state, 0).events]).toEqual([1, 1]);
  });

  test('Trojan Horse: for wood and culture the defender lays no card at first; a point', () => {
    const table = draw(event('Trojan Horse'), ARMIES);
    table.move('D4', ['infantry', 'infantry'], 'D3');
    expect(table.asked.ask.do).toBe('trojan horse');
    table.dice(HIT, HIT, MISS).take({ do: 'build horse' });
    expect([table.good(0, 'wood'), table.good(0, 'culture'), pointsOf(table.state, 0).events]).toEqual([0, 0, 1]);
    expect(table.asked.ask.do).not.toBe('lay card');
    const refused = draw(event('Trojan Horse'), ARMIES);
    refused.move('D4', ['infantry', 'infantry'], 'D3').take({ do: 'decline' });
    expect([refused.asked.ask.do, refused.asked.seat]).toEqual(['lay card', 1]);
  });
});

describe('great persons', () => {
  /** Seat 0 has taken the person, and calls. */
  function call(name: string, plan: Plan = {}): Table {
    const [own = {}, ...others] = plan.seats ?? [];
    const table = new Table({
      cities: HOMES,
      config: { civilizations: ['rome', 'greece'] },
      ...plan,
      seats: [own, ...(others.length > 0 ? others : [{}])],
    });
    const card = event(name);
    table.state.eventDeck = table.state.eventDeck.filter((one) => one !== card);
    table.state.seats[0]!.persons.push(card);
    table.state.steps.pop();
    return table.happen().take({ do: 'call', card });
  }

  const learns = (table: Table, id: string) => {
    if (table.asked.ask.do === 'learn in') table.take({ do: 'gain advance', advance: advance(id) });
    expect(owns(table.state.seats[0]!, advance(id))).toBe(true);
    return table;
  };

  test('offered to the drawer for one token, then to the others for two', () => {
    const table = draw(event('Great Artist'), { seats: [{ goods: { culture: 1 } }, { goods: { culture: 2 } }] });
    table.take({ do: 'decline' });
    expect(table.asked.seat).toBe(1);
    table.take({ do: 'take person' });
    expect([table.good(1, 'culture'), table.state.seats[1]!.persons]).toEqual([0, [event('Great Artist')]]);
    const poor = draw(event('Great Artist'), { seats: [{}, { goods: { culture: 1 } }] });
    expect(poor.state.eventDiscard).toEqual([event('Great Artist')]);
  });

  test('Artist: an advance of culture, and a Happy city, for an action', () => {
    const table = learns(call('Great Artist', { cities: { D2: { mood: 'angry' }, D7: { of: 1 } } }), 'arts');
    expect([table.city('D2')!.mood, table.state.actions, table.state.eventDiscard]).toEqual([
      HAPPY,
      2,
      [event('Great Artist')],
    ]);
  });

  test('Prophet and Engineer: a building at its price, without an activation', () => {
    const goods = { food: 2, wood: 2, ore: 2 };
    const cities: NonNullable<Plan['cities']> = { D2: {}, D4: {}, D7: { of: 1 } };
    const prophet = learns(call('Great Prophet', { cities, seats: [{ goods }] }), 'myths');
    prophet.take({ do: 'raise', hex: prophet.hex('D4') });
    while (prophet.asked.ask.do !== 'turn') prophet.take({ ...prophet.options[0]! });
    expect([prophet.city('D4')!.buildings[BUILDINGS.indexOf('temple')], prophet.city('D4')!.activations]).toEqual([
      0, 0,
    ]);
    const engineer = learns(call('Great Engineer', { cities, seats: [{ goods, advances: ['writing'] }] }), 'roads');
    expect(engineer.offers({ do: 'raise', hex: engineer.hex('D2'), building: BUILDINGS.indexOf('academy') })).toBe(
      true,
    );
  });

  test('Philosopher, Scientist, Statesman: ideas and cards', () => {
    expect(learns(call('Great Philosopher'), 'writing').good(0, 'ideas')).toBe(2);
    const scientist = learns(call('Great Scientist'), 'math');
    expect([scientist.good(0, 'ideas'), scientist.state.seats[0]!.hand.length]).toEqual([1, 1]);
    const statesman = call('Elder Statesman', { seats: [{ advances: ['philosophy'] }] });
    expect(learns(statesman, 'voting').state.seats[0]!.hand.length).toBe(2);
  });

  test('Warlord: a Move, and two more in its first battle', () => {
    const table = learns(
      call('Great Warlord', {
        cities: { D4: {}, A7: { of: 1 } },
        units: [
          [0, 'D4', 'infantry'],
          [1, 'D3', 'infantry'],
        ],
      }),
      'tactics',
    );
    table.dice(face(3, 'elephant'), MISS).move('D4', ['infantry'], 'D3');
    const roll = table.events.find((one) => one.did === 'battle roll');
    expect(roll?.did === 'battle roll' && roll.cv[0]).toBe(5);
  });

  test('Merchant: trade routes once more', () => {
    const table = call('Great Merchant', {
      cities: { D2: {}, D4: { of: 1 } },
      units: [[0, 'D3', 'settler']],
      seats: [{ advances: ['bartering'] }],
    });
    learns(table, 'trade-routes').pick(table.hex('D4'));
    expect(table.good(0, 'food')).toBe(1);
  });

  test('Explorer: a region beside, and a city there for two food', () => {
    const table = call('Great Explorer', {
      ground: 'unexplored',
      terrain: { D1: 'grassland', D2: 'grassland', C2: 'grassland', E2: 'grassland' },
      cities: { D2: {} },
      seats: [{ goods: { food: 2 } }],
    });
    learns(table, 'fishing');
    while (table.asked.ask.do !== 'found afar' && table.asked.ask.do !== 'turn') table.take({ ...table.options[0]! });
    expect(table.asked.ask.do).toBe('found afar');
    table.take({ ...table.options[0]! });
    expect([table.state.cities.length, table.good(0, 'food')]).toEqual([2, 0]);
  });

  test('Architect: a wonder without its advance, for three culture less, without an action', () => {
    const table = call('Great Architect', {
      cities: { D2: { mood: 'happy' }, D4: {}, D7: { of: 1 } },
      seats: [
        {
          goods: { food: 7, wood: 7, ore: 7, culture: 2 },
          advances: ['engineering', 'storage'],
          wonders: [WONDER_CARD],
        },
      ],
    });
    while (table.asked.ask.do !== 'turn') table.take({ ...table.options[0]! });
    expect([table.city('D2')!.wonders, table.good(0, 'culture'), table.state.actions]).toEqual([[WONDER_CARD], 0, 3]);
  });

  test('Athlete: any number of tokens turned', () => {
    const table = learns(call('Great Athlete', { seats: [{ goods: { mood: 3 } }] }), 'arts');
    table.take({ do: 'tokens turned', good: 5, n: 2 });
    expect([table.good(0, 'mood'), table.good(0, 'culture')]).toEqual([1, 3]);
  });

  test('Diplomat: no attack, but for two culture tokens; an action ends it', () => {
    const plan: Plan = {
      cities: { D4: {}, D3: { of: 1 }, A7: { of: 1 } },
      units: [[0, 'D4', 'infantry']],
    };
    const pact = (culture: number) => {
      const table = draw(event('Great Diplomat'), {
        ...plan,
        seats: [{ advances: ['tactics'], goods: { culture: culture + 1 } }, {}],
      });
      table.take({ do: 'take person' });
      return table;
    };
    const may = (table: Table) => {
      table.take({ do: 'move' });
      if (table.asked.ask.do === 'move groups') table.take({ do: 'choose group' });
      return table.offers({ do: 'go', to: table.hex('D3') });
    };
    const table = pact(2);
    expect([may(pact(1)), may(table)]).toEqual([false, true]);
    table.take({ do: 'go', to: table.hex('D3') });
    expect([table.good(0, 'culture'), table.state.seats[0]!.ally, table.state.seats[0]!.persons]).toEqual([0, -1, []]);
    const ended = pact(0).take({ do: 'call' });
    expect([ended.state.seats[0]!.ally, ended.state.actions]).toEqual([-1, 2]);
  });

  test('Seer: an objective for each player, which they draw next', () => {
    const table = call('Great Seer');
    const [first, second] = table.state.seats[0]!.offered;
    table.take({ do: 'destined', card: second! });
    expect(table.state.seats.map(({ destined }) => destined)).toEqual([[second], [first]]);
    table.happen({ do: 'status cards', seat: 0 });
    expect(table.state.seats[0]!.objectives).toEqual([second]);
  });

  test('each of the thirteen is tried here', () => {
    expect(EVENTS.filter(({ person }) => person).length).toBe(13);
  });
});
