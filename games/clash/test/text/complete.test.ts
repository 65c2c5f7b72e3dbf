import { expect, test } from 'vitest';
import { rules } from '../../src/rules.ts';
import { OPTIONS as ENGLISH_OPTIONS } from '../../src/text/english/options.ts';
import { QUESTIONS as ENGLISH } from '../../src/text/english/questions.ts';
import { OPTIONS as POLISH_OPTIONS } from '../../src/text/polish/options.ts';
import { QUESTIONS as POLISH } from '../../src/text/polish/questions.ts';

test('every question has words in both languages', () => {
  const questions = Object.keys(rules.ask);
  for (const words of [POLISH, ENGLISH]) expect(questions.filter((one) => !(one in words))).toEqual([]);
});

test('what can be chosen has words in both languages or in none', () => {
  expect(Object.keys(POLISH_OPTIONS).sort()).toEqual(Object.keys(ENGLISH_OPTIONS).sort());
});
