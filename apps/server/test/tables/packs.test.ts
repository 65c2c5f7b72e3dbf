import { type GameRecord, randomAnswer, seeded, Table, verify } from '@imperia/engine';
import { type Config, osadnicy } from '@imperia/osadnicy';
import { kit } from '@imperia/osadnicy/kit';
import { expect, test } from 'vitest';
import { replyTo } from '../../src/bots/reply.ts';
import { recordFrom } from '../../src/net/records.ts';
import { Tables } from '../../src/tables/tables.ts';
import { MemoryTables } from './memory-store.ts';
import { made, PEOPLE, play, started, tableOf } from './playing.ts';
import { surroundings } from './surroundings.ts';

const PACK = {
  pack: 'Harbour',
  deck: 'common',
  cards: [
    {
      id: 'HAR001',
      copies: 6,
      name: { pl: 'Rybaczówka', en: 'Fishing Lodge' },
      kind: 'production',
      colors: ['red'],
      cost: {},
      production: [{ op: 'gain', goods: { food: 1 } }],
    },
  ],
};

function wanting(...packs: readonly object[]): ReturnType<typeof tableOf> {
  const table = tableOf(['romans', 'egyptians'], { rated: true });
  return { ...table, wanted: { ...table.wanted, packs } };
}

test('a table carries its packs: everybody sees them, it is not rated, and its record holds', async () => {
  const store = new MemoryTables();
  const tables = new Tables(surroundings(store));
  const table = await started(tables, wanting(PACK));
  expect(table.head.settings.rated).toBe(false);
  const { table: seen } = await table.whole(1);
  expect(seen.config).toMatchObject({ packs: [{ pack: 'Harbour', cards: [{ id: 'HAR001', source: 'own' }] }] });
  expect(seen.view?.config).toMatchObject({ packs: [{ pack: 'Harbour' }] });
  await play(table, seeded(1), 60);
  const again = await new Tables(surroundings(store)).open(table.head.id);
  expect(again?.gathering.answers).toBe(60);
  await play(again!, seeded(2));
  const record = (await tables.record(table.head.id)) as GameRecord<Config>;
  expect(record.content).toHaveProperty('own Harbour');
  expect(verify(osadnicy, record)).toBeNull();
});

test('a bot plays with the cards of a pack', async () => {
  const table = await started(new Tables(surroundings(new MemoryTables())), wanting({ ...PACK, pack: 'For bots' }));
  const [seat] = table.gathering.asked as [number];
  const { table: seen } = await table.whole(seat);
  const { view, commitment } = seen;
  expect(await replyTo({ game: 'osadnicy', level: 'greedy', view: view!, seat, commitment })).toHaveProperty('option');
});

test.each<[string, readonly object[]]>([
  ['a pack that is broken', [{ ...PACK, deck: 'nobody' }]],
  ['a cost of 99', [{ ...PACK, cards: [{ ...PACK.cards[0], cost: { wood: 99 } }] }]],
  ['no pack at all', [{}]],
  ['a pack that is too long', [{ ...PACK, cards: Array.from({ length: 400 }, () => PACK.cards[0]) }]],
  ['too many packs', Array.from({ length: 5 }, (_, i) => ({ ...PACK, pack: `P${i}` }))],
  ['the same pack twice', [PACK, PACK]],
])('no table is made with %s', async (_, packs) => {
  const tables = new Tables(surroundings(new MemoryTables()));
  await expect(made(tables, wanting(...packs))).rejects.toThrow('fault');
});

test('a game that is brought brings its packs, and nothing that was not checked', async () => {
  await (await kit.packs!()).take(PACK);
  const settled = kit.setup.make(
    { seats: [{ faction: 'romans' }, { faction: 'japanese' }], table: {}, packs: [PACK] },
    () => 0,
  );
  if ('fault' in settled) throw new Error(settled.fault);
  const table = new Table(osadnicy, settled.config, '5'.repeat(64));
  const rng = seeded(4);
  for (let i = 0; i < 20; i++) {
    const [asked] = table.decisions();
    table.answer({ seat: asked!.seat, decision: table.state.decision, option: randomAnswer(asked!, rng)! });
  }
  const record = JSON.parse(JSON.stringify(table.record()));
  expect(recordFrom(record).config).toEqual(settled.config);
  const tables = new Tables(surroundings(new MemoryTables()));
  const settings = wanting().settings;
  const brought = await tables.bring(
    { identity: PEOPLE[0], name: 'Ala' },
    { record: recordFrom(record), settings, seats: ['mine', 'free'] },
  );
  expect('table' in brought && brought.table.gathering.answers).toBe(20);
  const junk = structuredClone(record);
  junk.config.packs[0].cards[0].junk = 'x';
  expect(() => recordFrom(junk)).toThrow();
  const long = structuredClone(record);
  long.config.packs[0].more = 'x'.repeat(60_000);
  expect(() => recordFrom(long)).toThrow();
});
