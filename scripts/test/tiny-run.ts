import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface TinyRun {
  readonly code: number | null;
  readonly lines: readonly string[];
  readonly complaints: string;
}

/** A run of the runner by itself, over one file of tests in a folder that goes with it. */
export function tinyRun(tests: string, config: Readonly<Record<string, unknown>> = {}): TinyRun {
  const folder = mkdtempSync(join(tmpdir(), 'imperia-run-'));
  const settings = { globals: true, pool: 'threads', reporters: [join(ROOT, 'scripts/closing-line.ts')], ...config };
  writeFileSync(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify({ test: settings })};`);
  writeFileSync(join(folder, 'tiny.test.js'), tests);
  try {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run'],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH: process.env.PATH },
      },
    );
    return { code: status, lines: stdout.trimEnd().split('\n'), complaints: stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
