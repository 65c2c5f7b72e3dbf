import { expect, test } from 'vitest';
import { tinyRun } from './tiny-run.ts';

const world = (tests: string) => tinyRun(tests, { retry: 2 });
const failing = (name: string, times: number) => `
  let tries_${name} = 0;
  test('${name}', () => { if (++tries_${name} <= ${times}) throw new Error('${name} broke at try ' + tries_${name}); });
`;
const steady = "test('steady', () => {});";
const several = (count: number) => Array.from({ length: count }, (_, i) => failing(`late${i}`, 1)).join('');

test('where all pass at once nothing is listed', () => {
  const { code, lines } = world(steady);
  expect(code).toBe(0);
  expect(lines).toEqual(['1 passed, 0 failed']);
});

test('a test that passes when tried again is listed with its first error, and the run stays green', () => {
  const { code, lines } = world(steady + failing('once', 1) + failing('twice', 2));
  expect(code).toBe(0);
  expect(lines).toContain('Unsteady tests, to be mended (2):');
  const once = lines.indexOf('  tiny.test.js > once');
  expect(lines[once + 1]).toBe('    passed at try 2, first: Error: once broke at try 1');
  const twice = lines.indexOf('  tiny.test.js > twice');
  expect(lines[twice + 1]).toBe('    passed at try 3, first: Error: twice broke at try 1');
  expect(lines.at(-1)).toBe('3 passed, 0 failed');
});

test('one that fails at every try has failed, and is not called unsteady', () => {
  const { code, lines } = world(steady + failing('always', 3));
  expect(code).toBe(1);
  expect(lines.join('\n')).not.toContain('Unsteady');
  expect(lines.at(-1)).toBe('1 passed, 1 failed');
});

test('five unsteady tests are suffered, six fail the run', () => {
  const five = world(several(5));
  expect(five.code).toBe(0);
  expect(five.lines.at(-1)).toBe('5 passed, 0 failed');
  const six = world(several(6));
  expect(six.code).toBe(1);
  expect(six.lines).toContain('Unsteady tests, to be mended (6: more than 5, which fails the run):');
  expect(six.lines.at(-1)).toBe('6 passed, 1 failed');
});

test('a file that breaks outside any test is one failure', () => {
  const { code, lines } = world(`${steady} throw new Error('no test of mine');`);
  expect(code).toBe(1);
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
});
