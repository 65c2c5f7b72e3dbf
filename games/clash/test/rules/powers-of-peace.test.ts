import { describe, expect, test } from 'vitest';
import { yieldOf } from '../../src/actions/collect.ts';
import { ADVANCES, advance } from '../../src/advances.ts';
import { ACTION_CARDS } from '../../src/card-data.ts';
import { ACTION_CARD, EVENT_CARD } from '../../src/decks.ts';
import { CULTURE, FOOD, GOLD, MOOD, ORE, WOOD } from '../../src/goods.ts';
import { knows, owns } from '../../src/knowledge.ts';
import { BARBARIANS } from '../../src/owners.ts';
import { BUILDINGS, type BuildingName, UNITS, type UnitName } from '../../src/pieces.ts';
import { pointsOf } from '../../src/scoring.ts';
import { ANGRY, HAPPY, NEUTRAL } from '../../src/state.ts';
import { face, type Plan, type Table } from '../position.ts';
import { rule } from '../rule.ts';
import { having } from './civilized.ts';

const HIT = face(6, 'infantry');
const MISS = face(1, 'leader');
const built = (name: BuildingName) => BUILDINGS.indexOf(name);
const kind = (name: UnitName) => UNITS.indexOf(name);

/** Collect these goods of these hexes in D4. */
function collect(table: Table, ...fields: [string, number][]): Table {
  table.take({ do: 'collect', hex: table.hex('D4') });
  return table.pick(...fields.map(([code, good]) => yieldOf(table.hex(code), good)));
}

const LARGE: NonNullable<Plan['cities']> = { D4: { mood: 'happy', buildings: ['academy', 'temple'] }, A7: { of: 1 } };
const STORED = [{ advances: ['storage'] }, {}];

describe('collecting', () => {
  rule(['COC-CIV-11', 'COC-CIV-12'], 'Canals: one food becomes two', () => {
    const one = collect(having('canals', { terrain: { D3: 'forest' } }), ['D4', FOOD]);
    expect(one.good(0, 'food')).toBe(2);
    const two = collect(having('canals', { cities: LARGE, seats: STORED }), ['D4', FOOD], ['D3', FOOD]);
    expect(two.good(0, 'food')).toBe(2);
  });

  rule(
    'COC-CIV-15',
    'Rice: a food more for Grassland outside with a Settler, two at most; none for Grassland without',
    () => {
      const units: NonNullable<Plan['units']> = [
        [0, 'D3', 'settler'],
        [0, 'D5', 'settler'],
        [0, 'C4', 'settler'],
        [0, 'D4', 'settler'],
      ];
      const rice = (...codes: string[]) =>
        collect(
          having('rice-cultivation', { cities: LARGE, seats: STORED, units }),
          ...codes.map((code): [string, number] => [code, FOOD]),
        ).good(0, 'food');
      expect([rice('D4'), rice('E4'), rice('D3'), rice('D3', 'D5', 'C4')]).toEqual([1, 1, 2, 5]);
    },
  );

  rule('COC-CIV-43', 'Pottery: three food give a culture token', () => {
    const pot = (...codes: string[]) =>
      collect(
        having('pottery', { cities: LARGE, seats: STORED }),
        ...codes.map((code): [string, number] => [code, FOOD]),
      ).good(0, 'culture');
    expect([pot('D4', 'D3', 'D5'), pot('D4', 'D3')]).toEqual([1, 0]);
  });

  rule(['COC-CIV-19', 'COC-CIV-20'], 'Floodplains: cities on Barren, and food or wood from it', () => {
    const plan: Plan = { terrain: { D3: 'barren', D6: 'barren' }, units: [[0, 'D6', 'settler']] };
    const table = having('flood-plains', plan);
    expect(table.offers({ do: 'found', hex: table.hex('D6') })).toBe(true);
    table.take({ do: 'collect', hex: table.hex('D4') });
    expect([FOOD, WOOD].map((good) => table.mayPick(yieldOf(table.hex('D3'), good)))).toEqual([true, true]);
    const other = having('embalming', plan);
    expect(other.offers({ do: 'found', hex: other.hex('D6') })).toBe(false);
  });

  test('Terraces: food, wood or ore of Mountains, which do not stop Settlers', () => {
    const table = having('terracing', { terrain: { D3: 'mountain', D5: 'mountain' }, units: [[0, 'D4', 'settler']] });
    table.move('D4', ['settler'], 'D3');
    while (table.asked.ask.do === 'move groups') table.take({ do: 'stop moving' });
    expect(table.offers({ do: 'move' })).toBe(true);
    table.take({ do: 'collect', hex: table.hex('D4') });
    expect([FOOD, WOOD, ORE].map((good) => table.mayPick(yieldOf(table.hex('D5'), good)))).toEqual([true, true, true]);
  });

  rule('COC-CIV-09', 'Tribute: from hexes of enemy cities within two, whatever their mood', () => {
    const plan: Plan = { cities: { D4: {}, D2: { of: 1, mood: 'angry' }, D3: { of: BARBARIANS }, D7: { of: 1 } } };
    const table = having('tribute-empire', plan).take({ do: 'collect' });
    const pays = ['D2', 'D3', 'D7'].map((code) => table.mayPick(yieldOf(table.hex(code), FOOD)));
    expect(pays).toEqual([true, true, false]);
    const other = having('captives', plan).take({ do: 'collect' });
    expect(['D2', 'D3'].map((code) => other.mayPick(yieldOf(other.hex(code), FOOD)))).toEqual([false, false]);
  });

  test('Attila: a small city is a size larger; Bleda: his city acts as Happy, once', () => {
    const attila = having('attila').take({ do: 'collect' });
    expect(attila.mayPick(yieldOf(attila.hex('D4'), FOOD), yieldOf(attila.hex('D3'), FOOD))).toBe(true);
    const bleda = having('bleda', { cities: { D4: { mood: 'angry', buildings: ['academy'] }, A7: { of: 1 } } });
    bleda.take({ do: 'collect' });
    const three = ['D4', 'D3', 'D5'].map((code) => yieldOf(bleda.hex(code), FOOD));
    expect(bleda.mayPick(...three)).toBe(true);
    bleda.pick(...three);
    expect(bleda.options.some((one) => one.do === 'collect')).toBe(false);
  });

  test('Acamapichtli: a free Collect for two mood tokens, in a city of at most three', () => {
    const seats = [{ goods: { mood: 2 } }, {}];
    const table = having('acamapichtli', { seats });
    table.take({ do: 'collect at court' });
    expect([table.good(0, 'mood'), table.state.actions]).toEqual([0, 3]);
    const large = having('acamapichtli', { seats, cities: { D4: { buildings: ['academy', 'temple', 'market'] } } });
    expect(large.offers({ do: 'collect at court' })).toBe(false);
  });
});

