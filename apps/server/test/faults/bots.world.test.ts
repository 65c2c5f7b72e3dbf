import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seeded } from '@imperia/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import { answerOnce, makeTable } from '../net/playing.ts';
import { type Somebody, somebody } from './people.ts';
import { forgetBundle, RealServer, useBotWorker } from './real-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'imperia-bots-'));
let server: RealServer;
beforeAll(async () => {
  useBotWorker(fileURLToPath(new URL('faulty-worker.ts', import.meta.url)));
  server = await RealServer.start({ PORT: String(await freePort()), DATA_DIR: folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
  forgetBundle();
});

interface Game {
  readonly ala: Somebody;
  readonly id: string;
}

async function againstBot(): Promise<Game> {
  const ala = await somebody(server.base, 'Ala');
  const { id } = await makeTable(ala.client);
  await ala.live.watch(id);
  await ala.live.wish(id, { wish: 'bot', seat: 1, level: 'easy' });
  await ala.live.wish(id, { wish: 'start' });
  return { ala, id };
}

/** Plays on as the person until something is so at the table. */
async function playUntil({ ala, id }: Game, rng: ReturnType<typeof seeded>, done: () => boolean): Promise<void> {
  const seen = () => ala.live.tables.get(id)!.table;
  while (!done()) {
    if (seen().asked.includes(0)) {
      const reply = await answerOnce(ala.live, id, rng);
      expect(reply).toMatchObject({ granted: true });
      await ala.live.until(() => ala.live.tables.get(id)!.version >= (reply as { version: number }).version);
    } else await expect.poll(() => done() || seen().asked.includes(0)).toBe(true);
  }
}

test.each([
  ['crashes', 'bots-crash', 'crashed', 'a bot that was made to crash'],
  ['hangs', 'bots-hang', 'hung', '"failed":"hung"'],
] as const)(
  'a bot that %s is replaced, everybody at the table is told, and the game goes on',
  async (_, file, failed, log) => {
    const game = await againstBot();
    const { ala, id } = game;
    const rng = seeded(7);
    const bot = () => ala.live.tables.get(id)!.table.sitters[1]!;
    writeFileSync(join(folder, file), '');
    await playUntil(game, rng, () => bot().failed !== null);
    expect(bot()).toMatchObject({ bot: 'easy', failed });
    const asked = await ala.client.ask<{ whole: { table: { sitters: { failed: string }[] } } }>(
      'GET',
      `/api/tables/${id}`,
    );
    expect(asked.body.whole.table.sitters[1]!.failed, 'over the other road too').toBe(failed);
    await expect.poll(() => server.said, { message: 'the host is told' }).toContain(log);
    expect(server.said).toContain('a bot failed and was replaced');

    const others = await somebody(server.base, 'Ola');
    expect((await others.client.ask('GET', '/readyz')).status, 'the server serves').toBe(200);

    rmSync(join(folder, file));
    await playUntil(game, rng, () => bot().failed === null);
    const before = ala.live.tables.get(id)!.table.answers;
    await playUntil(game, rng, () => ala.live.tables.get(id)!.table.answers > before + 10);
    expect(bot()).toMatchObject({ bot: 'easy', failed: null });
  },
);

test('a bot that may think for as long as it likes cannot be called over the wire', async () => {
  const ala = await somebody(server.base, 'Ala');
  const { id } = await makeTable(ala.client);
  expect(await ala.live.wish(id, { wish: 'bot', seat: 1, level: 'search:600000ms' })).toEqual({
    granted: false,
    why: 'no such bot',
  });
});
