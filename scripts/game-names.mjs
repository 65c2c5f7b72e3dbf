import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Outside its own folders nothing that runs names a game, but for the shelf's line; dependency-cruiser does not look into pages. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PLACES = ['apps/web/src', 'apps/server/src', 'apps/cli/src', 'engine/src', 'kit/src', 'bots/src'];

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
  return named.test(text) ? [at(named)] : [];
});

for (const place of wrong) console.error(`${place} names a game: only apps/web/src/games/<game>/ may`);
if (wrong.length > 0) process.exitCode = 1;
