import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tinyRun } from './tiny-run.ts';

const SCRIPTS = fileURLToPath(new URL('..', import.meta.url));
const SETTINGS = {
  setupFiles: [join(SCRIPTS, 'same-chance.ts')],
  reporters: ['default', join(SCRIPTS, 'closing-line.ts')],
};

const DRAWS = `
  const { randomBytes, randomInt, randomUUID } = await import('node:crypto');
  const drawn = [randomBytes(40).toString('hex'), randomInt(1e9), randomInt(5, 7), randomUUID(), crypto.randomUUID(),
    String(crypto.getRandomValues(new Uint32Array(3)))];
  throw new Error('drawn: ' + JSON.stringify(drawn) + ' end');
`;
const drawnIn = (complaints: string) => [...new Set(complaints.match(/drawn: \[.*\] end/g))].sort();

test('the rules meet the same chance in every run, and each test its own', () => {
  const both = `test('one', async () => {${DRAWS}}); test('two', async () => {${DRAWS}});`;
  const [first, second] = [tinyRun(both, SETTINGS), tinyRun(both, SETTINGS)].map(({ complaints }) =>
    drawnIn(complaints),
  );
  expect(first).toHaveLength(2);
  expect(second).toEqual(first);
  const alone = drawnIn(tinyRun(`test('two', async () => {${DRAWS}});`, SETTINGS).complaints);
  expect(first).toEqual(expect.arrayContaining(alone));
});
