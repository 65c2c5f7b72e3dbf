import { afterAll, expect, test } from 'vitest';
import { forgetBundle } from './real-server.ts';
import { torture } from './torture.ts';

afterAll(forgetBundle);

test('a server that is killed again and again under load loses and doubles no answer that it acknowledged', async () => {
  const { kills, acknowledged, faults } = await torture({ kills: 20, atMost: 22_000, atLeast: 5, seed: Date.now() });
  expect(faults).toEqual([]);
  expect(kills).toBeGreaterThanOrEqual(5);
  expect(acknowledged).toBeGreaterThan(kills * 20);
});
