import { scenariosOf } from '@imperia/kit/scenario';
import { testScenarioSchema, testScenarios } from '../../../scripts/scenario-tests.ts';
import { vocabulary } from '../src/scenario/vocabulary.ts';

const FOLDER = new URL('../scenarios/', import.meta.url);
const scenarios = scenariosOf(vocabulary);

testScenarios(FOLDER, scenarios);
testScenarioSchema(FOLDER, scenarios);
