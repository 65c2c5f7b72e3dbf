import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '@imperia/engine';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import { doctor } from '../../src/store/maintenance.ts';
import { Client, type Live } from '../net/client.ts';
import { answerOnce, makeTable } from '../net/playing.ts';
import { type Begun, begun, type Somebody, somebody } from './people.ts';
import { forgetBundle, RealServer } from './real-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'imperia-trouble-'));
const sqlite = join(folder, 'imperia.sqlite');
let server: RealServer;
beforeAll(async () => {
  server = await RealServer.start({ PORT: String(await freePort()), DATA_DIR: folder, LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
  forgetBundle();
});

/** From now on no file of the server's may grow, nor be written at all: as on a disk that is full. */
function limitFiles(bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`]);
}

function lockDatabase(): () => void {
  // The server may be writing at this very moment.
  const other = new Database(sqlite, { timeout: 10_000 });
  other.exec('begin immediate');
  return () => {
    other.exec('rollback');
    other.close();
  };
}

const TROUBLES = [
  {
    name: 'a disk on which nothing can be written',
    /** Only Linux limits what another process may write. */
    possible: process.platform === 'linux',
    begin: () => {
      limitFiles(0);
      return () => limitFiles('unlimited');
    },
    log: 'The disk cannot be read or written',
  },
  {
    name: 'a database that another program holds',
    possible: true,
    begin: lockDatabase,
    log: 'Another program holds the database file',
  },
];

/** Whoever tries again begins with people and a table of their own. */
async function atTable(): Promise<Begun> {
  return begun([await somebody(server.base, 'Ala'), await somebody(server.base, 'Ola')]);
}

/** Somebody alone with a bot that thinks for a while. */
async function atTableWithBot(): Promise<{ readonly live: Live; readonly id: string }> {
  const { client, live } = await somebody(server.base, 'Ala');
  const { id } = await makeTable(client);
  await live.watch(id);
  await live.wish(id, { wish: 'bot', seat: 1, level: 'hard' });
  await live.wish(id, { wish: 'start' });
  return { live, id };
}

const seenBy = ({ id }: Begun, { live }: Somebody) => live.tables.get(id)!;
const moverAt = (table: Begun) =>
  table.players.find((one) => seenBy(table, one).table.asked.includes(seenBy(table, one).table.seat))!;
const ready = () => new Client(server.base).ask<{ ok: boolean; why?: string }>('GET', '/readyz');

/** How many entries the file itself holds. */
function stored(id: string): number {
  const db = new Database(sqlite, { readonly: true });
  const { count } = db.prepare('select count(*) as count from entries where table_id = ?').get([id]) as {
    count: number;
  };
  db.close();
  return count;
}

async function playOn(table: Begun): Promise<void> {
  const reply = await answerOnce(moverAt(table).live, table.id, seeded(1));
  expect(reply).toMatchObject({ granted: true });
  const { version } = reply as { version: number };
  for (const one of table.players) await one.live.until(() => seenBy(table, one).version >= version, 'the move');
}

describe.each(TROUBLES.filter(({ possible }) => possible))('$name', ({ begin, log }) => {
  test('is said to who plays, leaves nothing half-written, and play goes on after it', async () => {
    const table = await atTable();
    const [ala] = table.players as [Somebody];
    await playOn(table);
    expect((await ready()).status).toBe(200);
    const before = stored(table.id);
    const saidBefore = server.said.length;
    const player = moverAt(table);
    const complaints = () =>
      server.said
        .slice(saidBefore)
        .split('\n')
        .filter((line) => line.includes('"level":50'))
        .join('\n');

    const end = begin();
    try {
      expect(await answerOnce(player.live, table.id, seeded(2))).toBe('cannot keep');
      const resign = { wish: 'resign', seat: seenBy(table, player).table.seat };
      expect(await player.client.ask('POST', `/api/tables/${table.id}/wishes`, resign)).toMatchObject({
        status: 503,
        body: { refused: 'cannot keep' },
      });
      const guest = new Client(server.base);
      expect(await guest.ask('POST', '/api/people', { name: 'Ela', lang: 'pl' })).toMatchObject({
        status: 503,
        body: { refused: 'cannot keep' },
      });
      expect(guest.cookie, 'nobody has come in').toBe('');
      expect(await makeTable(player.client), 'no table is made').toMatchObject({ refused: 'cannot keep' });
      expect(await ready()).toMatchObject({ status: 503, body: { ok: false, why: 'the store cannot be written' } });
      expect((await guest.ask('GET', '/healthz')).status, 'it lives all the same').toBe(200);
      const { body } = await player.client.ask<{ whole: { version: number } }>('GET', `/api/tables/${table.id}`);
      expect([body.whole.version, stored(table.id)], 'and shows what is kept').toEqual([before, before]);
      await expect.poll(complaints, { message: 'told to the host' }).toContain(log);
      expect(complaints().split('\n'), 'once').toHaveLength(1);
    } finally {
      end();
    }

    await expect.poll(async () => (await ready()).status).toBe(200);
    await expect.poll(() => server.said.slice(saidBefore)).toContain('the store can be written again');
    for (let moves = 0; moves < 5; moves++) await playOn(table);
    expect(stored(table.id)).toBe(seenBy(table, ala).version);
    expect(stored(table.id)).toBe(before + 5);
    expect(await doctor({ sqlite })).toEqual([]);
  });

  test('keeps a bot from nothing but the moment', async () => {
    const { live, id: withBot } = await atTableWithBot();
    const now = () => live.tables.get(withBot)!;
    const rng = seeded(3);
    /** Whether the trouble was there when the bot answered; it may have answered just before. */
    async function botMeetsTrouble(): Promise<boolean> {
      while (!now().table.asked.includes(1)) {
        expect(await answerOnce(live, withBot, rng)).toMatchObject({ granted: true });
        await live.until(() => now().table.asked.length > 0);
      }
      const { version } = now();
      const saidBefore = server.said.length;
      const failed = () => server.said.slice(saidBefore).includes('something went wrong at a table');
      const end = begin();
      try {
        // It thinks for a while; then what it answers cannot be kept.
        await expect.poll(() => failed() || now().version > version).toBe(true);
      } finally {
        end();
      }
      await live.until(() => now().version > version, 'the bot to answer after all');
      return failed();
    }

    while (!(await botMeetsTrouble()));
    await expect.poll(() => now().version - stored(withBot), { message: 'and may go on' }).toBe(0);
  });
});
