import { expect, onTestFinished, test, vi } from 'vitest';
import { MESSAGES } from '../../src/net/limits.ts';
import { Client } from './client.ts';
import { testServer } from './server.ts';

test('who is known is never counted with the strangers of their address, however long it takes to look them up', async () => {
  const server = await testServer({}, { now: () => 0 });
  onTestFinished(() => server.stop());
  const { people } = server.services;
  const ala = new Client(server.base);
  await ala.come('Ala');

  const stranger = await new Client(server.base).live();
  for (let i = 0; i <= MESSAGES.burst; i++) stranger.say({ say: 'ping' });
  await stranger.until(() => stranger.heard.find((one) => one.say === 'refused'), 'a refusal');

  const whoHas = people.whoHas.bind(people);
  vi.spyOn(people, 'whoHas').mockImplementation(async (token) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return whoHas(token);
  });
  const live = await ala.live();
  live.say({ say: 'ping' });
  const [first] = await live.until(() => live.heard.length > 0 && live.heard, 'an answer');
  expect(first).toEqual({ say: 'pong' });
});
