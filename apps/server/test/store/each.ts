import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { openStore, type Where } from '../../src/store/index.ts';
import type { Store } from '../../src/store/store.ts';

export interface Given {
  readonly store: () => Store;
}

/** Runs the same tests against every kind of store, each on one that is empty at first. */
export function describeStores(title: string, tests: (given: Given) => void): void {
  describe(`${title}, SQLite`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'imperia-store-'));
    tests(opened(async () => ({ sqlite: join(folder, 'imperia.db') })));
    afterAll(() => rmSync(folder, { recursive: true }));
  });
}

function opened(where: () => Promise<Where>): Given {
  let store: Store | null = null;
  beforeAll(async () => {
    store = await openStore(await where());
  });
  afterAll(async () => {
    await store?.close();
  });
  return {
    store: () => {
      if (!store) throw new Error('the store did not open');
      return store;
    },
  };
}
