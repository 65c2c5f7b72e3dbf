import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseScenarios, scenarioSchema } from '../../src/scenario/index.ts';
import { readScenario, SCENARIOS, scenarioFiles } from './files.ts';
import { type JsonSchema, violation } from './json-schema.ts';

const path = join(SCENARIOS, 'scenario.schema.json');
if (process.env.UPDATE_SCHEMA) writeFileSync(path, `${JSON.stringify(scenarioSchema(), null, 2)}\n`);
const schema = JSON.parse(readFileSync(path, 'utf8')) as JsonSchema;

const seats = [{ faction: 'barbarians' }, { faction: 'romans' }];

function accepted(written: unknown): boolean {
  try {
    return parseScenarios(JSON.stringify(written), 'test.json').length > 0;
  } catch {
    return false;
  }
}

describe('the published schema', () => {
  test('is what the parser checks by; UPDATE_SCHEMA=1 writes it anew', () => {
    expect(schema).toEqual(scenarioSchema());
  });

  test.each(scenarioFiles())('agrees with %s', (file) => {
    expect(violation(schema, JSON.parse(readScenario(file)))).toBeNull();
  });

  test.each([
    [{ position: { seats } }],
    [{ scenario: 'x', position: { seats, round: 9 } }],
    [{ scenario: 'x', position: { seats, phase: 'night' } }],
    [{ scenario: 'x', position: { seats: [] } }],
    [{ scenario: 'x', position: { seats, deck: 'Zamek' } }],
    [{ scenario: 'x', position: { seats }, play: [{ by: 'romans' }] }],
    [{ scenario: 'x', position: { seats }, play: [{ by: 'romans', choose: 'dance' }] }],
    [{ scenario: 'x', position: { seats }, play: [{ by: 'romans', pick: [1] }] }],
    [{ scenario: 'x', position: { seats }, expect: { barbarians: { goods: { gems: 1 } } } }],
    [{ scenario: 'x', position: { seats }, chance: [{ shuffle: 'all', result: [] }] }],
    [{ scenario: 'x', position: { seats, key: 'x' } }],
    [{ scenario: 'x', position: { seats }, rules: ['raze'] }],
  ])('refuses %j, and so does the parser', (written) => {
    expect(violation(schema, written)).not.toBeNull();
    expect(accepted(written)).toBe(false);
  });
});
