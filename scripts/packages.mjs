import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { root } from './built-from.mjs';

/**
 * The packages for programs outside this repository, each a file to install, with JavaScript and types:
 * `npm run packages -- FOLDER`, then `npm install FOLDER/*.tgz` elsewhere.
 */
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const { version, engines } = read('package.json');
const { dependencies: onShelf } = read('shelf/package.json');
const games = readdirSync(join(root, 'games')).filter((game) => `@imperia/${game}` in onShelf);
const places = ['engine', 'kit', ...games.map((game) => `games/${game}`), 'shelf', 'bots'];

/** What is exported, by its name: where its source is, without `src/` and ending. */
function doorsOf({ exports }) {
  return Object.entries(exports).map(([name, { source }]) => [name, source.match(/^\.\/src\/(.*)\.ts$/)[1]]);
}

function manifestOf(place) {
  const own = read(join(place, 'package.json'));
  const { name, type, license, sideEffects, dependencies = {} } = own;
  const exports = Object.fromEntries(
    doorsOf(own).map(([door, path]) => [door, { types: `./types/${path}.d.ts`, default: `./dist/${path}.js` }]),
  );
  const exact = Object.fromEntries(Object.keys(dependencies).map((other) => [other, version]));
  return { name, version, license, type, sideEffects, engines, exports, dependencies: exact };
}

/** One run for all packages: their sources know each other. */
function writeTypes(into) {
  const config = join(into, 'tsconfig.json');
  const compilerOptions = { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: root, outDir: into };
  const include = places.map((place) => join(root, place, 'src'));
  const typeRoots = [join(root, 'node_modules/@types')];
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { ...compilerOptions, typeRoots },
      include,
    }),
  );
  execFileSync(join(root, 'node_modules/@typescript/native/bin/tsc'), ['-p', config], { stdio: 'inherit' });
}

/** Declarations name each other by their sources; outside there are none. */
function copyTypes(from, to) {
  cpSync(from, to, { recursive: true });
  for (const file of readdirSync(to, { recursive: true })) {
    if (!file.endsWith('.d.ts')) continue;
    const text = readFileSync(join(to, file), 'utf8');
    writeFileSync(join(to, file), text.replace(/(['"])(\.{1,2}\/[^'"]*)\.ts\1/g, '$1$2.js$1'));
  }
}

async function writePackage(place, types, folder) {
  const doors = doorsOf(read(join(place, 'package.json')));
  await build({
    absWorkingDir: join(root, place),
    entryPoints: Object.fromEntries(doors.map(([, path]) => [path, `./src/${path}.ts`])),
    outdir: join(folder, 'dist'),
    bundle: true,
    splitting: true,
    platform: 'neutral',
    format: 'esm',
    target: 'es2022',
    external: ['@imperia/*'],
    logLevel: 'warning',
  });
  copyTypes(join(types, place, 'src'), join(folder, 'types'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(place), null, 2)}\n`);
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const readme = join(root, place, 'README.md');
  if (existsSync(readme)) cpSync(readme, join(folder, 'README.md'));
}

const work = mkdtempSync(join(tmpdir(), 'imperia-packages-'));
const into = resolve(process.argv[2] ?? 'packages');
try {
  const types = join(work, 'types');
  mkdirSync(types);
  writeTypes(types);
  mkdirSync(into, { recursive: true });
  for (const place of places) {
    const folder = join(work, place);
    mkdirSync(folder, { recursive: true });
    await writePackage(place, types, folder);
    execFileSync('npm', ['pack', '--silent', '--pack-destination', into], { cwd: folder, stdio: 'inherit' });
  }
} finally {
  rmSync(work, { recursive: true });
}
