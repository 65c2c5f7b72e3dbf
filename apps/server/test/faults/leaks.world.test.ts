import { canonical, hear, type Seat, SPECTATOR, seeded, view } from '@imperia/engine';
import type { AnyState } from '@imperia/kit';
import { FACTIONS, osadnicy } from '@imperia/osadnicy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withChanges } from '../../src/protocol/changes.ts';
import type { FromServer } from '../../src/protocol/live.ts';
import type { TableInList } from '../../src/protocol/tables.ts';
import type { Moments, SeenTable, Update, Whole } from '../../src/protocol/update.ts';
import { FoldedTable } from '../../src/tables/folded-table.ts';
import { seenTable } from '../../src/tables/seen-table.ts';
import { Client, type Live } from '../net/client.ts';
import { playToEnd, wantedWith } from '../net/playing.ts';
import { type TestServer, testServer } from '../net/server.ts';
import { SETTINGS } from '../tables/surroundings.ts';
import { begun, type Somebody, somebody } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  // So that every request can come from an address of its own: these are more than one address may send. And after each
  // answer everybody looks back, more often than people do.
  server = await testServer({ TRUST_PROXY: 'on' }, { looksBack: { rate: 1000, burst: 10_000 } });
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

type Answered = { readonly whole: Whole } | { readonly updates: readonly Update[] };

/** What somebody was answered over plain requests, with whose eyes it was to be, and the version it was asked in. */
class Asker {
  readonly client: Client;
  /** Null: a stranger, who may not look. */
  readonly eyes: Seat | null;
  readonly #query: string;
  readonly moments: Moment[] = [];
  readonly heard: { readonly version: number; readonly events: readonly unknown[] }[] = [];
  readonly texts: string[] = [];
  static #requests = 0;

  constructor(client: Client, eyes: Seat | null, invitation?: string) {
    this.client = client;
    this.eyes = eyes;
    this.#query = invitation === undefined ? '' : `&invitation=${invitation}`;
  }

