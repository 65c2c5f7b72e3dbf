import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonical, type GameRecord, seeded, verify } from '@imperia/engine';
import { type Config, osadnicy } from '@imperia/osadnicy';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import type { Identity, Store } from '../../src/store/store.ts';
import { bringApart } from '../../src/tables/bring-apart.ts';
import { keepResults } from '../../src/tables/keep-results.ts';
import { loadWholeTable } from '../../src/tables/load.ts';
import type { Surroundings } from '../../src/tables/surroundings.ts';
import { Tables } from '../../src/tables/tables.ts';
import { checkUpgrade } from '../../src/tables/upgrade.ts';
import { nextAnswer, PEOPLE, play, started, two, Watcher } from './playing.ts';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tables-'));
  store = await openStore({ sqlite: join(folder, 'imperia.db') });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

function around(more: Partial<Surroundings> = {}): Surroundings {
  const trouble = (error: unknown) => {
    throw error;
  };
  return {
    store,
    now: () => 1000,
    bots: null,
    outages: () => [],
    bring: bringApart(),
    kept: () => {},
    ended: () => {},
    trouble,
    ...more,
  };
}

function identity(id: string): Identity {
  const nothing = { login: null, passwordHash: null, email: null, emailVerified: false };
  return { id, name: id, ...nothing, recoveryHash: id, rated: true, lang: 'pl', createdAt: 0 };
}

test('a game on SQLite survives restarts, answers at once, and ends with its results kept once', async () => {
  for (const person of PEOPLE) await store.people.create(identity(person));
  const kept: Promise<void>[] = [];
  const ended: Surroundings['ended'] = (table) => kept.push(keepResults(store.people, store.results, table));
  let tables = new Tables(around({ ended }));
  const first = await started(tables, two({ rated: true }));
  const { id } = first.head;
  const rng = seeded(1);
  for (let table = first; table.gathering.status === 'running'; table = (await tables.open(id))!) {
    await play(table, rng, 30);
    await Promise.all(kept);
    await tables.close();
    await store.close();
    store = await openStore({ sqlite: join(folder, 'imperia.db') });
    tables = new Tables(around({ ended }));
  }
  await Promise.all(kept);
  expect(kept.length).toBeGreaterThan(1);
  const record = (await tables.record(id)) as GameRecord<Config>;
  expect(verify(osadnicy, record)).toBeNull();
  expect(await store.results.outings(PEOPLE[0], 10)).toHaveLength(1);
  const ratings = await Promise.all([0, 1].map((seat) => store.results.rating(PEOPLE[seat]!, 'osadnicy')));
  expect(ratings.map((rating) => rating!.games)).toEqual([1, 1]);
  expect(ratings[0]!.rating + ratings[1]!.rating).toBeCloseTo(3000, 3);
});

test('two registries on one SQLite file: one answer wins, both are told', async () => {
  const [here, there] = [new Tables(around()), new Tables(around())];
  const table = await started(here);
  const other = (await there.open(table.head.id))!;
  const watcher = new Watcher(1);
  await watcher.look(other);
  for (let i = 0; i < 20; i++) {
    const answer = (await nextAnswer(table, seeded(i)))!;
    const by = PEOPLE[answer.seat]!;
    const replies = await Promise.all([table.wish(by, answer), other.wish(by, { ...answer, nonce: `${i}` })]);
    expect(replies.map(({ granted }) => granted).sort()).toEqual([false, true]);
    await other.whole(1);
    await table.whole(1);
    expect(watcher.seen.answers).toBe(i + 1);
  }
  const whole = await loadWholeTable(store.tables, table.head.id);
  expect(whole.history).toHaveLength(20);
  expect(canonical((await other.whole(1)).table)).toBe(canonical(watcher.seen));
  for await (const check of checkUpgrade(store.tables)) expect(check).toMatchObject({ id: table.head.id, moves: true });
});
