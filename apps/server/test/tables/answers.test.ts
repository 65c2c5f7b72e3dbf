import { canonical, type GameRecord, seeded, verify } from '@imperia/engine';
import { type Config, osadnicy } from '@imperia/osadnicy';
import { describe, expect, test } from 'vitest';
import { LocalBus } from '../../src/store/bus.ts';
import { StoreUnavailable } from '../../src/store/store.ts';
import { loadWholeTable } from '../../src/tables/load.ts';
import { Tables } from '../../src/tables/tables.ts';
import { MemoryTables } from './memory-store.ts';
import { granted, made, nextAnswer, PEOPLE, play, started, three, two, Watcher } from './playing.ts';
import { surroundings } from './surroundings.ts';

function world() {
  const store = new MemoryTables();
  return { store, tables: new Tables(surroundings(store)) };
}

describe('an answer', () => {
  test('sent twice has the effect of one, and the same acknowledgment', async () => {
    const { tables, store } = world();
    const table = await started(tables);
    const answer = (await nextAnswer(table, seeded(1)))!;
    const by = PEOPLE[answer.seat]!;
    const first = await table.wish(by, answer);
    expect(await table.wish(by, answer)).toEqual(first);
    await play(table, seeded(2), 1);
    expect(store.rows.get(table.head.id)!.entries).toHaveLength(5);
  });

  test('sent again after a restart is the same answer still', async () => {
    const { tables, store } = world();
    const table = await started(tables);
    const answer = (await nextAnswer(table, seeded(1)))!;
    const first = await table.wish(PEOPLE[answer.seat]!, answer);
    await tables.close();
    const again = (await new Tables(surroundings(store)).open(table.head.id))!;
    expect(await again.wish(PEOPLE[answer.seat]!, answer)).toEqual(first);
    expect(again.version).toBe(table.version);
  });

  test('to another moment is refused and changes nothing', async () => {
    const { tables } = world();
    const table = await started(tables);
    const answer = (await nextAnswer(table, seeded(1)))!;
    const { version } = table;
    const by = PEOPLE[answer.seat]!;
    for (const [change, why] of [
      [{ decision: answer.decision + 1 }, 'stale'],
      [{ undos: 1 }, 'stale'],
      [{ option: 'win' }, 'not offered'],
      [{ seat: 7 }, 'no such seat'],
      [{ seat: 1 - answer.seat }, 'not yours'],
    ] as const) {
      expect(await table.wish(by, { ...answer, ...change })).toEqual({ granted: false, why });
    }
    expect(await table.wish('nobody', answer)).toEqual({ granted: false, why: 'not yours' });
    expect(table.version).toBe(version);
    granted(await table.wish(by, answer));
  });

  test('that could not be written is not there, and may be sent again', async () => {
    const { tables, store } = world();
    const table = await started(tables);
    const watcher = new Watcher();
    await watcher.look(table);
    const answer = (await nextAnswer(table, seeded(1)))!;
    store.before = () => {
      throw new StoreUnavailable('full');
    };
    await expect(table.wish(PEOPLE[answer.seat]!, answer)).rejects.toThrow(StoreUnavailable);
    expect(watcher.news).toHaveLength(1);
    store.before = () => {};
    granted(await table.wish(PEOPLE[answer.seat]!, answer));
    expect(watcher.seen.answers).toBe(1);
  });

  test('that was written while the connection broke counts once', async () => {
    const { tables, store } = world();
    const table = await started(tables);
    const answer = (await nextAnswer(table, seeded(1)))!;
    store.before = async (append) => {
      store.before = () => {};
      await store.append(append);
      throw new StoreUnavailable('cut');
    };
    await expect(table.wish(PEOPLE[answer.seat]!, answer)).rejects.toThrow('cut');
    const version = granted(await table.wish(PEOPLE[answer.seat]!, answer));
    expect(store.rows.get(table.head.id)!.entries).toHaveLength(version);
  });
});