describe('recruiting', () => {
  const rich = [
    { goods: { food: 7, wood: 7, ore: 7, gold: 2, culture: 2, mood: 2 }, advances: ['storage', 'draft'], home: 'D4' },
    {},
  ];
  const recruits = (table: Table, name: UnitName, code = 'D4') => {
    if (!table.offers({ do: 'recruit', hex: table.hex(code) })) return false;
    table.take({ do: 'recruit', hex: table.hex(code) });
    return table.mayPick(kind(name));
  };

  test('riders and elephants without a Market', () => {
    expect(recruits(having('mounted-archers', { seats: rich }), 'cavalry')).toBe(true);
    expect(
      recruits(having('mounted-archers', { seats: rich, cities: { D4: { buildings: ['temple'] } } }), 'cavalry'),
    ).toBe(false);
    const forest: Plan = { seats: rich, terrain: { D4: 'forest' } };
    expect([
      recruits(having('indian-elephants', forest), 'elephant'),
      recruits(having('indian-elephants', { seats: rich }), 'elephant'),
    ]).toEqual([true, false]);
    const walled: NonNullable<Plan['cities']> = { D4: { buildings: ['fortress'] } };
    expect([
      recruits(having('horsemanship', { seats: rich, cities: walled }), 'cavalry'),
      recruits(having('horsemanship', { seats: rich }), 'cavalry'),
    ]).toEqual([true, false]);
    const barren: Plan = { seats: rich, terrain: { D3: 'barren' } };
    expect([
      recruits(having('persian-elephants', barren), 'elephant'),
      recruits(having('persian-elephants', { seats: rich }), 'elephant'),
    ]).toEqual([true, false]);
  });

  rule('COC-CIV-77', 'Provinces: riders far from home; captured cities are Neutral, or Happy for culture', () => {
    const cities: NonNullable<Plan['cities']> = { D4: {}, D7: {}, D5: {} };
    expect(recruits(having('provinces', { seats: rich, cities }), 'cavalry', 'D7')).toBe(true);
    expect(recruits(having('provinces', { seats: rich, cities }), 'cavalry', 'D5')).toBe(false);
    const table = having('provinces', {
      cities: { D4: {}, D3: { of: 1 }, A7: { of: 1 } },
      units: [[0, 'D4', 'infantry']],
      seats: [{ advances: ['tactics'], goods: { culture: 1 } }, {}],
    });
    table.move('D4', ['infantry'], 'D3');
    expect(table.city('D3')!.mood).toBe(NEUTRAL);
    table.take({ do: 'cheer city' });
    expect([table.city('D3')!.mood, table.good(0, 'culture')]).toEqual([HAPPY, 0]);
  });

  test('Warbeasts: elephants for gold or culture', () => {
    const table = having('warbeasts', { seats: rich });
    expect(recruits(table, 'elephant')).toBe(true);
    table.pick(kind('elephant'));
    const pays = table.options.flatMap((one) => (one.do === 'enlist' ? [one.pay] : []));
    expect(pays.length).toBeGreaterThan(1);
    expect(pays.every((pay) => pay[GOLD]! + pay[CULTURE]! >= 1)).toBe(true);
    const poor = [{ goods: { food: 7 }, advances: ['storage'] }, {}];
    expect(recruits(having('warbeasts', { seats: poor }), 'elephant')).toBe(false);
  });

  test('Draft paid with culture in Sparta, with gold in Carthage, there for Ships too', () => {
    const pays = (id: string, name: UnitName, plan: Plan = {}) => {
      const table = having(id, { seats: [{ goods: { culture: 1, gold: 1 }, advances: ['draft'] }, {}], ...plan });
      if (!table.offers({ do: 'recruit' })) return [];
      table.take({ do: 'recruit' });
      if (table.asked.ask.do === 'choose units') table.pick(kind(name));
      return table.events.flatMap((one) => (one.did === 'recruit' && one.kinds.includes(kind(name)) ? ['paid'] : []));
    };
    expect(pays('spartans', 'infantry')).toEqual(['paid']);
    expect(pays('carthage-mercenaries', 'infantry')).toEqual(['paid']);
    expect(pays('study', 'infantry')).toEqual([]);
    const port: Plan = { terrain: { D3: 'sea' }, cities: { D4: { buildings: ['port'], port: 'D3' } } };
    expect([pays('carthage-mercenaries', 'ship', port), pays('spartans', 'ship', port)]).toEqual([['paid'], []]);
  });

  rule('COC-CIV-26', 'Study: an idea for units of a city with an Academy; Leonidas: culture', () => {
    const seats = [{ goods: { food: 2, ore: 1 } }, {}];
    const hire = (table: Table) => {
      table.take({ do: 'recruit' });
      table.pick(kind('infantry'));
      while (table.asked.ask.do === 'pay recruits') table.take({ ...table.options[0]! });
      return table;
    };
    expect(
      hire(having('study', { seats, cities: { D4: { buildings: ['academy'] }, A7: { of: 1 } } })).good(0, 'ideas'),
    ).toBe(1);
    expect(hire(having('study', { seats })).good(0, 'ideas')).toBe(0);
    expect(hire(having('leonidas', { seats })).good(0, 'culture')).toBe(1);
  });
});

