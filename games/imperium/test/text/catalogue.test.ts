import { expect, test } from 'vitest';
import { CATALOGUE, GLOSSARY, RULES, refusalText, ruleOf } from '../../src/catalogue/index.ts';

test('every rule of the book and of the solo game is there, each under a name of its own', () => {
  expect(RULES.filter(({ source }) => source.startsWith('rulebook'))).toHaveLength(392);
  expect(RULES.filter(({ id }) => id.startsWith('IMP-SOLO-'))).toHaveLength(48);
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
});

test('rules and terms are said in both languages, and differently', () => {
  for (const { id, term, rule } of RULES) {
    for (const words of [term, rule]) expect(words.pl && words.en, id).toBeTruthy();
    expect(rule.pl, id).not.toBe(rule.en);
    expect(rule.pl, id).toMatch(/[.)]$/);
    expect(rule.en, id).toMatch(/[.)]$/);
  }
});

test('no two rules say the same', () => {
  expect(new Set(RULES.map(({ rule }) => rule.pl)).size).toBe(RULES.length);
  expect(new Set(RULES.map(({ rule }) => rule.en)).size).toBe(RULES.length);
});

test('the glossary names rules that exist, and every term once', () => {
  for (const { term, meaning, rules } of GLOSSARY) {
    expect(meaning.pl && meaning.en, term.pl).toBeTruthy();
    expect(rules.filter((id) => !ruleOf(id))).toEqual([]);
    expect(rules.length, term.pl).toBeGreaterThan(0);
  }
  expect(new Set(GLOSSARY.map(({ term }) => term.pl)).size).toBe(GLOSSARY.length);
});

test('a refusal is the sentence of its rule, with its name', () => {
  expect(refusalText({ rule: 'IMP-EXHAUST-02' }, 'en')).toBe(
    'A card that already holds an exhaust token cannot be exhausted again. (IMP-EXHAUST-02)',
  );
});

test('every rule stands in a chapter, and every chapter has rules', () => {
  const chapters = CATALOGUE.parts.flatMap((part) => part.chapters.map(({ area }) => area));
  expect(new Set(chapters).size).toBe(chapters.length);
  expect([...new Set(RULES.map(({ area }) => area))].sort()).toEqual([...chapters].sort());
});
