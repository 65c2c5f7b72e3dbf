import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkPack } from './check-pack.ts';

const folder = new URL('../cards/', import.meta.url);
const files = readdirSync(folder).filter((file) => !file.endsWith('.schema.json') && file !== 'rival.json');
const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));

test('every nation and the common cards of both boxes have a file', () => {
  expect(files).toHaveLength(18);
});

test.each(files)('%s is as the published schema says', (file) => {
  expect(() => checkPack(read(file))).not.toThrow();
});

describe('a mistake is named with its very place', () => {
  const romans = read('romans.json');
  const changed = (change: (card: Record<string, unknown>) => void) => {
    const copy = structuredClone(romans);
    change(copy.cards[2]);
    return copy;
  };
  const effect = (one: unknown) => changed((card) => Object.assign(card, { effects: [{ when: 'play', do: [one] }] }));
  test.each<[string, unknown]>([
    ['at cards[2].type: expected one of', changed((card) => Object.assign(card, { type: 'feudal' }))],
    ['at cards[2].colour: expected no such field', changed((card) => Object.assign(card, { colour: 'red' }))],
    ['at cards[2].effects[0].do[0].op: expected one of', effect({ op: 'conquer' })],
    ['at cards[2].effects[0].do[0].n: expected at least 1', effect({ op: 'draw', n: 0 })],
    ['at cards[2].effects[0].do[0].cards.in: expected', effect({ op: 'take', cards: { n: 1, what: ['card'] } })],
    ['expected a cost for developments', changed((card) => delete card.cost)],
    ['at setup: expected a value: romans are a nation', { ...romans, setup: undefined }],
  ])('%s', (message, file) => {
    expect(() => checkPack(JSON.parse(JSON.stringify(file)))).toThrow(message);
  });
});
