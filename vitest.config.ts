import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    pool: 'threads',
    maxWorkers: 2,
    reporters: ['default', './scripts/closing-line.ts'],
    coverage: { include: ['engine/src/**', 'games/*/src/**', 'bots/src/**', 'apps/*/src/**'] },
  },
});
