import { scenariosOf } from '@imperia/kit/scenario';
import { testScenarioSchema, testScenarios } from '../../../scripts/scenario-tests.ts';
import { vocabulary } from '../src/scenario/index.ts';

const folder = new URL('../scenarios/', import.meta.url);
const scenarios = scenariosOf(vocabulary);
testScenarios(folder, scenarios);
testScenarioSchema(folder, scenarios);
