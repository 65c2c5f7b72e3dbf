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
  for (const name of readdirSync(place).sort()) {
    if (APART.has(name)) continue;
    const path = join(place, name);
    if (statSync(path).isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

function* told(place) {
  // npm writes the lock anew, word for word, whenever it removes anything.
  if (!statSync(place).isDirectory()) yield `${place} ${readFileSync(place, 'utf8')}`;
  else
    for (const file of filesIn(place)) {
      const { size, mtimeMs } = statSync(file);
      yield `${file} ${size} ${mtimeMs}`;
    }
}

function hashOf(sources) {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    for (const line of told(join(root, source))) hash.update(`${line}\n`);
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
