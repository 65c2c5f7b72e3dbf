import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const APART = new Set([
  'node_modules',
  'dist',
  'dist.lock',
  'dist-tests',
  'dist-tests.lock',
  'test',
  'bench',
  'coverage',
]);

function* filesIn(place) {
  if (!statSync(place).isDirectory()) {
    yield place;
    return;
  }
  for (const name of readdirSync(place).sort()) {
    if (!APART.has(name)) yield* filesIn(join(place, name));
  }
}

function hashOf(sources) {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    for (const file of filesIn(join(root, source))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/** Says whether what lies in a folder was built from the sources as they are now, and remembers it. */
export function builtFrom(folder, sources) {
  const stamp = join(folder, '.built-from');
  const now = hashOf(sources);
  return {
    isCurrent: existsSync(stamp) && readFileSync(stamp, 'utf8') === now,
    remember: () => writeFileSync(stamp, now),
  };
}
