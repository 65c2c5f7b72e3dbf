import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';

/** The rules that some scenario or test names. */
export function provenRules(context: Context, game: string): Set<string> {
  const folder = gameFolder(context, game);
  return new Set([
    ...filesUnder(join(folder, 'scenarios'), '.json').flatMap((file) => rulesOfScenarios(readFileSync(file, 'utf8'))),
    ...filesUnder(join(folder, 'test'), '.test.ts').flatMap((file) => rulesOfTests(readFileSync(file, 'utf8'))),
  ]);
}

/** The folder of the game in the checkout that the working folder is part of. */
function gameFolder({ words, terminal }: Context, game: string): string {
  for (let at = terminal.cwd; ; at = dirname(at)) {
    const folder = join(at, 'games', game);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (at === dirname(at)) throw new Failure(words.lists.noCheckout);
  }
}

function filesUnder(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));
}

/** The ids in `"rules": [...]`, wherever it stands in the file. */
export function rulesOfScenarios(text: string): string[] {
  return [...text.matchAll(/"rules"\s*:\s*\[([^\]]*)\]/g)].flatMap(([, list = '']) => stringsIn(list));
}

/** The ids in `rule('ID', …)` and `rules(['ID', …], …)`. */
export function rulesOfTests(text: string): string[] {
  const one = [...text.matchAll(/\brule(?:\.\w+)?\(\s*(['"][^'"]+['"])/g)];
  const several = [...text.matchAll(/\brules?(?:\.\w+)?\(\s*\[([^\]]*)\]/g)];
  return [...one, ...several].flatMap(([, list = '']) => stringsIn(list));
}

function stringsIn(list: string): string[] {
  return [...list.matchAll(/['"]([^'"]+)['"]/g)].map(([, id = '']) => id);
}
