import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import type { Store } from '../../src/store/store.ts';
import { hasPostgres, TemporaryPostgres } from '../postgres.ts';
import { describeStores, newPostgres } from './each.ts';
import { append, head, seat, summary, written } from './samples.ts';

function notebook(store: Store) {
  const heard: string[] = [];
  store.bus.subscribe((table, version) => heard.push(`${table} ${version}`));
  store.bus.onCast((topic, body) => heard.push(`${topic}: ${body}`));
  store.bus.onGap(() => heard.push('gap'));
  return heard;
}

describeStores('the bus', ({ store }) => {
  it('tells of every kept append once, and of no other', async () => {
    const { tables, bus } = store();
    const heard: string[] = [];
    const forget = bus.subscribe((table, version) => heard.push(`${table} ${version}`));
    const { id, ...rest } = head();
    await tables.create({ id, ...rest }, written([]));
    await Promise.all([tables.append(append(id, 0)), tables.append(append(id, 0)), tables.append(append(id, 1))]);
    await tables.append(append(id, 2, { summary: summary({ seats: [seat('eve')] }) }));
    const later = head();
    await tables.create(later, written([]));
    await tables.append(append(later.id, 0));
    await expect.poll(() => heard).toContain(`${later.id} 1`);
    expect(heard).toEqual([`${id} 1`, `${id} 2`, `${id} 3`, `${later.id} 1`]);
    forget();
    await tables.append(append(id, 3, { summary: summary({ seats: [seat('eve')] }) }));
    expect(heard).toHaveLength(4);
  });

  it('carries fleeting words', () => {
    const heard = notebook(store());
    store().bus.cast('presence', 'Ada is here');
    expect(heard).toEqual(['presence: Ada is here']);
  });
});

describe.skipIf(!hasPostgres())('two processes on one PostgreSQL', () => {
  const opened: Store[] = [];
  let own: TemporaryPostgres | null = null;

  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
    await own?.stop();
    own = null;
  });

  async function two(where: { postgres: string }): Promise<[Store, Store]> {
    const pair: [Store, Store] = [await openStore(where), await openStore(where)];
    opened.push(...pair);
    return pair;
  }

  it('are not troubled by a notice that is none', async () => {
    const where = await newPostgres();
    const [here, there] = await two(where);
    const heard = notebook(there);
    const stranger = new pg.Client(where.postgres);
    await stranger.connect();
    for (const junk of ['', 'x', 'x cast', 'x cast {', 'x cast [1]', 'x cast ["here"]', 'x cast null', 'x moved t'])
      await stranger.query('select pg_notify($1, $2)', ['imperia', junk]);
    await stranger.end();
    here.bus.cast('after', 'it');
    await expect.poll(() => heard).toContain('after: it');
    expect(heard).toEqual(['t NaN', 'after: it']);
  });

  it('have the time of the database, whatever the clocks of their machines say', async () => {
    const [here] = await two(await newPostgres());
    const truly = Date.now();
    const machine = vi.spyOn(Date, 'now').mockReturnValue(truly + 24 * 60 * 60 * 1000);
    try {
      expect(Math.abs((await here.time()) - truly)).toBeLessThan(60_000);
    } finally {
      machine.mockRestore();
    }
  });

  it('hear of each other', async () => {
    const [here, there] = await two(await newPostgres());
    const [heardHere, heardThere] = [notebook(here), notebook(there)];
    const ids: string[] = [];
    for (let i = 0; i < 250; i++) {
      const made = head();
      await here.tables.create(made, written([]));
      ids.push(made.id);
    }
    await Promise.all(ids.map((id) => here.tables.append(append(id, 0))));
    there.bus.cast('chat', 'Dzień dobry, "Ada"');
    const all = ids.map((id) => `${id} 1`).sort();
    await expect.poll(() => heardThere.filter((line) => line.endsWith(' 1')).sort()).toEqual(all);
    await expect.poll(() => heardHere).toContain('chat: Dzień dobry, "Ada"');
    expect(heardHere.filter((line) => line.endsWith(' 1')).sort()).toEqual(all);
    expect(heardThere.filter((line) => line.startsWith('chat'))).toHaveLength(1);
  });

  it('keep one of two appends at the same version, whoever made it', async () => {
    const [here, there] = await two(await newPostgres());
    const ids = Array.from({ length: 30 }, () => head());
    for (const made of ids) await here.tables.create(made, written([]));
    for (let version = 0; version < 10; version++) {
      const results = await Promise.all(
        [...ids, ...[...ids].reverse()].map(({ id }, i) => (i % 2 ? here : there).tables.append(append(id, version))),
      );
      expect(results.filter((result) => result === 'kept')).toHaveLength(ids.length);
    }
    for (const { id } of ids) expect(await there.tables.entries(id, 0)).toHaveLength(10);
  });

  it('are told that they may have missed something after the connection was lost', async () => {
    own = await TemporaryPostgres.start();
    const [here, there] = await two({ postgres: await own.newDatabase() });
    const heard = notebook(there);
    await own.query("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'");
    await expect.poll(() => heard).toContain('gap');
    const made = head();
    await here.tables.create(made, written([]));
    await here.tables.append(append(made.id, 0));
    await expect.poll(() => heard).toContain(`${made.id} 1`);
  });
});
