import { canonical, type Decision, type GameRecord, type Rng, seeded, verify } from '@imperia/engine';
import { type Config, isDeedDone, type OsadnicyStep, osadnicy } from '@imperia/osadnicy';
import { describe, expect, test } from 'vitest';
import type { LiveTable } from '../../src/tables/live-table.ts';
import { loadWholeTable } from '../../src/tables/load.ts';
import { Tables } from '../../src/tables/tables.ts';
import { MemoryTables } from './memory-store.ts';
import { granted, made, nextAnswer, PEOPLE, play, started, two } from './playing.ts';
import { surroundings } from './surroundings.ts';

function world() {
  const store = new MemoryTables();
  return { store, tables: new Tables(surroundings(store)) };
}

async function withBot(tables: Tables, settings = {}): Promise<LiveTable> {
  const table = await made(tables, two(settings));
  granted(await table.wish(PEOPLE[0], { wish: 'bot', seat: 1, level: 'easy' }));
  granted(await table.wish(PEOPLE[0], { wish: 'start' }));
  return table;
}

/** So many answers, or all that are left. */
async function playOn(table: LiveTable, rng: Rng, most = Number.POSITIVE_INFINITY): Promise<void> {
  for (let count = 0; count < most; count++) {
    const answer = await nextAnswer(table, rng);
    if (!answer) return;
    const { wish, nonce, ...given } = answer;
    if (given.seat === 0) granted(await table.wish(PEOPLE[0], answer));
    else granted(await table.chore({ chore: 'bot answers', ...given }));
  }
}

async function takeBack(table: LiveTable, seat = 0) {
  const { view, undos } = (await table.whole(seat)).table;
  return table.wish(PEOPLE[seat]!, { wish: 'take back', seat, decision: view!.decision, undos });
}

/** Each question at which the only person began something, from what stands. */
async function turnsIn(store: MemoryTables, table: LiveTable) {
  const { turns } = await loadWholeTable(store, table.head.id);
  return turns.saved();
}

describe('the only person at a table', () => {
  test('takes a turn back behind what was learnt, again and again, and the game says so', async () => {
    const { tables, store } = world();
    const table = await withBot(tables);
    const rng = seeded(11);
    await playOn(table, rng, 90);
    for (let times = 1; times <= 3; times++) {
      const began = (await turnsIn(store, table)).at(-1)!;
      granted(await takeBack(table));
      const { table: seen } = await table.whole(0);
      expect(seen).toMatchObject({ answers: began, undos: times, takenBack: times, mayTakeBack: true });
      expect(seen.asked).toContain(0);
    }
    const back = await loadWholeTable(store, table.head.id);
    expect(back.history).toHaveLength(table.gathering.answers);
    await playOn(table, rng);
    expect(table.gathering.status).toBe('over');
    const record = await tables.record(table.head.id);
    expect(record).toMatchObject({ takenBack: 3 });
    expect(verify(osadnicy, record as GameRecord<Config>)).toBeNull();
    expect((await table.whole(0)).table).toMatchObject({ mayTakeBack: false, takenBack: 3 });
  });

  test('does so to the very same game, at whichever process, and to its first turn', async () => {
    const { tables, store } = world();
    const table = await withBot(tables);
    const rng = seeded(12);
    const states: string[] = [];
    for (let answers = 0; answers < 45; answers++) {
      states.push(canonical((await loadWholeTable(store, table.head.id)).play!.state));
      await playOn(table, rng, 1);
    }
    await tables.close();
    const again = (await new Tables(surroundings(store)).open(table.head.id))!;
    const [first] = await turnsIn(store, again);
    while ((await again.whole(0)).table.mayTakeBack) {
      granted(await takeBack(again));
      const now = await loadWholeTable(store, again.head.id);
      expect(canonical(now.play!.state)).toBe(states[again.gathering.answers]);
      const asked = now.play!.decisions().find(({ seat }) => seat === 0)!;
      expect(again.gathering.answers === first || isDeedDone(asked as Decision<OsadnicyStep>)).toBe(true);
    }
    expect(again.gathering.answers).toBe(first);
    expect(again.gathering.takenBack).toBeGreaterThan(3);
    expect(await takeBack(again)).toEqual({ granted: false, why: 'nothing to undo' });
  });

  test('goes back freely where nothing was learnt, which the game does not note', async () => {
    const { tables } = world();
    const table = await withBot(tables);
    const rng = seeded(4);
    for (let answer = await nextAnswer(table, rng); answer; answer = await nextAnswer(table, rng)) {
      await playOn(table, rng, 1);
      const { view, mayUndo, undos } = (await table.whole(0)).table;
      if (!mayUndo) continue;
      granted(await table.wish(PEOPLE[0], { wish: 'undo', seat: 0, decision: view!.decision, undos }));
      break;
    }
    expect(table.gathering.undos).toBe(1);
    expect((await table.whole(0)).table.takenBack).toBeUndefined();
  });

  test('but not for a rating', async () => {
    const { tables } = world();
    const table = await withBot(tables, { rated: true });
    await playOn(table, seeded(11), 90);
    expect((await table.whole(0)).table.mayTakeBack).toBe(false);
    expect(await takeBack(table)).toEqual({ granted: false, why: 'nothing to undo' });
  });
});

test('with other people nobody takes back what others have learnt', async () => {
  const { tables } = world();
  const table = await started(tables);
  await play(table, seeded(11), 90);
  for (const seat of [0, 1]) {
    expect((await table.whole(seat)).table.mayTakeBack).toBe(false);
    expect(await takeBack(table, seat)).toEqual({ granted: false, why: 'nothing to undo' });
  }
});