describe('building', () => {
  const offersTo = (table: Table, name: BuildingName) =>
    table.offers({ do: 'construct', hex: table.hex('D4'), building: built(name) });
  const two: NonNullable<Plan['cities']> = { D4: {}, D6: {}, A7: { of: 1 } };

  test('Hammurabi, Imhotep: without food and wood', () => {
    const seats = [{ goods: { ore: 1 }, advances: ['tactics', 'writing'] }, {}];
    expect([
      offersTo(having('hammurabi', { seats, cities: two }), 'fortress'),
      offersTo(having('hannibal', { seats, cities: two }), 'fortress'),
    ]).toEqual([true, false]);
    expect([
      offersTo(having('imhotep', { seats, cities: two }), 'academy'),
      offersTo(having('ramses', { seats, cities: two }), 'academy'),
    ]).toEqual([true, false]);
  });

  rule('COC-CIV-76', 'Captivi: gold and mood for a victory; mood tokens build', () => {
    const seats = [{ goods: { mood: 3 }, advances: ['writing'] }, {}];
    expect([
      offersTo(having('captivi', { seats, cities: two }), 'academy'),
      offersTo(having('aqueduct', { seats, cities: two }), 'academy'),
    ]).toEqual([true, false]);
    const war = having('captivi', {
      units: [
        [0, 'D4', 'infantry'],
        [1, 'D3', 'infantry'],
      ],
      seats: [{ advances: ['tactics'] }, {}],
    });
    war.dice(HIT, MISS).move('D4', ['infantry'], 'D3');
    expect([war.good(0, 'gold'), war.good(0, 'mood')]).toEqual([1, 1]);
  });

  test('Ziggurats: ideas for a Temple, and no limit by Dogma; Egypt builds with mood', () => {
    const seats = [{ goods: { ideas: 3 }, advances: ['myths', 'writing', 'dogma'] }, {}];
    const table = having('ziggurats', { seats, cities: two });
    expect([offersTo(table, 'temple'), offersTo(table, 'academy')]).toEqual([true, false]);
    table.happen({ do: 'gain goods', seat: 0, goods: [0, 0, 0, 2, 0, 0, 0] });
    expect(table.good(0, 'ideas')).toBe(5);
    const moods = [{ goods: { mood: 3 }, advances: ['writing'] }, {}];
    expect(offersTo(having('architecture', { seats: moods, cities: two }), 'academy')).toBe(true);
  });

  test('Ramses and Stelae: for an Obelisk; Stelae for cities too', () => {
    const obelisk = (id: string) => {
      const table = having(id, { cities: two });
      return table.happen({ do: 'build', seat: 0, hex: table.hex('D4'), building: built('obelisk'), port: -1 });
    };
    const ramses = obelisk('ramses').take({ do: 'gain goods', goods: [0, 0, 0, 2, 0, 0, 0] });
    expect(ramses.good(0, 'ideas')).toBe(2);
    const stela = obelisk('stelas').take({ do: 'gain goods', goods: [0, 0, 0, 0, 0, 0, 1] });
    expect(stela.good(0, 'culture')).toBe(1);
    const city = having('stelas', { units: [[0, 'D6', 'settler']] });
    city.take({ do: 'found' });
    expect(city.asked.ask.do).toBe('choose gain');
  });

  test('Go-Toba: an advance after an Academy; Siyaj K’ak’: an attempt after any', () => {
    const raise = (id: string, plan: Plan) => {
      const table = having(id, plan);
      return table.happen({ do: 'build', seat: 0, hex: table.hex('D4'), building: built('academy'), port: -1 });
    };
    const scholar = raise('go-toba', { cities: two, seats: [{ goods: { food: 2 } }, {}] });
    expect(scholar.asked.ask.do).toBe('study further');
    scholar.take({ do: 'buy advance', advance: advance('arts') });
    while (scholar.asked.ask.do !== 'turn') scholar.take({ ...scholar.options[0]! });
    expect([owns(scholar.state.seats[0]!, advance('arts')), scholar.state.actions]).toEqual([true, 3]);
    const near: NonNullable<Plan['cities']> = { D4: {}, D5: { of: 1, buildings: ['temple'] } };
    const spreads = raise('siyaj-kak', { cities: { ...near, D6: {} } });
    expect(spreads.asked.ask.do).toBe('spread culture');
    expect(spreads.options.flatMap((one) => (one.do === 'attempt' ? [spreads.code(one.hex)] : []))).toEqual(['D4']);
  });

  test('Darius builds at his court for two culture, without an action', () => {
    const table = having('darius', {
      cities: two,
      seats: [{ goods: { food: 1, wood: 1, ore: 1, culture: 2 }, advances: ['writing'] }, {}],
    });
    table.take({ do: 'construct at court', building: built('academy') });
    while (table.asked.ask.do !== 'turn') table.take({ ...table.options[0]! });
    expect([table.city('D4')!.buildings[built('academy')], table.good(0, 'culture'), table.state.actions]).toEqual([
      0, 0, 3,
    ]);
  });

  test('Imhotep: an idea when his city is activated, but not to collect', () => {
    const table = having('imhotep', { seats: [{ goods: { food: 2 } }, {}] });
    collect(table, ['D4', FOOD]);
    expect(table.good(0, 'ideas')).toBe(0);
    table.take({ do: 'recruit' });
    while (table.asked.ask.do !== 'turn') table.take({ ...table.options[0]! });
    expect(table.good(0, 'ideas')).toBe(1);
  });
});

