import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '@imperia/engine';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import { configFrom } from '../../src/host/config.ts';
import { startServer } from '../../src/host/start.ts';
import { checkUpgradeOf } from '../../src/host/upgrade.ts';
import { begun, somebody } from '../faults/people.ts';
import { Client } from './client.ts';
import { playToEnd } from './playing.ts';

const folder = mkdtempSync(join(tmpdir(), 'imperia-rules-'));
const sqlite = join(folder, 'imperia.sqlite');
afterAll(() => rmSync(folder, { recursive: true }));

async function started() {
  const PORT = String(await freePort());
  return startServer(configFrom({ PORT, DATA_DIR: folder, LOG_LEVEL: 'silent' }));
}

/** As if all games had been played by an older release, whose rules led elsewhere. */
function playedByOtherRules(): void {
  const db = new Database(sqlite);
  db.exec("update tables set rules = '0'");
  db.exec("update snapshots set body = json_set(body, '$.rules', '0', '$.hash', 'another')");
  db.close();
}

test('games of older rules are listed before the upgrade, kept after it, and their people are told plainly', async () => {
  const older = await started();
  const [ala, ola] = [await somebody(older.address, 'Ala'), await somebody(older.address, 'Ola')];
  const running = (await begun([ala, ola])).id;
  const ended = (await begun([ala, ola])).id;
  await playToEnd(ended, [ala.live, ola.live], seeded(1));
  await older.stop();
  playedByOtherRules();

  const { stays } = await checkUpgradeOf({ sqlite }, () => {});
  expect(stays).toMatchObject([{ id: running, rules: '0', moves: false }]);

  const newer = await started();
  const again = new Client(newer.address);
  again.cookie = ala.client.cookie;
  for (const id of [running, ended])
    for (const path of ['', '/heard?from=0&to=9', '/chat'])
      expect(await again.ask('GET', `/api/tables/${id}${path}`), path).toMatchObject({
        status: 409,
        body: { refused: 'other rules' },
      });
  const live = await again.live();
  live.say({ say: 'watch', table: running });
  await live.until(() => live.heard.some((one) => one.say === 'refused' && one.refused === 'other rules'), 'the news');
  expect(await live.wish(running, { wish: 'resign', seat: 0 })).toBe('other rules');
  const { body: mine } = await again.ask<{ id: string }[]>('GET', '/api/tables/mine');
  expect(mine.map(({ id }) => id).sort()).toEqual([running, ended].sort());

  const record = (client: Client, id: string) => client.ask<{ version: string }>('GET', `/api/tables/${id}/record`);
  expect((await record(again, ended)).body).toMatchObject({ version: '0', hash: 'another' });
  expect(await record(again, running)).toMatchObject({ status: 409, body: { refused: 'not over' } });
  expect((await record(new Client(newer.address), ended)).status, 'a stranger').toBe(404);
  await newer.stop();
});
