import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Outside its own folder no file of the client, of the server or of the command names a game; dependency-cruiser does not look into pages. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PLACES = ['apps/web/src', 'apps/server/src', 'apps/cli/src'];

/** With the reason; this list may only grow shorter. */
const EXCEPT = new Map([['apps/web/src/store/saved-game.ts', 'saves of clients that knew one game do not say which']]);

const games = readdirSync(join(root, 'games'));
const named = new RegExp(
  games.map((game) => `@imperia/${game}\\b|\\bgames/${game}/|(['"\`])${game}\\1|#/${game}\\b`).join('|'),
);
const files = PLACES.flatMap((place) =>
  readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .map((file) => `${place}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(ts|svelte|css)$/.test(file)),
);

const own = (file) => /^apps\/web\/src\/games\/([^/]+)\//.exec(file)?.[1];
const others = games.map((game) => new RegExp(`@imperia/${game}\\b|\\.\\./${game}/`));
const wrong = files.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const lines = text.split('\n');
  const at = (found) => `${file}:${lines.findIndex((line) => found.test(line)) + 1}`;
  if (own(file)) return others.filter((other, i) => games[i] !== own(file) && other.test(text)).map(at);
  return named.test(text) && !EXCEPT.has(file) ? [at(named)] : [];
});
const idle = [...EXCEPT.keys()].filter(
  (file) => !files.includes(file) || !named.test(readFileSync(join(root, file), 'utf8')),
);

for (const place of wrong) console.error(`${place} names a game: only apps/web/src/games/<game>/ may`);
for (const file of idle) console.error(`${file} needs no exception any more: take it out of scripts/game-names.mjs`);
if (wrong.length + idle.length > 0) process.exitCode = 1;
