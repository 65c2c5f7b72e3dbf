import { testGoldenRecords } from '../../../../scripts/golden-tests.ts';
import { clash } from '../../src/index.ts';

testGoldenRecords(clash, 8);
