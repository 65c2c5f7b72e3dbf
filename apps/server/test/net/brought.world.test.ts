import { type GameRecord, keyFrom, randomAnswer, seeded, Table } from '@imperia/engine';
import { type Config, osadnicy } from '@imperia/osadnicy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const SETTINGS = {
  title: 'From the sofa',
  time: { time: 'none' },
  atTimeEnd: 'bot',
  listed: false,
  spectators: true,
  rated: false,
};

function local(): GameRecord<Config> {
  const rng = seeded(7);
  const table = new Table(osadnicy, { factions: ['romans', 'japanese'], options: [] }, keyFrom(rng));
  for (let i = 0; i < 30; i++) {
    const [decision] = table.decisions();
    table.answer({ seat: decision!.seat, decision: table.state.decision, option: randomAnswer(decision!, rng)! });
  }
  return table.record();
}

test.each<[string, number, (record: GameRecord<Config>) => object]>([
  ['as it was', 200, (record) => record],
  ['with more than a record has', 400, (record) => ({ ...record, junk: 'x'.repeat(400_000) })],
  ['with more in its configuration', 400, (r) => ({ ...r, config: { ...r.config, junk: 'x'.repeat(400_000) } })],
  ['with more in an answer', 400, (r) => ({ ...r, answers: r.answers.map((one) => ({ ...one, junk: 1 })) })],
  [
    'with one option many times',
    400,
    (r) => ({ ...r, config: { ...r.config, options: Array<string>(20_000).fill('production tokens') } }),
  ],
  [
    'with luck that its key did not give',
    400,
    (r) => ({ ...r, outcomes: r.outcomes.map((one) => ({ ...one, result: [...one.result].reverse() })) }),
  ],
])('a game that is brought %s is answered %i', async (_, status, change) => {
  const client = new Client(server.base);
  await client.come('Ala');
  const record = change(local());
  const answer = await client.ask('POST', '/api/tables/brought', {
    record,
    settings: SETTINGS,
    seats: ['mine', 'free'],
  });
  expect(answer.status).toBe(status);
  if (status === 400) expect(answer.body).toMatchObject({ refused: 'bad record' });
});
