import { describe, expect, test } from 'vitest';
import { RULES } from '../../src/catalogue/index.ts';
import { parseScenarios } from '../../src/scenario/index.ts';
import { readScenario, scenarioFiles } from './files.ts';

const shown = new Set(
  scenarioFiles()
    .filter((file) => file.startsWith('examples/'))
    .flatMap((file) => parseScenarios(readScenario(file), file))
    .flatMap(({ rules }) => rules),
);

describe('every worked example of the base rules is played', () => {
  const examples = RULES.filter(({ module, example }) => module === 'base' && example);
  test.each(examples.map(({ id }) => id))('%s', (id) => {
    expect(shown).toContain(id);
  });
});
