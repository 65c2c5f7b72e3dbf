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
  const bus = sharedBus();
  const [one, other] = [new Presence(bus, 'one', () => 0), new Presence(bus, 'other', () => 0)];
  const [ala, ola, stranger] = [visitor('ala'), visitor('ola'), visitor(null)];
  one.enter('t', ala);
  other.enter('t', ola);
  other.enter('t', stranger);
  expect(ala.heard.at(-1)).toEqual({ people: ['ala', 'ola'], watchers: 1 });
  expect(one.isThere('t', 'ola')).toBe(true);
  other.leave('t', ola);
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
