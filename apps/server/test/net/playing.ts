import { randomUUID } from 'node:crypto';
import type { Rng } from '@imperia/engine';
import type { Reply } from '../../src/protocol/reply.ts';
import type { MadeTable } from '../../src/protocol/tables.ts';
import { anyAnswer } from '../any-answer.ts';
import type { Client, Live } from './client.ts';

/** What is asked for with these factions of Osadnicy. */
export function wantedWith(factions: readonly string[]) {
  return { game: 'osadnicy', wanted: { seats: factions.map((faction) => ({ faction })), table: {} } };
}

const WANTED = {
  ...wantedWith(['romans', 'barbarians']),
  settings: {
    title: 'Wieczór',
    time: { time: 'none' },
    atTimeEnd: 'bot',
    listed: false,
    spectators: true,
    rated: false,
  },
} as const;

export async function makeTable(client: Client, more: object = {}): Promise<MadeTable> {
  return (await client.ask<MadeTable>('POST', '/api/tables', { ...WANTED, ...more })).body;
}

/** Answers whatever is asked of this seat now, at random. */
export async function answerOnce(live: Live, table: string, rng: Rng): Promise<Reply | string | null> {
  const { table: seen } = live.tables.get(table)!;
  const { view, seat, undos } = seen;
  if (!view || !seen.asked.includes(seat)) return null;
  const option = anyAnswer(seen, seat, rng);
  return live.wish(table, { wish: 'answer', seat, decision: view.decision, undos, option, nonce: randomUUID() });
}

/** Everybody answers in turn until the game is over. */
export async function playToEnd(
  table: string,
  players: readonly Live[],
  rng: Rng,
  afterEach: (answers: number) => Promise<void> = async () => {},
): Promise<number> {
  let answers = 0;
  const over = () => players.every((one) => one.tables.get(table)!.table.status === 'over');
  while (!over()) {
    const asked = players.filter((one) => {
      const { asked: seats, seat } = one.tables.get(table)!.table;
      return seats.includes(seat);
    });
    for (const one of asked) {
      const reply = await answerOnce(one, table, rng);
      if (reply !== null && (typeof reply === 'string' || !reply.granted)) throw new Error(JSON.stringify(reply));
      if (reply !== null) answers++;
      const { version } = reply as { version: number };
      await Promise.all(players.map((each) => each.until(() => each.tables.get(table)!.version >= version)));
      await afterEach(answers);
    }
  }
  return answers;
}
