import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tinyRun } from './tiny-run.ts';

const SCRIPTS = fileURLToPath(new URL('..', import.meta.url));
const SETTINGS = {
  setupFiles: [join(SCRIPTS, 'rules-only.ts')],
  reporters: ['default', join(SCRIPTS, 'closing-line.ts')],
};

const REFUSED: readonly (readonly [string, string])[] = [
  ['starts a process', "(await import('node:child_process')).spawn('true')"],
  ['starts a process', "(await import('node:child_process')).execFileSync('true')"],
  ['starts a process', "try { (await import('node:child_process')).execSync('true') } catch {}"],
  ['starts a thread', "new (await import('node:worker_threads')).Worker('', { eval: true })"],
  ['listens at a port', "(await import('node:net')).createServer().listen(0)"],
  ['opens a connection', "await fetch('http://127.0.0.1:9999').catch(() => {})"],
  ['loads native code', "process.dlopen({ exports: {} }, 'nowhere.node')"],
  ['waits for a time', 'await new Promise((done) => setTimeout(done, 1))'],
  ['waits for a time', "await (await import('node:timers/promises')).setTimeout(1)"],
  ['waits for a time', 'clearInterval(setInterval(() => {}, 1))'],
];

test('a test of the rules that reaches out into the world fails, even where the refusal is caught', () => {
  const tests = REFUSED.map(([what, body], i) => `test('${i} ${what}', async () => { ${body} });`);
  const { code, lines, complaints } = tinyRun(tests.join('\n'), SETTINGS);
  expect(code).toBe(1);
  expect(lines.at(-1)).toBe(`0 passed, ${REFUSED.length} failed`);
  for (const [what] of REFUSED) expect(complaints).toContain(`A test of the rules ${what}`);
});

test('one that does nothing of the kind passes', () => {
  const body = 'await new Promise((done) => setTimeout(done)); expect(1 + 1).toBe(2);';
  expect(tinyRun(`test('tiny', async () => { ${body} });`, SETTINGS).lines.at(-1)).toBe('1 passed, 0 failed');
});
