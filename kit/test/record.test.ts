import { expect, test } from 'vitest';
import { damagedField, isRecord } from '../src/index.ts';

const RECORD = {
  game: 'tiny',
  version: '1',
  config: { seats: 2 },
  commitment: 'c',
  key: '0f'.repeat(32),
  answers: [{ seat: 0, decision: 0, option: 'draw' }],
  outcomes: [{ purpose: 1, result: [2, 0] }],
  hash: 'h',
};

test('a record has all its fields, each as it must be', () => {
  expect(isRecord(RECORD)).toBe(true);
  expect(isRecord({ ...RECORD, content: { base: 'abc' }, seats: ['human'] })).toBe(true);
  for (const strange of [null, 7, 'record', [], [RECORD]]) expect(isRecord(strange)).toBe(false);
});

test.each<[string, object]>([
  ['game', { game: 7 }],
  ['version', { version: null }],
  ['commitment', { commitment: undefined }],
  ['hash', { hash: {} }],
  ['key', { key: 'abc' }],
  ['config', { config: undefined }],
  ['content', { content: { base: 1 } }],
  ['content', { content: 'base' }],
  ['answers', { answers: {} }],
  ['answers', { answers: [{ seat: 0.5, decision: 0, option: 'draw' }] }],
  ['answers', { answers: [{ seat: 0, decision: 0 }] }],
  ['outcomes', { outcomes: [{ purpose: 0, result: ['x'] }] }],
  ['outcomes', { outcomes: [null] }],
])('a damaged record is told by its field: %s', (field, damage) => {
  expect(damagedField({ ...RECORD, ...damage })).toBe(field);
});
