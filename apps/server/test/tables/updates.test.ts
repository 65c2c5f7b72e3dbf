import { SPECTATOR, seeded } from '@imperia/engine';
import { describe, expect, test } from 'vitest';
import { Tables } from '../../src/tables/tables.ts';
import { MemoryTables } from './memory-store.ts';
import { nextAnswer, PEOPLE, play, started, tableOf, three, two, Watcher } from './playing.ts';
import { surroundings } from './surroundings.ts';

const alone = tableOf(['romans']);
const four = tableOf([null, null, null, null]);

function world() {
  return new Tables(surroundings(new MemoryTables()));
}

describe('what a seat is sent', () => {
  test.each([alone, two(), three(), four])(
    'adds up to the whole, over whole games, in less than 2 kB on average',
    async (wanted) => {
      let bytes = 0;
      let count = 0;
      for (let seed = 0; seed < 2; seed++) {
        const table = await started(world(), wanted);
        const watchers = [...wanted.wanted.seats.keys(), SPECTATOR].map((seat) => new Watcher(seat));
        for (const watcher of watchers) await watcher.look(table);
        const rng = seeded(seed);
        while ((await play(table, rng, 25)) > 0) {
          for (const watcher of watchers) {
            const { table: seen, version } = await table.whole(watcher.seat);
            expect(watcher.seen).toEqual(JSON.parse(JSON.stringify(seen)));
            expect(watcher.version).toBe(version);
          }
        }
        for (const watcher of watchers) {
          const { events } = await table.heard(watcher.seat, 0, Number.POSITIVE_INFINITY);
          expect(watcher.heard).toEqual(events);
          for (const news of watcher.news.slice(1)) bytes += JSON.stringify(news).length;
          count += watcher.news.length - 1;
        }
        expect(table.gathering.status).toBe('over');
      }
      expect(bytes / count).toBeLessThan(2000);
    },
  );

  test('after a short absence is what is missing, after a long one everything', async () => {
    const table = await started(world());
    const watcher = new Watcher(0);
    const always = new Watcher(0);
    await always.look(table);
    await watcher.look(table);
    const rng = seeded(5);
    await play(table, rng, 3);
    watcher.leave();
    expect(await watcher.look(table)).toEqual([]);
    watcher.leave();
    await play(table, rng, 5);
    const missing = await watcher.look(table);
    expect(missing).toHaveLength(5);
    expect(watcher.seen).toEqual(always.seen);
    expect(watcher.heard).toEqual(always.heard);
    watcher.leave();
    await play(table, rng, 40);
    expect(await watcher.look(table)).toHaveProperty('table');
    expect(watcher.seen).toEqual(always.seen);
  });

  test('after an absence of everybody is one update', async () => {
    const table = await started(world());
    const watcher = new Watcher(1);
    await watcher.look(table);
    watcher.leave();
    await play(table, seeded(6), 4);
    expect(await watcher.look(table)).toHaveLength(1);
    expect(watcher.seen).toEqual((await table.whole(1)).table);
  });

  test('says everything to who names a version that never was', async () => {
    const table = await started(world());
    const { first } = await table.watch(0, 999, () => {});
    expect(first).toHaveProperty('table');
  });

  test('reaches the others when one who hears is in trouble', async () => {
    const troubles: unknown[] = [];
    const table = await started(
      new Tables(surroundings(new MemoryTables(), { trouble: (error) => troubles.push(error) })),
    );
    await table.watch(0, null, () => {
      throw new Error('cut');
    });
    const watcher = new Watcher(0);
    await watcher.look(table);
    await play(table, seeded(1), 1);
    expect(watcher.seen.answers).toBe(1);
    expect(troubles).toEqual([new Error('cut')]);
  });

  test('comes only once it is kept', async () => {
    const store = new MemoryTables();
    const table = await started(new Tables(surroundings(store)));
    const watcher = new Watcher(0);
    await watcher.look(table);
    const { length } = watcher.news;
    let told = -1;
    store.before = () => {
      told = watcher.news.length;
    };
    const answer = (await nextAnswer(table, seeded(1)))!;
    await table.wish(PEOPLE[answer.seat]!, answer);
    expect(told).toBe(length);
    expect(watcher.news).toHaveLength(length + 1);
  });
});
