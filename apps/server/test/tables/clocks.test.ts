import { seeded } from '@imperia/engine';
import { describe, expect, test } from 'vitest';
import type { TableSettings } from '../../src/protocol/settings.ts';
import { steadyClock } from '../../src/tables/surroundings.ts';
import { Tables } from '../../src/tables/tables.ts';
import { MemoryTables } from './memory-store.ts';
import { granted, nextAnswer, PEOPLE, play, started, two } from './playing.ts';
import { surroundings } from './surroundings.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LIVE: Partial<TableSettings> = { time: { time: 'live', initial: 10 * MINUTE, increment: 5000 } };

class World {
  readonly store = new MemoryTables();
  now = 1_000_000;
  readonly tables = this.process();

  process(): Tables {
    return new Tables(surroundings(this.store, { now: () => this.now }));
  }

  dueAt(id: string): number | null {
    return this.store.rows.get(id)!.summary.dueAt;
  }
}

describe('a live clock', () => {
  test('runs for who is asked, and each answer adds a little', async () => {
    const world = new World();
    const table = await started(world.tables, two(LIVE));
    const [seat] = table.gathering.asked as [number];
    expect(world.dueAt(table.head.id)).toBe(world.now + 10 * MINUTE);
    world.now += MINUTE;
    await play(table, seeded(1), 1);
    const { left } = table.gathering.clocks!;
    expect(left[seat]).toBe(9 * MINUTE + 5000);
    expect(left[1 - seat]).toBe(10 * MINUTE);
  });

  test('gives no time for answering the same again', async () => {
    const world = new World();
    const table = await started(world.tables, two(LIVE));
    const rng = seeded(2);
    for (;;) {
      const before = table.gathering.clocks!.left;
      const answer = (await nextAnswer(table, rng))!;
      const { seat } = answer;
      granted(await table.wish(PEOPLE[seat]!, answer));
      const { view, mayUndo, undos } = (await table.whole(seat)).table;
      if (!mayUndo) continue;
      granted(await table.wish(PEOPLE[seat]!, { wish: 'undo', seat, decision: view!.decision, undos }));
      expect(table.gathering.clocks!.left).toEqual(before);
      return;
    }
  });

  test('stands still during a pause', async () => {
    const world = new World();
    const table = await started(world.tables, two(LIVE));
    const { left } = table.gathering.clocks!;
    for (const what of ['pause', 'go on'] as const) {
      granted(await table.wish(PEOPLE[0], { wish: 'propose', seat: 0, what: { propose: what } }));
      granted(await table.wish(PEOPLE[1], { wish: 'agree', seat: 1 }));
      if (what === 'pause') expect(world.dueAt(table.head.id)).toBeNull();
      if (what === 'pause') world.now += DAY;
    }
    expect(table.gathering.clocks!.left).toEqual(left);
    expect(world.dueAt(table.head.id)).toBe(world.now + 10 * MINUTE);
  });
});

