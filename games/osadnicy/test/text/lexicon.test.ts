import { CASES } from '@imperia/kit/inflection';
import { expect, test } from 'vitest';
import * as english from '../../src/text/lexicon/english.ts';
import { NOTES, VERBS } from '../../src/text/lexicon/keys.ts';
import * as polish from '../../src/text/lexicon/polish.ts';

/** Every string in a table of words, with the way to it. */
function words(table: unknown, path: string): [path: string, word: string][] {
  if (typeof table === 'string') return [[path, table]];
  if (typeof table !== 'object' || table === null) return [];
  return Object.entries(table).flatMap(([key, inner]) => words(inner, `${path}.${key}`));
}

test.each([
  ['english', english],
  ['polish', polish],
])('every word of the %s lexicon has every form', (name, lexicon) => {
  const all = words({ ...lexicon }, name);
  expect(all.length).toBeGreaterThan(100);
  for (const [path, word] of all) {
    expect(word.trim(), path).not.toBe('');
    expect(word, path).toBe(word.trim());
    expect(word, path).not.toMatch(/undefined| {2}/);
  }
});

test('Polish and English know the same words', () => {
  const keys = (tables: readonly object[]) => tables.map((table) => Object.keys(table).sort());
  const { nouns, adjectives, decks } = polish;
  expect(keys([nouns, adjectives, decks])).toEqual(keys([english.nouns, english.adjectives, english.decks]));
  for (const { verbs, notes } of [polish, english]) {
    expect(keys([verbs, notes])).toEqual([[...VERBS].sort(), [...NOTES].sort()]);
  }
});

test('each Polish noun and adjective declines through all cases', () => {
  const declined = Object.values(polish.adjectives).map(({ forms }) => forms);
  for (const forms of declined) {
    for (const gender of ['m', 'person', 'f', 'n', 'many'] as const) {
      expect(Object.keys(forms[gender])).toEqual([...CASES]);
    }
  }
  for (const { one, many } of Object.values(polish.nouns)) {
    expect(Object.keys(one)).toEqual([...CASES]);
    expect(Object.keys(many)).toEqual([...CASES]);
  }
});

test('colours agree with the noun', () => {
  const { blue, grey } = polish.adjectives;
  expect([blue.forms.f.nom, blue.forms.f.acc, blue.forms.f.gen, blue.forms.many.gen]).toEqual([
    'niebieska',
    'niebieską',
    'niebieskiej',
    'niebieskich',
  ]);
  expect([grey.forms.m.nom, grey.forms.f.ins, grey.forms.n.nom, grey.forms.many.nom]).toEqual([
    'szary',
    'szarą',
    'szare',
    'szare',
  ]);
});
