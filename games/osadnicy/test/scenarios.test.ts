import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseScenarios, runScenario, type Scenario } from '../src/scenario/index.ts';

const root = fileURLToPath(new URL('../scenarios', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json') && !file.endsWith('.schema.json'))
  .sort();

/** A file that cannot be read is a failing test with its line, not a broken suite. */
function scenariosIn(file: string): readonly Scenario[] {
  try {
    return parseScenarios(readFileSync(join(root, file), 'utf8'), file);
  } catch (error) {
    test('can be read', () => expect.fail(String(error)));
    return [];
  }
}

for (const file of files) {
  describe(file.replaceAll('\\', '/'), () => {
    for (const scenario of scenariosIn(file)) {
      const rules = scenario.rules.length > 0 ? `${scenario.rules.join(' ')}: ` : '';
      test(`${rules}${scenario.scenario}`, () => {
        expect(runScenario(scenario)).toEqual([]);
      });
    }
  });
}
