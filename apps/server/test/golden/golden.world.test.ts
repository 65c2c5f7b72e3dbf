import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, hash, seeded, verify } from '@imperia/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goldenFiles } from '../../../../scripts/golden-files.ts';
import { KITS } from '../../src/games.ts';
import { openStore } from '../../src/store/index.ts';
import { doctor } from '../../src/store/maintenance.ts';
import type { Store } from '../../src/store/store.ts';
import { loadTable, loadWholeTable } from '../../src/tables/load.ts';
import { hashIn } from '../../src/tables/snapshot.ts';
import { Tables } from '../../src/tables/tables.ts';
import { checkUpgrade } from '../../src/tables/upgrade.ts';
import { MemoryTables } from '../tables/memory-store.ts';
import { granted, PEOPLE, play } from '../tables/playing.ts';
import { surroundings } from '../tables/surroundings.ts';
import { newFolder, restoreGolden } from './folder.ts';

const DATABASES = goldenFiles('server');

/** How many tables there are at least, and how many of them are running. */
const LEAST: Readonly<Record<string, readonly [tables: number, running: number]>> = {
  'osadnicy/server/tables.sql': [14, 9],
  'imperium/server/tables.sql': [6, 3],
  'imperium/server/second-rules.sql': [1, 1],
  'clash/server/tables.sql': [5, 3],
  'clash/server/second-rules.sql': [1, 1],
};

test('there are golden records of each game, of each version of its rules', () => {
  expect(DATABASES.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(LEAST)));
});

describe.each(DATABASES)('the golden database $name', ({ name, text }) => {
  const [leastTables, leastRunning] = LEAST[name] ?? [1, 0];
  const folder = newFolder();
  const sqlite = join(folder, 'imperia.sqlite');
  let store: Store;

  beforeAll(async () => {
    restoreGolden(sqlite, text);
    store = await openStore({ sqlite });
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  const ids = [...text.matchAll(/^insert into "tables" .*? values \('([\w-]+)'/gm)].map(([, id]) => id!);

  /** In memory, where an answer need not wait for a disk. */
  async function copied(id: string): Promise<Tables> {
    const memory = new MemoryTables();
    const { head, snapshot } = (await store.tables.load(id))!;
    const entries = (await store.tables.entries(id, 0)).map((entry) => JSON.stringify(entry));
    const { seats, ...summary } = (await store.tables.summary(id))!;
    const waiting = seats.filter((seat) => seat.waiting).map(({ seat }) => seat);
    memory.rows.set(id, { head, entries, snapshot, summary: { ...summary, seats }, waiting });
    return new Tables(surroundings(memory, { now: () => 2e12 }));
  }

  test('is well, and every running game of it goes on', async () => {
    expect(ids.length).toBeGreaterThanOrEqual(leastTables);
    expect(await doctor({ sqlite })).toEqual([]);
    const checks = [];
    for await (const check of checkUpgrade(store.tables)) checks.push(check);
    expect(checks.length).toBeGreaterThanOrEqual(leastRunning);
    for (const check of checks) expect(check).toMatchObject({ moves: true, why: null });
  });

  test.each(ids)('table %s: its snapshot and its entries say the same', async (id) => {
    const { table } = (await loadTable(store.tables, id))!;
    const whole = await loadWholeTable(store.tables, id);
    expect(hash(table.play?.state ?? null)).toBe(hash(whole.play?.state ?? null));
    const { snapshot } = (await store.tables.load(id))!;
    if (snapshot?.version === whole.gathering.version && whole.play)
      expect(hash(whole.play.state)).toBe(hashIn(snapshot));
  });

  test.each(ids)('table %s is played on, and its record verifies', async (id) => {
    const registry = await copied(id);
    const table = (await registry.open(id))!;
    if (table.gathering.status === 'paused') {
      granted(await table.wish(PEOPLE[0], { wish: 'propose', seat: 0, what: { propose: 'go on' } }));
      granted(await table.wish(PEOPLE[1], { wish: 'agree', seat: 1 }));
    }
    if (table.gathering.status === 'open') {
      granted(await table.wish(PEOPLE[1], { wish: 'sit', seat: 1, name: 'ola' }));
      granted(await table.wish(PEOPLE[0], { wish: 'start' }));
    }
    await play(table, seeded(1));
    expect(table.gathering.status).toBe('over');
    const record = (await registry.record(id)) as GameRecord<unknown>;
    expect(record.version).toBe(table.head.rules);
    expect(verify(KITS.get(record.game)!.game, record)).toBeNull();
    await registry.close();
  });
});
