import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Scenario, Scenarios } from '@imperia/kit/scenario';
import { describe, expect, test } from 'vitest';
import { type JsonSchema, violation } from './json-schema.ts';

const SCHEMA = 'scenario.schema.json';

/** Every scenario file of a folder, by its path inside. */
export function scenarioFiles(folder: URL): readonly { readonly file: string; readonly text: string }[] {
  const root = fileURLToPath(folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !file.endsWith('.schema.json'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

type AnyScenarios = Pick<Scenarios<never, never>, 'parse' | 'failures' | 'schema'>;

/** Every scenario of a game is a test of it; one that cannot be read is a failing test with its line. */
export function testScenarios(folder: URL, scenarios: AnyScenarios): void {
  for (const { file, text } of scenarioFiles(folder)) {
    describe(file, () => {
      for (const scenario of scenariosIn(scenarios, file, text)) {
        const rules = scenario.rules.length > 0 ? `${scenario.rules.join(' ')}: ` : '';
        test(`${rules}${scenario.scenario}`, () => {
          expect(scenarios.failures(scenario)).toEqual([]);
        });
      }
    });
  }
}

function scenariosIn(scenarios: AnyScenarios, file: string, text: string): readonly Scenario[] {
  try {
    return scenarios.parse(text, file);
  } catch (error) {
    test('can be read', () => expect.fail(String(error)));
    return [];
  }
}

/** The schema that editors are given says what the parser checks, and every file follows it. */
export function testScenarioSchema(folder: URL, scenarios: AnyScenarios): void {
  const path = join(fileURLToPath(folder), SCHEMA);
  if (process.env.UPDATE_SCHEMA) writeFileSync(path, `${JSON.stringify(scenarios.schema(), null, 2)}\n`);
  const schema = JSON.parse(readFileSync(path, 'utf8')) as JsonSchema;

  describe('the published schema', () => {
    test('is what the parser checks by; UPDATE_SCHEMA=1 writes it anew', () => {
      expect(schema).toEqual(scenarios.schema());
    });

    test.each(scenarioFiles(folder))('agrees with $file', ({ text }) => {
      expect(violation(schema, JSON.parse(text))).toBeNull();
    });
  });
}
