import { canonical, hear, type Seat, SPECTATOR, seeded, view } from '@imperia/engine';
import { FACTIONS, osadnicy } from '@imperia/osadnicy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withChanges } from '../../src/protocol/changes.ts';
import type { FromServer } from '../../src/protocol/live.ts';
import type { SeenTable } from '../../src/protocol/update.ts';
import { FoldedTable } from '../../src/tables/folded-table.ts';
import { Client, type Live } from '../net/client.ts';
import { playToEnd } from '../net/playing.ts';
import { type TestServer, testServer } from '../net/server.ts';
import { begun, somebody } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

interface Moment {
  readonly table: SeenTable;
  readonly version: number;
}

/** How the table looked after each message about it, and all events as they came. */
function replayed({ raw }: Live): { readonly moments: readonly Moment[]; readonly events: readonly unknown[] } {
  const moments: Moment[] = [];
  let events: unknown[] = [];
  for (const message of raw.map((text) => JSON.parse(text) as FromServer)) {
    if (message.say !== 'whole' && message.say !== 'update') continue;
    const news = message.say === 'whole' ? message.whole : message.update;
    const before = moments.at(-1)?.table;
    const table = 'table' in news ? news.table : news.changes ? withChanges(before!, news.changes) : before!;
    moments.push({ table, version: news.version });
    if (news.heard) events = [...events.slice(0, news.heard.from), ...news.heard.events];
  }
  return { moments, events };
}

test.each([1, 2, 3, 4])(
  'a whole game of %i: the wire carries what each may know and nothing else',
  {
    timeout: 120_000,
  },
  async (seats) => {
    const names = ['Ala', 'Ola', 'Ela', 'Ula'].slice(0, seats);
    const players = [];
    for (const name of names) players.push(await somebody(server.base, name));
    const { id, watching, seats: links } = await begun(players, { factions: FACTIONS.slice(0, seats) });
    const spectator = await new Client(server.base).live();
    await spectator.watch(id, { invitation: watching });
    await playToEnd(
      id,
      players.map(({ live }) => live),
      seeded(seats),
    );
    await spectator.until(() => spectator.tables.get(id)!.table.status === 'over', 'the end');

    const loaded = (await server.services.store.tables.load(id))!;
    const entries = await server.services.store.tables.entries(id, 0);
    const all: readonly (readonly [Seat, Live])[] = [
      [SPECTATOR, spectator],
      ...players.map(({ live }, seat) => [seat, live] as const),
    ];
    const seen = new Map(all.map(([seat, live]) => [seat, replayed(live)]));
    const folded = new FoldedTable(loaded.head);
    let compared = 0;
    for (const entry of entries) {
      folded.follow([entry]);
      const { version, status } = folded.gathering;
      for (const [seat, { moments }] of seen) {
        const moment = moments.find((one) => one.version === version);
        if (!moment?.table.view || !folded.play || moment.table.seat !== seat) continue;
        expect(
          canonical(moment.table.view) === canonical(view(osadnicy, folded.play.state, seat)),
          `seat ${seat}, version ${version}`,
        ).toBe(true);
        expect(moment.table.key).toBe(status === 'over' ? loaded.head.key : null);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(50);
    for (const [seat, { events }] of seen) {
      const from = events.findIndex((event) => event !== undefined);
      const told = folded.told.from(0).map((event) => hear(osadnicy, event, seat));
      expect(canonical(events.slice(from)), `what seat ${seat} heard`).toBe(canonical(told.slice(from)));
    }
    const secrets = [
      ...players.flatMap(({ client, code }) => [client.cookie.split('=')[1]!, code]),
      ...links,
      watching,
    ];
    for (const [, { raw }] of all) {
      const text = raw.join('\n');
      for (const secret of secrets) expect(text.includes(secret)).toBe(false);
      const beforeEnd = raw.filter((one) => !one.includes('"over"')).join('\n');
      expect(beforeEnd.includes(loaded.head.key)).toBe(false);
    }
  },
);
