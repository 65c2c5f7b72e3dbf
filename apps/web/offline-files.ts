import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
/** Of no use to the pages: the system fetches the icons that it wants. */
const APART = /^\.|\.png$|^sw\.js$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !APART.test(file))
    .sort();
}

function versionOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

/** The service worker, which keeps every file of this very build, so that the client works with no network. */
export function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) return;
      const files = filesIn(dir);
      const found = `const VERSION = '${versionOf(dir, files)}';\nconst FILES = ${JSON.stringify(files)};\n`;
      writeFileSync(join(dir, WORKER), found + readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8'));
    },
  };
}
