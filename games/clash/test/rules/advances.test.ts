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

const COLUMNS: readonly [string, string, string[]][] = [
  ['COC-ADV-04', 'agriculture', ['farming', 'storage', 'irrigation', 'husbandry']],
  ['COC-ADV-05', 'construction', ['mining', 'engineering', 'sanitation', 'roads']],
  ['COC-ADV-06', 'seafaring', ['fishing', 'navigation', 'war-ships', 'cartography']],
  ['COC-ADV-07', 'education', ['writing', 'public-education', 'free-education', 'philosophy']],
  ['COC-ADV-08', 'warfare', ['tactics', 'siegecraft', 'steel-weapons', 'draft']],
  ['COC-ADV-09', 'spirituality', ['myths', 'rituals', 'priesthood', 'state-religion']],
  ['COC-ADV-10', 'economy', ['bartering', 'trade-routes', 'taxes', 'currency']],
  ['COC-ADV-11', 'culture', ['arts', 'sports', 'monuments', 'theaters']],
  ['COC-ADV-12', 'science', ['math', 'astronomy', 'medicine', 'metallurgy']],
  ['COC-ADV-13', 'democracy', ['voting', 'separation-of-power', 'civil-liberties', 'free-economy']],
  ['COC-ADV-14', 'autocracy', ['nationalism', 'totalitarianism', 'absolute-power', 'forced-labor']],
  ['COC-ADV-15', 'theocracy', ['dogma', 'devotion', 'conversion', 'fanaticism']],
];

for (const [id, category, ids] of COLUMNS)
  rule(id, `${category}: the top advance opens the others`, () => {
    const at = CATEGORIES.indexOf(category);
    expect(ADVANCES.filter((one) => one.category === at).map((one) => one.id)).toEqual(ids);
    const [top, ...others] = ids;
    for (const other of others) expect(ADVANCES[advance(other)]!.requires).toBe(advance(top!));
  });

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

for (const [id, token] of [
  ['COC-ADV-16', 'culture'],
  ['COC-ADV-17', 'mood'],
  ['COC-ADV-18', 'none'],
] as const)
  rule([id, 'COC-ADVACT-07'], `advances that give ${token}`, () => {
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
  });

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

const BUILDS: readonly [string, BuildingName, string][] = [
  ['COC-BREQ-02', 'academy', 'writing'],
  ['COC-BREQ-03', 'fortress', 'tactics'],
  ['COC-BREQ-04', 'port', 'fishing'],
  ['COC-BREQ-05', 'temple', 'myths'],
  ['COC-BREQ-06', 'market', 'bartering'],
  ['COC-BREQ-07', 'obelisk', 'arts'],
  ['COC-BREQ-08', 'observatory', 'math'],
];

for (const [id, building, needed] of BUILDS)
  rule([id, 'COC-BREQ-01'], `a ${building} needs ${needed}`, () => {
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
  });

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
