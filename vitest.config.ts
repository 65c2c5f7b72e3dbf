import { defineConfig } from 'vitest/config';
import LongestFirst from './scripts/longest-first.ts';

const APART = ['**/node_modules/**', '**/dist/**', '**/dist-tests/**'];
/** From the sources, with the game of the tests on the shelf. */
const CONDITIONS = ['source', 'tests'];
const WORLD = '**/test/**/*.world.test.ts';

export default defineConfig({
  resolve: { conditions: CONDITIONS },
  ssr: { resolve: { conditions: CONDITIONS } },
  test: {
    pool: 'threads',
    // Threads that a test starts inherit them.
    execArgv: CONDITIONS.map((condition) => `--conditions=${condition}`),
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './scripts/closing-line.ts'],
    coverage: {
      include: ['engine/src/**', 'kit/src/**', 'games/*/src/**', 'shelf/src/**', 'bots/src/**', 'apps/*/src/**'],
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['**/test/**/*.test.ts'],
          exclude: [...APART, WORLD],
          setupFiles: ['./scripts/rules-only.ts', './scripts/same-chance.ts'],
          // Rules change nothing that they import, so files of one worker share it: to import anew took a quarter of the time.
          isolate: false,
          // Rules know no time: the limit ends what hangs, however busy the machine is.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'world',
          include: [WORLD],
          exclude: APART,
          sequence: { groupOrder: 1 },
          globalSetup: ['./scripts/world-setup.ts'],
          retry: 2,
          // Limits end what hangs; how long something takes is not what these tests are about.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
