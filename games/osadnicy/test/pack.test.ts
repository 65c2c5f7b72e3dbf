import { readdirSync, readFileSync } from 'node:fs';
import { BadPack } from '@imperia/kit';
import { expect, test } from 'vitest';
import schema from '../cards/pack.schema.json' with { type: 'json' };
import romans from '../cards/romans.json' with { type: 'json' };
import { CARDS, checkPack, type Effect, PROGRAMS } from '../src/index.ts';

type Json = Record<string, unknown>;

/** The Roman pack with one thing changed. */
function changed(change: (pack: { deck: unknown; cards: Json[] }) => void): unknown {
  const pack = structuredClone(romans) as unknown as { deck: unknown; cards: Json[] };
  change(pack);
  return pack;
}

function flawOf(file: unknown): string {
  try {
    checkPack(file);
  } catch (error) {
    if (error instanceof BadPack) return `${error.flaw.path}: ${error.flaw.expected}`;
    throw error;
  }
  return 'none';
}

const CARDS_FOLDER = new URL('../cards/', import.meta.url);
const PACKS = readdirSync(CARDS_FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.json') &&
    !['pack.schema.json', 'attack.json', 'ready-decks.json', 'minis/tiles.json'].includes(file),
);

test('the packs of the game are right', () => {
  expect(PACKS.length).toBeGreaterThan(30);
  for (const file of PACKS) {
    expect(flawOf(JSON.parse(readFileSync(new URL(file, CARDS_FOLDER), 'utf8'))), file).toBe('none');
  }
});

test.each([
  ['no pack at all', 7, 'the file: object'],
  ['a missing field', changed(({ cards }) => delete cards[3]!.kind), 'cards[3].kind: a value, which is missing'],
  [
    'an unknown field',
    changed(({ cards }) => Object.assign(cards[0]!, { colour: 'red' })),
    /cards\[0\]\.colour: no such field; possible are id, /,
  ],
  [
    'an unknown colour',
    changed(({ cards }) => Object.assign(cards[0]!, { colors: ['green'] })),
    /cards\[0\]\.colors\[0\]: one of: black, /,
  ],
  [
    'a code that is none',
    changed(({ cards }) => Object.assign(cards[0]!, { id: 'RZY1' })),
    'cards[0].id: a text like "ABC001"',
  ],
  [
    'a number below zero',
    changed(({ cards }) => Object.assign(cards[0]!, { cost: { wood: -1 } })),
    'cards[0].cost.wood: at least 0',
  ],
  [
    'half a token',
    changed(({ cards }) => Object.assign(cards[0]!, { cost: { wood: 0.5 } })),
    'cards[0].cost.wood: integer',
  ],
  [
    'an unknown word',
    changed(({ cards }) => Object.assign(cards[0]!, { bonus: [{ op: 'fly' }] })),
    /cards\[0\]\.bonus\[0\]\.op: one of: gain, /,
  ],
  [
    'no effect where one must be',
    changed(({ cards }) => Object.assign(cards[0]!, { bonus: [] })),
    'cards[0].bonus: at least 1 of these',
  ],
  ['text for a list', changed(({ cards }) => Object.assign(cards[0]!, { bonus: 'much' })), 'cards[0].bonus: array'],
  [
    'an effect that is no object',
    changed(({ cards }) => Object.assign(cards[0]!, { bonus: [3] })),
    'cards[0].bonus[0]: an object with "op"',
  ],
  [
    'a name without letters',
    changed(({ cards }) => Object.assign(cards[0]!, { name: { pl: '', en: 'x' } })),
    'cards[0].name.pl: some text',
  ],
  [
    'a deal for too few copies',
    changed(({ cards }) => Object.assign(cards[0]!, { deal: ['wood'] })),
    /cards\[0\] \(RZY001\): a deal good for each copy/,
  ],
  [
    'a common card with a deal',
    changed((pack) => {
      pack.deck = 'common';
    }),
    /cards\[0\] \(RZY001\): no deal/,
  ],
])('%s is named with its place', (_, file, flaw) => {
  expect(flawOf(file)).toMatch(flaw);
});

test('the schema knows every word that cards use, and no card uses another', () => {
  const known = schema.$defs.effects.items.oneOf.map(({ properties }) => properties.op.const).sort();
  const used = [...new Set(PROGRAMS.flat().map(({ op }: Effect) => op))].sort();
  expect(known).toEqual(used);
});

test('codes are the printed ones, each on one card', () => {
  const codes = CARDS.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  const base = CARDS.filter(({ pack }) => pack === 'base').map(({ code }) => code);
  expect(base.filter((code) => code.startsWith('ZWY'))).toHaveLength(84);
});
