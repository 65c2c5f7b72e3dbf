import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseScenarios, runScenario } from '../src/scenario/index.ts';

const root = fileURLToPath(new URL('../scenarios', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json') && !file.endsWith('.schema.json'))
  .sort();

for (const file of files) {
  const path = join(root, file);
  describe(relative(root, path), () => {
    for (const scenario of parseScenarios(readFileSync(path, 'utf8'), file)) {
      const rules = scenario.rules.length > 0 ? `${scenario.rules.join(' ')}: ` : '';
      test(`${rules}${scenario.scenario}`, () => {
        expect(runScenario(scenario)).toEqual([]);
      });
    }
  });
}