describe('learning and governing', () => {
  test('teachers: in a Happy city, for a token, an advance of theirs', () => {
    const teach = (id: string, subject: string, mood: 'happy' | 'neutral') => {
      const table = having(id, { cities: { D4: { mood }, A7: { of: 1 } }, seats: [{ goods: { mood: 1 } }, {}] });
      const offered = table.options.flatMap((one) => (one.do === 'teach' ? [one.advance] : []));
      if (offered.length === 0) return null;
      table.take({ do: 'teach', advance: advance(subject) });
      return [
        owns(table.state.seats[0]!, advance(subject)),
        table.events.filter(({ did }) => did === 'lose').length,
        table.state.actions,
      ];
    };
    expect(teach('sun-tzu', 'tactics', 'happy')).toEqual([true, 1, 2]);
    expect(teach('wu', 'storage', 'happy')).toEqual([true, 1, 2]);
    expect(teach('pericles', 'writing', 'happy')).toEqual([true, 1, 2]);
    expect(teach('hiram', 'roads', 'happy')).toEqual([true, 1, 2]);
    expect(teach('wu', 'storage', 'neutral')).toBe(null);
  });

  rule('COC-CIV-65', 'Vikings: Navigation for nothing', () => {
    expect(
      having('shipcraft', { seats: [{ advances: ['fishing'] }, {}] }).offers({
        do: 'advance',
        advance: advance('navigation'),
      }),
    ).toBe(true);
  });

  rule('COC-CIV-75', 'Aqueduct: no Famine, and Sanitation for nothing', () => {
    const table = having('aqueduct', { seats: [{ goods: { food: 1 } }, {}] });
    expect(table.offers({ do: 'advance', advance: advance('sanitation') })).toBe(true);
    table.happen({ do: 'event text', seat: 0, card: EVENT_CARD + 2 });
    expect([table.good(0, 'food'), table.city('D4')!.mood]).toEqual([1, NEUTRAL]);
  });

  rule('COC-CIV-59', 'Ball Courts: Spirituality for a food less, once in a turn', () => {
    const table = having('ballcourts', { seats: [{ goods: { food: 1 } }, {}] });
    expect([
      table.offers({ do: 'advance', advance: advance('myths') }),
      table.offers({ do: 'advance', advance: advance('arts') }),
    ]).toEqual([true, false]);
    table.take({ do: 'advance', advance: advance('myths') });
    table.state.seats[0]!.goods[FOOD] = 1;
    table.state.steps.pop();
    expect(table.happen().offers({ do: 'advance', advance: advance('rituals') })).toBe(false);
  });

  test('Poetry: a mood token for an advance, once', () => {
    const table = having('peace-and-poetry', { seats: [{ goods: { mood: 2 } }, {}] });
    table.take({ do: 'advance', advance: advance('math') });
    expect([owns(table.state.seats[0]!, advance('math')), table.good(0, 'mood')]).toEqual([true, 1]);
    expect(table.offers({ do: 'advance', advance: advance('tactics') })).toBe(false);
  });

  rule(['COC-CIV-23', 'COC-CIV-24'], 'equal to the gods: Autocracy by Theocracy, without its points', () => {
    const table = having('man-god', { seats: [{ advances: ['dogma', 'devotion'] }, {}] });
    const known = ['nationalism', 'totalitarianism', 'absolute-power'].map((id) => knows(table.state, 0, advance(id)));
    expect([known, owns(table.state.seats[0]!, advance('nationalism'))]).toEqual([[true, true, false], false]);
    const other = having('man-god', { seats: [{ advances: ['tactics', 'dogma'] }, {}] }).state;
    const works = ADVANCES.flatMap((_, one) => (knows(other, 0, one) ? [one] : []));
    expect(works).toEqual(['farming', 'mining', 'tactics', 'nationalism', 'dogma'].map(advance));
  });

  test('Star Catalogues: an idea or culture before an event', () => {
    const table = having('star-catalogues');
    table.state.seats[0]!.track = 1;
    table.happen({ do: 'gain advance', seat: 0, advance: advance('math'), cube: true });
    expect(table.asked.ask.do).toBe('choose gain');
  });

  rule('COC-CIV-48', 'Shogunate: cards for an action are free', () => {
    const card = ACTION_CARD + ACTION_CARDS.findIndex(({ civil }) => civil.id === 'city-development');
    const seats = [{ hand: [card], goods: { culture: 1 }, advances: ['writing'] }, {}];
    const table = having('shogunate', { seats, cities: { D4: {}, D6: {} } }).take({ do: 'play', card });
    while (table.asked.ask.do !== 'turn') table.take({ ...table.options[0]! });
    expect(table.state.actions).toBe(3);
  });

  test('Sri Gupta: an advance of a new category beside actions', () => {
    const table = having('sri-gupta', { seats: [{ goods: { food: 2, culture: 1 } }, {}] });
    expect(table.offers({ do: 'golden age', advance: advance('storage') })).toBe(false);
    table.take({ do: 'golden age', advance: advance('tactics') });
    while (table.asked.ask.do !== 'turn') table.take({ ...table.options[0]! });
    expect([owns(table.state.seats[0]!, advance('tactics')), table.state.actions]).toEqual([true, 3]);
    expect(table.events.some((one) => one.did === 'pay' && one.pay[CULTURE] === 1)).toBe(true);
  });

  test('Cyrus: a token for each region, no more than his city is large', () => {
    const table = having('cyrus', { cities: { D4: { buildings: ['academy'] }, B4: {}, F4: {} } }).take({
      do: 'royal progress',
    });
    let n = 0;
    for (; table.asked.ask.do === 'choose token'; n++) table.take({ do: 'take token', good: CULTURE });
    expect([n, table.state.actions]).toEqual([2, 2]);
  });

  test('Knut: taxes without the token, and points for the distance', () => {
    const table = having('knut', { seats: [{ advances: ['taxes'], home: 'D1' }, {}] }).take({ do: 'danegeld' });
    expect(table.asked.ask.do).toBe('levy');
    expect(pointsOf(table.state, 0).leaders).toBe(1.5);
  });

  test('Hammurabi: no Voting without a mood token, whatever culture there is', () => {
    const seats = (mood: number) => [{ advances: ['voting'], goods: { culture: 3, mood } }, {}];
    expect(having('hammurabi', { seats: seats(0) }).offers({ do: 'voting' })).toBe(false);
    expect(having('hammurabi', { seats: seats(1) }).offers({ do: 'voting' })).toBe(true);
  });

  test('Caesar and Hammurabi: happiness', () => {
    const caesar = having('caesar', { seats: [{ goods: { mood: 1 } }, {}] }).take({ do: 'gladden' });
    expect([caesar.city('D4')!.mood, caesar.state.actions]).toEqual([HAPPY, 3]);
    const law = having('hammurabi', {
      cities: { D4: { mood: 'angry', buildings: ['temple'] } },
      seats: [{ goods: { culture: 1 } }, {}],
    });
    law.take({ do: 'increase happiness' });
    if (law.asked.ask.do === 'raise moods') law.take({ do: 'lay down law' });
    expect([law.city('D4')!.mood, law.good(0, 'culture')]).toEqual([HAPPY, 0]);
  });

  rule('COC-CIV-80', 'Imperial Army: Settlers and Infantry become each other, once in a turn', () => {
    const table = having('imperial-army', { units: [[0, 'D4', 'settler', 'infantry']] }).take({ do: 'imperial army' });
    table.pick(...table.unitsAt(0, 'D4', 'settler'));
    expect([table.count(0, 'D4', 'infantry'), table.state.actions]).toEqual([2, 2]);
    expect(table.offers({ do: 'imperial army' })).toBe(false);
  });

  test('Tribal Allies call barbarians', () => {
    const table = having('tribal-allies').take({ do: 'call barbarians' });
    expect(['settle barbarians', 'reinforce barbarians']).toContain(table.asked.ask.do);
  });

  test('Dido founds beside actions; Boudica keeps the Settler for a food', () => {
    const dido = having('dido', { at: 'D6', units: [[0, 'D6', 'settler']] }).take({ do: 'found freely' });
    expect([dido.city('D6')!.owner, dido.state.actions]).toEqual([0, 3]);
    const boudica = having('boudica', { at: 'D6', units: [[0, 'D6', 'settler']], seats: [{ goods: { food: 1 } }, {}] });
    boudica.take({ do: 'found' }).take({ do: 'buy unit' });
    expect([boudica.count(0, 'D6', 'settler'), boudica.good(0, 'food')]).toEqual([1, 0]);
  });

  test('Aztec Gold: gold for a new city, and for Mountains beside it', () => {
    const table = having('aztec-gold', {
      terrain: { D5: 'mountain' },
      units: [[0, 'D6', 'settler']],
      seats: [{ goods: { wood: 2 } }, {}],
    });
    table.take({ do: 'found' }).pick(WOOD);
    expect([table.good(0, 'gold'), table.good(0, 'wood')]).toEqual([2, 1]);
  });

  test('Banking: gold or culture at the start of a turn, for who has gold', () => {
    const table = having('banking', { seats: [{ goods: { gold: 1 } }, {}] }).happen({ do: 'begin turn', seat: 0 });
    expect(table.options.flatMap((one) => (one.do === 'gain goods' ? [one.goods] : []))).toEqual([
      [0, 0, 0, 0, 1, 0, 0],
      [0, 0, 0, 0, 0, 0, 1],
    ]);
    table.take({ do: 'gain goods', goods: [0, 0, 0, 0, 0, 0, 1] });
    expect(table.good(0, 'culture')).toBe(1);
  });
});

