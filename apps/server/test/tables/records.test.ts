import { commitment, type GameRecord, seeded, verify } from '@imperia/engine';
import { type Config, osadnicy } from '@imperia/osadnicy';
import { describe, expect, test } from 'vitest';
import { Tables } from '../../src/tables/tables.ts';
import { localGame } from './local-game.ts';
import { MemoryTables } from './memory-store.ts';
import { granted, PEOPLE, play, started } from './playing.ts';
import { SETTINGS, surroundings } from './surroundings.ts';

const BY = { identity: PEOPLE[0], name: PEOPLE[0] };

describe('a game from one screen', () => {
  test('is taken online with all its history, and played to its end', async () => {
    const tables = new Tables(surroundings(new MemoryTables()));
    const record = localGame(40);
    const brought = await tables.bring(BY, { record, settings: { ...SETTINGS, rated: true }, seats: ['mine', 'free'] });
    if ('fault' in brought) throw new Error(JSON.stringify(brought));
    const { table } = brought;
    expect(table.gathering).toMatchObject({ status: 'running', answers: 40, broughtBy: PEOPLE[0] });
    expect(table.head.settings.rated).toBe(false);
    expect((await table.heard(0, 0, 10_000)).events.length).toBeGreaterThan(40);
    granted(await table.wish(PEOPLE[1], { wish: 'sit', seat: 1, name: 'Ola' }));
    await play(table, seeded(1));
    const whole = (await tables.record(table.head.id)) as GameRecord<Config>;
    expect(whole.answers.slice(0, 40)).toEqual(record.answers);
    expect(verify(osadnicy, whole)).toBeNull();
  });

  test.each([
    ['another key', (record: GameRecord<Config>) => ({ ...record, key: 'ab'.repeat(32) })],
    ['an answer that was not possible', (r: GameRecord<Config>) => ({ ...r, answers: [...r.answers, r.answers[0]!] })],
    [
      'luck that its key did not give',
      (r: GameRecord<Config>) => ({
        ...r,
        outcomes: r.outcomes.map((one) => ({ ...one, result: [...one.result].reverse() })),
      }),
    ],
    ['other rules', (record: GameRecord<Config>) => ({ ...record, version: '0' })],
    ['a game that is over', () => localGame(10_000)],
    ['no such faction', (r: GameRecord<Config>) => ({ ...r, config: { ...r.config, factions: ['x', 'y'] as never } })],
  ])('is not taken with %s', async (_, change) => {
    const tables = new Tables(surroundings(new MemoryTables()));
    const record = change(localGame(40));
    const brought = await tables.bring(BY, { record, settings: SETTINGS, seats: ['mine', { bot: 'easy' }] });
    expect(brought).toHaveProperty('fault');
  });
});

describe('the record of an online game', () => {
  test('is given only once the game is over, and anybody can verify it', async () => {
    const tables = new Tables(surroundings(new MemoryTables()));
    const table = await started(tables);
    await play(table, seeded(1), 20);
    expect(await tables.record(table.head.id)).toBe('not over');
    expect(await tables.record('nowhere')).toBe('no such table');
    await play(table, seeded(2));
    const record = (await tables.record(table.head.id)) as GameRecord<Config>;
    expect(commitment(record.key)).toBe(table.head.commitment);
    expect(verify(osadnicy, record)).toBeNull();
  });
});
