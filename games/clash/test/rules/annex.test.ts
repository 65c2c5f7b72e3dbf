import { expect } from 'vitest';
import { priceOf } from '../../src/actions/advance.ts';
import { advance } from '../../src/advances.ts';
import { FOOD, NOTHING, ORE, WOOD } from '../../src/goods.ts';
import { type Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';

const INFANTRY = 1;
const SETTLER = 0;
const from = (table: Table, code: string, good: number) => table.hex(code) * 8 + good;

rule('COC-ANNEX-05', 'Husbandry: one Land hex at distance two, once in a turn; two with Roads', () => {
  const plan = (advances: string[]): Plan => ({
    cities: { D4: { mood: 'happy', buildings: ['temple'] } },
    terrain: { D2: 'forest', D6: 'forest', A5: 'forest' },
    seats: [{ advances }],
  });
  const table = new Table(plan(['husbandry']));
  table.take({ do: 'collect' });
  expect(table.mayPick(from(table, 'D2', WOOD), from(table, 'D6', WOOD))).toBe(false);
  table.pick(from(table, 'D2', WOOD), from(table, 'D4', FOOD));
  table.take({ do: 'collect' });
  expect(table.asked.pick!.from).not.toContain(from(table, 'D6', WOOD));
  const roads = new Table(plan(['husbandry', 'roads']));
  roads.take({ do: 'collect' });
  expect(roads.mayPick(from(roads, 'D2', WOOD), from(roads, 'D6', WOOD))).toBe(true);
  expect(new Table(plan([])).take({ do: 'collect' }).asked.pick!.from).not.toContain(from(roads, 'D2', WOOD));
});

rule(['COC-ANNEX-07', 'COC-ANNEX-40', 'COC-WON-01'], 'Engineering and Monuments draw a wonder', () => {
  const table = new Table();
  table.happen(
    { do: 'gain advance', seat: 0, advance: advance('engineering'), cube: false },
    { do: 'gain advance', seat: 0, advance: advance('monuments'), cube: false },
  );
  expect(table.state.seats[0]!.wonderHand).toHaveLength(2);
  expect(table.state.wonderDeck).toHaveLength(6);
});

rule('COC-ANNEX-16', 'Writing draws an action card and an objective', () => {
  const table = new Table();
  table.happen({ do: 'gain advance', seat: 0, advance: advance('writing'), cube: false });
  expect([table.state.seats[0]!.hand.length, table.state.seats[0]!.objectives.length]).toEqual([1, 1]);
});

rule(
  ['COC-ANNEX-08', 'COC-ANNEX-25', 'COC-ANNEX-10'],
  'Sanitation and Draft: a mood token for one Settler and one for one Infantry, together',
  () => {
    const plan = (mood: number, advances: string[]) =>
      new Table({ cities: { D4: { buildings: ['temple', 'academy'] } }, seats: [{ goods: { mood }, advances }] });
    const both = plan(2, ['sanitation', 'draft']);
    both.take({ do: 'recruit' });
    expect(both.mayPick(SETTLER, INFANTRY)).toBe(true);
    expect(both.mayPick(SETTLER, SETTLER)).toBe(false);
    expect(both.mayPick(INFANTRY, INFANTRY)).toBe(false);
    both.pick(SETTLER, INFANTRY);
    expect([both.good(0, 'mood'), both.count(0, 'D4', 'settler'), both.count(0, 'D4', 'infantry')]).toEqual([0, 1, 1]);
    expect(plan(2, []).ids('recruit')).toEqual([]);
  },
);

rule('COC-ANNEX-53', 'with Civil Liberties, Draft costs two', () => {
  const plan = (mood: number) =>
    new Table({ cities: { D4: {} }, seats: [{ goods: { mood }, advances: ['draft', 'civil-liberties'] }] });
  expect(plan(1).ids('recruit')).toEqual([]);
  expect(plan(2).take({ do: 'recruit' }).good(0, 'mood')).toBe(0);
});

rule('COC-ANNEX-17', 'Public Education: an idea for a Collect in a city with an Academy, once in a turn', () => {
  const table = new Table({
    cities: { D4: { buildings: ['academy'] }, D2: {} },
    seats: [{ advances: ['public-education'] }],
  });
  table.take({ do: 'collect', hex: table.hex('D2') }).pick(from(table, 'D2', FOOD));
  expect(table.good(0, 'ideas')).toBe(0);
  for (let i = 0; i < 2; i++) table.take({ do: 'collect', hex: table.hex('D4') }).pick(from(table, 'D4', FOOD));
  expect(table.good(0, 'ideas')).toBe(1);
});

rule(
  'COC-ANNEX-18',
  'Free Education: an idea for a mood token after buying with ideas or gold, not with food alone',
  () => {
    const plan = (goods: object) => new Table({ seats: [{ goods, advances: ['free-education', 'writing'] }] });
    const ideas = plan({ ideas: 3 });
    ideas.take({ do: 'advance', advance: advance('arts') }).take({ do: 'educate' });
    expect([ideas.good(0, 'ideas'), ideas.good(0, 'mood')]).toEqual([0, 1]);
    const food = plan({ food: 2, ideas: 1 });
    food.take({ do: 'advance', advance: advance('arts') }).take({ do: 'bought', pay: [2, 0, 0, 0, 0, 0, 0] });
    expect(food.asked.ask.do).toBe('turn');
    const itself = new Table({ seats: [{ goods: { ideas: 3 }, advances: ['writing'] }] });
    itself.take({ do: 'advance', advance: advance('free-education') });
    expect(itself.asked.ask.do).toBe('turn');
  },
);

rule('COC-ANNEX-19', 'Philosophy: an idea, and one for each Science advance after', () => {
  const table = new Table();
  table.happen(
    { do: 'gain advance', seat: 0, advance: advance('math'), cube: false },
    { do: 'gain advance', seat: 0, advance: advance('philosophy'), cube: false },
  );
  expect(table.good(0, 'ideas')).toBe(1);
  table.happen({ do: 'gain advance', seat: 0, advance: advance('astronomy'), cube: false });
  expect(table.good(0, 'ideas')).toBe(2);
});

rule('COC-ANNEX-29', 'Priesthood: one Science advance for nothing, once in a turn', () => {
  const table = new Table({ seats: [{ advances: ['priesthood'] }] });
  expect(table.ids('advance')).toEqual([`advance advance=${advance('math')}`]);
  table.take({ do: 'advance', advance: advance('math') });
  expect(table.ids('advance')).not.toContain(`advance advance=${advance('astronomy')}`);
});

rule(['COC-ANNEX-43', 'COC-ANNEX-44'], 'Math and Astronomy make two advances each free', () => {
  const { state } = new Table({ seats: [{ advances: ['math', 'astronomy'] }] });
  for (const id of ['engineering', 'roads', 'navigation', 'cartography'])
    expect(priceOf(state, 0, advance(id))).toBe(NOTHING);
  expect(priceOf(state, 0, advance('sanitation'))).not.toBe(NOTHING);
});

rule('COC-ANNEX-30', 'State Religion: a Temple without food, once in a turn', () => {
  const table = new Table({
    cities: { D4: {}, D2: {} },
    seats: [{ goods: { wood: 2, ore: 2 }, advances: ['myths', 'state-religion'] }],
  });
  table.take({ do: 'construct', hex: table.hex('D4') }).take({ do: 'take token', good: 5 });
  expect(table.state.seats[0]!.goods.slice(0, 3)).toEqual([0, 1, 1]);
  expect(table.ids('construct')).toEqual([]);
});

rule('COC-ANNEX-31', 'Bartering: an action card for gold or culture, once in a turn', () => {
  const table = new Table({ seats: [{ advances: ['bartering'] }] });
  table.state.seats[0]!.hand = [20, 21];
  table.happen().take({ do: 'barter', card: 20, good: 4 });
  expect([table.good(0, 'gold'), table.state.actions]).toEqual([1, 3]);
  expect(table.state.actionDiscard).toEqual([20]);
  expect(table.offers({ do: 'barter' })).toBe(false);
});

const ROUTES: Plan = {
  cities: { D4: { of: 1 }, B4: { of: 1 }, F4: { of: 1, mood: 'angry' }, B6: { of: 1 } },
  units: [
    [0, 'D3', 'settler', 'settler'],
    [0, 'B3', 'settler'],
  ],
  seats: [{ advances: ['trade-routes', 'storage'] }, {}],
};

rule(
  ['COC-ANNEX-32', 'COC-ANNEX-33', 'COC-ANNEX-34', 'COC-ANNEX-35', 'COC-ENEMY-03'],
  'a food for each unit linked with a city of its own within two, not an Angry one',
  () => {
    const table = new Table({ ...ROUTES, cities: { ...ROUTES.cities, E3: { of: 4 } } });
    table.happen({ do: 'trade routes', seat: 0 });
    expect(table.asked.pick!.from.map((hex) => table.code(hex)).sort()).toEqual(['B4', 'D4']);
    table.pick(...table.asked.pick!.from);
    expect(table.good(0, 'food')).toBe(2);
  },
);

rule('COC-ANNEX-32', 'at most four', () => {
  const codes = ['C3', 'C4', 'E3', 'E4', 'D4'];
  const table = new Table({
    cities: Object.fromEntries(codes.map((code) => [code, { of: 1 }])),
    units: [
      [0, 'D3', 'settler', 'settler', 'settler', 'settler'],
      [0, 'D2', 'settler'],
    ],
    seats: [{ advances: ['trade-routes'] }, {}],
  });
  table.happen({ do: 'trade routes', seat: 0 });
  expect(table.asked.pick!.max).toBe(4);
});

rule(
  ['COC-BLDG-10', 'COC-BLDG-11'],
  "a Market earns its owner one gold of another's routes, unless they leave it out",
  () => {
    const plan: Plan = {
      ...ROUTES,
      config: { civilizations: ['rome', 'greece'] },
      cities: { D4: { of: 1, buildings: ['market'] }, B4: { of: 1, buildings: ['market'] } },
    };
    const table = new Table(plan);
    table.happen({ do: 'trade routes', seat: 0 }).pick(table.hex('D4'), table.hex('B4'));
    expect(table.good(1, 'gold')).toBe(1);
    const without = new Table(plan);
    without.happen({ do: 'trade routes', seat: 0 }).pick();
    expect([without.good(0, 'food'), without.good(1, 'gold')]).toEqual([0, 0]);
  },
);

rule(
  'COC-ANNEX-36',
  'Taxes: any mix of food, wood and ore, as many as cities, for a mood token, once in a turn',
  () => {
    const table = new Table({
      cities: { D4: {}, D2: {}, A3: {} },
      seats: [{ goods: { mood: 2 }, advances: ['taxes'] }],
    });
    table.take({ do: 'taxes' });
    expect(table.mayPick(0, 1, 2, 2)).toBe(false);
    table.pick(1, 2, 2);
    expect([table.good(0, 'wood'), table.good(0, 'ore'), table.good(0, 'mood'), table.state.actions]).toEqual([
      1, 2, 1, 2,
    ]);
    expect(table.state.cities.every(({ activations }) => activations === 0)).toBe(true);
    expect(table.offers({ do: 'taxes' })).toBe(false);
  },
);

rule('COC-ANNEX-37', 'Currency: gold from Taxes and Trade Routes', () => {
  const table = new Table({ cities: { D4: {} }, seats: [{ goods: { mood: 1 }, advances: ['taxes', 'currency'] }] });
  table.take({ do: 'taxes' }).pick(4);
  expect(table.good(0, 'gold')).toBe(1);
  const routes = new Table({ ...ROUTES, seats: [{ advances: ['trade-routes', 'currency'] }, {}] });
  routes
    .happen({ do: 'trade routes', seat: 0 })
    .pick(...routes.asked.pick!.from)
    .take({ do: 'take income', food: 1, gold: 1 });
  expect([routes.good(0, 'food'), routes.good(0, 'gold')]).toEqual([1, 1]);
});

rule('COC-ANNEX-42', 'Theaters: one token into the other, once in a turn', () => {
  const table = new Table({ seats: [{ goods: { mood: 2 }, advances: ['theaters'] }] });
  table.take({ do: 'theaters', good: 5 });
  expect([table.good(0, 'mood'), table.good(0, 'culture')]).toEqual([1, 1]);
  expect(table.offers({ do: 'theaters' })).toBe(false);
});

rule(
  ['COC-ANNEX-45', 'COC-ANNEX-46', 'COC-ANNEX-47'],
  'Medicine gives back one of the resources paid; the whole price must be there first',
  () => {
    const table = new Table({
      cities: { D4: { buildings: ['temple'] } },
      seats: [{ goods: { food: 2, ore: 2 }, advances: ['medicine'] }],
    });
    table.take({ do: 'recruit' }).pick(INFANTRY, INFANTRY);
    expect(table.ids()).toEqual(['regain good=0', 'regain good=2']);
    table.take({ do: 'regain', good: 2 });
    expect([table.good(0, 'food'), table.good(0, 'ore')]).toEqual([0, 1]);
    expect(
      new Table({ cities: { D4: {} }, seats: [{ goods: { food: 1 }, advances: ['medicine'] }] }).ids('recruit'),
    ).toEqual([]);
  },
);

rule('COC-ANNEX-48', 'Metallurgy: of at least two ore collected, one may become gold', () => {
  const plan: Plan = {
    cities: { D4: { buildings: ['temple'] } },
    terrain: { D3: 'mountain', D5: 'mountain' },
    seats: [{ advances: ['metallurgy'] }],
  };
  const table = new Table(plan);
  table
    .take({ do: 'collect' })
    .pick(from(table, 'D3', ORE), from(table, 'D5', ORE))
    .take({ do: 'smelt' });
  expect([table.good(0, 'ore'), table.good(0, 'gold')]).toEqual([1, 1]);
  const one = new Table(plan);
  one.take({ do: 'collect' }).pick(from(one, 'D3', ORE), from(one, 'D4', FOOD));
  expect(one.asked.ask.do).toBe('turn');
});

rule('COC-ANNEX-52', 'Civil Liberties: three mood tokens, as an action', () => {
  const table = new Table({ seats: [{ advances: ['civil-liberties'] }] });
  table.take({ do: 'civil liberties' });
  expect([table.good(0, 'mood'), table.state.actions]).toEqual([3, 2]);
});

rule('COC-ANNEX-54', 'Free Economy: a Collect for a mood token, the only one of the turn', () => {
  const plan: Plan = { cities: { D4: {}, D2: {} }, seats: [{ goods: { mood: 2 }, advances: ['free-economy'] }] };
  const table = new Table(plan);
  table.take({ do: 'free collect', hex: table.hex('D4') }).pick(from(table, 'D4', FOOD));
  expect([table.state.actions, table.good(0, 'mood')]).toEqual([3, 1]);
  expect([table.ids('collect'), table.ids('free collect')]).toEqual([[], []]);
  const late = new Table(plan);
  late.take({ do: 'collect', hex: late.hex('D4') }).pick(from(late, 'D4', FOOD));
  expect(late.ids('free collect')).toEqual([]);
});

rule('COC-ANNEX-55', 'Nationalism: a token after recruiting an army unit or ship, not a Settler', () => {
  const plan = (goods: object) => new Table({ cities: { D4: {} }, seats: [{ goods, advances: ['nationalism'] }] });
  const table = plan({ food: 1, ore: 1 });
  table.take({ do: 'recruit' }).take({ do: 'take token', good: 5 });
  expect(table.good(0, 'mood')).toBe(1);
  const settler = plan({ food: 2 });
  settler.take({ do: 'recruit' });
  expect(settler.asked.ask.do).toBe('turn');
});

rule('COC-ANNEX-57', 'Absolute Power: two mood tokens for a main action, once in a turn', () => {
  const table = new Table({ seats: [{ goods: { mood: 4 }, advances: ['absolute-power'] }] });
  table.take({ do: 'absolute power' });
  expect([table.state.actions, table.good(0, 'mood')]).toEqual([4, 2]);
  expect(table.offers({ do: 'absolute power' })).toBe(false);
});

rule('COC-ANNEX-58', 'Forced Labor: Angry cities work as Neutral ones this turn, and still only once', () => {
  const table = new Table({
    cities: { D4: { mood: 'angry', buildings: ['temple'] }, D2: {}, A3: {} },
    seats: [{ goods: { mood: 1, food: 1, wood: 1, ore: 1 }, advances: ['forced-labor', 'writing'] }],
  });
  const building = () => table.options.some((one) => one.do === 'construct' && one.hex === table.hex('D4'));
  expect(building()).toBe(false);
  table.take({ do: 'forced labor' });
  expect(building()).toBe(true);
  table.take({ do: 'collect', hex: table.hex('D4') });
  expect(table.asked.pick!.max).toBe(2);
  table.pick(from(table, 'D4', FOOD));
  expect(table.options.some((one) => one.do === 'collect' && one.hex === table.hex('D4'))).toBe(false);
});

rule(
  ['COC-ANNEX-59', 'COC-ANNEX-60'],
  'Dogma: ideas end at two; each new Temple brings an advance of Theocracy',
  () => {
    const table = new Table({
      cities: { D4: {}, D2: {} },
      seats: [{ goods: { food: 1, wood: 1, ore: 1, ideas: 5 }, advances: ['myths', 'state-religion'] }],
    });
    table.happen({ do: 'gain advance', seat: 0, advance: advance('dogma'), cube: false });
    expect(table.good(0, 'ideas')).toBe(2);
    table.take({ do: 'construct', hex: table.hex('D4') }).take({ do: 'take token', good: 5 });
    expect(table.ids()).toHaveLength(4);
    table.take({ do: 'gain advance', advance: advance('devotion') });
    expect(table.state.seats[0]!.track).toBe(2);
  },
);
