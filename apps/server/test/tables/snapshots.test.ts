import { canonical, type GameRecord, seeded, verify } from '@imperia/engine';
import { type Config, osadnicy } from '@imperia/osadnicy';
import { describe, expect, test } from 'vitest';
import { OtherRules } from '../../src/tables/other-rules.ts';
import { foldAll, foldLoaded, snapshotOf } from '../../src/tables/snapshot.ts';
import { Tables } from '../../src/tables/tables.ts';
import { checkUpgrade } from '../../src/tables/upgrade.ts';
import { MemoryTables } from './memory-store.ts';
import { granted, made, nextAnswer, PEOPLE, play, started, two, Watcher } from './playing.ts';
import { surroundings } from './surroundings.ts';

describe('a snapshot', () => {
  test('and later entries give byte for byte what all entries give', async () => {
    const store = new MemoryTables();
    const tables = new Tables(surroundings(store));
    const table = await started(tables, two({ time: { time: 'live', initial: 60_000, increment: 1000 } }));
    const rng = seeded(3);
    let compared = 0;
    while ((await play(table, rng, 7)) > 0) {
      const loaded = (await store.load(table.head.id))!;
      const all = foldAll(loaded.head, await store.entries(table.head.id, 0));
      const fromSnapshot = foldLoaded(loaded)!;
      all.forget();
      fromSnapshot.forget();
      expect(canonical(fromSnapshot.saved())).toBe(canonical(all.saved()));
      expect(snapshotOf(fromSnapshot).body).toBe(snapshotOf(all).body);
      if (loaded.snapshot) compared++;
    }
    expect(compared).toBeGreaterThan(3);
  });

  test('of an older make, with a copy of the game for every answer, is passed over', async () => {
    const store = new MemoryTables();
    const tables = new Tables(surroundings(store, { now: () => 0 }));
    const table = await started(tables);
    await play(table, seeded(5), 60);
    const row = store.rows.get(table.head.id)!;
    const { play: saved, ...rest } = JSON.parse(row.snapshot!.body);
    const retractable = [{ before: saved.state, seat: 0, events: 1 }];
    row.snapshot = { ...row.snapshot!, body: JSON.stringify({ ...rest, play: { ...saved, retractable } }) };
    const again = (await new Tables(surroundings(store, { now: () => 0 })).open(table.head.id))!;
    expect((await again.whole(0)).table).toEqual((await table.whole(0)).table);
    await play(again, seeded(2));
    expect(again.gathering.status).toBe('over');
  });

  test('is written when a table is dropped, and the game goes on from it', async () => {
    const store = new MemoryTables();
    let now = 0;
    const tables = new Tables(surroundings(store, { now: () => now }), 1000);
    const table = await started(tables);
    await play(table, seeded(1), 5);
    const watcher = new Watcher(0);
    await watcher.look(table);
    now += 5000;
    expect(await tables.sweep()).toBe(0);
    watcher.leave();
    now += 5000;
    expect(await tables.sweep()).toBe(1);
    expect(tables.loaded).toBe(0);
    expect(store.rows.get(table.head.id)!.snapshot!.version).toBe(table.version);
    const again = (await tables.open(table.head.id))!;
    expect(again).not.toBe(table);
    expect((await again.whole(0)).table).toEqual(watcher.seen);
    expect(await tables.open(table.head.id)).toBe(again);
    await play(again, seeded(2));
    expect(again.gathering.status).toBe('over');
  });

  test('of a game that is over is enough: its table is soon dropped when nobody watches', async () => {
    let now = 0;
    const tables = new Tables(surroundings(new MemoryTables(), { now: () => now }));
    const [running, over] = [await started(tables), await started(tables)];
    await play(over, seeded(1));
    const watcher = new Watcher(0);
    await watcher.look(over);
    now += 6000;
    expect(await tables.sweep()).toBe(0);
    watcher.leave();
    now += 4000;
    expect(await tables.sweep()).toBe(1);
    expect(await tables.open(running.head.id)).toBe(running);
    const again = (await tables.open(over.head.id))!;
    expect(again).not.toBe(over);
    expect((await again.whole(0)).table).toEqual(watcher.seen);
  });

  test('being written, the table stays for who asks for it meanwhile', async () => {
    const store = new MemoryTables();
    let now = 0;
    const tables = new Tables(surroundings(store, { now: () => now }), 1000);
    const table = await started(tables);
    await table.whole(0);
    now += 5000;
    let opened: unknown;
    store.before = async () => {
      opened = await tables.open(table.head.id);
    };
    expect(await tables.sweep()).toBe(0);
    expect(opened).toBe(table);
    expect(await tables.open(table.head.id)).toBe(table);
  });

  test('keeps what may be taken back', async () => {
    const store = new MemoryTables();
    const tables = new Tables(surroundings(store));
    const table = await started(tables);
    const rng = seeded(4);
    for (;;) {
      const answer = (await nextAnswer(table, rng))!;
      const { seat } = answer;
      granted(await table.wish(PEOPLE[seat]!, answer));
      const { view, mayUndo, undos } = (await table.whole(seat)).table;
      if (!mayUndo) continue;
      await tables.close();
      const again = (await new Tables(surroundings(store)).open(table.head.id))!;
      granted(await again.wish(PEOPLE[seat]!, { wish: 'undo', seat, decision: view!.decision, undos }));
      return;
    }
  });
});

