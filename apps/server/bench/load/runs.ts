import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Where } from '../../src/store/index.ts';
import { TemporaryPostgres } from '../../test/postgres.ts';
import { type Figures, figuresOf } from './figures.ts';
import type { LoadOptions } from './options.ts';
import { playAll } from './processes.ts';
import { fileIn, kept, seed } from './seeding.ts';
import { freePort, type Health, ServerProcess } from './server-process.ts';

type Run = Pick<LoadOptions, 'games' | 'tables' | 'seconds' | 'rate' | 'processes' | 'postgres' | 'profile'> & {
  readonly warmUp: number;
};

/** A random game of two takes about 110 answers, and seldom fewer than this. */
const SHORT_GAME = 70;
/** What is taken to be the most that anybody's server bears. */
const FLAT_OUT = 12_000;

function gamesFor({ rate, seconds, warmUp, tables }: Pick<Run, 'rate' | 'seconds' | 'warmUp' | 'tables'>): number {
  return 2 + Math.ceil(((rate || FLAT_OUT) * (seconds + warmUp)) / tables / SHORT_GAME);
}

/** Our server under load. At the end it is killed, and everything that was acknowledged must be in the store. */
export async function runImperia(run: Run): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'imperia-load-'));
  const cluster = run.postgres ? await TemporaryPostgres.start({}) : null;
  try {
    const where: Where = cluster ? { postgres: await cluster.newDatabase() } : fileIn(folder);
    const pairs = await seed(where, run.tables, gamesFor(run), run.games);
    const environment = { DATA_DIR: folder, ...('postgres' in where && { DATABASE_URL: where.postgres }) };
    const flags = run.profile ? ['--cpu-prof', `--cpu-prof-dir=${run.profile}`] : [];
    const server = await ServerProcess.start(environment, flags);
    try {
      const health: Health[] = [];
      const look = async () => void health.push(await server.health());
      const job = { server: 'imperia', base: server.base, pairs, ...run } as const;
      const tally = await playAll(job, run.processes, { begin: look, end: look });
      if (run.profile) await server.stop();
      await server.kill();
      const entries = await kept(where);
      const lost = tally.acknowledged.filter(([table, version]) => (entries.get(table) ?? 0) < version).length;
      return figuresOf(run, tally, health, lost);
    } finally {
      await server.kill();
    }
  } finally {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const BGIO_SERVER = fileURLToPath(new URL('./boardgameio-server.ts', import.meta.url));

/** boardgame.io's server, which keeps nothing, under the same load. */
export async function runBoardgameIo(run: Omit<Run, 'games' | 'postgres' | 'profile'>): Promise<Figures> {
  const port = await freePort();
  const each = gamesFor(run);
  const child = fork(BGIO_SERVER, [String(port), String(run.tables * each)], {
    execArgv: ['--conditions=source', '--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  try {
    await heard(child);
    const health: Health[] = [];
    const look = async () => {
      child.send('how are you');
      health.push({ lagP99: Number.NaN, lagMost: Number.NaN, ...((await heard(child)) as object) } as Health);
    };
    const pairs = Array.from({ length: run.tables }, (_, i) => ({
      cookies: ['', ''] as const,
      games: Array.from({ length: each }, (_, game) => String(i * each + game)),
    }));
    const job = { server: 'boardgame.io', base: `http://127.0.0.1:${port}`, pairs, ...run } as const;
    const tally = await playAll(job, run.processes, { begin: look, end: look });
    return figuresOf(run, tally, health, null);
  } finally {
    child.removeAllListeners();
    child.kill('SIGKILL');
  }
}

function heard(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`boardgame.io's server ended (${code})`)));
  });
}
