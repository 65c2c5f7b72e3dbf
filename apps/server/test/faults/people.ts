import { Client, type Live } from '../net/client.ts';
import { makeTable } from '../net/playing.ts';

export interface Somebody {
  readonly client: Client;
  readonly live: Live;
  readonly id: string;
  readonly code: string;
}

export async function somebody(base: string, name: string): Promise<Somebody> {
  const client = new Client(base);
  const { id, code } = await client.come(name);
  return { client, live: await client.live(), id, code };
}

export interface Begun {
  readonly id: string;
  readonly seats: readonly string[];
  readonly watching: string;
  readonly players: readonly Somebody[];
}

/** A table at which they all sit and look, and the game has begun. */
export async function begun(players: readonly Somebody[], more: object = {}): Promise<Begun> {
  const [host, ...others] = players;
  const made = await makeTable(host!.client, more);
  await host!.live.watch(made.id);
  for (const [i, { live }] of others.entries()) {
    await live.wish(made.id, { wish: 'sit', seat: i + 1, invitation: made.seats[i + 1]! });
    await live.watch(made.id);
  }
  const everybodySits = () => host!.live.tables.get(made.id)!.table.sitters.every(({ identity }) => identity !== null);
  await host!.live.until(everybodySits, 'everybody to sit');
  const reply = await host!.live.wish(made.id, { wish: 'start' });
  if (typeof reply === 'string' || !reply.granted) throw new Error(`not started: ${JSON.stringify(reply)}`);
  for (const { live } of players) await live.until(() => live.tables.get(made.id)!.table.view, 'the beginning');
  return { ...made, players };
}
