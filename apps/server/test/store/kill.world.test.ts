import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, expect, it } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { doctor } from '../../src/store/maintenance.ts';
import { entry } from './samples.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const AT_MOST_MS = 15_000;
const AT_MOST_KILLS = 200;
const AT_LEAST_KILLS = 5;

const folder = mkdtempSync(join(tmpdir(), 'imperia-kill-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** Kills the process in the middle of its work; gives the version that each table had as far as it was acknowledged. */
async function killedAfter(child: string, path: string, milliseconds: number): Promise<Map<string, number>> {
  const process = spawn('node', [child, path], { stdio: ['ignore', 'pipe', 'inherit'], cwd: ROOT });
  let said = '';
  process.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  while (!said.includes(' 2\n')) await once(process.stdout, 'data');
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  process.kill('SIGKILL');
  await once(process, 'close');
  const whole = said.slice(0, said.lastIndexOf('\n')).split('\n');
  return new Map(whole.map((line) => line.split(' ')).map(([id = '', version]) => [id, Number(version)]));
}

it('a process that is killed again and again has lost nothing that it acknowledged', async () => {
  const child = join(ROOT, 'node_modules/.cache/imperia', `appending-${process.pid}.mjs`);
  await build({
    entryPoints: [fileURLToPath(new URL('./appending-child.ts', import.meta.url))],
    outfile: child,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['source'],
    packages: 'external',
    logLevel: 'error',
  });
  const path = join(folder, 'imperia.db');
  const acknowledged = new Map<string, number>();
  const end = Date.now() + AT_MOST_MS;
  let kills = 0;
  for (; kills < AT_LEAST_KILLS || (kills < AT_MOST_KILLS && Date.now() < end); kills++)
    for (const [id, version] of await killedAfter(child, path, kills % 23)) acknowledged.set(id, version);
  rmSync(child);
  const store = await openStore({ sqlite: path });
  for (const [id, version] of acknowledged) {
    const kept = await store.tables.entries(id, 0);
    expect(kept.length).toBeGreaterThanOrEqual(version);
    expect(kept).toEqual(kept.map((_, n) => entry(n)));
  }
  await store.close();
  expect(await doctor({ sqlite: path })).toEqual([]);
  expect([...acknowledged.values()].reduce((sum, version) => sum + version)).toBeGreaterThan(kills);
});
