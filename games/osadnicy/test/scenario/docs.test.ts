import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHOICES, runScenarioText } from '../../src/scenario/index.ts';
import type { Shape } from '../../src/scenario/shape.ts';
import { SCENARIO } from '../../src/scenario/shapes.ts';

const text = readFileSync(new URL('../../../../docs/scenarios.md', import.meta.url), 'utf8');
const examples = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => json!);

/** Every field and every word that can be written in a scenario. */
function vocabulary(shape: Shape, words: Set<string>): Set<string> {
  if (shape.kind === 'text') for (const word of shape.oneOf ?? []) words.add(word);
  if (shape.kind === 'list') vocabulary(shape.of, words);
  if (shape.kind === 'either') for (const one of shape.of) vocabulary(one, words);
  if (shape.kind === 'variant') for (const one of Object.values(shape.of)) vocabulary(one, words);
  if (shape.kind === 'object') {
    for (const [name, field] of Object.entries(shape.fields)) {
      words.add(name);
      vocabulary(field.shape, words);
    }
  }
  return words;
}

describe('the page on scenarios', () => {
  test('shows examples that hold', () => {
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect(runScenarioText(example, 'scenarios.md').failures).toEqual([]);
  });

  test.each([...vocabulary(SCENARIO, new Set(CHOICES))])('explains %s', (word) => {
    expect(text).toMatch(new RegExp(`\`"?${word.replace('$', '\\$')}"?[\`:]|"${word.replace('$', '\\$')}":`));
  });
});
