import { type GameRecord, seeded, verify } from '@imperia/engine';
import { GAME_IDS, SHELF } from '@imperia/shelf';
import { describe, expect, test } from 'vitest';
import { KITS } from '../../src/games.ts';
import type { FoldedTable } from '../../src/tables/folded-table.ts';
import { NoSuchGame } from '../../src/tables/other-rules.ts';
import { outingsOf } from '../../src/tables/outings.ts';
import { Tables } from '../../src/tables/tables.ts';
import { checkUpgrade } from '../../src/tables/upgrade.ts';
import { MemoryTables } from './memory-store.ts';
import { play, started } from './playing.ts';
import { SETTINGS, surroundings } from './surroundings.ts';

const quick = (game: (typeof GAME_IDS)[number]) => ({ game, wanted: SHELF[game].cover.quick, settings: SETTINGS });

test('there is more than one game', () => {
  expect(GAME_IDS.length).toBeGreaterThan(1);
});

test('tables of all games stand side by side, and each is played by its own rules to its end', async () => {
  const ended: FoldedTable[] = [];
  const tables = new Tables(surroundings(new MemoryTables(), { ended: (table) => ended.push(table) }));
  const all = [];
  for (const game of GAME_IDS) all.push(await started(tables, quick(game)));
  const rng = seeded(1);
  // By turns, so that what one leaves behind would be in another's way.
  while ((await Promise.all(all.map((table) => play(table, rng, 5)))).some((answers) => answers > 0));
  for (const { head, gathering } of all) {
    expect(gathering.status).toBe('over');
    const { game, setup } = KITS.get(head.game)!;
    expect(verify(game, (await tables.record(head.id)) as GameRecord<unknown>)).toBeNull();
    const outings = outingsOf(ended.find((table) => table.head.id === head.id)!);
    expect(outings.map((outing) => [outing.game, outing.side])).toEqual(
      outings.map((_, seat) => [head.game, setup.side(head.config, seat)]),
    );
  }
});

describe('a table of a game that this release does not have', () => {
  async function left() {
    const store = new MemoryTables();
    const told: string[] = [];
    const around = surroundings(store, { now: () => 1e12, trouble: (error) => void told.push(String(error)) });
    const tables = new Tables(around);
    const [running, over] = [await started(tables, quick('osadnicy')), await started(tables, quick('osadnicy'))];
    await play(running, seeded(1), 20);
    await play(over, seeded(2));
    const record = await tables.record(over.head.id);
    await tables.close();
    for (const [id, row] of store.rows)
      store.rows.set(id, { ...row, head: { ...row.head, game: 'gone' }, summary: { ...row.summary, dueAt: 0 } });
    return { store, told, later: new Tables(around), running: running.head.id, over: over.head.id, record };
  }

  test('stays as it is, says so, and nothing is tried there again and again', async () => {
    const { store, told, later, running, over } = await left();
    const before = JSON.stringify([...store.rows]);
    for (const id of [running, over]) await expect(later.open(id)).rejects.toThrow(NoSuchGame);
    await expect(later.open(running)).rejects.toThrow('“gone”, which this release does not have');
    for (let i = 0; i < 5; i++) await later.expire();
    expect(told.length, 'told once for each').toBe(2);
    expect(JSON.stringify([...store.rows])).toBe(before);
    const checks = [];
    for await (const check of checkUpgrade(store)) checks.push(check);
    expect(checks).toMatchObject([{ id: running, moves: false, why: expect.stringContaining('does not have') }]);
  });

  test('gives the record of a game that is over, for a release that has it', async () => {
    const { later, over, record } = await left();
    expect(await later.record(over)).toEqual({ ...(record as object), game: 'gone' });
  });
});
