import { test } from 'vitest';
import { browserWanted } from '../../../scripts/browser.ts';

export const needed = test.skipIf(!browserWanted);
