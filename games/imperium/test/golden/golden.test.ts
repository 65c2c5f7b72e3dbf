import { testGoldenRecords } from '../../../../scripts/golden-tests.ts';
import { imperium } from '../../src/index.ts';

testGoldenRecords(imperium, 9);
