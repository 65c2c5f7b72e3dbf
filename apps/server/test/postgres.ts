import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const INSTALLED = '/usr/lib/postgresql';
const NOBODY = 65534;
const PATIENCE_MS = 120_000;

/** The folder with `initdb` and `postgres`, of the newest version there is. */
function binaries(): string | null {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED) : [];
  const folders = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(INSTALLED, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/**
 * Whether tests with PostgreSQL can run. Without its binaries they are left out, which is said; on CI, where somebody
 * counts on them, that is an error.
 */
export function hasPostgres(): boolean {
  if (binaries()) return true;
  if (process.env.CI) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql)');
  console.warn('PostgreSQL is not installed: its tests are skipped (Debian: apt-get install postgresql).');
  return false;
}

/** A PostgreSQL of one's own in a temporary folder, reached through a socket there. It refuses to run as root. */
export class TemporaryPostgres {
  readonly #folder: string;
  readonly #bin: string;
  readonly #as: { uid?: number; gid?: number };
  #server: ChildProcess | null = null;

  private constructor(bin: string) {
    this.#bin = bin;
    this.#folder = mkdtempSync(join(tmpdir(), 'imperia-pg-'));
    this.#as = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
    if (this.#as.uid) chownSync(this.#folder, NOBODY, NOBODY);
  }

  /** `settings` as in postgresql.conf; `fsync: 'off'` makes tests quick, and is for those that kill no server. */
  static async start(settings: Readonly<Record<string, string>> = { fsync: 'off' }): Promise<TemporaryPostgres> {
    const bin = binaries();
    if (!bin) throw new Error('PostgreSQL is not installed');
    const cluster = new TemporaryPostgres(bin);
    cluster.#initialise();
    await cluster.run(settings);
    return cluster;
  }

  #initialise(): void {
    const args = ['-D', this.#data, '--no-sync', '-A', 'trust', '-U', 'imperia', '-E', 'UTF8', '--locale=C.UTF-8'];
    const { status, stderr } = spawnSync(join(this.#bin, 'initdb'), args, { ...this.#as, cwd: this.#folder });
    if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
  }

  /** Starts the server on the data that is there. */
  async run(settings: Readonly<Record<string, string>> = { fsync: 'off' }): Promise<void> {
    const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const args = ['-D', this.#data, '-k', this.#folder, '-c', 'listen_addresses=', ...given];
    this.#server = spawn(join(this.#bin, 'postgres'), args, { ...this.#as, cwd: this.#folder, stdio: 'ignore' });
    const end = Date.now() + PATIENCE_MS;
    while (!(await this.#answers())) {
      if (Date.now() > end) throw new Error('PostgreSQL does not start');
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  /** The address of a new, empty database. */
  async newDatabase(): Promise<string> {
    const name = `t${randomUUID().replaceAll('-', '')}`;
    await this.query(`create database ${name}`);
    return this.#url(name);
  }

  async query(sql: string): Promise<readonly Record<string, unknown>[]> {
    const client = new pg.Client(this.#url('postgres'));
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Stops the server; `SIGQUIT` at once, as in a crash, `SIGINT` with its connections cut but all in order. */
  async halt(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server || server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  }

  async stop(): Promise<void> {
    await this.halt('SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  #url(database: string): string {
    return `postgres://imperia@/${database}?host=${encodeURIComponent(this.#folder)}`;
  }

  async #answers(): Promise<boolean> {
    try {
      await this.query('select 1');
      return true;
    } catch {
      return false;
    }
  }
}
