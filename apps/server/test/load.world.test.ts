import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Figures } from '../bench/load/figures.ts';

const LOAD = fileURLToPath(new URL('../bench/load.ts', import.meta.url));

interface Printed {
  readonly imperia: Figures;
  readonly compared: { readonly ours: Figures; readonly theirs: Figures; readonly ratio: number };
}

function load(...args: readonly string[]): Promise<Printed> {
  const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', LOAD, '--json', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (data) => {
    printed += String(data);
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      code === 0 ? resolve(JSON.parse(printed)) : reject(new Error(`${code}: ${printed}`)),
    );
  });
}

test('people play at a small load, nothing goes wrong, and all that was acknowledged is kept', async () => {
  const { imperia, compared } = await load('--tables', '20', '--seconds', '2', '--rate', '100');
  expect(imperia).toMatchObject({ tables: 20, connections: 40, errors: {}, lost: 0, ranDry: 0 });
  expect(imperia.answers).toBeGreaterThan(20);
  expect(imperia.updateBytes).toBeGreaterThan(100);
  expect(imperia.updateBytes).toBeLessThan(2000);
  expect(compared.ours).toMatchObject({ errors: {}, lost: 0 });
  expect(compared.theirs.answers).toBeGreaterThan(0);
  expect(compared.ratio).toBeGreaterThan(0);
});
