import { describe, expect, test } from 'vitest';
import { yieldOf } from '../../src/actions/collect.ts';
import { advance } from '../../src/advances.ts';
import { ACTION_CARDS } from '../../src/card-data.ts';
import { ownAdvance } from '../../src/civilization-data.ts';
import { CIVILIZATIONS, type Civilization } from '../../src/config.ts';
import { ACTION_CARD, WONDER_CARD } from '../../src/decks.ts';
import { FOOD } from '../../src/goods.ts';
import { owns } from '../../src/knowledge.ts';
import { BARBARIANS } from '../../src/owners.ts';
import { BUILDINGS, type BuildingName, FACES, INFANTRY, type UnitName } from '../../src/pieces.ts';
import { pointsOf, result } from '../../src/scoring.ts';
import { WONDERS } from '../../src/wonder-data.ts';
import { face, type Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';
import { having } from './civilized.ts';
import { added, attack, defend, HIT, rolled, TWO } from './fights.ts';

const MISS = face(1, 'leader');
const built = (name: BuildingName) => BUILDINGS.indexOf(name);
const wonderNamed = (id: string) => WONDER_CARD + WONDERS.findIndex((wonder) => wonder.id === id);

/** What each advance of a civilization comes with, in their order. */
const LINKS: Readonly<Record<Civilization, readonly string[]>> = {
  aztecs: ['tactics', 'rituals', 'arts', 'any-government'],
  babylon: ['engineering', 'writing', 'astronomy', 'dogma'],
  carthage: ['husbandry', 'cartography', 'navigation', 'draft'],
  celts: ['tactics', 'draft', 'priesthood', 'trade-routes'],
  china: ['irrigation', 'husbandry', 'metallurgy', 'any-government'],
  egypt: ['irrigation', 'engineering', 'rituals', 'priesthood'],
  greece: ['public-education', 'draft', 'arts', 'any-government'],
  huns: ['storage', 'husbandry', 'tactics', 'any-government'],
  india: ['husbandry', 'state-religion', 'trade-routes', 'theaters'],
  japan: ['storage', 'husbandry', 'tactics', 'any-government'],
  maya: ['irrigation', 'arts', 'sports', 'astronomy'],
  persia: ['husbandry', 'draft', 'priesthood', 'currency'],
  phoenicia: ['fishing', 'war-ships', 'writing', 'trade-routes'],
  rome: ['engineering', 'roads', 'bartering', 'any-government'],
  vikings: ['fishing', 'war-ships', 'trade-routes', 'rituals'],
};

describe('with which advance those of a civilization come', () => {
  const learned = (civilization: Civilization, id: string) => {
    const table = new Table({
      config: { civilizations: [civilization, civilization === 'celts' ? 'vikings' : 'celts'] },
      cities: { D2: {}, D7: { of: 1 } },
    });
    table.happen({ do: 'gain advance', seat: 0, advance: advance(id), cube: false });
    return [0, 1, 2, 3].filter((place) => owns(table.state.seats[0]!, ownAdvance(place)));
  };

  rule(['COC-CIV-02', 'COC-CIV-05'], 'each of the sixty with its own, or with the first of any government', () => {
    for (const civilization of CIVILIZATIONS)
      for (const [place, link] of LINKS[civilization].entries())
        for (const id of link === 'any-government' ? ['voting', 'nationalism', 'dogma'] : [link])
          expect([civilization, id, learned(civilization, id)]).toEqual([civilization, id, [place]]);
  });
});

/** What seat 0 adds in each round of an attack in which nobody falls. */
const rounds = (table: Table, side = 0) => {
  if (table.asked.ask.do === 'retreat or fight on') table.take({ do: 'combat round' });
  return table.events.flatMap((one) => (one.did === 'battle roll' ? [one.cv[side]! - 2 * one.dice[side]!.length] : []));
};
const TEMPLES: NonNullable<Plan['cities']> = { D4: { buildings: ['temple'] }, A7: { of: 1 } };
const ENEMY_CITY: NonNullable<Plan['cities']> = { D4: {}, D3: { of: 1 }, A7: { of: 1 } };
const OPEN_FIELD: NonNullable<Plan['cities']> = { D6: {}, A7: { of: 1 } };

describe('leaders and advances add to the dice only then', () => {
  test('Nebuchadnezzar: not against a city without a Temple, not in defence of one', () => {
    expect([
      added(attack('nebuchadnezzar', { cities: ENEMY_CITY })),
      added(defend('nebuchadnezzar', { cities: TEMPLES }), 1),
    ]).toEqual([0, 0]);
  });

  test('Dido: not in attack upon a city, not in defence of open land', () => {
    expect([added(attack('dido', { cities: ENEMY_CITY })), added(defend('dido', { cities: OPEN_FIELD }), 1)]).toEqual([
      0, 0,
    ]);
  });

  test('Ramses: not in defence of a coastal city', () => {
    expect(added(defend('ramses', { terrain: { D5: 'sea' } }), 1)).toBe(0);
  });

  test('Ragnar: not against who has landed', () => {
    const table = having('ragnar', {
      units: [
        [0, 'D4', 'infantry'],
        [1, 'D4', 'infantry'],
      ],
    });
    table.dice(TWO, TWO, TWO).happen({
      do: 'fight',
      attacker: 1,
      defender: 0,
      hex: table.hex('D4'),
      origin: table.hex('D3'),
      landed: true,
    });
    expect(added(table, 1)).toBe(0);
  });

  test("Siyaj K'ak': in attack and in the first round alone", () => {
    const units: NonNullable<Plan['units']> = [
      [0, 'D4', 'infantry'],
      [1, 'D3', 'infantry', 'infantry'],
    ];
    expect(rounds(attack('siyaj-kak', { cities: ENEMY_CITY, units }))).toEqual([1, 0]);
    expect(added(defend('siyaj-kak'), 1)).toBe(0);
  });

  test('Tribal Warfare: not at sea, and not against a Fortress alone', () => {
    const camps: NonNullable<Plan['cities']> = { D2: { of: BARBARIANS }, C2: { of: BARBARIANS } };
    const walls = { D3: { of: 1, buildings: ['fortress'] as const } };
    const stormed = (units: UnitName[]) =>
      rolled(
        attack('tribal-warfare', {
          cities: { D4: {}, A7: { of: 1 }, ...camps, ...walls },
          units: [
            [0, 'D4', 'infantry'],
            [1, 'D3', ...units],
          ],
        }),
      ).cv[0]!;
    expect([stormed(['infantry']), stormed([])]).toEqual([4, 2]);
    const atSea = attack('tribal-warfare', {
      terrain: { D4: 'sea', D3: 'sea' },
      cities: { D6: {}, A7: { of: 1 }, ...camps },
      army: ['ship'],
      units: [
        [0, 'D4', 'ship'],
        [1, 'D3', 'ship'],
      ],
    });
    expect(added(atSea)).toBe(0);
  });

  test('Biremes: at sea alone; against War Ships in the first round alone', () => {
    expect(added(attack('biremes'))).toBe(0);
    expect(added(attack('biremes', { seats: [{ advances: ['tactics'] }, { advances: ['war-ships'] }] }))).toBe(0);
    const table = attack('biremes', {
      terrain: { D4: 'sea', D3: 'sea' },
      cities: OPEN_FIELD,
      army: ['ship'],
      units: [
        [0, 'D4', 'ship'],
        [1, 'D3', 'ship'],
      ],
      seats: [{}, { advances: ['war-ships'] }],
    });
    expect(rounds(table)).toEqual([2, 0]);
  });

  rule('COC-WON-13', 'the crowd of the Great Arena adds one, not two', () => {
    const cheers = (value: number) => {
      const table = new Table({
        cities: { D4: { wonders: [wonderNamed('great-arena')] }, A7: { of: 1 } },
        units: [
          [0, 'D4', 'infantry'],
          [1, 'D3', 'infantry'],
        ],
        seats: [{ advances: ['tactics'], goods: { mood: 1 } }, {}],
      });
      const die = FACES.findIndex((one) => one.value === value && one.icon !== INFANTRY);
      return table.dice(die, TWO).move('D4', ['infantry'], 'D3').asked.ask.do === 'crowd';
    };
    expect([cheers(3), cheers(4)]).toEqual([false, true]);
  });
});

describe('hits are ignored only then, one at a time', () => {
  const BOTH: NonNullable<Plan['units']> = [
    [0, 'D4', 'infantry', 'infantry'],
    [1, 'D3', 'infantry', 'infantry'],
  ];
  const TWO_HITS = [TWO, TWO, TWO, HIT, HIT];
  const fallen = (table: Table, seat: number, codes: string[]) =>
    2 - codes.reduce((sum, code) => sum + table.count(seat, code, 'infantry'), 0);

  test('Ahuitzotl: one of two', () => {
    const far = attack('ahuitzotl', {
      cities: { D7: {}, A7: { of: 1 } },
      units: BOTH,
      army: ['infantry', 'infantry', 'leader'],
      dice: TWO_HITS,
    });
    expect(rolled(far).hits[0]).toBe(1);
  });

  /** Seat 1 comes with two. */
  const STRONGER: NonNullable<Plan['units']> = [
    [0, 'D4', 'infantry'],
    [1, 'D3', 'infantry'],
    [1, 'D4', 'infantry'],
  ];
  const hits = (table: Table, side: number) =>
    table.events.flatMap((one) => (one.did === 'battle roll' ? [one.hits[side]] : []));
  /** Who is left of an Infantry and a leader, once it is chosen who falls. */
  const left = (table: Table) => {
    if (table.asked.ask.do === 'casualties') table.pick(...table.asked.pick!.from.slice(0, table.asked.pick!.min));
    return table.state.seats[0]!.units.length;
  };

  test('Pakal: one of two; not in the second round, not in attack', () => {
    const cities: NonNullable<Plan['cities']> = { D4: { buildings: ['obelisk'] }, A7: { of: 1 } };
    expect(hits(defend('pakal', { cities, units: STRONGER, dice: [HIT, HIT, TWO, TWO] }), 1)).toEqual([1]);
    const twice = defend('pakal', { cities, dice: [HIT, TWO, TWO, HIT, TWO, TWO] }).take({ do: 'combat round' });
    expect(hits(twice, 1)).toEqual([0, 1]);
    const abroad: NonNullable<Plan['cities']> = { D4: {}, D3: { of: 1, buildings: { obelisk: 0 } }, A7: { of: 1 } };
    expect(hits(attack('pakal', { cities: abroad, dice: [TWO, TWO, HIT] }), 0)).toEqual([1]);
  });

  test('Fireworks: one of two, and not in the second round', () => {
    const seats = [{ advances: ['tactics'], goods: { ore: 2, wood: 2 } }, {}];
    const table = attack('fireworks', {
      units: BOTH,
      army: ['infantry', 'infantry'],
      seats,
      dice: [TWO, TWO, HIT, HIT],
    });
    table.take({ do: 'parried' });
    expect(fallen(table, 0, ['D3', 'D4'])).toBe(1);
    const later = attack('fireworks', {
      units: BOTH,
      army: ['infantry', 'infantry'],
      seats,
      dice: [TWO, TWO, TWO, TWO, TWO, TWO, HIT, TWO],
    });
    later.take({ do: 'combat round' });
    expect(later.asked.ask.do).not.toBe('parry');
    expect(fallen(later, 0, ['D3', 'D4'])).toBe(1);
  });

  test('Qin: one of two, in every round', () => {
    const table = attack('qin', {
      units: [
        [0, 'D4', 'infantry'],
        [1, 'D3', 'infantry', 'infantry'],
      ],
      seats: [{ advances: ['tactics'], goods: { culture: 4 } }, {}],
      dice: [TWO, TWO, HIT, MISS, TWO, TWO, HIT, HIT],
    });
    expect(left(table.take({ do: 'parried' }))).toBe(2);
    table.take({ do: 'combat round' }).take({ do: 'parried' });
    expect([left(table), table.good(0, 'culture')]).toEqual([1, 0]);
  });

  test('Pygmalion: one of two, once in a battle, and only in defence of a city', () => {
    const seats = [{ goods: { culture: 2 }, advances: ['tactics'] }, {}];
    const two = defend('pygmalion', { seats, units: STRONGER, dice: [HIT, HIT, TWO, TWO] }).take({ do: 'parried' });
    expect(left(two)).toBe(1);
    const twice = defend('pygmalion', { seats, dice: [HIT, TWO, TWO, HIT, TWO, TWO] }).take({ do: 'parried' });
    expect(left(twice)).toBe(2);
    expect(left(twice.take({ do: 'combat round' }))).toBe(1);
    expect(left(defend('pygmalion', { seats, cities: OPEN_FIELD, dice: [HIT, TWO, TWO] }))).toBe(1);
    const abroad = attack('pygmalion', { seats, cities: ENEMY_CITY, dice: [TWO, TWO, HIT] });
    expect(abroad.asked.ask.do).not.toBe('parry');
  });
});

describe('what the enemy may not, only then', () => {
  const held = [{ advances: ['tactics'] }, { advances: ['tactics'], hand: [ACTION_CARD] }];

  test('Bleda: the enemy lays a card in the second round, and against his own city', () => {
    const table = attack('bleda', { seats: held, cities: ENEMY_CITY });
    table.take({ do: 'combat round' });
    expect([table.asked.ask.do, table.asked.seat]).toEqual(['lay card', 1]);
    const home = defend('bleda', { seats: held });
    expect([home.asked.ask.do, home.asked.seat]).toEqual(['lay card', 1]);
  });

  test('Hannibal and Persian elephants: all is added again in the second round; no limit without an elephant', () => {
    const morale = ACTION_CARD + ACTION_CARDS.findIndex(({ battle }) => battle.id === 'high-morale');
    const seats = [{ advances: ['tactics'] }, { advances: ['tactics', 'steel-weapons', 'metallurgy'], hand: [morale] }];
    /** What the enemy adds in this round, in which it lays its card. */
    const enemy = (id: string, kind: UnitName, round: number) => {
      const table = attack(id, {
        seats,
        ...(id === 'hannibal' ? {} : { army: [kind] }),
        units: [
          [0, 'D4', kind],
          [1, 'D3', 'infantry'],
        ],
      });
      if (round === 2) table.take({ do: 'decline' }).take({ do: 'combat round' });
      return rounds(table.take({ do: 'lay' }), 1)[round - 1];
    };
    expect([enemy('hannibal', 'infantry', 1), enemy('hannibal', 'infantry', 2)]).toEqual([2, 4]);
    expect([enemy('persian-elephants', 'elephant', 1), enemy('persian-elephants', 'elephant', 2)]).toEqual([2, 4]);
    expect(enemy('persian-elephants', 'infantry', 1)).toBe(4);
  });

  rule('COC-CIV-78', 'Sparta: at sea everyone lays cards', () => {
    const asks = (id: string) =>
      attack(id, {
        terrain: { D4: 'sea', D3: 'sea' },
        cities: OPEN_FIELD,
        army: ['ship'],
        units: [
          [0, 'D4', 'ship'],
          [1, 'D3', 'ship', 'ship'],
        ],
        seats: held,
      }).asked;
    expect([asks('spartans').ask.do, asks('spartans').seat]).toEqual([asks('study').ask.do, asks('study').seat]);
  });
});

describe('limits of what advances and leaders give', () => {
  const STORED = [{ advances: ['storage'] }, {}];
  const LARGE: NonNullable<Plan['cities']> = { D4: { mood: 'happy', buildings: ['academy', 'temple'] }, A7: { of: 1 } };

  rule('COC-CIV-11', 'Canals: two food, not more, where there is room for more', () => {
    const table = having('canals', { cities: LARGE, seats: STORED });
    table.take({ do: 'collect', hex: table.hex('D4') }).pick(yieldOf(table.hex('D4'), FOOD));
    expect(table.good(0, 'food')).toBe(2);
  });

  test('Code of Laws: a card for who has four at most', () => {
    const hand = (n: number) => {
      const cards = Array.from({ length: n }, (_, i) => ACTION_CARD + i);
      const table = having('code-of-laws', {
        cities: { D4: {}, D5: { of: 1, buildings: ['temple'] } },
        seats: [{ hand: cards }, {}],
      });
      table.dice(HIT).take({ do: 'influence' });
      while (table.asked.ask.do !== 'turn') table.take({ ...table.options[0]! });
      return table.state.seats[0]!.hand.length;
    };
    expect([hand(4), hand(5)]).toEqual([5, 5]);
  });

  test('Acamapichtli: in a city of three, too', () => {
    const table = having('acamapichtli', { cities: LARGE, seats: [{ goods: { mood: 2 } }, {}] });
    expect(table.offers({ do: 'collect at court' })).toBe(true);
  });

  rule('COC-CIV-06', 'Captives: room for a fourth, for no fifth', () => {
    const room = (held: number) => {
      const table = having('captives', {
        units: [
          [0, 'D4', 'infantry', 'infantry'],
          [1, 'D3', 'infantry', 'infantry'],
        ],
        seats: [{ advances: ['tactics'] }, {}],
      });
      table.state.seats[0]!.captives = new Array<number>(held).fill(INFANTRY);
      table.dice(HIT, HIT, MISS, MISS).move('D4', ['infantry', 'infantry'], 'D3');
      return table.asked.ask.do === 'take captives' ? table.asked.pick!.max : 0;
    };
    expect([room(2), room(3), room(4)]).toEqual([2, 1, 0]);
  });

  rule('COC-LANNEX-05', 'Nebuchadnezzar: the Great Gardens for two culture less', () => {
    const table = having('nebuchadnezzar', {
      cities: { D4: { mood: 'happy' }, D6: {}, A7: { of: 1 } },
      seats: [
        {
          goods: { food: 7, wood: 7, ore: 7, culture: 4 },
          advances: ['engineering', 'irrigation', 'storage'],
          wonders: [wonderNamed('great-gardens')],
        },
        {},
      ],
    });
    table.take({ do: 'wonder at court' });
    while (table.asked.ask.do !== 'turn') table.take({ ...table.options[0]! });
    expect([table.city('D4')!.wonders.length, table.good(0, 'culture')]).toEqual([1, 1]);
  });

  test('Draft: Sparta pays with culture, not with gold; Carthage with gold, not with culture', () => {
    const drafts = (id: string, goods: NonNullable<NonNullable<Plan['seats']>[number]['goods']>) =>
      having(id, { seats: [{ goods, advances: ['draft'] }, {}] }).offers({ do: 'recruit' });
    expect([drafts('spartans', { culture: 1 }), drafts('spartans', { gold: 1 })]).toEqual([true, false]);
    expect([drafts('carthage-mercenaries', { gold: 1 }), drafts('carthage-mercenaries', { culture: 1 })]).toEqual([
      true,
      false,
    ]);
  });

  test('Ziggurats: ideas pay for Temples alone', () => {
    const table = having('ziggurats', {
      cities: { D4: {}, D6: {}, A7: { of: 1 } },
      seats: [{ goods: { ideas: 3 }, advances: ['myths', 'tactics'] }, {}],
    });
    const offers = (name: BuildingName) =>
      table.offers({ do: 'construct', hex: table.hex('D4'), building: built(name) });
    expect([offers('temple'), offers('fortress')]).toEqual([true, false]);
  });

  test('Imhotep: an Observatory without food and wood, too', () => {
    const offers = (id: string) => {
      const table = having(id, {
        cities: { D4: {}, D6: {}, A7: { of: 1 } },
        seats: [{ goods: { ore: 1 }, advances: ['math', 'astronomy'] }, {}],
      });
      return table.offers({ do: 'construct', hex: table.hex('D4'), building: built('observatory') });
    };
    expect([offers('imhotep'), offers('ramses')]).toEqual([true, false]);
  });

  test('Cleopatra: one hex farther, not two', () => {
    const table = having('cleopatra', { cities: { D4: {}, D7: { of: 1, buildings: ['temple'] } } });
    expect(table.offers({ do: 'influence' })).toBe(false);
  });

  test('Alphabet: ideas from two routes, not from a third', () => {
    const table = having('alphabet', {
      cities: { D1: {}, D4: { of: 1 }, C3: { of: 1 }, E3: { of: 1 } },
      units: [[0, 'D3', 'settler', 'settler', 'settler']],
      seats: [{ advances: ['trade-routes', 'storage'] }, {}],
    }).happen({ do: 'trade routes', seat: 0 });
    table.pick(table.hex('D4'), table.hex('C3'), table.hex('E3'));
    const ideas = table.options.map((one) => (one.do === 'take other' ? one.income[3]! : 0));
    expect(Math.max(...ideas)).toBe(4);
  });

  rule('COC-CIV-25', 'Cedars and Dyes: not to a city four hexes away', () => {
    const reach = (code: string, sea: string) => {
      const table = having('cedars-and-dyes', {
        terrain: { D2: 'sea', [sea]: 'sea' },
        cities: { D1: {}, [code]: { of: 1 } },
        units: [[0, 'D2', 'ship']],
        seats: [{ advances: ['trade-routes'] }, {}],
      }).happen({ do: 'trade routes', seat: 0 });
      return table.asked.ask.do === 'trade routes';
    };
    expect([reach('D5', 'D6'), reach('D6', 'D7')]).toEqual([true, false]);
  });

  rule('COC-CIV-64', 'Imperial Roads: not five hexes', () => {
    const table = having('imperial-roads', {
      cities: { D1: {}, D6: {} },
      units: [[0, 'D1', 'settler']],
      seats: [{ advances: ['roads'], goods: { food: 1, ore: 1 } }, {}],
    }).take({ do: 'move' });
    if (table.asked.ask.do === 'move groups') table.take({ do: 'choose group' });
    expect(table.offers({ do: 'go', to: table.hex('D6'), roads: true })).toBe(false);
  });

  rule('COC-CIV-81', 'Longships: no fourth aboard', () => {
    const table = having('longships', {
      ground: 'sea',
      terrain: { A7: 'grassland', D5: 'grassland' },
      cities: { A7: {} },
      units: [
        [0, 'D4', 'ship'],
        [0, 'D5', 'settler', 'settler', 'settler', 'settler'],
      ],
    });
    const four: UnitName[] = ['settler', 'settler', 'settler', 'settler'];
    table.take({ do: 'move' }).take({ do: 'choose group', hex: table.hex('D5') });
    expect(table.mayPick(...table.unitsAt(0, 'D5', ...four))).toBe(false);
    expect(table.mayPick(...table.unitsAt(0, 'D5', ...four.slice(1)))).toBe(true);
  });

  rule('COC-CIV-74', 'Rune Stones: none for one unit lost', () => {
    const table = having('rune-stones', {
      units: [
        [0, 'D4', 'infantry'],
        [1, 'D3', 'infantry', 'infantry'],
      ],
      seats: [{ advances: ['tactics'] }, {}],
    });
    table.dice(MISS, HIT, HIT).move('D4', ['infantry'], 'D3');
    expect([table.count(0, 'D4', 'infantry') + table.count(0, 'D3', 'infantry'), table.asked.ask.do]).toEqual([
      0,
      'turn',
    ]);
  });
});

describe('wonders at the end', () => {
  rule(['COC-WON-09', 'COC-WON-10', 'COC-WON-32'], 'to its builder and to its owner, or all to the builder', () => {
    for (const { id } of WONDERS) {
      const points = (builder: number) => {
        const table = new Table({ cities: { D4: { wonders: [wonderNamed(id)] }, D7: { of: 1 } } });
        table.state.builders[wonderNamed(id) - WONDER_CARD] = builder;
        return [0, 1].map((seat) => pointsOf(table.state, seat).wonders);
      };
      const whole = id === 'great-pyramid' ? 5 : 4;
      expect([id, points(0), points(1)]).toEqual([id, [whole, 0], id === 'great-pyramid' ? [0, 5] : [2, 2]]);
    }
  });

  rule('COC-WON-33', 'the builder of the Great Pyramid wins a tie', () => {
    const winners = (card: number, builder: number) => {
      const table = new Table({
        cities: { D4: { wonders: [card] }, D7: { of: 1, buildings: ['academy', 'temple'] }, A7: { of: 1 } },
        seats: [{}, { advances: ['farming', 'mining'] }],
      });
      const { state } = table;
      state.builders[card - WONDER_CARD] = builder;
      const [own, other] = [0, 1].map((seat) => result(state).points[seat]!) as [number, number];
      state.seats[own < other ? 0 : 1]!.eventPoints += Math.abs(own - other);
      return result(state).winners;
    };
    const pyramid = wonderNamed('great-pyramid');
    expect([winners(pyramid, 0), winners(pyramid, 1)]).toEqual([[0], [1]]);
  });
});
