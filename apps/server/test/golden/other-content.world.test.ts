import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, seeded, verify } from '@imperia/engine';
import { type Config, osadnicy } from '@imperia/osadnicy';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { goldenFiles } from '../../../../scripts/golden-files.ts';
import { KITS } from '../../src/games.ts';
import { doctorOf } from '../../src/host/doctor.ts';
import { checkUpgradeOf } from '../../src/host/upgrade.ts';
import { openStore } from '../../src/store/index.ts';
import { OtherRules } from '../../src/tables/other-rules.ts';
import { Tables } from '../../src/tables/tables.ts';
import { MemoryTables } from '../tables/memory-store.ts';
import { PEOPLE, play, started } from '../tables/playing.ts';
import { SETTINGS, surroundings } from '../tables/surroundings.ts';
import { newFolder, restoreGolden } from './folder.ts';

const folder = newFolder();
afterAll(() => rmSync(folder, { recursive: true }));

const OF_OSADNICY = goldenFiles('server').find(({ name }) => name.startsWith('osadnicy/'))!.text;
const OTHER = { ...osadnicy.content!({ factions: ['romans', 'egyptians'], options: [] }), common: 'other' };

test('a new table says what it is dealt from, also after a restart', async () => {
  const where = { sqlite: join(folder, 'new.sqlite') };
  const store = await openStore(where);
  const memory = new MemoryTables();
  const { head } = await started(new Tables(surroundings(memory)));
  expect(head.content).toEqual(osadnicy.content!(head.config as Config));
  const { entries } = (await memory.load(head.id))!;
  await store.tables.create(head, { entries, waiting: [], summary: (await memory.summary(head.id))! });
  expect((await store.tables.load(head.id))!.head).toEqual(head);
  await store.close();
});

test('a table that was dealt from other cards is never misread: whoever opens it is told, and its record is kept', async () => {
  const store = new MemoryTables();
  const tables = new Tables(surroundings(store));
  const [running, ended] = [await started(tables), await started(tables)];
  await play(running, seeded(1), 60);
  await play(ended, seeded(2));
  await tables.close();
  for (const [id, row] of store.rows) store.rows.set(id, { ...row, head: { ...row.head, content: OTHER } });
  const later = new Tables(surroundings(store));
  for (const { head } of [running, ended]) {
    await expect(later.open(head.id)).rejects.toThrow(OtherRules);
    await expect(later.open(head.id)).rejects.toThrow('other cards than there are here (common)');
    await expect(later.since(head.id, 0)).rejects.toThrow('other cards');
  }
  expect(await later.record(running.head.id)).toBe('not over');
  const record = (await later.record(ended.head.id)) as GameRecord<Config>;
  expect(record.content).toEqual(OTHER);
  expect(verify(osadnicy, record)).toEqual({ fault: 'other content', parts: ['common'] });
  const brought = { record, settings: SETTINGS, seats: ['mine', 'free'] } as const;
  expect(await later.bring({ identity: PEOPLE[0], name: 'ala' }, brought)).toEqual({
    fault: 'record',
    found: 'other content',
  });
});

/** Dealt from one part that is another now. */
const PARTS = [
  ['osadnicy', 'common'],
  ['imperium', 'classics'],
  ['clash', 'actions'],
] as const;

test.each(PARTS)('doctor, check-upgrade and verify say the same of a table of %s', async (game, part) => {
  const sqlite = join(folder, `${game}.sqlite`);
  restoreGolden(sqlite, goldenFiles('server').find(({ name }) => name === `${game}/server/tables.sql`)!.text);
  const store = await openStore({ sqlite });
  expect(await doctorOf({ sqlite })).toEqual([]);
  expect((await checkUpgradeOf({ sqlite }, () => {})).stays).toEqual([]);
  const db = new Database(sqlite);
  const running = "select id from summaries where status = 'running' limit 1";
  const over = "select id from summaries where status = 'over' limit 1";
  const [id, ended] = [running, over].map((sql) => (db.prepare(sql).get() as { id: string }).id) as [string, string];
  const { config } = (await store.tables.load(id))!.head;
  const other = { ...KITS.get(game)!.game.content!(config), [part]: 'other' };
  db.prepare('update tables set content = ? where id in (?, ?)').run(JSON.stringify(other), id, ended);
  db.close();
  const [finding, ...more] = await doctorOf({ sqlite });
  expect(more).toEqual([]);
  expect(finding!.what).toContain(`1 running games were dealt from other cards than there are here (${part}`);
  expect(finding!.what).toContain(id);
  const { stays } = await checkUpgradeOf({ sqlite }, () => {});
  expect(stays).toMatchObject([{ id, moves: false, why: expect.stringContaining(finding!.toDo) }]);
  await store.close();
  const goldens = goldenFiles('records').filter(({ name }) => name.startsWith(`${game}/`));
  const record: GameRecord<unknown> = JSON.parse(goldens.find(({ text }) => text.includes('"outcomes"'))!.text);
  const now = KITS.get(game)!.game.content!(record.config);
  const content = { ...now, [part]: 'other' };
  expect(verify(KITS.get(game)!.game, { ...record, content })).toEqual({ fault: 'other content', parts: [part] });
});

test('they say so of a game that this release does not have', async () => {
  const sqlite = join(folder, 'gone.sqlite');
  restoreGolden(sqlite, OF_OSADNICY);
  await (await openStore({ sqlite })).close();
  const db = new Database(sqlite);
  const [{ id }] = db.prepare("select id from summaries where status = 'running' limit 1").all() as [{ id: string }];
  db.exec(`update tables set game = 'gone' where id = '${id}'`);
  db.close();
  const [finding, ...more] = await doctorOf({ sqlite });
  expect(more).toEqual([]);
  expect(finding!.what).toBe(`1 running games are of games that this release does not have (gone): ${id}.`);
  const { stays } = await checkUpgradeOf({ sqlite }, () => {});
  expect(stays).toMatchObject([{ id, moves: false, why: expect.stringContaining('“gone”') }]);
});
