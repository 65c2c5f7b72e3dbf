import { describe, expect, test } from 'vitest';
import { parseScenarios, runScenario, type Scenario } from '../src/scenario/index.ts';
import { readScenario, scenarioFiles } from './scenario/files.ts';

/** A file that cannot be read is a failing test with its line, not a broken suite. */
function scenariosIn(file: string): readonly Scenario[] {
  try {
    return parseScenarios(readScenario(file), file);
  } catch (error) {
    test('can be read', () => expect.fail(String(error)));
    return [];
  }
}

for (const file of scenarioFiles()) {
  describe(file, () => {
    for (const scenario of scenariosIn(file)) {
      const rules = scenario.rules.length > 0 ? `${scenario.rules.join(' ')}: ` : '';
      test(`${rules}${scenario.scenario}`, () => {
        expect(runScenario(scenario)).toEqual([]);
      });
    }
  });
}
