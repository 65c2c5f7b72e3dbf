import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '@imperia/engine';
import Database from 'libsql';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Client } from '../net/client.ts';
import { answerOnce } from '../net/playing.ts';
import { type TestServer, testServer } from '../net/server.ts';
import { begun, somebody } from './people.ts';

const folder = mkdtempSync(join(tmpdir(), 'imperia-damage-'));
const sqlite = join(folder, 'imperia.sqlite');
let server: TestServer;
let cookie: string;
let cutOff: string;
beforeAll(async () => {
  const before = await testServer({ DATA_DIR: folder });
  const [ala, ola] = [await somebody(before.base, 'Ala'), await somebody(before.base, 'Ola')];
  const { id } = await begun([ala, ola]);
  for (let i = 0; i < 5; i++) for (const { live } of [ala, ola]) await answerOnce(live, id, seeded(i));
  cutOff = id;
  cookie = ala.client.cookie;
  await before.stop();
  // What is written last comes to lie at the end of the file, and the end is cut off.
  const db = new Database(sqlite);
  db.exec('delete from snapshots');
  db.prepare('update entries set body = body || ? where table_id = ?').run([' '.repeat(40_000), id]);
  db.exec('pragma wal_checkpoint(truncate)');
  db.close();
  truncateSync(sqlite, statSync(sqlite).size - 8 * 4096);
  server = await testServer({ DATA_DIR: folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a file whose end is cut off is called damaged: to who asks, to who watches, and by the count', async () => {
  const ala = new Client(server.base);
  ala.cookie = cookie;
  const logged = vi.spyOn(server.app.log, 'fatal');
  expect((await ala.ask('GET', '/readyz')).status, 'nobody has noticed yet').toBe(200);
  for (const path of [`/api/tables/${cutOff}`, `/api/tables/${cutOff}/since`])
    expect(await ala.ask('GET', path), path).toMatchObject({ status: 503, body: { refused: 'damaged' } });
  expect(await ala.ask('GET', '/readyz')).toMatchObject({ status: 503, body: { why: 'the store is damaged' } });
  const counted = (await server.services.metrics.damage.get()).values[0]!.value;
  expect(counted).toBeGreaterThan(0);
  expect(logged).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('damaged'));
  const live = await ala.live();
  live.say({ say: 'watch', table: cutOff });
  await live.until(() => live.heard.some((one) => one.say === 'refused' && one.refused === 'damaged'), 'a refusal');
});

test.skipIf(process.platform === 'win32')('the files of the store are for who runs the server alone', () => {
  for (const file of ['imperia.sqlite', 'imperia.sqlite-wal', 'imperia.sqlite.lock'])
    expect(statSync(join(folder, file)).mode & 0o077, file).toBe(0);
});
