import { expect, test } from 'vitest';
import { FORGET_AFTER, Presence } from '../../src/net/presence.ts';
import type { Bus } from '../../src/store/store.ts';

/** What one process says, all hear. */
function sharedBus(): Bus {
  const hearers: ((topic: string, body: string) => void)[] = [];
  return {
    subscribe: () => () => {},
    onGap: () => () => {},
    cast: (topic, body) => {
      for (const hear of hearers) hear(topic, body);
    },
    onCast: (hear) => {
      hearers.push(hear);
      return () => {};
    },
  };
}

function visitor(identity: string | null) {
  const heard: { people: readonly string[]; watchers: number }[] = [];
  return {
    identity,
    heard,
    hearPresent: (_: string, people: readonly string[], watchers: number) => heard.push({ people, watchers }),
  };
}

test('people at two processes see one another come and go', () => {
  let now = 0;
  const bus = sharedBus();
  const [one, other] = [new Presence(bus, 'one', () => now), new Presence(bus, 'other', () => now)];
  const aSecondLater = () => {
    now += 1000;
    for (const process of [other, one]) process.catchUp();
  };
  const [ala, ola, stranger] = [visitor('ala'), visitor('ola'), visitor(null)];
  one.enter('t', ala);
  other.enter('t', ola);
  other.enter('t', stranger);
  aSecondLater();
  expect(ala.heard.at(-1)).toEqual({ people: ['ala', 'ola'], watchers: 1 });
  expect(one.isThere('t', 'ola')).toBe(true);
  other.leave('t', ola);
  aSecondLater();
  expect(ala.heard.at(-1)).toEqual({ people: ['ala'], watchers: 1 });
  expect(one.isThere('t', 'ola')).toBe(false);
});

test('a process that has fallen silent takes its visitors with it', () => {
  let now = 0;
  const bus = sharedBus();
  const [one, other] = [new Presence(bus, 'one', () => now), new Presence(bus, 'other', () => now)];
  other.enter('t', visitor('ola'));
  now = FORGET_AFTER - 1;
  one.repeat();
  expect(one.isThere('t', 'ola')).toBe(true);
  now = FORGET_AFTER + 1;
  one.repeat();
  expect(one.isThere('t', 'ola')).toBe(false);
});

test('one person with two pages is there once, and until the last is closed', () => {
  const presence = new Presence(sharedBus(), 'one', () => 0);
  const [first, second] = [visitor('ala'), visitor('ala')];
  presence.enter('t', first);
  presence.enter('t', second);
  expect(first.heard.at(-1)).toEqual({ people: ['ala'], watchers: 0 });
  presence.leave('t', first);
  expect(presence.isThere('t', 'ala')).toBe(true);
  presence.leave('t', second);
  expect(presence.isThere('t', 'ala')).toBe(false);
});

test('a crowd that comes and goes is told of at most once a second, and who comes at once', () => {
  let now = 0;
  const presence = new Presence(sharedBus(), 'one', () => now);
  const crowd = Array.from({ length: 1000 }, (_, i) => visitor(i < 5 ? `p${i}` : null));
  for (const one of crowd) presence.enter('t', one);
  const told = () => crowd.reduce((sum, { heard }) => sum + heard.length, 0);
  expect(told(), 'each on coming').toBeLessThan(1100);
  now += 1000;
  presence.catchUp();
  const before = told();
  const restless = visitor('restless');
  for (let i = 0; i < 300; i++) {
    presence.enter('t', restless);
    presence.leave('t', restless);
  }
  presence.enter('t', restless);
  expect(restless.heard.at(-1)?.people).toContain('restless');
  presence.catchUp();
  expect(told() - before).toBe(0);
  now += 1000;
  presence.catchUp();
  expect(told() - before).toBe(1000);
  expect(crowd[0]!.heard.at(-1)).toEqual({ people: [...['p0', 'p1', 'p2', 'p3', 'p4'], 'restless'], watchers: 995 });
  now += 5000;
  presence.catchUp();
  expect(told() - before, 'where nothing has changed nothing is told').toBe(1000);
});
