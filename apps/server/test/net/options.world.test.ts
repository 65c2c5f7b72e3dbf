import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FromServer } from '../../src/protocol/index.ts';
import { Client, type Live } from './client.ts';
import { makeTable } from './playing.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

type Told = Extract<FromServer, { say: 'options' | 'refused' }>;

async function optionsFor(live: Live, table: string, id: number, lang?: 'pl' | 'en'): Promise<Told> {
  live.say({ say: 'options', table, id, ...(lang && { lang }) });
  const isIt = (one: FromServer): one is Told => (one.say === 'options' || one.say === 'refused') && one.id === id;
  return live.until(() => live.heard.find(isIt));
}

test('a client without rules of its own plays by the options that it asks for', async () => {
  const [ala, ola] = [new Client(server.base), new Client(server.base)];
  await ala.come('Ala');
  await ola.come('Ola');
  const lives = [await ala.live(), await ola.live()] as const;
  const { id, seats } = await makeTable(ala);
  await lives[0].watch(id);
  await lives[1].watch(id, { invitation: seats[1]! });
  expect(await optionsFor(lives[1], id, 1)).toMatchObject({ say: 'refused', refused: 'no such thing' });
  await lives[1].wish(id, { wish: 'sit', seat: 1, invitation: seats[1]! });
  expect(await optionsFor(lives[0], id, 2)).toEqual({ say: 'options', id: 2, question: null });
  await lives[0].wish(id, { wish: 'start' });
  for (let number = 10; number < 20; number++) {
    const told = await Promise.all(lives.map((live) => optionsFor(live, id, number, 'en')));
    const seat = told.findIndex((one) => one.say === 'options' && one.question !== null);
    const asked = told[seat]!;
    if (asked.say !== 'options' || !asked.question) throw new Error('Nobody is asked');
    const { decision, options, pick, question } = asked.question;
    expect([question.text, ...options.map(({ text }) => text)].every((text) => text !== undefined)).toBe(true);
    const option = options[0]?.id ?? `pick ${pick!.ways[0]!.join('+')}`;
    const wish = { wish: 'answer', seat, decision, undos: 0, option, nonce: `answer-${number}` } as const;
    expect(await lives[seat]!.wish(id, wish)).toMatchObject({ granted: true });
  }
});

test('who is not asked hears so, although the cards of the other are hidden', async () => {
  const [ala, ola] = [new Client(server.base), new Client(server.base)];
  await ala.come('Ala');
  await ola.come('Ola');
  const lives = [await ala.live(), await ola.live()] as const;
  const { id, seats } = await makeTable(ala, {
    game: 'clash',
    wanted: { seats: [{ civilization: 'rome' }, { civilization: 'greece' }], table: {} },
  });
  await lives[0].watch(id);
  await lives[1].watch(id, { invitation: seats[1]! });
  await lives[1].wish(id, { wish: 'sit', seat: 1, invitation: seats[1]! });
  await lives[0].wish(id, { wish: 'start' });
  const told = await Promise.all(lives.map((live, seat) => optionsFor(live, id, seat)));
  expect(told.map(({ say }) => say)).toEqual(['options', 'options']);
  expect(told.filter((one) => one.say === 'options' && one.question === null)).toHaveLength(1);
});