describe('culture', () => {
  const temple: NonNullable<Plan['cities']> = { D4: {}, D6: { of: 1, buildings: ['temple'] } };
  const attempts = (table: Table, to: string) => {
    table.take({ do: 'influence' });
    return table.offers({ do: 'attempt', to: table.hex(to), boost: 0 });
  };

  test('Cleopatra: one hex farther; Sulla: not upon his city', () => {
    expect(attempts(having('cleopatra', { cities: temple }), 'D6')).toBe(true);
    expect(having('imhotep', { cities: temple }).offers({ do: 'influence' })).toBe(false);
  });

  rule(
    ['COC-CIV-27', 'COC-CIV-28', 'COC-CIV-29'],
    'Hellenism: from any city with an own building, at its full size; Arts for two mood',
    () => {
      const cities: NonNullable<Plan['cities']> = {
        D1: {},
        D4: { of: 1, buildings: { temple: 0, academy: 1 } },
        D7: { of: 1, buildings: ['temple'] },
      };
      const table = having('hellenization', { cities, seats: [{ advances: ['arts'], goods: { mood: 2 } }, {}] });
      expect(table.offers({ do: 'arts', good: MOOD })).toBe(true);
      expect(attempts(table, 'D7')).toBe(true);
      const paid = having('hellenization', { cities, seats: [{ advances: ['arts'], goods: { mood: 3 } }, {}] });
      paid.take({ do: 'arts', good: MOOD });
      expect([paid.asked.ask.do, paid.good(0, 'mood'), paid.state.actions]).toEqual(['choose target', 1, 3]);
    },
  );

  test('Code of Laws and Darius: a card, a mood token for success', () => {
    const win = (id: string) => {
      const table = having(id, { cities: { D4: {}, D5: { of: 1, buildings: ['temple'] } } });
      table.dice(face(6, 'infantry')).take({ do: 'influence' });
      while (table.asked.ask.do !== 'turn') table.take({ ...table.options[0]! });
      return table;
    };
    expect(win('code-of-laws').state.seats[0]!.hand).toHaveLength(1);
    expect(win('darius').good(0, 'mood')).toBe(1);
  });

  test('Suiko wins back; State Religion makes it free', () => {
    const cities: NonNullable<Plan['cities']> = { D4: { buildings: { temple: 1 } }, A7: { of: 1 } };
    const back = (...advances: string[]) => {
      const table = having('suiko', { cities, seats: [{ advances, goods: { culture: 1 } }, {}] }).take({
        do: 'win back',
      });
      return [table.city('D4')!.buildings[built('temple')], table.state.actions, table.good(0, 'culture')];
    };
    expect([back(), back('state-religion')]).toEqual([
      [0, 2, 0],
      [0, 3, 0],
    ]);
  });

  rule('COC-COMP-17', 'but only with a piece that is left', () => {
    const cities: NonNullable<Plan['cities']> = { D4: { buildings: { temple: 1 } }, A7: { of: 1 } };
    for (const hex of ['A3', 'A5', 'G3', 'G5']) Object.assign(cities, { [hex]: { buildings: ['temple'] } });
    const offers = (more: NonNullable<Plan['cities']>) =>
      having('suiko', { cities: { ...cities, ...more }, seats: [{ goods: { culture: 1 } }, {}] }).offers({
        do: 'win back',
      });
    expect([offers({}), offers({ G7: { buildings: ['temple'] } })]).toEqual([true, false]);
  });

  test('City Independence: Ports are neither influenced nor taken, and worth more', () => {
    const port: Plan = { terrain: { D3: 'sea' }, cities: { D4: { buildings: ['port'], port: 'D3' }, D5: { of: 1 } } };
    const table = having('city-independence', port);
    expect(pointsOf(table.state, 0).pieces).toBe(2.5);
    table.happen({ do: 'capture', owner: 1, hex: table.hex('D4') });
    expect([table.city('D4')!.owner, table.city('D4')!.buildings[built('port')]]).toEqual([1, 0]);
  });
});

