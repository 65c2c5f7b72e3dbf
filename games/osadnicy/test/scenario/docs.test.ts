import { readFileSync } from 'node:fs';
import { type Shape, scenariosOf } from '@imperia/kit/scenario';
import { describe, expect, test } from 'vitest';
import { CHOICES, runScenarioText, vocabulary } from '../../src/scenario/index.ts';

const text = readFileSync(new URL('../../../../docs/scenarios.md', import.meta.url), 'utf8');
const examples = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => json!);

/** Every field and every word that can be written in a scenario. */
function wordsOf(shape: Shape, words: Set<string>): Set<string> {
  if (shape.kind === 'text') for (const word of shape.oneOf ?? []) words.add(word);
  if (shape.kind === 'list') wordsOf(shape.of, words);
  if (shape.kind === 'either') wordsOf(shape.of, words);
  if (shape.kind === 'any of') for (const one of shape.of) wordsOf(one, words);
  if (shape.kind === 'variant') for (const one of Object.values(shape.of)) wordsOf(one, words);
  if (shape.kind === 'object') {
    for (const [name, field] of Object.entries(shape.fields)) {
      words.add(name);
      wordsOf(field.shape, words);
    }
  }
  return words;
}

describe('the page on scenarios', () => {
  test('shows examples that hold', () => {
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect(runScenarioText(example, 'scenarios.md').failures).toEqual([]);
  });

  test.each([...wordsOf(scenariosOf(vocabulary).shape(), new Set(CHOICES))])('explains %s', (word) => {
    expect(text).toMatch(new RegExp(`\`"?${word.replace('$', '\\$')}"?[\`:]|"${word.replace('$', '\\$')}":`));
  });
});
