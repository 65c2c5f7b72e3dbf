import { expect } from 'vitest';
import { ADVANCES, advance, CATEGORIES } from '../../src/advances.ts';
import { gainable, owns } from '../../src/knowledge.ts';
import { BUILDINGS, type BuildingName } from '../../src/pieces.ts';
import { Table } from '../position.ts';
import { rule } from '../rule.ts';

const BOOK = { food: 2 };

/** The seat buys it with food, whatever it has. */
function buy(table: Table, id: string): Table {
  return table.take({ do: 'advance', advance: advance(id) });
}

rule('COC-ADV-01', 'there are twelve categories of four', () => {
  expect(CATEGORIES).toHaveLength(12);
  for (const category of CATEGORIES.keys()) expect(ADVANCES.filter((one) => one.category === category)).toHaveLength(4);
});

/** The top advance of the category opens the others. */
const opens = (category: string, ids: readonly string[]) => () => {
  const at = CATEGORIES.indexOf(category);
  expect(ADVANCES.filter((one) => one.category === at).map((one) => one.id)).toEqual(ids);
  const [top, ...others] = ids;
  for (const other of others) expect(ADVANCES[advance(other)]!.requires).toBe(advance(top!));
};

rule('COC-ADV-04', 'agriculture', opens('agriculture', ['farming', 'storage', 'irrigation', 'husbandry']));
rule('COC-ADV-05', 'construction', opens('construction', ['mining', 'engineering', 'sanitation', 'roads']));
rule('COC-ADV-06', 'seafaring', opens('seafaring', ['fishing', 'navigation', 'war-ships', 'cartography']));
rule('COC-ADV-07', 'education', opens('education', ['writing', 'public-education', 'free-education', 'philosophy']));
rule('COC-ADV-08', 'warfare', opens('warfare', ['tactics', 'siegecraft', 'steel-weapons', 'draft']));
rule('COC-ADV-09', 'spirituality', opens('spirituality', ['myths', 'rituals', 'priesthood', 'state-religion']));
rule('COC-ADV-10', 'economy', opens('economy', ['bartering', 'trade-routes', 'taxes', 'currency']));
rule('COC-ADV-11', 'culture', opens('culture', ['arts', 'sports', 'monuments', 'theaters']));
rule('COC-ADV-12', 'science', opens('science', ['math', 'astronomy', 'medicine', 'metallurgy']));
rule(
  'COC-ADV-13',
  'democracy',
  opens('democracy', ['voting', 'separation-of-power', 'civil-liberties', 'free-economy']),
);
rule(
  'COC-ADV-14',
  'autocracy',
  opens('autocracy', ['nationalism', 'totalitarianism', 'absolute-power', 'forced-labor']),
);
rule('COC-ADV-15', 'theocracy', opens('theocracy', ['dogma', 'devotion', 'conversion', 'fanaticism']));

rule(['COC-ADV-02', 'COC-ADV-03'], 'a category is opened by its top advance; the others come in any order', () => {
  const closed = new Table();
  const open = new Table({ seats: [{ advances: ['writing'] }] });
  const education = ['public-education', 'free-education', 'philosophy'].map(advance);
  expect(gainable(closed.state, 0)).toContain(advance('writing'));
  for (const one of education) {
    expect(gainable(closed.state, 0)).not.toContain(one);
    expect(gainable(open.state, 0)).toContain(one);
  }
});

const tokens: Record<'mood' | 'culture' | 'none', string[]> = {
  culture:
    'roads navigation cartography writing tactics draft rituals currency arts monuments math astronomy medicine metallurgy'.split(
      ' ',
    ),
  mood: 'storage irrigation husbandry sanitation fishing public-education free-education philosophy myths state-religion bartering sports theaters'.split(
    ' ',
  ),
  none: 'farming mining engineering war-ships siegecraft steel-weapons priesthood trade-routes taxes'.split(' '),
};

/** What gaining each of these advances brings. */
const gives = (token: 'culture' | 'mood' | 'none') => () => {
  for (const name of tokens[token]) {
    const table = new Table();
    table.happen({ do: 'gain advance', seat: 0, advance: advance(name), cube: false });
    expect([name, table.good(0, 'mood'), table.good(0, 'culture')]).toEqual([
      name,
      token === 'mood' ? 1 : 0,
      token === 'culture' ? 1 : 0,
    ]);
  }
  if (token === 'none') for (const one of ADVANCES.filter(({ government }) => government)) expect(one.token).toBe(-1);
};

rule(['COC-ADV-16', 'COC-ADVACT-07'], 'advances that give culture', gives('culture'));
rule(['COC-ADV-17', 'COC-ADVACT-07'], 'advances that give mood', gives('mood'));
rule(['COC-ADV-18', 'COC-ADVACT-07'], 'advances that give none', gives('none'));

