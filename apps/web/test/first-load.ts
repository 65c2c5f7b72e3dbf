import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { built } from './served.ts';

interface Chunk {
  /** As the source is called, without what makes the name of each version another. */
  readonly name: string;
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly code: string;
}

/** `import{a}from"./b.js"`, `import"./b.js"` and `export{a}from"./b.js"`, but no import that waits to be called. */
const IMPORTED = /\b(?:im|ex)port(?:[\w$*{},\s]*from)?\s*["']\.\/([^"']+)["']/g;

/** The scripts of the client as people get it. */
export async function builtChunks(): Promise<Chunk[]> {
  const dist = await built();
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const files = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
  return files.map((fileName) => {
    const code = readFileSync(join(dist, 'assets', fileName), 'utf8');
    return {
      name: fileName.slice(0, -'-01234567.js'.length),
      fileName,
      isEntry: page.includes(`src="/assets/${fileName}"`),
      imports: [...code.matchAll(IMPORTED)].map(([, file]) => file!),
      code,
    };
  });
}

/** Scripts and all that they cannot do without. */
export function needed(chunks: readonly Chunk[], names: readonly string[]): Chunk[] {
  const found = new Set<Chunk>();
  const add = (fileName: string): void => {
    const chunk = chunks.find((one) => one.fileName === fileName);
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunk.imports) add(imported);
  };
  for (const { fileName } of chunks.filter(({ name }) => names.includes(name))) add(fileName);
  return [...found];
}

export function compressed(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}