describe('at the end of time', () => {
  test('a bot plays on, and the person may come back', async () => {
    const world = new World();
    const table = await started(world.tables, two(LIVE));
    const [seat] = table.gathering.asked as [number];
    world.now += 10 * MINUTE - 1;
    expect(await world.tables.expire()).toBe(0);
    world.now += 1;
    expect(await world.tables.expire()).toBe(1);
    expect(table.gathering.sitters[seat]).toMatchObject({ identity: PEOPLE[seat], bot: 'normal' });
    expect(table.gathering.clocks!.running).toEqual([]);
    granted(await table.wish(PEOPLE[seat]!, { wish: 'sit', seat, name: 'Ala' }));
    expect(table.gathering.clocks!.running).toEqual([seat]);
    expect(world.dueAt(table.head.id)).toBe(world.now + 30_000);
  });

  test('the seat resigns, where that was chosen', async () => {
    const world = new World();
    const table = await started(world.tables, two({ time: { time: 'days', perMove: 3 * DAY }, atTimeEnd: 'resign' }));
    await play(table, seeded(1), 1);
    const [seat] = table.gathering.asked as [number];
    expect(world.dueAt(table.head.id)).toBe(world.now + 3 * DAY);
    world.now += 3 * DAY;
    expect(await world.tables.expire()).toBe(1);
    expect(table.gathering).toMatchObject({ status: 'over', result: { winners: [1 - seat] } });
    expect(world.dueAt(table.head.id)).toBeNull();
  });

  test('is seen to once, however many processes look', async () => {
    const world = new World();
    const id = (await started(world.tables, two(LIVE))).head.id;
    const processes = [world.tables, world.process(), world.process()];
    world.now += DAY;
    const counts = await Promise.all(processes.map((process) => process.expire()));
    expect(counts.reduce((a, b) => a + b)).toBe(1);
    expect(world.store.rows.get(id)!.entries.filter((entry) => entry.includes('"why":"time"'))).toHaveLength(1);
  });

  test('an answer that comes too late is none, though nobody has looked yet', async () => {
    const world = new World();
    const table = await started(world.tables, two(LIVE));
    const answer = (await nextAnswer(table, seeded(1)))!;
    world.now += 11 * MINUTE;
    expect(await table.wish(PEOPLE[answer.seat]!, answer)).toEqual({ granted: false, why: 'not yours' });
  });
});

describe('when the clock of the machine jumps', () => {
  test('nobody loses time while the process runs', () => {
    let [wall, passed] = [1000, 0];
    const now = steadyClock(
      () => wall,
      () => passed,
    );
    wall += DAY;
    passed += 10;
    expect(now()).toBe(1010);
    wall -= 2 * DAY;
    passed += 10;
    expect(now()).toBe(1020);
  });

  test('back, over a restart, nobody gains or loses', async () => {
    const world = new World();
    const table = await started(world.tables, two(LIVE));
    const [seat] = table.gathering.asked as [number];
    await world.tables.close();
    world.now -= DAY;
    const again = (await world.process().open(table.head.id))!;
    await play(again, seeded(1), 1);
    expect(again.gathering.clocks!.left[seat]).toBe(10 * MINUTE + 5000);
  });

  test('the time in which there was no server is nobody’s, though somebody’s would have run out', async () => {
    const world = new World();
    const table = await started(world.tables, two(LIVE));
    const [seat] = table.gathering.asked as [number];
    world.now += MINUTE;
    await world.tables.close();
    const outage = { from: world.now, to: world.now + 30 * MINUTE };
    world.now = outage.to;
    const process = new Tables(surroundings(world.store, { now: () => world.now, outages: () => [outage] }));
    expect(await process.expire()).toBe(0);
    const again = (await process.open(table.head.id))!;
    expect(again.gathering.clocks).toMatchObject({ left: { [seat]: 9 * MINUTE }, at: world.now });
    expect(world.dueAt(table.head.id)).toBe(world.now + 9 * MINUTE);
    world.now += MINUTE;
    await play(again, seeded(1), 1);
    expect(again.gathering.clocks!.left[seat]).toBe(8 * MINUTE + 5000);
    world.now += 11 * MINUTE;
    expect(await process.expire(), 'time runs again, and runs out').toBe(1);
    const replayed = (await world.process().open(table.head.id))!;
    expect(replayed.gathering.clocks).toEqual(again.gathering.clocks);
  });

  test('over a restart nobody loses more than passed by the wall', async () => {
    const world = new World();
    const table = await started(world.tables, two(LIVE));
    const [seat] = table.gathering.asked as [number];
    await world.tables.close();
    world.now += 2 * MINUTE;
    const again = (await world.process().open(table.head.id))!;
    await play(again, seeded(1), 1);
    expect(again.gathering.clocks!.left[seat]).toBe(8 * MINUTE + 5000);
  });
});