describe('after battles', () => {
  const FIELD: Plan = {
    units: [
      [0, 'D4', 'infantry', 'infantry'],
      [1, 'D3', 'infantry'],
    ],
    seats: [{ advances: ['tactics'] }, {}],
  };

  rule('COC-CIV-21', 'Embalming: culture after any battle, while there is little', () => {
    const fight = (culture: number) => {
      const table = having('embalming', { ...FIELD, seats: [{ advances: ['tactics'], goods: { culture } }, {}] });
      return table.dice(HIT, HIT, MISS).move('D4', ['infantry', 'infantry'], 'D3').good(0, 'culture');
    };
    expect([fight(0), fight(4), fight(5)]).toEqual([1, 5, 5]);
  });

  rule('COC-CIV-74', 'Rune Stones: an Obelisk set aside for two units lost', () => {
    const table = having('rune-stones', FIELD).dice(MISS, MISS, face(6, 'infantry'));
    table.state.seats[1]!.units.push(...table.unitsAt(1, 'D3', 'infantry'));
    table.dice(face(6, 'infantry')).move('D4', ['infantry', 'infantry'], 'D3');
    expect(table.asked.ask.do).toBe('raise rune stone');
    table.take({ do: 'rune stone' });
    expect(pointsOf(table.state, 0).objectives).toBe(1);
  });

  test('Sun Tzu: tokens for a victory in the first round', () => {
    const table = having('sun-tzu', FIELD).dice(HIT, HIT, HIT, MISS);
    table.move('D4', ['infantry', 'infantry', 'leader'], 'D3');
    expect([table.good(0, 'mood'), table.good(0, 'culture')]).toEqual([1, 1]);
  });

  test('what leaders take from cities', () => {
    const take = (
      id: string,
      city: NonNullable<Plan['cities']>[string],
      more: NonNullable<Plan['cities']> = {},
      goods = {},
    ) => {
      const table = having(id, {
        cities: { D4: {}, D3: city, A7: { of: 1 }, ...more },
        seats: [{ advances: ['tactics'], goods }, {}],
      });
      return table.move('D4', ['leader'], 'D3');
    };
    const loot = 1;
    expect(take('ragnar', { of: 1 }).good(0, 'gold')).toBe(loot + 2);
    expect(take('ragnar', { of: 1, mood: 'angry' }).good(0, 'gold')).toBe(loot);
    expect(take('rugila', { of: 1 }, { D2: { of: 1 } }).good(0, 'gold')).toBe(loot + 2);
    expect(take('rugila', { of: BARBARIANS }).city('D3')!.mood).toBe(HAPPY);
    expect(take('ashoka', { of: 1, buildings: ['temple'] }).good(0, 'culture')).toBe(2);
    expect(take('ithobaal', { of: 1, buildings: { temple: 0 } }).city('D3')!.mood).toBe(HAPPY);
    expect(take('ithobaal', { of: 1 }).city('D3')!.mood).toBe(ANGRY);
    const caesar = take('caesar', { of: 1 }).take({ do: 'buy unit' });
    expect([caesar.count(0, 'D3', 'infantry'), caesar.good(0, 'gold')]).toEqual([1, 0]);
    const crowded = having('caesar', {
      at: 'D3',
      cities: { D4: {}, D3: { of: 1 }, A7: { of: 1 } },
      units: [[0, 'D3', 'infantry', 'infantry', 'infantry']],
    });
    crowded.happen({ do: 'capture', owner: 0, hex: crowded.hex('D3') });
    while (crowded.asked.ask.do === 'place refugee') crowded.take({ do: 'decline' });
    expect([crowded.asked.ask.do, crowded.good(0, 'gold')]).toEqual(['turn', 1]);
  });

  test('Nabopolassar: Infantry for a lost city', () => {
    const table = having('nabopolassar', { cities: { D4: {}, D6: {}, A7: { of: 1 } } });
    table.happen({ do: 'capture', owner: 1, hex: table.hex('D6') });
    while (table.asked.ask.do !== 'turn') table.take({ ...table.options.at(-1)! });
    expect(table.count(0, 'D4', 'infantry')).toBe(1);
  });
});