describe('an upgrade of the rules', () => {
  async function all(store: MemoryTables) {
    const checks = [];
    for await (const check of checkUpgrade(store)) checks.push(check);
    return checks;
  }

  test('moves the games that lead to the same states, and says which do not', async () => {
    const store = new MemoryTables();
    const tables = new Tables(surroundings(store));
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) {
      const table = await started(tables);
      await play(table, seeded(i), 60);
      ids.push(table.head.id);
    }
    const [same, elsewhere, broken, ended] = ids as [string, string, string, string];
    await play((await tables.open(ended))!, seeded(9));
    await tables.close();
    const snapshotOfElsewhere = store.rows.get(elsewhere)!.snapshot!;
    const body = { ...JSON.parse(snapshotOfElsewhere.body), hash: '0123456789abcdef', rules: '0' };
    store.rows.get(elsewhere)!.snapshot = { ...snapshotOfElsewhere, body: JSON.stringify(body) };
    const { entries } = store.rows.get(broken)!;
    entries[20] = entries[20]!.replace(/"option":"[^"]*"/, '"option":"dance"');
    const checks = new Map((await all(store)).map(({ id, moves, why }) => [id, { moves, why }]));
    expect(checks.get(same)).toEqual({ moves: true, why: null });
    expect(checks.get(elsewhere)).toMatchObject({ moves: false, why: expect.stringContaining('another game') });
    expect(checks.get(broken)).toMatchObject({ moves: false, why: expect.stringContaining('not offered') });
    expect(checks.has(ended)).toBe(false);
    await expect(new Tables(surroundings(store)).open(elsewhere)).rejects.toThrow('another game');
  });

  test('loses no game that it cannot go on with', async () => {
    const store = new MemoryTables();
    const told: string[] = [];
    const around = surroundings(store, { now: () => 1e12, trouble: (error) => void told.push(String(error)) });
    const tables = new Tables(around);
    const [running, ended] = [await started(tables), await started(tables)];
    await play(running, seeded(1), 60);
    await play(ended, seeded(2));
    const whole = (await tables.record(ended.head.id)) as GameRecord<Config>;
    const before = [...store.rows.get(running.head.id)!.entries];
    await tables.close();
    for (const [id, row] of store.rows) {
      const body = { ...JSON.parse(row.snapshot!.body), rules: '0' };
      const snapshot = { ...row.snapshot!, body: JSON.stringify({ ...body, hash: `other than ${body.hash}` }) };
      const summary = { ...row.summary, dueAt: 0 };
      store.rows.set(id, { ...row, head: { ...row.head, rules: '0' }, snapshot, summary });
    }
    const newer = new Tables(around);
    for (const { head } of [running, ended]) await expect(newer.open(head.id)).rejects.toThrow(OtherRules);
    expect(await newer.record(ended.head.id)).toEqual({ ...whole, version: '0', hash: `other than ${whole.hash}` });
    expect(await newer.record(running.head.id), 'others have secrets still').toBe('not over');
    for (let i = 0; i < 5; i++) await newer.expire();
    expect(told.length, 'told once for each').toBe(2);
    expect(store.rows.get(running.head.id)!.entries).toEqual(before);
  });

  test('gives the record of a game that nobody else plays, to take it to the older release', async () => {
    const store = new MemoryTables();
    const tables = new Tables(surroundings(store));
    const table = await made(tables, two());
    granted(await table.wish(PEOPLE[0], { wish: 'bot', seat: 1, level: 'easy' }));
    granted(await table.wish(PEOPLE[0], { wish: 'start' }));
    const rng = seeded(1);
    while (table.gathering.asked.includes(0)) await play(table, rng, 1);
    await tables.close();
    const row = store.rows.get(table.head.id)!;
    const body = JSON.parse(row.snapshot!.body);
    const { hash } = body;
    const snapshot = { ...row.snapshot!, body: JSON.stringify({ ...body, rules: '0', hash: 'other' }) };
    store.rows.set(table.head.id, { ...row, head: { ...row.head, rules: '0' }, snapshot });
    const record = (await new Tables(surroundings(store)).record(table.head.id)) as GameRecord<Config>;
    expect(record).toMatchObject({ version: '0', hash: 'other' });
    // Under the rules that it was played by it holds: answers, luck and all.
    expect(verify(osadnicy, { ...record, version: osadnicy.version, hash })).toBeNull();
  });
});
