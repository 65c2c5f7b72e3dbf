import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { openStore, type Where } from '../../src/store/index.ts';
import type { Store } from '../../src/store/store.ts';
import { hasPostgres, TemporaryPostgres } from '../postgres.ts';

interface Given {
  readonly store: () => Store;
  readonly where: () => Where;
}

let cluster: TemporaryPostgres | null = null;
const folder = mkdtempSync(join(tmpdir(), 'imperia-store-'));
let files = 0;

afterAll(async () => {
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the same tests against every kind of store, each on one that is empty at first. */
export function describeStores(title: string, tests: (given: Given) => void): void {
  describe(`${title}, SQLite`, () => tests(opened(newSqlite)));
  describe.skipIf(!hasPostgres())(`${title}, PostgreSQL`, () => tests(opened(newPostgres)));
}

export async function newSqlite(): Promise<{ readonly sqlite: string }> {
  return { sqlite: join(folder, `${files++}`, 'imperia.db') };
}

export async function newPostgres(): Promise<{ readonly postgres: string }> {
  cluster ??= await TemporaryPostgres.start();
  return { postgres: await cluster.newDatabase() };
}

function opened(newStore: () => Promise<Where>): Given {
  let where: Where | null = null;
  let store: Store | null = null;
  beforeAll(async () => {
    where = await newStore();
    store = await openStore(where);
  });
  afterAll(() => store?.close());
  return { store: () => there(store), where: () => there(where) };
}

function there<T>(made: T | null): T {
  if (!made) throw new Error('the store did not open');
  return made;
}
