import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandOf, moduleOf } from '../bots/kinds.ts';

/** What decides how a game goes: the sources of these folders, or what was bundled from them. */
const PLAYED_BY = ['engine', 'kit', 'games', 'shelf', 'bots'];
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Of the code by which games are played here, bots included: results of two do not belong together. */
export function codeFingerprint(): string {
  const hash = createHash('sha256');
  const files = import.meta.url.endsWith('.ts')
    ? PLAYED_BY.flatMap((folder) => sourcesIn(join(ROOT, folder)))
    : filesIn(dirname(fileURLToPath(import.meta.url)), /\.js$/);
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Of the files that bots of one's own are made of, by their names; a bot of the game is part of its code. */
export function botFingerprints(bots: readonly string[], cwd: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    bots.flatMap((bot) => {
      const file = moduleOf(bot);
      const files = (file === null ? (commandOf(bot) ?? []) : [file])
        .map((word) => resolve(cwd, word))
        .filter((path) => existsSync(path));
      const hash = createHash('sha256');
      for (const path of files) hash.update(readFileSync(path));
      return files.length > 0 ? [[bot, hash.digest('hex').slice(0, 16)]] : [];
    }),
  );
}

function sourcesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist', 'test', 'bench', 'scenarios', 'examples'].includes(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourcesIn(path);
      return /\.(ts|json)$/.test(entry.name) ? [path] : [];
    });
}

function filesIn(folder: string, named: RegExp): string[] {
  return readdirSync(folder)
    .filter((name) => named.test(name))
    .sort()
    .map((name) => join(folder, name));
}
