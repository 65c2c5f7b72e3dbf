import { scenariosOf } from '@imperia/kit/scenario';
import { describe, expect, test } from 'vitest';
import { violation } from '../../../../scripts/json-schema.ts';
import { testScenarioSchema } from '../../../../scripts/scenario-tests.ts';
import { parseScenarios, vocabulary } from '../../src/scenario/index.ts';

const scenarios = scenariosOf(vocabulary);
testScenarioSchema(new URL('../../scenarios/', import.meta.url), scenarios);

const seats = [{ faction: 'barbarians' }, { faction: 'romans' }];

function accepted(written: unknown): boolean {
  try {
    return parseScenarios(JSON.stringify(written), 'test.json').length > 0;
  } catch {
    return false;
  }
}

describe('the schema', () => {
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
    expect(violation(scenarios.schema(), written)).not.toBeNull();
    expect(accepted(written)).toBe(false);
  });
});
