import { afterAll, expect, test } from 'vitest';
import { forgetBundle } from './real-server.ts';
import { torture } from './torture.ts';

afterAll(forgetBundle);

test('a server that is killed again and again under load loses and doubles no answer that it acknowledged', async () => {
  const { kills, acknowledged, faults } = await torture({ kills: 12, atMost: 200_000, seed: Date.now() });
  expect(faults).toEqual([]);
  expect(kills).toBe(12);
  expect(acknowledged).toBeGreaterThan(kills * 20);
});
