import { describe, expect, test } from 'vitest';
import { scenarioFiles } from '../../../../scripts/scenario-tests.ts';
import { RULES } from '../../src/catalogue/index.ts';
import { parseScenarios } from '../../src/scenario/index.ts';

const shown = new Set(
  scenarioFiles(new URL('../../scenarios/examples/', import.meta.url))
    .flatMap(({ file, text }) => parseScenarios(text, file))
    .flatMap(({ rules }) => rules),
);

describe('every worked example of the base rules is played', () => {
  const examples = RULES.filter(({ module, example }) => module === 'base' && example);
  test.each(examples.map(({ id }) => id))('%s', (id) => {
    expect(shown).toContain(id);
  });
});
