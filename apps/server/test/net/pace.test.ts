import { expect, test } from 'vitest';
import { Pace } from '../../src/net/pace.ts';

test('so many at once, then so many a second, for each on their own', () => {
  let now = 0;
  const pace = new Pace(2, 5, () => now);
  const spent = (who: string) => Array.from({ length: 10 }, () => pace.mayGoOn(who)).filter(Boolean).length;
  expect(spent('ala')).toBe(5);
  expect(spent('ola')).toBe(5);
  now = 1000;
  expect(spent('ala')).toBe(2);
  now = 500;
  expect(spent('ala'), 'a clock that goes back gives nothing').toBe(0);
});

test('those who went away are forgotten once their bucket is full again', () => {
  let now = 0;
  const pace = new Pace(2, 5, () => now);
  pace.mayGoOn('ala');
  now = 2500;
  pace.sweep();
  expect(pace.size).toBe(1);
  now = 2501;
  pace.sweep();
  expect(pace.size).toBe(0);
});