describe('two processes on one store', () => {
  test('of two answers to the same decision at once exactly one wins, and both see it', async () => {
    const store = new MemoryTables();
    const processes = [new Tables(surroundings(store)), new Tables(surroundings(store))];
    const here = await started(processes[0]!);
    const there = (await processes[1]!.open(here.head.id))!;
    const watchers = [new Watcher(0), new Watcher(0)];
    await watchers[0]!.look(here);
    await watchers[1]!.look(there);
    for (let i = 0; i < 40; i++) {
      const answer = (await nextAnswer(here, seeded(i)))!;
      const by = PEOPLE[answer.seat]!;
      const replies = await Promise.all([here.wish(by, answer), there.wish(by, { ...answer, nonce: `other ${i}` })]);
      expect(replies.map(({ granted }) => granted).sort()).toEqual([false, true]);
      await there.whole(0);
      await here.whole(0);
      expect(watchers[0]!.seen).toEqual(watchers[1]!.seen);
      expect(watchers[0]!.seen.answers).toBe(i + 1);
    }
    const whole = await loadWholeTable(store, here.head.id);
    expect(whole.history).toHaveLength(40);
    expect(watchers[0]!.heard).toEqual(watchers[1]!.heard);
  });
});

describe('taking back', () => {
  test('is free while nobody has learnt anything, and makes old answers stale', async () => {
    const { tables } = world();
    const table = await started(tables);
    const rng = seeded(4);
    const watchers = [new Watcher(0), new Watcher(1), new Watcher()];
    for (const watcher of watchers) await watcher.look(table);
    let taken = 0;
    for (let i = 0; i < 150; i++) {
      const before = watchers.map(({ seen, heard }) => ({ view: seen.view, heard: [...heard] }));
      const answer = await nextAnswer(table, rng);
      if (!answer) break;
      const { seat } = answer;
      granted(await table.wish(PEOPLE[seat]!, answer));
      if (!watchers[seat]!.seen.mayUndo) continue;
      const { view, undos } = watchers[seat]!.seen;
      const undo = { wish: 'undo', seat, decision: view!.decision, undos } as const;
      granted(await table.wish(PEOPLE[seat]!, undo));
      taken++;
      expect(watchers.map(({ seen, heard }) => ({ view: seen.view, heard: [...heard] }))).toEqual(before);
      expect(await table.wish(PEOPLE[seat]!, undo)).toMatchObject({ granted: false });
      expect(await table.wish(PEOPLE[seat]!, { ...answer, nonce: 'late' })).toEqual({ granted: false, why: 'stale' });
      granted(await table.wish(PEOPLE[seat]!, { ...answer, undos: undos + 1, nonce: `again ${i}` }));
    }
    expect(taken).toBeGreaterThan(10);
  });

  test('goes through what bots have seen and answered, for the only person at a table', async () => {
    const { tables, store } = world();
    const furthest = { alone: 0, rated: 0 };
    for (const [name, rated] of [
      ['alone', false],
      ['rated', true],
    ] as const) {
      const table = await made(tables, two({ rated }));
      granted(await table.wish(PEOPLE[0], { wish: 'bot', seat: 1, level: 'easy' }));
      granted(await table.wish(PEOPLE[0], { wish: 'start' }));
      const rng = seeded(5);
      const states = [canonical((await loadWholeTable(store, table.head.id)).play!.state)];
      for (let answer = await nextAnswer(table, rng); answer; answer = await nextAnswer(table, rng)) {
        const { wish, nonce, ...given } = answer;
        if (given.seat === 0) granted(await table.wish(PEOPLE[0], answer));
        else granted(await table.chore({ chore: 'bot answers', ...given }));
        states[table.gathering.answers] = canonical((await loadWholeTable(store, table.head.id)).play!.state);
        const { view, mayUndo, undos } = (await table.whole(0)).table;
        if (given.seat === 0 || !mayUndo || furthest[name] > 1) continue;
        const { answers } = table.gathering;
        granted(await table.wish(PEOPLE[0], { wish: 'undo', seat: 0, decision: view!.decision, undos }));
        furthest[name] = answers - table.gathering.answers;
        const back = await loadWholeTable(store, table.head.id);
        expect(canonical(back.play!.state)).toBe(states[table.gathering.answers]);
        expect(back.history).toHaveLength(table.gathering.answers);
      }
      expect(verify(osadnicy, (await tables.record(table.head.id)) as GameRecord<Config>)).toBeNull();
    }
    expect(furthest.alone).toBeGreaterThan(1);
    expect(furthest.rated).toBe(0);
  });

  test('beyond that needs everybody, and leads to the very same game', async () => {
    const { tables, store } = world();
    const table = await started(tables, three());
    const rng = seeded(9);
    await play(table, rng, 10);
    const at10 = await loadWholeTable(store, table.head.id);
    const watcher = new Watcher(1);
    await watcher.look(table);
    await play(table, rng, 60);
    const what = { propose: 'undo', to: 10 } as const;
    granted(await table.wish(PEOPLE[0], { wish: 'propose', seat: 0, what }));
    expect(await table.wish(PEOPLE[0], { wish: 'agree', seat: 0 })).toEqual({ granted: false, why: 'agreed already' });
    granted(await table.wish(PEOPLE[1], { wish: 'agree', seat: 1 }));
    expect(watcher.seen.proposal).toEqual({ by: 0, what, agreed: [0, 1] });
    granted(await table.wish(PEOPLE[2], { wish: 'agree', seat: 2 }));
    const now = await loadWholeTable(store, table.head.id);
    expect(canonical(now.play!.state)).toBe(canonical(at10.play!.state));
    expect(watcher.seen).toMatchObject({ answers: 10, undos: 1, proposal: null });
    expect(watcher.seen).toEqual((await table.whole(1)).table);
    await play(table, rng);
    expect(table.gathering.status).toBe('over');
    expect(verify(osadnicy, (await tables.record(table.head.id)) as GameRecord<Config>)).toBeNull();
  });
});

