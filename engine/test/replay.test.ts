import { describe, expect, test } from 'vitest';
import { tiny } from '../../games/tiny/src/game.ts';
import type { TinyConfig } from '../../games/tiny/src/state.ts';
import {
  BadRecord,
  type Fault,
  type GameRecord,
  hash,
  keyFrom,
  randomAnswer,
  replay,
  seeded,
  Table,
  verify,
} from '../src/index.ts';

function playedAtRandom(seed: number): GameRecord<TinyConfig> {
  const rng = seeded(seed);
  const table = new Table(tiny, { seats: 3, rounds: 3 }, keyFrom(rng));
  while (!table.over) {
    const [decision] = table.decisions();
    const option = randomAnswer(decision!, rng)!;
    table.answer({ seat: decision!.seat, decision: table.state.decision, option });
  }
  return JSON.parse(JSON.stringify(table.record())) as GameRecord<TinyConfig>;
}

const record = playedAtRandom(4);
const changed = <T>(list: readonly T[], at: number, item: T) => list.map((one, i) => (i === at ? item : one));

function faultOfReplay(bad: GameRecord<TinyConfig>): Fault | null {
  try {
    replay(tiny, bad);
    return null;
  } catch (error) {
    if (error instanceof BadRecord) return error.fault;
    throw error;
  }
}

test('a record holds', () => {
  expect(hash(replay(tiny, record).state)).toBe(record.hash);
  expect(verify(tiny, record)).toBeNull();
});

test('a record can be played up to any answer', () => {
  for (const to of [0, 1, 10]) expect(replay(tiny, record, to).length).toBe(to);
  const [middle, again] = [replay(tiny, record, 10), replay(tiny, record, 10)];
  expect(hash(middle.state)).toBe(hash(again.state));
});

test('a game goes on from a replay as it went', () => {
  const table = replay(tiny, record, 12);
  for (const answer of record.answers.slice(12)) expect(table.answer(answer)).toBeNull();
  expect(hash(table.state)).toBe(record.hash);
});

describe('what a game is dealt from', () => {
  const made = (deck: string) => ({ ...tiny, content: () => ({ deck }), firstContent: () => ({ deck: 'first' }) });
  const recorded = (deck: string) => new Table(made(deck), record.config, record.key).record();

  test('is in its record', () => {
    expect(recorded('a').content).toEqual({ deck: 'a' });
    expect(record).not.toHaveProperty('content');
    expect(verify(made('a'), recorded('a'))).toBeNull();
  });

  test('and where it is another thing here, nothing else is said', () => {
    const fault = { fault: 'other content', parts: ['deck'] };
    expect(verify(made('b'), recorded('a'))).toEqual(fault);
    expect(() => replay(made('b'), { ...recorded('a'), hash: 'x' })).toThrow(JSON.stringify(fault));
  });

  test('is what it was at first when the record does not say', () => {
    expect(verify(made('first'), record)).toBeNull();
    expect(verify(made('b'), record)).toEqual({ fault: 'other content', parts: ['deck'] });
  });
});

test('a game goes on by the rules of its version, and says so', () => {
  const versions: (string | undefined)[] = [];
  const setup: typeof tiny.setup = (config, key, version) => {
    versions.push(version);
    return tiny.setup(config, key, version);
  };
  const older = { ...record, version: 'older' };
  expect(replay({ ...tiny, setup }, older).record().version).toBe('older');
  expect(verify({ ...tiny, setup }, older)).toBeNull();
  expect(new Table({ ...tiny, setup }, record.config, record.key).record().version).toBe(tiny.version);
  expect(versions).toEqual(['older', 'older', tiny.version]);
});

describe('faults', () => {
  test('another game', () => {
    const bad = { ...record, game: 'chess' };
    expect(faultOfReplay(bad)).toEqual({ fault: 'wrong game', game: 'chess' });
    expect(verify(tiny, bad)).toEqual({ fault: 'wrong game', game: 'chess' });
  });

  test('an answer that was not offered', () => {
    const bad = { ...record, answers: changed(record.answers, 9, { ...record.answers[9]!, option: 'cheat' }) };
    const refused = { fault: 'refused', answer: 9, why: 'not offered' };
    expect(faultOfReplay(bad)).toEqual(refused);
    expect(verify(tiny, bad)).toEqual(refused);
  });

  test('another end', () => {
    const bad = { ...record, hash: '0'.repeat(16) };
    expect(faultOfReplay(bad)).toEqual({ fault: 'other end', expected: bad.hash, found: record.hash });
    expect(verify(tiny, bad)).toEqual({ fault: 'other end', expected: bad.hash, found: record.hash });
  });

  test('a key that was not promised, or none', () => {
    expect(verify(tiny, { ...record, key: 'f'.repeat(64) })).toEqual({ fault: 'other key' });
    expect(verify(tiny, { ...record, key: '' })).toEqual({ fault: 'other key' });
  });

  test('arranged luck, even when the game could not have gone on so with the real luck', () => {
    const arranged = record.outcomes.map(({ purpose, result }) => ({ purpose, result: [...result].reverse() }));
    expect(verify(tiny, { ...record, outcomes: arranged })).toEqual({ fault: 'other luck', outcome: 0 });
  });

  test('a whole game played with arranged luck', () => {
    const rng = seeded(9);
    const deck = { purpose: 0, result: [...Array(20).keys()] };
    const table = new Table(tiny, { seats: 2, rounds: 1 }, keyFrom(rng), { dictated: [deck] });
    while (!table.over) {
      const [decision] = table.decisions();
      table.answer({ seat: decision!.seat, decision: table.state.decision, option: randomAnswer(decision!, rng)! });
    }
    expect(faultOfReplay(table.record())).toBeNull();
    expect(verify(tiny, table.record())).toEqual({ fault: 'other luck', outcome: 0 });
  });

  test('luck that is missing, or too much of it', () => {
    const last = record.outcomes.length - 1;
    expect(verify(tiny, { ...record, outcomes: record.outcomes.slice(0, -1) })).toEqual({
      fault: 'other luck',
      outcome: last,
    });
    const more = [...record.outcomes, { purpose: 0, result: [1] }];
    expect(verify(tiny, { ...record, outcomes: more })).toEqual({ fault: 'other luck', outcome: last + 1 });
  });

  test('luck that cannot have been', () => {
    const twoOfOne = changed(record.outcomes, 0, { purpose: 0, result: [1, 1] });
    expect(faultOfReplay({ ...record, outcomes: twoOfOne })).toEqual({ fault: 'other luck', outcome: 0 });
    const otherPurpose = changed(record.outcomes, 1, { ...record.outcomes[1]!, purpose: 5 });
    expect(faultOfReplay({ ...record, outcomes: otherPurpose })).toEqual({ fault: 'other luck', outcome: 1 });
    expect(verify(tiny, { ...record, outcomes: otherPurpose })).toEqual({ fault: 'other luck', outcome: 1 });
  });
});
