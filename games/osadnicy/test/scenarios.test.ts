import { scenariosOf } from '@imperia/kit/scenario';
import { testScenarios } from '../../../scripts/scenario-tests.ts';
import { vocabulary } from '../src/scenario/index.ts';

testScenarios(new URL('../scenarios/', import.meta.url), scenariosOf(vocabulary));