rule(
  ['COC-ADVACT-03', 'COC-ADVACT-05', 'COC-ADVACT-06'],
  'Myths takes a cube of the event track and gives a mood token',
  () => {
    const table = new Table({ seats: [{ goods: BOOK }] });
    buy(table, 'myths');
    expect(owns(table.state.seats[0]!, advance('myths'))).toBe(true);
    expect(table.state.seats[0]!.track).toBe(2);
    expect([table.good(0, 'food'), table.good(0, 'mood')]).toEqual([0, 1]);
    expect(table.state.actions).toBe(2);
  },
);

rule('COC-ADVACT-04', 'a blue field gives a culture token', () => {
  expect(buy(new Table({ seats: [{ goods: BOOK }] }), 'arts').good(0, 'culture')).toBe(1);
});

rule(
  ['COC-EVTRIG-01', 'COC-EVTRIG-02', 'COC-EVTRIG-03', 'COC-EVT-01', 'COC-EVT-04'],
  'the last cube draws an event, after the token; then the track is full again',
  () => {
    const table = new Table({ config: { options: ['noEvents'] }, seats: [{ goods: BOOK }] });
    table.state.seats[0]!.track = 1;
    const top = table.state.eventDeck.at(-1);
    buy(table, 'arts');
    const did = table.events.map((event) => event.did);
    expect(did.indexOf('event')).toBeGreaterThan(
      did.lastIndexOf('gain') === -1 ? -1 : table.events.findIndex((event) => event.did === 'gain'),
    );
    expect(table.state.eventDiscard).toEqual([top]);
    expect(table.state.seats[0]!.track).toBe(3);
  },
);

rule('COC-EVT-01', 'an empty event deck is made of the discards', () => {
  const table = new Table({ config: { options: ['noEvents'] } });
  table.state.eventDiscard = [100];
  table.state.eventDeck = [];
  table.happen({ do: 'event', seat: 0 });
  expect(table.state.eventDiscard).toEqual([100]);
  expect(table.events.some(({ did }) => did === 'shuffle')).toBe(true);
});

/** It can be built with this advance, and not without. */
const needs = (building: BuildingName, needed: string) => () => {
  const plan = (advances: string[]) =>
    new Table({
      config: { civilizations: ['rome', 'greece'] },
      cities: { D4: {}, D2: {} },
      terrain: { D5: 'sea' },
      seats: [{ goods: { food: 1, wood: 1, ore: 1 }, advances }],
    });
  const kind = BUILDINGS.indexOf(building);
  const offered = (table: Table) => table.options.some((one) => one.do === 'construct' && one.building === kind);
  expect(offered(plan([]))).toBe(false);
  expect(offered(plan([needed]))).toBe(true);
};

rule(['COC-BREQ-02', 'COC-BREQ-01'], 'academy needs writing', needs('academy', 'writing'));
rule(['COC-BREQ-03', 'COC-BREQ-01'], 'fortress needs tactics', needs('fortress', 'tactics'));
rule(['COC-BREQ-04', 'COC-BREQ-01'], 'port needs fishing', needs('port', 'fishing'));
rule(['COC-BREQ-05', 'COC-BREQ-01'], 'temple needs myths', needs('temple', 'myths'));
rule(['COC-BREQ-06', 'COC-BREQ-01'], 'market needs bartering', needs('market', 'bartering'));
rule(['COC-BREQ-07', 'COC-BREQ-01'], 'obelisk needs arts', needs('obelisk', 'arts'));
rule(['COC-BREQ-08', 'COC-BREQ-01'], 'observatory needs math', needs('observatory', 'math'));

rule(
  ['COC-GOV-01', 'COC-GOV-02', 'COC-GOV-03', 'COC-GOV-04', 'COC-GOV-05'],
  'each government needs an advance from elsewhere',
  () => {
    for (const [top, needed] of [
      ['voting', 'philosophy'],
      ['nationalism', 'draft'],
      ['dogma', 'state-religion'],
    ] as const) {
      expect(gainable(new Table().state, 0)).not.toContain(advance(top));
      expect(gainable(new Table({ seats: [{ advances: [needed] }] }).state, 0)).toContain(advance(top));
    }
  },
);

rule('COC-GOV-06', 'nobody has two governments', () => {
  const { state } = new Table({ seats: [{ advances: ['philosophy', 'draft', 'voting'] }] });
  expect(gainable(state, 0)).not.toContain(advance('nationalism'));
  expect(gainable(state, 0)).toContain(advance('free-economy'));
});
