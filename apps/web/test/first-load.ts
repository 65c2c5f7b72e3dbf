import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** The scripts of the client as people get it. */
export async function builtChunks(): Promise<Rolldown.OutputChunk[]> {
  process.env.NODE_ENV = 'production';
  const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
  const built = await build({ configFile, logLevel: 'error', build: { write: false } });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
}

/** Scripts and all that they cannot do without. */
export function needed(chunks: readonly Rolldown.OutputChunk[], names: readonly string[]): Rolldown.OutputChunk[] {
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

export function compressed(chunks: readonly Rolldown.OutputChunk[]): number {
  return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}
