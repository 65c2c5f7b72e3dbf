import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const MOST = 200_000;

async function builtChunks(): Promise<Rolldown.OutputChunk[]> {
  process.env.NODE_ENV = 'production';
  const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
  const built = await build({ configFile, logLevel: 'error', build: { write: false } });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
}

/** A script and all that it cannot do without. */
function needed(chunks: readonly Rolldown.OutputChunk[], names: readonly string[]): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (fileName: string): void => {
    const chunk = chunks.find((one) => one.fileName === fileName);
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunk.imports) add(imported);
  };
  for (const { fileName } of chunks.filter(({ name }) => names.includes(name))) add(fileName);
  return [...found];
}

const compressed = (chunks: readonly Rolldown.OutputChunk[]) =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);

test('the first load, and a table of Osadnicy with it, is at most 200 kB of script compressed', async () => {
  const chunks = await builtChunks();
  const first = needed(chunks, ['index']);
  const withTable = needed(chunks, ['index', 'NewTable', 'TablePage']);
  expect(first.some(({ isEntry }) => isEntry)).toBe(true);
  expect(withTable.length).toBeGreaterThan(first.length);
  console.log(`script compressed: home ${kB(first)}, with new table and table ${kB(withTable)}`);
  expect(compressed(first)).toBeLessThanOrEqual(MOST);
  expect(compressed(withTable)).toBeLessThanOrEqual(MOST);
});

function kB(chunks: readonly Rolldown.OutputChunk[]): string {
  return `${(compressed(chunks) / 1000).toFixed(1)} kB`;
}