describe('moving', () => {
  rule('COC-CIV-64', 'Imperial Roads: four hexes from city to city', () => {
    const go = (id: string) => {
      const table = having(id, {
        cities: { D1: {}, D5: {} },
        units: [[0, 'D1', 'settler']],
        seats: [{ advances: ['roads'], goods: { food: 1, ore: 1 } }, {}],
      });
      table.take({ do: 'move' });
      if (table.asked.ask.do === 'move groups') table.take({ do: 'choose group' });
      return table.offers({ do: 'go', to: table.hex('D5'), roads: true });
    };
    expect([go('imperial-roads'), go('captivi')]).toEqual([true, false]);
  });

  rule('COC-CIV-81', 'Longships: three aboard, and on after a battle', () => {
    const sea: Plan = { ground: 'sea', terrain: { A7: 'grassland', D5: 'grassland' }, cities: { A7: {} } };
    const table = having('longships', {
      ...sea,
      units: [
        [0, 'D4', 'ship'],
        [0, 'D5', 'settler', 'settler', 'settler'],
      ],
    });
    expect(table.move('D5', ['settler', 'settler', 'settler'], 'D4').count(0, 'D4', 'settler')).toBe(3);
    const war = having('longships', {
      ...sea,
      units: [
        [0, 'D4', 'ship'],
        [1, 'D3', 'ship'],
      ],
    });
    war.dice(HIT, MISS).move('D4', ['ship'], 'D3');
    while (war.asked.ask.do === 'move groups') war.take({ do: 'stop moving' });
    expect(war.offers({ do: 'move' })).toBe(true);
  });

  test('Akbar: gold where he comes home; Hannibal: over Mountains with elephants', () => {
    const seats = [{ advances: ['tactics'] }, {}];
    const akbar = having('akbar', { at: 'D5', seats }).move('D5', ['leader'], 'D4');
    expect(akbar.good(0, 'gold')).toBe(1);
    const over = (army: UnitName[]) => {
      const table = having('hannibal', { seats, terrain: { D3: 'mountain' }, units: [[0, 'D4', 'elephant']] });
      table.move('D4', army, 'D3');
      while (table.asked.ask.do === 'move groups') table.take({ do: 'stop moving' });
      table.take({ do: 'move' });
      if (table.asked.ask.do === 'choose destination') return true;
      return table.offers({ do: 'choose group', hex: table.hex('D3') });
    };
    expect(over(['elephant', 'leader'])).toBe(true);
    expect(over(['elephant'])).toBe(false);
  });

  test('Raiders: no cities near their armies', () => {
    const found = (id: string) => {
      const table = having(id, {
        units: [
          [0, 'D5', 'infantry'],
          [1, 'D6', 'settler'],
        ],
      });
      table.state.active = 1;
      table.state.steps = [{ do: 'turn', seat: 1 }];
      return table.happen().offers({ do: 'found', hex: table.hex('D6') });
    };
    expect([found('raiders'), found('nomads')]).toEqual([false, true]);
  });
});
