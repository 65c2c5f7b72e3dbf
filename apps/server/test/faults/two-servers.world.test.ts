import { seeded } from '@imperia/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import { GUESSES } from '../../src/net/limits.ts';
import type { SentWish } from '../../src/protocol/wishes.ts';
import { anyAnswer } from '../any-answer.ts';
import { Client, type Live } from '../net/client.ts';
import { hasPostgres, TemporaryPostgres } from '../postgres.ts';
import { begun, type Somebody, somebody } from './people.ts';
import { forgetBundle, RealServer } from './real-server.ts';

describe.skipIf(!hasPostgres())('two server processes on one PostgreSQL', () => {
  let postgres: TemporaryPostgres;
  let one: RealServer;
  let other: RealServer;
  let ala: Somebody;
  let ola: Somebody;
  let table: string;
  let start: () => Promise<RealServer>;

  beforeAll(async () => {
    postgres = await TemporaryPostgres.start();
    const DATABASE_URL = await postgres.newDatabase();
    start = async () => RealServer.start({ PORT: String(await freePort()), DATABASE_URL });
    one = await start();
    other = await start();
  });

  // Whoever tries again begins with people and a table of their own.
  beforeEach(async () => {
    ala = await somebody(one.base, 'Ala');
    ola = await somebody(other.base, 'Ola');
    table = (await begun([ala, ola])).id;
  });

  afterAll(async () => {
    await one?.stop();
    await other?.stop();
    await postgres?.stop();
    forgetBundle();
  });

  const rng = seeded(5);
  const seen = (live: Live) => live.tables.get(table)!;

  function answerOf(live: Live): Extract<SentWish, { wish: 'answer' }> {
    const { view, seat, undos } = seen(live).table;
    const option = anyAnswer(seen(live).table, seat, rng);
    return { wish: 'answer', seat, decision: view!.decision, undos, option, nonce: `nonce-${Math.random()}` };
  }

  const asked = ({ live }: Somebody) => seen(live).table.asked.includes(seen(live).table.seat);

  test('a person at either sees the move of the other', async () => {
    for (let moves = 0; moves < 20; moves++) {
      const [mover, watcher] = asked(ala) ? [ala, ola] : [ola, ala];
      const reply = await mover.live.wish(table, answerOf(mover.live));
      expect(reply).toMatchObject({ granted: true });
      const { version } = reply as { version: number };
      for (const { live } of [mover, watcher]) await live.until(() => seen(live).version >= version, 'the move');
    }
    expect(seen(ala.live).table.answers).toBe(20);
  });

  test('and what is said, and who is there', async () => {
    for (const [speaker, listener, text] of [
      [ala, ola, 'Hello'],
      [ola, ala, 'Good evening'],
    ] as const) {
      speaker.live.say({ say: 'chat', table, text });
      const heard = () => listener.live.heard.some((it) => it.say === 'chat' && it.line.text === text);
      await listener.live.until(heard, text);
    }
    for (const { live } of [ala, ola]) {
      const there = () => live.heard.filter((it) => it.say === 'present').at(-1);
      await live.until(() => {
        const present = there();
        return present?.say === 'present' && [ala.id, ola.id].every((id) => present.people.includes(id));
      }, 'both to be there');
    }
  });

  test('of two answers to one decision, sent to both at once, one counts', async () => {
    const mover = asked(ala) ? ala : ola;
    const page = new Client(mover === ala ? other.base : one.base);
    page.cookie = mover.client.cookie;
    const elsewhere = await page.live();
    await elsewhere.watch(table);
    for (let round = 0; round < 5 && asked(mover); round++) {
      const before = seen(mover.live).table.answers;
      const replies = await Promise.all([mover.live, elsewhere].map((live) => live.wish(table, answerOf(live))));
      const granted = replies.filter((reply) => typeof reply !== 'string' && reply.granted);
      expect(granted, JSON.stringify(replies)).toHaveLength(1);
      const { version } = granted[0] as { version: number };
      for (const live of [mover.live, elsewhere]) await live.until(() => seen(live).version >= version, 'the move');
      expect(seen(elsewhere).table.answers).toBe(before + 1);
    }
    elsewhere.close();
  });

  test('a session that ends at one has no rights at the other', async () => {
    const ela = await somebody(one.base, 'Ela');
    const page = new Client(other.base);
    page.cookie = ela.client.cookie;
    const live = await page.live();
    live.say({ say: 'ping' });
    await live.until(() => live.heard.length > 0, 'a pong');
    const closed = new Promise((resolve) => live.socket.once('close', resolve));
    await ela.client.ask('POST', '/api/logout');
    expect(await closed).toBe(1008);
  });

  test('what may be done so often is counted at both together', async () => {
    const guess = (at: RealServer) =>
      new Client(at.base).ask('POST', '/api/login', { login: 'nobody', password: 'a guess of somebody' });
    const statuses: number[] = [];
    for (let i = 0; i <= GUESSES.most; i++) statuses.push((await guess(i % 2 ? one : other)).status);
    expect(statuses).toEqual([...Array<number>(GUESSES.most).fill(401), 429]);
  });

  test('when one is killed, its people go on at the other', async () => {
    const third = await start();
    const elsewhere = new Client(third.base);
    elsewhere.cookie = ala.client.cookie;
    const there = await elsewhere.live();
    await there.watch(table);
    await third.kill();
    await third.stop();
    const client = new Client(other.base);
    client.cookie = ala.client.cookie;
    const back: Somebody = { ...ala, client, live: await client.live() };
    await back.live.watch(table);
    for (let moves = 0; moves < 10; moves++) {
      const mover = asked(back) ? back : ola;
      const reply = await mover.live.wish(table, answerOf(mover.live));
      expect(reply).toMatchObject({ granted: true });
      const { version } = reply as { version: number };
      for (const { live } of [back, ola]) await live.until(() => seen(live).version >= version, 'the move');
    }
  });
});
