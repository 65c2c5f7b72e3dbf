import { expect, test } from 'vitest';
import { RecentUpdates } from '../../src/tables/recent-updates.ts';

function update(after: number, text = '') {
  return { version: after + 1, after, changes: { text: [text] as const }, heard: null };
}

function keep(recent: RecentUpdates, ...updates: ReturnType<typeof update>[]): void {
  for (const one of updates) recent.keep(one.after, JSON.stringify(one));
}

test('the last eight are kept, in order, from any of them on', () => {
  const recent = new RecentUpdates();
  const updates = Array.from({ length: 11 }, (_, n) => update(n, 'ż'.repeat(n)));
  keep(recent, ...updates);
  expect(recent.since(2)).toBeNull();
  for (let n = 3; n < 11; n++) expect(recent.since(n)).toEqual(updates.slice(n));
  expect(recent.since(11)).toBeNull();
});

test('long ones push out as many of the oldest as they need room for', () => {
  const recent = new RecentUpdates();
  const updates = [update(0, 'a'.repeat(1000)), update(1, 'b'.repeat(1500)), update(2, 'c'.repeat(1300)), update(3)];
  keep(recent, ...updates);
  expect(recent.since(0)).toEqual(updates);
  const long = update(4, 'd'.repeat(1200));
  keep(recent, long);
  expect(recent.since(1)).toBeNull();
  expect(recent.since(2)).toEqual([updates[2], updates[3], long]);
});

test('one that is too long leaves nothing to catch up with, and later ones are kept again', () => {
  const recent = new RecentUpdates();
  keep(recent, update(0), update(1, 'x'.repeat(5000)));
  expect([recent.since(0), recent.since(1)]).toEqual([null, null]);
  keep(recent, update(2));
  expect(recent.since(2)).toEqual([update(2)]);
});

test('whatever comes, what is given is what was kept', () => {
  const recent = new RecentUpdates();
  const all = Array.from({ length: 500 }, (_, n) => update(n, 'ąb'.repeat((n * 7919) % 700)));
  for (const [n, one] of all.entries()) {
    keep(recent, one);
    for (let from = Math.max(0, n - 9); from <= n; from++) {
      const given = recent.since(from);
      if (given) expect(given).toEqual(all.slice(from, n + 1));
      else expect(from).toBeLessThan(n);
    }
  }
});
