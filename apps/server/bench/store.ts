import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { openStore } from '../src/store/index.ts';
import type { Store } from '../src/store/store.ts';
import { hasPostgres, TemporaryPostgres } from '../test/postgres.ts';
import { append, entry, head, written } from '../test/store/samples.ts';
import { fill } from './stored-games.ts';

/**
 * How many appends a second become durable, what each costs the main thread, and how lists and starts fare with many
 * stored games. `tsx --conditions=source apps/server/bench/store.ts [seconds] [stored games]`
 */
const SECONDS = Number(process.argv[2] ?? 5);
const STORED = Number(process.argv[3] ?? 100_000);
const TABLES = 2000;
const BARE_ROWS = 2000;

const folder = mkdtempSync(join(tmpdir(), 'imperia-bench-'));

function quantile(sorted: Float64Array, q: number): string {
  return (sorted[Math.floor((sorted.length - 1) * q)] ?? 0).toFixed(1);
}

/** Every table is appended to again as soon as its last append is kept. */
async function appends(title: string, store: Store, tables: number): Promise<number> {
  const heads = Array.from({ length: tables }, () => head());
  for (const one of heads) await store.tables.create(one, written([]));
  const waits: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  const play = async (id: string) => {
    for (let version = 0; performance.now() < end; version++) {
      const asked = performance.now();
      const result = await store.tables.append(append(id, version));
      if (result !== 'kept') throw new Error(result);
      waits.push(performance.now() - asked);
    }
  };
  await Promise.all(heads.map(({ id }) => play(id)));
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const rate = waits.length / seconds;
  const sorted = Float64Array.from(waits).sort();
  console.log(
    `${title}: ${Math.round(rate)} appends/s with ${tables} tables, ${((user + system) / waits.length).toFixed(1)} µs of CPU each ` +
      `(${(1e6 / rate).toFixed(1)} µs of time), waited p50 ${quantile(sorted, 0.5)} p99 ${quantile(sorted, 0.99)} ms`,
  );
  return rate;
}

/** One row a commit, nothing else: what the disk and the driver give without groups. */
function bareSqlite(): number {
  const db = new Database(join(folder, 'bare.db'));
  db.exec('pragma journal_mode = wal; pragma synchronous = full; create table t (id integer primary key, body text)');
  const insert = db.prepare('insert into t (body) values (?)');
  const body = JSON.stringify(entry(1).entry);
  const start = performance.now();
  for (let i = 0; i < BARE_ROWS; i++) insert.run([body]);
  const rate = BARE_ROWS / ((performance.now() - start) / 1000);
  db.close();
  console.log(`bare libsql, one row a commit: ${Math.round(rate)} rows/s`);
  return rate;
}

async function timed<T>(title: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.log(`  ${title}: ${(performance.now() - start).toFixed(1)} ms`);
  return result;
}

async function stored(path: string, games: number): Promise<void> {
  console.log(`with ${games} stored games (${Math.round(statSync(path).size / 1e6)} MB):`);
  const store = await timed('start', () => openStore({ sqlite: path }));
  await timed('open tables, 50', () => store.tables.open(50));
  await timed("a person's tables, 50", () => store.tables.of('person-7', 50));
  await timed('due, 100', () => store.tables.due(1e15, 100));
  await timed('running, a page of 500 from the middle', () => store.tables.running('stored-4', 500));
  await timed('load one', () => store.tables.load('stored-0'));
  await store.close();
}

try {
  const bare = bareSqlite();
  const sqlite = await openStore({ sqlite: join(folder, 'imperia.db') });
  const rate = await appends('SQLite', sqlite, TABLES);
  console.log(`  ${(rate / bare).toFixed(1)} times the bare driver`);
  await appends('SQLite', sqlite, 50);
  await sqlite.close();
  if (hasPostgres()) {
    const cluster = await TemporaryPostgres.start({});
    const postgres = await openStore({ postgres: await cluster.newDatabase() });
    await appends('PostgreSQL', postgres, TABLES);
    await postgres.close();
    await cluster.stop();
  }
  for (const games of [0, STORED]) {
    const path = join(folder, `stored-${games}.db`);
    await (await openStore({ sqlite: path })).close();
    fill(path, games);
    await stored(path, games);
  }
} finally {
  rmSync(folder, { recursive: true });
}