  get #sits(): boolean {
    return this.eyes !== null && this.eyes >= 0;
  }

  get #nobody(): boolean {
    return this.client.cookie === '';
  }

  async get<T>(path: string): Promise<{ readonly status: number; readonly body: T }> {
    const n = Asker.#requests++;
    const from = { 'x-forwarded-for': `10.0.${(n >> 8) & 255}.${n & 255}` };
    const { status, body } = await this.client.ask<T>('GET', `/api${path}`, undefined, from);
    this.texts.push(JSON.stringify(body));
    return { status, body };
  }

  /** Every road that leads to a table while it is played. */
  async look(id: string, listed: boolean): Promise<void> {
    const known = this.moments.at(-1);
    const since = known && this.moments.length % 3 > 0 ? `since=${known.version}` : '';
    const { status, body } = await this.get<Answered>(`/tables/${id}?${since}${this.#query}`);
    const heard = await this.get<{ events: unknown[] }>(`/tables/${id}/heard?from=0&to=100000${this.#query}`);
    const talk = await this.get(`/tables/${id}/chat?${this.#query}`);
    const record = await this.get(`/tables/${id}/record?${this.#query}`);
    await this.get('/tables');
    const missed = await this.get<{ since: Moments }>(`/tables/${id}/since`);
    expect(missed.status, 'only who sits there has missed anything').toBe(this.#sits ? 200 : this.#nobody ? 401 : 404);
    if (this.eyes === null) {
      expect([status, heard.status, talk.status, record.status]).toEqual([404, 404, 404, 404]);
      return;
    }
    expect(record).toMatchObject({ status: 409, body: { refused: 'not over' } });
    const mine = await this.get<TableInList[]>('/tables/mine');
    if (this.eyes >= 0) expectListed(mine.body.find((one) => one.id === id)!, listed);
    let moment = known;
    if ('whole' in body) moment = body.whole;
    else
      for (const { version, changes } of body.updates)
        moment = { version, table: changes ? withChanges(moment!.table, changes) : moment!.table };
    this.moments.push(moment!);
    if (this.#sits)
      expect(canonical(lastView(missed.body.since)) === canonical(moment!.table.view), 'as it is now').toBe(true);
    this.heard.push({ version: moment!.version, events: heard.body.events });
  }
}

function lastView({ first, moments }: Moments): AnyState {
  return moments.reduce((shown, { changes }) => (changes ? withChanges(shown, changes) : shown), first);
}

/** A list says who sits where and whose turn it is: no more than the lobby shows. */
function expectListed(table: TableInList, listed: boolean): void {
  const { id, game, sides, factions, settings, status, seats, dueAt, createdAt, updatedAt, ...more } = table;
  expect(more).toEqual({});
  expect(settings).toMatchObject({ listed });
  for (const { seat, identity, name, bot, waiting, ...other } of seats) expect(other).toEqual({});
}

test.each([1, 2, 3, 4])('a whole game of %i: the wire carries what each may know and nothing else', async (seats) => {
  const names = ['Ala', 'Ola', 'Ela', 'Ula'].slice(0, seats);
  const players: Somebody[] = [];
  for (const name of names) players.push(await somebody(server.base, name));
  const listed = seats === 2;
  // A game alone may be short.
  const every = seats === 1 ? 3 : 8;
  const settings = { ...SETTINGS, listed };
  const { id, watching, seats: links } = await begun(players, { ...wantedWith(FACTIONS.slice(0, seats)), settings });
  const spectator = await new Client(server.base).live();
  await spectator.watch(id, { invitation: watching });
  const outsider = new Client(server.base);
  await outsider.come('Obcy');
  const askers = [
    ...players.map(({ client }, seat) => new Asker(client, seat)),
    new Asker(new Client(server.base), SPECTATOR, watching),
    new Asker(outsider, listed ? SPECTATOR : null),
    new Asker(new Client(server.base), listed ? SPECTATOR : null, 'a-guess-that-is-no-invitation'),
  ];
  await playToEnd(
    id,
    players.map(({ live }) => live),
    seeded(seats),
    async (answers) => {
      const running = players.every(({ live }) => live.tables.get(id)!.table.status === 'running');
      if (answers % every === 0 && running) for (const asker of askers) await asker.look(id, listed);
    },
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
  let asked = 0;
  for (const entry of entries) {
    folded.follow([entry]);
    const { version, status } = folded.gathering;
    for (const [seat, { moments }] of seen) {
      const moment = moments.find((one) => one.version === version);
      if (!moment?.table.view || !folded.play || moment.table.seat !== seat) continue;
      expect(
        canonical(moment.table.view) === canonical(view(folded.kit.game, folded.play.state, seat)),
        `seat ${seat}, version ${version}`,
      ).toBe(true);
      expect(moment.table.key).toBe(status === 'over' ? loaded.head.key : null);
      compared++;
    }
    for (const { eyes, moments, heard } of askers) {
      if (eyes === null) continue;
      for (const moment of moments.filter((one) => one.version === version)) {
        const shown = canonical(moment.table) === canonical(seenTable(folded, eyes));
        expect(shown, `asked with eyes ${eyes}, version ${version}`).toBe(true);
        asked++;
      }
      for (const { events } of heard.filter((one) => one.version === version))
        expect(canonical(events), `heard with eyes ${eyes}, version ${version}`).toBe(
          canonical(folded.told.from(0).map((event) => hear(osadnicy, event, eyes))),
        );
    }
  }
  expect(compared).toBeGreaterThan(50);
  expect(asked).toBeGreaterThan(10);
  for (const [seat, { events }] of seen) {
    const from = events.findIndex((event) => event !== undefined);
    const told = folded.told.from(0).map((event) => hear(osadnicy, event, seat));
    expect(canonical(events.slice(from)), `what seat ${seat} heard`).toBe(canonical(told.slice(from)));
  }
  const secrets = [...players.flatMap(({ client, code }) => [client.cookie.split('=')[1]!, code]), ...links, watching];
  for (const [, { raw }] of all) {
    const text = raw.join('\n');
    for (const secret of secrets) expect(text.includes(secret)).toBe(false);
    const beforeEnd = raw.filter((one) => !one.includes('"over"')).join('\n');
    expect(beforeEnd.includes(loaded.head.key)).toBe(false);
  }
  // Nothing that was asked for while it was played held a secret, whoever asked.
  for (const { texts } of askers) {
    const text = texts.join('\n');
    for (const secret of [...secrets, loaded.head.key]) expect(text.includes(secret)).toBe(false);
  }
  // Of a private game the record is for who sat there or has a link; then everything is known to them.
  for (const asker of askers) {
    const link = asker.client.cookie === '' && asker.eyes === SPECTATOR ? `?invitation=${watching}` : '';
    const { status } = await asker.get(`/tables/${id}/record${link}`);
    expect(status).toBe(asker.eyes === null ? 404 : 200);
  }
});
test('statistics, ratings and the reference of the interface tell nothing of any table', async () => {
  const [ala, ola] = [await somebody(server.base, 'Ala'), await somebody(server.base, 'Ola')];
  const { id, seats, watching } = await begun([ala, ola]);
  const { key } = (await server.services.store.tables.load(id))!.head;
  const secrets = [id, key, ...seats, watching, ala.id, ola.id, ala.code, ala.client.cookie.split('=')[1]!];
  const asker = new Asker(ala.client, 0);
  const paths = ['/me/statistics/osadnicy', '/ratings/osadnicy', '/openapi.json', '/push/key', '/tables'];
  for (const path of paths) expect((await asker.get(path)).status, path).toBe(200);
  const text = asker.texts.join('\n');
  expect(text.length).toBeGreaterThan(1000);
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});
