import type { Browser } from 'playwright-core';
import { builtChunks, compressed, needed } from '../test/first-load.ts';
import type { Figure } from './figure.ts';

const MOST = 200;

/** What a browser must fetch, packed by gzip at its best, in thousands of bytes. */
export async function scripts(_browser: Browser, _url: string): Promise<Figure[]> {
  const chunks = await builtChunks();
  const kB = (name: string, names: readonly string[]): Figure => ({
    name,
    figure: compressed(needed(chunks, names)) / 1000,
    unit: 'kB',
  });
  return [
    { ...kB('script of the first load', ['index']), most: MOST },
    { ...kB('with a new table and all of Osadnicy', ['index', 'NewTable', 'TablePage']), most: MOST },
  ];
}
