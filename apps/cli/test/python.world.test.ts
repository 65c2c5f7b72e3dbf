import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { imperia } from './desk.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

test('the Python package passes its own tests', async () => {
  const env = {
    ...process.env,
    IMPERIA_COMMAND: `${process.execPath} --conditions=source --import tsx ${ROOT}apps/cli/src/main.ts`,
  };
  const args = ['-W', 'error', '-m', 'unittest', 'discover', '-s', 'python/tests'];
  const { stderr } = await promisify(execFile)('python3', args, { cwd: ROOT, env });
  expect(stderr).toMatch(/Ran 12 tests[\s\S]*OK\n$/);
});

test('a line that makes no sense leaves the game as it was', async () => {
  const reset = '{"type": "reset", "seed": 3, "vector": true}';
  const lines = ['{"type": "answer"}', reset, '{"type": "answer", "decision": 0, "option": "fly"}', 'hm', reset];
  const { out } = await imperia(['env', 'tiny'], { lines });
  const told = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(told.map(({ type }) => type)).toEqual(['error', 'ask', 'error', 'error', 'ask']);
  expect(told[2].why).toContain('"fly" is not offered');
  const { id, ...first } = told[1];
  expect(told[4]).toEqual({ ...first, id: id + 1 });
  expect(Math.max(...first.vector.map(([index]: [number]) => index))).toBeLessThan(first.size);
});
