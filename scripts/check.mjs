import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const games = readdirSync(join(root, 'games')).map((game) => `games/${game}`);
const pure = ['engine', 'kit', ...games, 'shelf'].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));

/** The native compiler, beside the one in JavaScript that tools import: both call their command `tsc`. */
const TSC = join(root, 'node_modules/@typescript/native/bin/tsc');

// The longest first: as many at a time as there are cores.
const checks = [
  ['types: apps/web', 'npm', 'run', 'check', '--silent', '--workspace=apps/web'],
  ['types', TSC, '-p', 'tsconfig.json'],
  ['format and lint', 'biome', 'check', '--error-on-warnings'],
  ...pure.map((folder) => [`types: ${folder} without Node or DOM`, TSC, '-p', `${folder}/tsconfig.json`]),
  ['layers', 'depcruise', '--config', '.dependency-cruiser.cjs', 'engine', 'kit', 'games', 'shelf', 'bots', 'apps'],
  ['pages of games', 'node', 'scripts/game-names.mjs'],
  ['dead code', 'knip', '--no-config-hints'],
];

const binary = (command) => {
  const ours = join(root, 'node_modules/.bin', command);
  return existsSync(ours) ? ours : command;
};

/** What a check prints is kept until it has ended, so that two at a time do not talk into each other. */
const run = async ([title, command, ...args]) => {
  const start = performance.now();
  const said = [];
  const child = spawn(binary(command), args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text));
  const status = await new Promise((done) => {
    child.once('error', (error) => said.push(`${error.message}\n`)).once('close', done);
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`\n== ${title} ==\n${Buffer.concat(said.map((text) => Buffer.from(text)))}`);
  console.log(`-- ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  return status === 0 ? [] : [title];
};

const waiting = [...checks];
const failed = [];
const work = async () => {
  for (let check = waiting.shift(); check; check = waiting.shift()) failed.push(...(await run(check)));
};
await Promise.all(Array.from({ length: availableParallelism() }, work));

if (failed.length > 0) {
  console.error(`\ncheck: failed: ${failed.join(', ')}`);
  process.exitCode = 1;
} else {
  console.log('\ncheck: all good');
}
