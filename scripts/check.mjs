import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const games = readdirSync(join(root, 'games')).map((game) => `games/${game}`);
const pure = ['engine', 'kit', ...games, 'shelf'].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));

const checks = [
  ['format and lint', 'biome', 'check', '--error-on-warnings'],
  ['types', 'tsc', '-p', 'tsconfig.json'],
  ...pure.map((folder) => [`types: ${folder} without Node or DOM`, 'tsc', '-p', `${folder}/tsconfig.json`]),
  ['types: apps/web', 'npm', 'run', 'check', '--silent', '--workspace=apps/web'],
  ['layers', 'depcruise', '--config', '.dependency-cruiser.cjs', 'engine', 'kit', 'games', 'shelf', 'bots', 'apps'],
  ['pages of games', 'node', 'scripts/game-names.mjs'],
  ['dead code', 'knip', '--no-config-hints'],
];

const binary = (command) => {
  const ours = join(root, 'node_modules/.bin', command);
  return existsSync(ours) ? ours : command;
};

const run = ([title, command, ...args]) => {
  console.log(`\n== ${title} ==`);
  const start = performance.now();
  const { status, error } = spawnSync(binary(command), args, { cwd: root, stdio: 'inherit' });
  if (error) console.error(error.message);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`-- ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  return status === 0 ? [] : [title];
};

const failed = checks.flatMap(run);

if (failed.length > 0) {
  console.error(`\ncheck: failed: ${failed.join(', ')}`);
  process.exitCode = 1;
} else {
  console.log('\ncheck: all good');
}
