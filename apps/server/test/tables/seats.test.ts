import { seeded } from '@imperia/engine';
import { FACTIONS } from '@imperia/osadnicy';
import { describe, expect, test } from 'vitest';
import type { Proposal } from '../../src/protocol/wishes.ts';
import { MOST_ENTRIES } from '../../src/tables/judge-wish.ts';
import type { LiveTable } from '../../src/tables/live-table.ts';
import { Tables } from '../../src/tables/tables.ts';
import { MemoryTables } from './memory-store.ts';
import { granted, made, nextAnswer, PEOPLE, play, started, tableOf, three, two } from './playing.ts';
import { surroundings } from './surroundings.ts';

const [ala, ola, ela] = PEOPLE;
const denied = (why: string) => ({ granted: false, why });

function world() {
  return new Tables(surroundings(new MemoryTables()));
}

describe('making a table', () => {
  test('chance picks the factions that nobody chose, none twice', async () => {
    const table = await made(world(), tableOf([null, 'romans', null, null]));
    const { factions } = table.head.config as { factions: string[] };
    expect(factions[1]).toBe('romans');
    expect(new Set(factions).size).toBe(4);
    expect(table.head.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(table.head.key).not.toBe((await made(world(), two())).head.key);
  });

  test('what the rules do not allow is said', async () => {
    const by = { identity: ala, name: ala };
    expect(await world().make(by, tableOf([]))).toEqual({ fault: 'seats', found: 0 });
    expect(await world().make(by, tableOf(['romans', 'romans']))).toMatchObject({
      fault: 'faction twice',
    });
    expect(await world().make(by, tableOf(new Array<null>(FACTIONS.length + 1).fill(null)))).toMatchObject({
      fault: 'seats',
    });
  });
});

describe('before the game', () => {
  test('people sit down, stand up, and the host calls bots and starts', async () => {
    const table = await made(world(), three());
    expect(await table.wish(ola, { wish: 'start' })).toEqual(denied('not host'));
    expect(await table.wish(ala, { wish: 'start' })).toEqual(denied('seats free'));
    expect(await table.wish(ola, { wish: 'sit', seat: 0, name: 'Ola' })).toEqual(denied('taken'));
    expect(await table.wish(ola, { wish: 'sit', seat: 9, name: 'Ola' })).toEqual(denied('no such seat'));
    granted(await table.wish(ola, { wish: 'sit', seat: 1, name: 'Ola' }));
    expect(await table.wish(ola, { wish: 'sit', seat: 2, name: 'Ola' })).toEqual(denied('sits already'));
    granted(await table.wish(ola, { wish: 'leave', seat: 1 }));
    expect(table.seatOf(ola)).toBeNull();
    expect(await table.wish(ola, { wish: 'bot', seat: 1, level: 'easy' })).toEqual(denied('not host'));
    expect(await table.wish(ala, { wish: 'bot', seat: 1, level: 'genius' })).toEqual(denied('no such bot'));
    granted(await table.wish(ala, { wish: 'bot', seat: 1, level: 'easy' }));
    granted(await table.wish(ala, { wish: 'bot', seat: 2, level: 'easy' }));
    granted(await table.wish(ola, { wish: 'sit', seat: 2, name: 'Ola' }));
    granted(await table.wish(ala, { wish: 'leave', seat: 0 }));
    expect(table.gathering.host).toBe(ola);
    granted(await table.wish(ola, { wish: 'bot', seat: 0, level: 'easy' }));
    granted(await table.wish(ola, { wish: 'start' }));
    expect(table.gathering).toMatchObject({ status: 'running', answers: 0 });
    expect(await table.wish(ola, { wish: 'start' })).toEqual(denied('not open'));
    expect(await table.wish(ala, { wish: 'sit', seat: 0, name: 'Ala' })).toEqual(denied('taken'));
  });

  test('the host may free a seat that somebody took, who then sits there no more; nobody else may', async () => {
    const table = await made(world(), three());
    granted(await table.wish(ola, { wish: 'sit', seat: 1, name: 'Ola' }));
    granted(await table.wish(ela, { wish: 'sit', seat: 2, name: 'Ela' }));
    expect(await table.wish(ola, { wish: 'unseat', seat: 2 })).toEqual(denied('not host'));
    expect(await table.wish(ala, { wish: 'unseat', seat: 0 })).toEqual(denied('no such seat'));
    granted(await table.wish(ala, { wish: 'unseat', seat: 1 }));
    expect(table.seatOf(ola)).toBeNull();
    expect(await table.wish(ola, { wish: 'sit', seat: 1, name: 'Ola' })).toEqual(denied('not welcome'));
    granted(await table.wish(ela, { wish: 'leave', seat: 2 }));
    granted(await table.wish(ela, { wish: 'sit', seat: 1, name: 'Ela' }));
    granted(await table.wish(ala, { wish: 'bot', seat: 2, level: 'easy' }));
    granted(await table.wish(ala, { wish: 'start' }));
    expect(await table.wish(ala, { wish: 'unseat', seat: 1 })).toEqual(denied('not open'));
  });

  test('nobody fills the store by what can be done and undone without end; the game goes on', async () => {
    const store = new MemoryTables();
    const before = new Tables(surroundings(store));
    const { id } = (await started(before)).head;
    await before.close();
    const row = store.rows.get(id)!;
    const body = JSON.parse(row.snapshot!.body);
    body.gathering.version = MOST_ENTRIES;
    row.snapshot = { version: MOST_ENTRIES, body: JSON.stringify(body) };
    row.entries.length = MOST_ENTRIES;
    const table = (await new Tables(surroundings(store)).open(id))!;
    const answer = (await nextAnswer(table, seeded(1)))!;
    const who = PEOPLE[answer.seat]!;
    const proposed = { wish: 'propose', seat: answer.seat, what: { propose: 'pause' } } as const;
    expect(await table.wish(who, proposed)).toEqual(denied('too long'));
    expect(granted(await table.wish(who, answer))).toBe(MOST_ENTRIES + 1);
    const { seat, decision, undos } = answer;
    expect(await table.wish(who, { wish: 'undo', seat, decision: decision + 1, undos })).toEqual(denied('too long'));
    granted(await table.wish(who, { wish: 'leave', seat }));
    expect(await table.wish(who, { wish: 'sit', seat, name: who })).toEqual(denied('too long'));
  });

  test('a table that its last person leaves is abandoned', async () => {
    const table = await made(world(), three());
    granted(await table.wish(ala, { wish: 'leave', seat: 0 }));
    expect(table.gathering.status).toBe('abandoned');
    expect(await table.wish(ola, { wish: 'sit', seat: 1, name: 'Ola' })).toEqual(denied('not running'));
  });
});

describe('during the game', () => {
  test('a bot takes over for who leaves, and the person takes the seat back', async () => {
    const table = await started(world());
    granted(await table.wish(ola, { wish: 'leave', seat: 1 }));
    expect(table.gathering.sitters[1]).toMatchObject({ identity: ola, bot: 'normal' });
    expect(await table.wish(ela, { wish: 'sit', seat: 1, name: 'Ela' })).toEqual(denied('taken'));
    granted(await table.wish(ola, { wish: 'sit', seat: 1, name: 'Ola' }));
    expect(table.gathering.sitters[1]).toMatchObject({ identity: ola, bot: null });
  });

  test('somebody who left cannot answer', async () => {
    const table = await started(world());
    const answer = (await nextAnswer(table, seeded(1)))!;
    granted(await table.wish(PEOPLE[answer.seat]!, { wish: 'leave', seat: answer.seat }));
    expect(await table.wish(PEOPLE[answer.seat]!, answer)).toEqual(denied('not yours'));
  });

  test('of two, resigning ends the game', async () => {
    const table = await started(world());
    await play(table, seeded(1), 5);
    granted(await table.wish(ala, { wish: 'resign', seat: 0 }));
    expect(table.gathering).toMatchObject({ status: 'over', asked: [], result: { winners: [1], places: [2, 1] } });
    expect(await table.wish(ola, { wish: 'resign', seat: 1 })).toEqual(denied('not running'));
  });

  test('of more, a bot plays on for who resigned, who comes last', async () => {
    const table = await started(world(), three());
    granted(await table.wish(ola, { wish: 'resign', seat: 1 }));
    expect(table.gathering).toMatchObject({ status: 'running' });
    expect(table.gathering.sitters[1]).toMatchObject({ bot: 'easy', resigned: true });
    expect(await table.wish(ola, { wish: 'sit', seat: 1, name: 'Ola' })).toEqual(denied('taken'));
    granted(await table.wish(ala, { wish: 'resign', seat: 0 }));
    expect(table.gathering).toMatchObject({ status: 'over', result: { winners: [2] } });
    expect(table.gathering.result!.places[2]).toBe(1);
  });

  test('pausing, going on and abandoning need everybody', async () => {
    const table = await started(world());
    const answer = (await nextAnswer(table, seeded(1)))!;
    const propose = (who: number, what: 'pause' | 'go on' | 'abandon') =>
      table.wish(PEOPLE[who]!, { wish: 'propose', seat: who, what: { propose: what } });
    expect(await propose(0, 'go on')).toEqual(denied('cannot be proposed'));
    granted(await propose(0, 'pause'));
    expect(await propose(1, 'abandon')).toEqual(denied('proposed already'));
    granted(await table.wish(ola, { wish: 'refuse', seat: 1 }));
    expect(table.gathering).toMatchObject({ status: 'running', proposal: null });
    granted(await propose(1, 'pause'));
    granted(await table.wish(ala, { wish: 'agree', seat: 0 }));
    expect(table.gathering).toMatchObject({ status: 'paused', proposal: null });
    expect(await table.wish(PEOPLE[answer.seat]!, answer)).toEqual(denied('paused'));
    granted(await propose(0, 'go on'));
    granted(await table.wish(ola, { wish: 'agree', seat: 1 }));
    granted(await table.wish(PEOPLE[answer.seat]!, answer));
    granted(await propose(0, 'abandon'));
    granted(await table.wish(ola, { wish: 'leave', seat: 1 }));
    expect(table.gathering).toMatchObject({ status: 'abandoned', result: null });
  });
});

describe('who has left a rated game to a bot for a while', () => {
  const propose = (table: LiveTable, what: Proposal) => table.wish(ala, { wish: 'propose', seat: 0, what });

  test.each<[string, Proposal]>([
    ['taken back to its start', { propose: 'undo', to: 0 }],
    ['given up', { propose: 'abandon' }],
  ])('has a voice in whether it is %s', async (_, what) => {
    const table = await started(world(), three({ rated: true }));
    await play(table, seeded(1), 4);
    granted(await table.wish(ola, { wish: 'leave', seat: 1 }));
    granted(await propose(table, what));
    granted(await table.wish(ela, { wish: 'agree', seat: 2 }));
    expect(table.gathering).toMatchObject({ status: 'running', answers: 4, proposal: { agreed: [0, 2] } });
    granted(await table.wish(ola, { wish: 'agree', seat: 1 }));
    expect(table.gathering.proposal).toBeNull();
    expect(table.gathering.answers === 0 || table.gathering.status === 'abandoned').toBe(true);
  });

  test('has none in a pause, nor in a game that is not rated', async () => {
    const rated = await started(world(), three({ rated: true }));
    const plain = await started(world(), three());
    for (const table of [rated, plain]) granted(await table.wish(ola, { wish: 'leave', seat: 1 }));
    granted(await propose(rated, { propose: 'pause' }));
    granted(await rated.wish(ela, { wish: 'agree', seat: 2 }));
    expect(rated.gathering.status).toBe('paused');
    granted(await propose(plain, { propose: 'abandon' }));
    granted(await plain.wish(ela, { wish: 'agree', seat: 2 }));
    expect(plain.gathering.status).toBe('abandoned');
  });
});

describe('a rematch', () => {
  test('is one table for all who ask, with the seats moved on', async () => {
    const tables = world();
    const table = await started(tables, three());
    expect(await tables.rematch(table.head.id, { identity: ala, name: ala })).toBe('not over');
    await play(table, seeded(2));
    expect(await tables.rematch(table.head.id, { identity: 'zoe', name: 'Zoe' })).toBe('not yours');
    const asked = await Promise.all(
      [ola, ala].map((identity) => tables.rematch(table.head.id, { identity, name: identity })),
    );
    const [one, other] = asked.map((done) => (typeof done === 'string' ? done : done.table));
    expect(one).toBe(other);
    if (typeof one !== 'object') throw new Error(one);
    expect(one.gathering.sitters.map(({ identity, invited }) => identity ?? `invited: ${invited}`)).toEqual([
      `invited: ${ela}`,
      ala,
      ola,
    ]);
    expect(one.head.config).toEqual(table.head.config);
    expect(one.head.key).not.toBe(table.head.key);
    expect(table.gathering.rematch).toBe(one.head.id);
    const host = one.gathering.host!;
    expect(await one.wish(host, { wish: 'start' }), 'nobody plays who has not said so').toEqual(denied('seats free'));
    expect(await one.wish('zoe', { wish: 'sit', seat: 0, name: 'Zoe' })).toEqual(denied('taken'));
    expect(one.seatKeptFor(ela)).toBe(0);
    granted(await one.wish(ela, { wish: 'sit', seat: 0, name: 'Ela' }));
    expect(one.gathering.sitters[0]).not.toHaveProperty('invited');
    granted(await one.wish(host, { wish: 'start' }));
  });

  test('goes on without who does not come: the host gives the seat to somebody else', async () => {
    const tables = world();
    const table = await started(tables, three());
    await play(table, seeded(2));
    const again = await tables.rematch(table.head.id, { identity: ala, name: ala });
    if (typeof again === 'string') throw new Error(again);
    const next = again.table;
    granted(await next.wish(ala, { wish: 'unseat', seat: 0 }));
    granted(await next.wish('zoe', { wish: 'sit', seat: 0, name: 'Zoe' }));
    granted(await next.wish(ala, { wish: 'bot', seat: 2, level: 'easy' }));
    expect(next.gathering.sitters[2]).toMatchObject({ identity: null, name: '', bot: 'easy' });
    granted(await next.wish(ala, { wish: 'start' }));
  });
});