describe('a process that has not heard yet what another one did', () => {
  /** On the same store, but told nothing. */
  async function deafTo(store: MemoryTables, id: string) {
    const deaf = new Tables(surroundings(store, { store: { tables: store, bus: new LocalBus() } }));
    return (await deaf.open(id))!;
  }

  test('denies nobody an answer to a question that it does not know', async () => {
    const { tables, store } = world();
    const table = await started(tables);
    const deaf = await deafTo(store, table.head.id);
    await play(table, seeded(1), 3);
    const answer = (await nextAnswer(table, seeded(2)))!;
    granted(await deaf.wish(PEOPLE[answer.seat]!, answer));
    expect(deaf.version).toBe(table.version);
  });

  test('knows who has sat down, and what was proposed', async () => {
    const { tables, store } = world();
    const table = await started(tables);
    const deaf = await deafTo(store, table.head.id);
    granted(await table.wish(PEOPLE[0], { wish: 'propose', seat: 0, what: { propose: 'pause' } }));
    granted(await deaf.wish(PEOPLE[1], { wish: 'agree', seat: 1 }));
    granted(await table.wish(PEOPLE[0], { wish: 'propose', seat: 0, what: { propose: 'go on' } }));
    expect(deaf.gathering.proposal).toBeNull();
    expect(await deaf.catchUp()).toBe(true);
    expect(deaf.gathering.proposal).not.toBeNull();
    expect(await deaf.catchUp()).toBe(false);
  });

  test('denies what is truly wrong after one look', async () => {
    const { tables, store } = world();
    const table = await started(tables);
    const deaf = await deafTo(store, table.head.id);
    await play(table, seeded(1), 3);
    const answer = (await nextAnswer(table, seeded(2)))!;
    let looks = 0;
    const { entries } = store;
    store.entries = (...asked) => {
      looks++;
      return entries.apply(store, asked);
    };
    const wrong = { ...answer, option: 'win' };
    expect(await deaf.wish(PEOPLE[answer.seat]!, wrong)).toEqual({ granted: false, why: 'not offered' });
    expect(looks).toBeLessThanOrEqual(2);
  });
});
