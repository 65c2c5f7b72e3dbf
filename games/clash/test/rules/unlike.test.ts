import { describe, expect, test } from 'vitest';
import { advanceRefusal } from '../../src/actions/advance.ts';
import { attempts } from '../../src/actions/influence.ts';
import { advance } from '../../src/advances.ts';
import { ACTION_CARDS } from '../../src/card-data.ts';
import { ownAdvance } from '../../src/civilization-data.ts';
import { ACTION_CARD, EVENT_CARD, WONDER_CARD } from '../../src/decks.ts';
import { canHire } from '../../src/effects/mercenaries.ts';
import { cheaperWonders } from '../../src/effects/wonders/build.ts';
import { EVENTS } from '../../src/event-data.ts';
import { mark, owns } from '../../src/knowledge.ts';
import { BARBARIANS, PIRATES } from '../../src/owners.ts';
import { BUILDINGS, SHIP, type UnitName } from '../../src/pieces.ts';
import { ADVANCE_OWNED, CANNOT_PAY_ADVANCE, ONE_GOVERNMENT, TOP_ADVANCE_FIRST } from '../../src/refusals.ts';
import { pointsOf } from '../../src/scoring.ts';
import { HALTED, moved } from '../../src/units.ts';
import { WONDERS } from '../../src/wonder-data.ts';
import { face, type Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';
import { having } from './civilized.ts';

const [FIVE, HIT, MISS] = [face(5, 'cavalry'), face(6, 'infantry'), face(1, 'leader')];

const actionNamed = (id: string) => ACTION_CARD + ACTION_CARDS.findIndex(({ civil }) => civil.id === id);
const eventNamed = (name: string) => EVENT_CARD + EVENTS.findIndex((event) => event.name.en === name);
const wonderNamed = (id: string) => WONDER_CARD + WONDERS.findIndex((wonder) => wonder.id === id);

describe('influence', () => {
  test('nobody else influences the city of Sulla while he is there', () => {
    const cities: NonNullable<Plan['cities']> = { D4: { buildings: ['temple'] }, D5: { of: 1 } };
    const upon = (at: string) => {
      const table = having('sulla', { at, cities });
      return attempts(table.state, 1).map((one) => (one.do === 'attempt' ? table.code(one.to) : ''));
    };
    expect([upon('D4'), upon('D3')]).toEqual([[], ['D4']]);
  });

  rule(['COC-CIV-63', 'COC-INFL-09'], 'units are converted once in a turn, too', () => {
    const units: NonNullable<Plan['units']> = [
      [1, 'D3', 'infantry'],
      [1, 'D5', 'infantry'],
    ];
    const table = having('zoroastrianism', { units }).dice(MISS).take({ do: 'influence' });
    table.take({ do: 'attempt', to: table.hex('D3') });
    expect([table.count(1, 'D3', 'infantry'), table.offers({ do: 'influence' })]).toEqual([1, true]);
    table
      .dice(FIVE)
      .take({ do: 'influence' })
      .take({ do: 'attempt', to: table.hex('D3') });
    expect([table.count(0, 'D3', 'infantry'), table.count(1, 'D5', 'infantry')]).toEqual([1, 1]);
    expect([table.state.actions, table.offers({ do: 'influence' })]).toEqual([1, false]);
  });
});

describe('wonders that are lost', () => {
  const wonder = wonderNamed('great-pyramid');
  const { builder, owner } = WONDERS[wonder - WONDER_CARD]!.points;

  test('an earthquake takes a wonder out of the game; its points are kept', () => {
    const table = new Table({ cities: { D4: { wonders: [wonder], buildings: ['temple'] }, D7: { of: 1 } } });
    table.state.builders[wonder - WONDER_CARD] = 1;
    const before = [0, 1].map((seat) => pointsOf(table.state, seat).events);
    table.happen({ do: 'earthquake', seat: 0, most: 1, points: 0 }).pick(table.hex('D4') * 300 + wonder);
    expect([table.city('D4')!.wonders, table.state.removed.includes(wonder)]).toEqual([[], true]);
    expect(table.city('D4')!.buildings[BUILDINGS.indexOf('temple')]).toBe(0);
    expect([0, 1].map((seat) => pointsOf(table.state, seat).events)).toEqual([
      before[0]! + owner,
      before[1]! + builder,
    ]);
  });

  test('barbarians without a settlement left raze the city that they capture, with its wonder', () => {
    const camps = ['A3', 'A5', 'B2', 'B4', 'B6', 'C2', 'C4', 'C6', 'G3', 'G5'];
    const capture = (held: readonly string[]) => {
      const others = Object.fromEntries(held.map((code) => [code, { of: BARBARIANS }]));
      const table = new Table({ cities: { ...others, D4: { wonders: [wonder] }, D6: {}, D7: { of: 1 } } });
      return table.happen({ do: 'capture', owner: BARBARIANS, hex: table.hex('D4') });
    };
    const razed = capture(camps);
    expect([razed.city('D4'), razed.state.removed.includes(wonder)]).toEqual([undefined, true]);
    const held = capture(camps.slice(1));
    expect([held.city('D4')!.owner, held.city('D4')!.wonders]).toEqual([BARBARIANS, [wonder]]);
  });
});

describe('event icons', () => {
  const icon = (name: (typeof EVENTS)[number]['icon'], plan: Plan = {}) => {
    const card = EVENT_CARD + EVENTS.findIndex((event) => event.icon === name);
    return new Table({ cities: { D4: {}, D7: { of: 1 } }, ...plan }).happen({ do: 'event icon', seat: 0, card });
  };

  test('exhausted land is marked beside an own city', () => {
    const table = icon('exhausted-land');
    expect([table.asked.ask.do, table.asked.seat]).toEqual(['exhaust land', 0]);
    table.take({ do: 'exhaust', hex: table.hex('D3') });
    expect(table.state.exhausted).toEqual([table.hex('D3')]);
  });

  test('pirates come to sea', () => {
    const table = icon('pirates', { terrain: { D3: 'sea', D2: 'sea' } });
    expect([table.asked.ask.do, table.asked.seat]).toEqual(['place pirates', 0]);
    table.take({ do: 'place pirate', hex: table.hex('D3') });
    expect(table.count(PIRATES, 'D3', 'ship')).toBe(1);
  });
});

describe('what moves, changes and grows', () => {
  rule('COC-CIV-33', 'the first city stays the first city wherever Nomads take it', () => {
    const table = having('nomads', { seats: [{ home: 'D4' }, {}] }).take({ do: 'move' });
    table.take({ do: 'move city', hex: table.hex('D4'), to: table.hex('D3') });
    expect(table.state.seats[0]!.home).toBe(table.hex('D3'));
    const other = having('nomads', { seats: [{ home: 'D6' }, {}] }).take({ do: 'move' });
    other.take({ do: 'move city', hex: other.hex('D4'), to: other.hex('D3') });
    expect(other.state.seats[0]!.home).toBe(other.hex('D6'));
  });

  rule(['COC-CIV-80', 'COC-COMP-17'], 'the Imperial Army changes no more than there are pieces', () => {
    const settlers = having('imperial-army', {
      units: [[0, 'D4', 'settler', 'settler', 'settler', 'settler', 'infantry']],
    });
    settlers.take({ do: 'imperial army' });
    const [one] = settlers.unitsAt(0, 'D4', 'settler');
    const [soldier] = settlers.unitsAt(0, 'D4', 'infantry');
    expect([settlers.mayPick(soldier!), settlers.mayPick(soldier!, one!)]).toEqual([false, true]);
    const FOUR = ['infantry', 'infantry', 'infantry', 'infantry'] as const;
    const full = having('imperial-army', {
      units: [
        [0, 'D4', ...FOUR],
        [0, 'D3', ...FOUR],
        [0, 'D5', ...FOUR],
        [0, 'C4', ...FOUR],
        [0, 'E4', 'settler'],
      ],
    }).take({ do: 'imperial army' });
    const [settler] = full.unitsAt(0, 'E4', 'settler');
    const [infantry] = full.unitsAt(0, 'C4', 'infantry');
    expect([full.mayPick(settler!), full.mayPick(settler!, infantry!)]).toEqual([false, true]);
  });

  test('Stelae: for a captured city, too', () => {
    const table = having('stelas', {
      cities: { D4: {}, D3: { of: 1 }, A7: { of: 1 } },
      units: [[0, 'D4', 'infantry']],
      seats: [{ advances: ['tactics'] }, {}],
    });
    table.move('D4', ['infantry'], 'D3');
    if (table.asked.ask.do === 'place refugee') table.take({ do: 'decline' });
    table.take({ do: 'gain goods', goods: [0, 0, 0, 1, 0, 0, 0] });
    expect([table.city('D3')!.owner, table.good(0, 'ideas')]).toEqual([0, 1]);
  });

  test('Pygmalion: nothing more where neither Settler nor Ship is with him, though a served city is near', () => {
    const plan: Plan = {
      cities: { D1: {}, D4: { of: 1 }, C3: { of: 1 } },
      seats: [{ advances: ['trade-routes'] }, {}],
    };
    const trade = (at: string, code: string) => {
      const units: NonNullable<Plan['units']> = [[0, code, 'settler', 'settler']];
      const table = having('pygmalion', { ...plan, units, at }).happen({ do: 'trade routes', seat: 0 });
      return table.pick(table.hex('D4'), table.hex('C3')).asked.ask.do;
    };
    expect([trade('D3', 'D3'), trade('D3', 'D2')]).toEqual(['choose gain', 'turn']);
  });
});

describe('Subterfuge waits for the name', () => {
  const given = ACTION_CARD + 41;

  /** Seat 0 plays the card; seat 1 is Japan, two hexes away. */
  function playing(id: string): Table {
    const card = actionNamed(id);
    const table = new Table({
      config: { civilizations: ['celts', 'japan'] },
      cities: { D4: {}, D2: { of: 1 } },
      seats: [
        { hand: [card], goods: { culture: 3 } },
        { hand: [given], advances: ['storage'] },
      ],
    });
    mark(table.state.seats[1]!, ownAdvance(2));
    table.state.used = [];
    table.state.steps.pop();
    return table.happen().take({ do: 'play', card });
  }

  type Named = Parameters<Table['take']>[0];

  /** Named upon whom, unless there was nobody else. */
  const naming = (table: Table, name: Named) => (table.asked.ask.do === 'ruse' ? table : table.take(name));

  /** Japan is asked, and gives a card: nothing was paid, both cards are gone. */
  function cancelled(id: string, name: Named): Table {
    const table = naming(playing(id), name);
    expect([table.asked.ask.do, table.asked.seat]).toEqual(['ruse', 1]);
    table.take({ do: 'ruse played', card: given });
    expect([table.asked.ask.do, table.state.actions, table.good(0, 'culture')]).toEqual(['turn', 3, 3]);
    expect(table.state.actionDiscard).toEqual(expect.arrayContaining([actionNamed(id), given]));
    return table;
  }

  const allowed = (id: string, name: Named) => naming(playing(id), name).take({ do: 'decline' });
  const paid = (table: Table) => [table.state.actions, table.good(0, 'culture')];

  rule('COC-CIV-44', 'army units count for the distance, Settlers do not', () => {
    const asked = (kind: UnitName) => {
      const table = new Table({
        config: { civilizations: ['celts', 'japan'] },
        cities: { D4: {}, D7: { of: 1 } },
        units: [[1, 'D2', kind]],
        seats: [{ hand: [actionNamed('spy')], goods: { culture: 3 } }, { hand: [given] }],
      });
      mark(table.state.seats[1]!, ownAdvance(2));
      table.state.steps.pop();
      table.happen().take({ do: 'play', card: actionNamed('spy') });
      if (table.offers({ do: 'spy upon' })) table.take({ do: 'spy upon', of: 1 });
      return table.asked.ask.do;
    };
    expect([asked('infantry'), asked('settler')]).toEqual(['ruse', 'swap a card']);
  });

  rule(['COC-CIV-45', 'COC-CIV-46'], 'Spy', () => {
    cancelled('spy', { do: 'spy upon', of: 1 });
    const table = allowed('spy', { do: 'spy upon', of: 1 });
    expect([table.asked.ask.do, ...paid(table)]).toEqual(['swap a card', 2, 2]);
  });

  rule(['COC-CIV-45', 'COC-CIV-46'], 'Technology Trade', () => {
    const table = cancelled('technology-trade', { do: 'exchange with', of: 1 });
    expect(owns(table.state.seats[0]!, advance('storage'))).toBe(false);
    const works = allowed('technology-trade', { do: 'exchange with', of: 1 });
    expect([owns(works.state.seats[0]!, advance('storage')), ...paid(works)]).toEqual([true, 3, 3]);
  });

  rule(['COC-CIV-45', 'COC-CIV-46'], 'Negotiations', () => {
    const table = cancelled('negotiations', { do: 'truce', of: 1 });
    expect([table.state.seats[0]!.truces, table.state.seats[1]!.truces]).toEqual([[], []]);
    const works = allowed('negotiations', { do: 'truce', of: 1 });
    expect([works.state.seats[0]!.truces, works.state.seats[1]!.truces, ...paid(works)]).toEqual([[1], [0], 3, 2]);
  });
});

describe('events that last', () => {
  test('Solar Eclipse: barbarians who win the battle in the dark keep nothing, and the card is laid aside', () => {
    const card = eventNamed('Solar Eclipse');
    const table = new Table({
      cities: { D4: {}, D6: {}, A7: { of: 1 } },
      units: [
        [0, 'D4', 'infantry'],
        [BARBARIANS, 'D5', 'infantry', 'infantry'],
      ],
    });
    table.state.eventDeck = table.state.eventDeck.filter((one) => one !== card);
    table.state.openEvents.push(card);
    table
      .dice(HIT, HIT, MISS)
      .happen({ do: 'raid', seat: 0, hex: table.hex('D5'), to: table.hex('D4'), left: [], guided: false })
      .take({ do: 'decline' });
    expect(table.city('D4')!.owner).toBe(BARBARIANS);
    expect([table.state.openEvents, table.state.eventDiscard]).toEqual([[], [card]]);
    expect(table.state.seats.map(({ kept, eventPoints }) => [kept, eventPoints])).toEqual([
      [[], 0],
      [[], 0],
    ]);
  });
});

describe('great wonders', () => {
  const standing = (id: string, plan: Plan = {}) =>
    new Table({ cities: { D4: { mood: 'happy', wonders: [wonderNamed(id)] }, D7: { of: 1 } }, ...plan });

  test('the Great Library lends Trade Routes before trade, Currency to who has them, and nothing to who has both', () => {
    const study = (advances: string[]) => {
      const table = standing('great-library', { seats: [{ advances }, {}] }).happen({ do: 'study', seat: 0 });
      if (table.asked.ask.do !== 'study') return [];
      return table.options.flatMap((one) => (one.do === 'borrow' ? [one.advance] : []));
    };
    expect(study([])).toEqual([advance('trade-routes')]);
    expect(study(['bartering', 'trade-routes'])).toEqual([advance('currency')]);
    expect(study(['bartering', 'trade-routes', 'currency'])).toEqual([]);
  });

  test('the Great Lighthouse places no Ship where all four are at sea', () => {
    const beacon = (...ships: UnitName[]) =>
      standing('great-lighthouse', { terrain: { A3: 'sea' }, units: [[0, 'A3', ...ships]] })
        .happen({ do: 'beacon', seat: 0 })
        .offers({ do: 'place unit' });
    expect([beacon('ship', 'ship', 'ship'), beacon('ship', 'ship', 'ship', 'ship')]).toEqual([true, false]);
  });

  test('the Great Mausoleum: a card from the deck, or the last of the discards', () => {
    const drawing = () => {
      const table = standing('great-mausoleum');
      table.state.actionDiscard.push(table.state.actionDeck.shift()!);
      return table.happen({ do: 'choose draw', seat: 0 });
    };
    const deck = drawing();
    const [top, discarded] = [deck.state.actionDeck.at(-1)!, deck.state.actionDiscard.at(-1)!];
    deck.take({ do: 'draw from deck' });
    expect([deck.state.seats[0]!.hand, deck.state.actionDiscard]).toEqual([[top], [discarded]]);
    const discards = drawing().take({ do: 'draw from discards' });
    expect([discards.state.seats[0]!.hand, discards.state.actionDiscard]).toEqual([[discarded], []]);
  });

  test('whoever draws a wonder may leave the open one for the top of the deck', () => {
    const table = standing('great-arena');
    table.state.openWonders.push(table.state.wonderDeck.shift()!);
    const [open, top] = [table.state.openWonders[0]!, table.state.wonderDeck.at(-1)!];
    table.happen({ do: 'choose wonder', seat: 0 }).take({ do: 'draw wonder' });
    expect([table.state.seats[0]!.wonderHand, table.state.openWonders]).toEqual([[top], [open]]);
  });
});

describe('a wonder for less culture', () => {
  const wonder = wonderNamed('great-pyramid');
  const ready = (advances: readonly string[], pestilent = false) => {
    const table = new Table({
      cities: { D4: { mood: 'happy' }, D6: {}, D7: { of: 1 } },
      seats: [{ advances, wonders: [wonder], goods: { food: 7, wood: 7, ore: 7, culture: 3 } }, {}],
    });
    if (pestilent) table.state.openEvents.push(eventNamed('Pestilence'));
    return cheaperWonders(table.state, 0, 2);
  };

  test('without the advance that it requires, but not without Engineering', () => {
    expect(ready(['engineering', 'storage'])).toHaveLength(1);
    expect(ready(['storage'])).toEqual([]);
  });

  rule('COC-ANNEX-09', 'not under Pestilence, unless Sanitation is known', () => {
    expect(ready(['engineering', 'storage'], true)).toEqual([]);
    expect(ready(['engineering', 'storage', 'sanitation'], true)).toHaveLength(1);
  });
});

describe('Nabopolassar rallies an Infantry for a lost city', () => {
  const lose = (at: string, units: NonNullable<Plan['units']> = []) => {
    const table = having('nabopolassar', { at, cities: { D4: {}, D6: {}, B4: {}, A7: { of: 1 } }, units });
    return table.happen({ do: 'rally', seat: 0 });
  };

  test('with him', () => {
    expect(lose('D6').count(0, 'D6', 'infantry')).toBe(1);
  });

  test('in a city with room, where there is none with him', () => {
    const FOUR = ['infantry', 'infantry', 'infantry', 'infantry'] as const;
    const table = lose('D3', [
      [0, 'D3', ...FOUR],
      [0, 'D4', ...FOUR],
    ]);
    const places = table.options.flatMap((one) => (one.do === 'place unit' ? [table.code(one.hex)] : []));
    expect(places.sort()).toEqual(['B4', 'D6']);
    table.take({ do: 'place unit', hex: table.hex('B4') });
    expect(table.count(0, 'B4', 'infantry')).toBe(1);
  });
});

describe('who goes where', () => {
  test('armies that Sulla keeps where they are can be hired by him alone', () => {
    const hired = (at: string) => {
      const { state } = having('sulla', {
        at,
        cities: { D4: {}, D1: { of: 1 }, D2: { of: BARBARIANS } },
        units: [[BARBARIANS, 'D2', 'infantry']],
        seats: [{ goods: { wood: 1 } }, { goods: { wood: 1 } }],
      });
      return [canHire(state, 0), canHire(state, 1)];
    };
    expect([hired('D4'), hired('D7')]).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  test('Erik lands nobody while one of those aboard has been halted', () => {
    const table = having('erik', {
      at: 'C4',
      terrain: { C4: 'sea', C3: 'sea', C5: 'sea' },
      units: [[0, 'C4', 'ship', 'infantry']],
    });
    expect(table.offers({ do: 'land everyone' })).toBe(true);
    const own = table.state.seats[0]!;
    const [infantry] = table.unitsAt(0, 'C4', 'infantry');
    own.units = own.units.map((one) => (one === infantry ? moved(one, table.hex('C4'), HALTED) : one));
    table.state.steps.pop();
    expect(table.happen().offers({ do: 'land everyone' })).toBe(false);
  });

  test('a Ship recruited from elsewhere on the map leaves its passengers to drown', () => {
    const recruit = (...aboard: UnitName[]) => {
      const table = new Table({
        terrain: { D3: 'sea', A3: 'sea' },
        cities: { D4: { buildings: ['port'], port: 'D3' }, D7: { of: 1 } },
        units: [
          [0, 'A3', ...aboard],
          [0, 'D3', 'ship', 'ship'],
        ],
      });
      table.happen({ do: 'muster', seat: 0, hex: table.hex('D4'), kind: SHIP });
      return [table.count(0, 'D3', 'ship'), table.count(0, 'A3', 'ship'), table.count(0, 'A3', 'infantry')];
    };
    expect(recruit('ship', 'ship', 'infantry')).toEqual([3, 1, 1]);
    expect(recruit('ship', 'ship', 'infantry', 'infantry', 'infantry')).toEqual([3, 1, 2]);
  });
});

rule(
  ['COC-ADV-01', 'COC-ADV-02', 'COC-GOV-06', 'COC-ADVACT-01'],
  'why an advance cannot be bought: it is there, its top advance is not, another government rules, it cannot be paid',
  () => {
    const why = (id: string, food: number, advances: readonly string[] = []) => {
      const { state } = new Table({
        cities: { D4: {}, D7: { of: 1 } },
        seats: [{ advances: ['storage', 'state-religion', 'myths', ...advances], goods: { food } }, {}],
      });
      return advanceRefusal(state, 0, advance(id));
    };
    expect(why('storage', 2)).toBe(ADVANCE_OWNED);
    expect(why('navigation', 2)).toBe(TOP_ADVANCE_FIRST);
    expect([why('dogma', 2), why('dogma', 2, ['voting'])]).toEqual([null, ONE_GOVERNMENT]);
    expect(why('devotion', 2, ['dogma'])).toBe(null);
    expect([why('fishing', 1), why('fishing', 2)]).toEqual([CANNOT_PAY_ADVANCE, null]);
  },
);
