import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ListedTable, TableStore } from '../../src/store/store.ts';
import { describeStores } from './each.ts';
import { append, entry, head, seat, summary, written } from './samples.ts';

async function newTable(tables: TableStore, changes = {}): Promise<string> {
  const made = head(changes);
  await tables.create(made, written([]));
  return made.id;
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

describeStores('a table', ({ store }) => {
  it('is given back as it was made, with its entries in order', async () => {
    const { tables } = store();
    const made = head();
    await tables.create(made, written([entry(0), entry(1)]));
    await tables.append(append(made.id, 2, { entries: [entry(2), entry(3)] }));
    expect(await tables.load(made.id)).toEqual({
      head: made,
      snapshot: null,
      entries: [entry(0), entry(1), entry(2), entry(3)],
    });
    expect(await tables.entries(made.id, 3)).toEqual([entry(3)]);
    expect(await tables.entries(made.id, 4)).toEqual([]);
  });

  it('that nobody made is not there', async () => {
    const { tables } = store();
    expect(await tables.load('nowhere')).toBeNull();
    expect(await tables.append(append('nowhere', 0))).toBe('conflict');
  });

  it('is made once', async () => {
    const { tables } = store();
    const made = head();
    await tables.create(made, written([entry(0)]));
    await expect(tables.create(made, written([entry(7)]))).rejects.toThrow();
    expect((await tables.load(made.id))?.entries).toEqual([entry(0)]);
  });

  it('can be made with a long history', async () => {
    const { tables } = store();
    const made = head();
    await tables.create(made, written(range(1203).map(entry)));
    expect(await tables.entries(made.id, 0)).toEqual(range(1203).map(entry));
  });

  it('takes an append only at the version that it has', async () => {
    const { tables } = store();
    const id = await newTable(tables);
    expect(await tables.append(append(id, 0))).toBe('kept');
    expect(await tables.append(append(id, 0, { entries: [entry(9)] }))).toBe('conflict');
    expect(await tables.append(append(id, 2))).toBe('conflict');
    expect(await tables.append(append(id, 1))).toBe('kept');
    expect(await tables.entries(id, 0)).toEqual([entry(0), entry(1)]);
  });

  it('keeps exactly one of a hundred appends at the same version', async () => {
    const { tables } = store();
    const id = await newTable(tables);
    const results = await Promise.all(range(100).map((i) => tables.append(append(id, 0, { entries: [entry(i)] }))));
    expect(results.filter((result) => result === 'kept')).toHaveLength(1);
    expect(await tables.entries(id, 0)).toEqual([entry(results.indexOf('kept'))]);
  });

  it('takes appends that were sent one upon another without waiting', async () => {
    const { tables } = store();
    const id = await newTable(tables);
    const results = await Promise.all(range(50).map((i) => tables.append(append(id, i))));
    expect(new Set(results)).toEqual(new Set(['kept']));
    expect(await tables.entries(id, 0)).toEqual(range(50).map(entry));
  });

  it('does not suffer from the conflicts and faults of those in the same commit', async () => {
    const { tables } = store();
    const ids = await Promise.all(range(40).map(() => newTable(tables)));
    const wrong = 'a body that is no text' as unknown as { version: number; body: string };
    const results = await Promise.allSettled(
      ids.map((id, i) => {
        if (i % 4 === 1) return tables.append(append(id, 5));
        if (i === 2) return tables.append(append(id, 0, { snapshot: wrong }));
        return tables.append(append(id, 0));
      }),
    );
    for (const [i, id] of ids.entries()) {
      const expected = i === 2 ? 'rejected' : i % 4 === 1 ? 'conflict' : 'kept';
      const result = results[i];
      expect(result?.status === 'fulfilled' ? result.value : result?.status).toBe(expected);
      expect(await tables.entries(id, 0)).toEqual(expected === 'kept' ? [entry(0)] : []);
    }
  });

  it('stays whole under appends from all sides', async () => {
    const { tables } = store();
    const ids = await Promise.all(range(5).map(() => newTable(tables)));
    let kept = 0;
    const player = async (me: number) => {
      for (const i of range(30)) {
        const id = ids[(me + i) % ids.length] ?? '';
        const version = (await tables.entries(id, 0)).length;
        if ((await tables.append(append(id, version))) === 'kept') kept++;
      }
    };
    await Promise.all(range(8).map(player));
    const histories = await Promise.all(ids.map((id) => tables.entries(id, 0)));
    for (const history of histories) expect(history).toEqual(range(history.length).map(entry));
    expect(histories.flat()).toHaveLength(kept);
  });

  it('is loaded from its latest snapshot', async () => {
    const { tables } = store();
    const id = await newTable(tables);
    await tables.append(append(id, 0, { entries: [entry(0), entry(1)], snapshot: { version: 1, body: 'early' } }));
    await tables.append(append(id, 2, { snapshot: { version: 3, body: 'late' } }));
    await tables.append(append(id, 3));
    await tables.append(append(id, 3, { snapshot: { version: 4, body: 'refused' } }));
    const loaded = await tables.load(id);
    expect(loaded?.snapshot).toEqual({ version: 3, body: 'late' });
    expect(loaded?.entries).toEqual([entry(3)]);
    expect(await tables.entries(id, 0)).toHaveLength(4);
  });
});

describeStores('the list of open tables', ({ store }) => {
  it('has those that are open and listed, the newest first', async () => {
    const { tables } = store();
    const open = summary({ status: 'open' });
    const [old, young, hidden, begun] = [
      head({ createdAt: 1 }),
      head({ createdAt: 2 }),
      head({ createdAt: 3, settings: { ...head().settings, listed: false } }),
      head({ createdAt: 4 }),
    ];
    for (const made of [old, young, hidden, begun]) await tables.create(made, written([], { summary: open }));
    await tables.append(append(begun.id, 0, { summary: summary() }));
    const list = await tables.open(10);
    expect(list.map(({ id }) => id)).toEqual([young.id, old.id]);
    const { id, game, config, settings, createdAt } = young;
    const seats = open.seats.map((one) => ({ ...one, waiting: false }));
    expect(list[0]).toEqual({ id, game, config, settings, createdAt, version: 0, ...open, seats, updatedAt: 2 });
    expect(await tables.open(1)).toHaveLength(1);
  });
});

describeStores("a person's tables", ({ store }) => {
  it('come in order: those that wait for this person, those that go on, those that have ended', async () => {
    const { tables } = store();
    const me = randomUUID();
    const at = async (status: 'open' | 'running' | 'over', waiting: boolean, updatedAt: number) => {
      const made = head();
      const seats = [seat(me), seat('eve')];
      const entries = [{ ...entry(0), at: updatedAt }];
      await tables.create(
        made,
        written(entries, { waiting: waiting ? [0, 1] : [1], summary: summary({ status, seats }) }),
      );
      return made.id;
    };
    const ended = await at('over', false, 9);
    const running = await at('running', false, 8);
    const waitsOld = await at('running', true, 1);
    const waits = await at('running', true, 2);
    const open = await at('open', false, 7);
    await tables.create(head(), written([]));
    const listed = async (limit: number) => (await tables.of(me, limit)).map(({ id }) => id);
    expect(await listed(9)).toEqual([waits, waitsOld, running, open, ended]);
    expect(await listed(2)).toEqual([waits, waitsOld]);
  });

  it('say who is waited for since the last entry, when that was, and how many there are', async () => {
    const { tables } = store();
    const me = randomUUID();
    const made = head();
    const seats = [seat('eve'), seat(me)];
    await tables.create(made, written([entry(0)], { waiting: [0], summary: summary({ seats }) }));
    const seen = async () => {
      const [{ seats, updatedAt, version }] = (await tables.of(me, 9)) as [ListedTable];
      return { waiting: seats.map(({ waiting }) => waiting), updatedAt, version };
    };
    expect(await seen()).toEqual({ waiting: [true, false], updatedAt: 3000, version: 1 });
    await tables.append(append(made.id, 1, { waiting: [1] }));
    expect(await seen()).toEqual({ waiting: [false, true], updatedAt: 3001, version: 2 });
    await tables.append(append(made.id, 2, { waiting: [0, 1], entries: [entry(2), entry(3)] }));
    expect(await seen()).toEqual({ waiting: [true, true], updatedAt: 3003, version: 4 });
    expect(await tables.summary(made.id)).toEqual((await tables.of(me, 9))[0]);
  });

  it('follow who sits down, who gets up, and what ends', async () => {
    const { tables } = store();
    const [me, other] = [randomUUID(), randomUUID()];
    const id = await newTable(tables);
    const has = async (identity: string) => (await tables.of(identity, 9)).length === 1;
    await tables.append(append(id, 0, { summary: summary({ seats: [seat(me), seat(null)] }) }));
    expect([await has(me), await has(other)]).toEqual([true, false]);
    await tables.append(append(id, 1, { summary: summary({ seats: [seat(me), seat(other)] }) }));
    expect([await has(me), await has(other)]).toEqual([true, true]);
    await tables.append(append(id, 2, { summary: summary({ status: 'over', seats: [seat(null), seat(other)] }) }));
    expect([await has(me), await has(other)]).toEqual([false, true]);
    expect((await tables.of(other, 9))[0]).toMatchObject({ status: 'over', version: 3 });
  });
});

describeStores('clocks and checks', ({ store }) => {
  it('find the tables whose time has run out', async () => {
    const { tables } = store();
    const timed = async (dueAt: number | null) => {
      const made = head();
      await tables.create(made, written([], { summary: summary({ dueAt }) }));
      return made.id;
    };
    const [late, later, never] = [await timed(200), await timed(300), await timed(null)];
    expect(await tables.due(199, 9)).toEqual([]);
    expect(await tables.due(300, 9)).toEqual([late, later]);
    expect(await tables.due(300, 1)).toEqual([late]);
    await tables.append(append(late, 0, { summary: summary({ dueAt: 500 }) }));
    await tables.append(append(later, 0, { summary: summary({ dueAt: null }) }));
    await tables.append(append(never, 0, { summary: summary({ dueAt: 400 }) }));
    expect(await tables.due(1000, 9)).toEqual([never, late]);
  });

  it('go through all running and paused tables in pages', async () => {
    const { tables } = store();
    const ids: string[] = [];
    for (const status of ['running', 'paused', 'over', 'open', 'abandoned', 'running', 'paused'] as const) {
      const made = head();
      await tables.create(made, written([], { summary: summary({ status }) }));
      if (status === 'running' || status === 'paused') ids.push(made.id);
    }
    const seen: string[] = [];
    for (let page = await tables.running('', 2); page.length > 0; page = await tables.running(seen.at(-1) ?? '', 2))
      seen.push(...page);
    expect(seen).toEqual(expect.arrayContaining(ids));
    expect(new Set(seen).size).toBe(seen.length);
  });
});
