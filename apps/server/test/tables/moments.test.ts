import { seeded } from '@imperia/engine';
import { expect, test } from 'vitest';
import { withChanges } from '../../src/protocol/changes.ts';
import type { Moments } from '../../src/protocol/update.ts';
import { Tables } from '../../src/tables/tables.ts';
import { MemoryTables } from './memory-store.ts';
import { granted, nextAnswer, PEOPLE, started, three } from './playing.ts';
import { surroundings } from './surroundings.ts';

interface Seen {
  readonly answers: number;
  readonly heard: number;
  readonly asked: readonly number[];
  readonly view: unknown;
}

function unpacked({ first, moments }: Moments): Seen[] {
  let view = first;
  return moments.map(({ answers, heard, asked, changes }) => {
    if (changes) view = withChanges(view, changes);
    return { answers, heard, asked, view };
  });
}

/** What each seat would have seen, had it looked all the time since its own last answer. */
test('what somebody missed is what that seat would have seen, answer by answer, over whole games', async () => {
  const tables = new Tables(surroundings(new MemoryTables()));
  const table = await started(tables, three());
  const seats = [0, 1, 2];
  const now = async (seat: number): Promise<Seen> => {
    const { table: seen, heard } = await table.whole(seat);
    const { answers, asked, view } = seen;
    return JSON.parse(JSON.stringify({ answers, heard: heard.from + heard.events.length, asked, view }));
  };
  const kept = await Promise.all(seats.map(async (seat) => [await now(seat)]));
  const rng = seeded(3);
  let longest = 0;
  let undos = 0;
  for (let count = 0; ; count++) {
    const answer = await nextAnswer(table, rng);
    if (!answer) break;
    granted(await table.wish(PEOPLE[answer.seat]!, answer));
    for (const seat of seats) {
      if (seat === answer.seat) kept[seat] = [];
      kept[seat]!.push(await now(seat));
    }
    const { view, mayUndo, undos: before } = (await table.whole(answer.seat)).table;
    if (count % 9 === 0 && mayUndo) {
      const taken = { wish: 'undo', seat: answer.seat, decision: view!.decision, undos: before } as const;
      granted(await table.wish(PEOPLE[answer.seat]!, taken));
      undos++;
      for (const seat of seats) kept[seat] = [await now(seat)];
    }
    if (count % 7 !== 0) continue;
    for (const seat of seats) {
      const since = await tables.since(table.head.id, seat);
      expect(unpacked(JSON.parse(JSON.stringify(since)))).toEqual(kept[seat]);
      longest = Math.max(longest, kept[seat]!.length);
    }
  }
  expect(table.gathering.status).toBe('over');
  expect(longest, 'somebody missed more than a moment').toBeGreaterThan(3);
  expect(undos).toBeGreaterThan(0);
});

test('nothing has been missed before the game, and a stranger is told nothing', async () => {
  const tables = new Tables(surroundings(new MemoryTables()));
  const made = await tables.make({ identity: 'ala', name: 'Ala' }, three());
  if (!('table' in made)) throw new Error('not made');
  expect(await tables.since(made.table.head.id, 0)).toBeNull();
  expect(await tables.since('nothing', 0)).toBeNull();
});
