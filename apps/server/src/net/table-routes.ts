import type { Wanted } from '@imperia/kit';
import Type, { type Static } from 'typebox';
import { KITS } from '../games.ts';
import { hashOf, newToken } from '../identity/tokens.ts';
import { ById, Count, Id } from '../protocol/parts.ts';
import { Refused } from '../protocol/people.ts';
import type { TableSettings } from '../protocol/settings.ts';
import { BroughtTable, MadeTable, OlderWantedTable, TableInList, WantedTable } from '../protocol/tables.ts';
import { SentWish, WishReply } from '../protocol/wishes.ts';
import type { Identity, ListedTable } from '../store/store.ts';
import type { MakingFault, OpenTable } from '../tables/api.ts';
import { eyesOf, mayHaveRecord } from './access.ts';
import { addressOf } from './address.ts';
import type { Api } from './api.ts';
import { cleanText } from './clean-text.ts';
import { GAMES_BROUGHT, MOST_RECORD, MOST_TABLES, TABLES_LISTED, TABLES_MADE } from './limits.ts';
import { somebody, whoAsks } from './me.ts';
import { recordFrom } from './records.ts';
import { Refusal } from './refusals.ts';
import type { Services } from './services.ts';
import { grant } from './wishing.ts';

/** On one page of a list. */
const LISTED = 50;
const Lists = { 200: Type.Array(TableInList), '4xx': Refused };
const Page = Type.Object({ from: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })) });

function inList({ id, game, config, settings, status, seats, dueAt, createdAt, updatedAt }: ListedTable): TableInList {
  const setup = KITS.get(game)?.setup;
  const sides = setup ? seats.map(({ seat }) => setup.side(config, seat)) : [];
  const factions = sides;
  return { id, game, sides, factions, settings, status, seats: [...seats], dueAt, createdAt, updatedAt };
}

/** A link for every seat, and one to watch by. */
async function invite({ store }: Services, table: OpenTable): Promise<MadeTable> {
  const { id } = table.head;
  const tokenFor = async (seat: number | null): Promise<string> => {
    const token = newToken();
    await store.invitations.add({ tokenHash: hashOf(token), table: id, seat });
    return token;
  };
  const seats = await Promise.all(Array.from({ length: table.seats }, (_, seat) => tokenFor(seat)));
  return { id, seats, watching: await tokenFor(null) };
}

/** Clients of the release before knew games in which factions are chosen, and options. */
function wantedIn(asked: Static<typeof WantedTable> | Static<typeof OlderWantedTable>): Wanted {
  if ('wanted' in asked) return asked.wanted;
  return { seats: asked.factions.map((faction) => ({ faction })), table: { options: asked.options } };
}

function cleaned(settings: TableSettings): TableSettings {
  const title = cleanText(settings.title);
  if (title === '') throw new Refusal('bad table');
  const { rated, hints, ...rest } = settings;
  return { ...rest, title, rated, ...(hints && !rated && { hints }) };
}

function made(outcome: { readonly table: OpenTable } | MakingFault): OpenTable {
  if ('table' in outcome) return outcome.table;
  throw new Refusal(outcome.fault === 'record' ? 'bad record' : 'bad table');
}

/** Nobody fills the list, or the store, with tables. */
async function mayMake(
  { store, quotas }: Services,
  identity: string,
  request: { readonly ip: string },
  settings: TableSettings | null,
): Promise<void> {
  const { live, open, listed } = await store.tables.countOf(identity);
  const most = MOST_TABLES;
  if (live >= most.live || open >= most.open || (settings?.listed && listed >= most.listed))
    throw new Refusal('too many tables');
  const asked = settings?.listed ? [TABLES_MADE, TABLES_LISTED] : [TABLES_MADE];
  for (const quota of asked) if (!(await quotas.takeFor(quota, identity, request))) throw new Refusal('too often');
}

/** A whole game is played again for it, which is everybody's time. */
function mayLookBack(
  { looksBack, looksBackFrom }: Services,
  me: Identity | null,
  request: { readonly ip: string },
): void {
  const from = addressOf(request);
  if (!looksBack.mayGoOn(me?.id ?? from) || !looksBackFrom.mayGoOn(from)) throw new Refusal('too often');
}

export function tableRoutes(api: Api, services: Services): void {
  const { tables, store } = services;
  const opened = async (id: string): Promise<OpenTable> => {
    const table = await tables.open(id);
    if (!table) throw new Refusal('no such thing');
    return table;
  };

  api.get(
    '/tables',
    {
      schema: {
        summary: 'Open tables that anybody may join, of one game or of all, fifty at a time',
        querystring: Type.Object({ ...Page.properties, game: Type.Optional(Id) }),
        response: Lists,
      },
    },
    async ({ query }) => (await store.tables.open(LISTED, query.from, query.game)).map(inList),
  );

  api.get(
    '/tables/mine',
    {
      schema: {
        summary: 'My tables, those that wait for me first, fifty at a time',
        querystring: Page,
        response: Lists,
      },
    },
    async (request) => {
      const { id } = await somebody(services, request);
      return (await store.tables.of(id, LISTED, request.query.from)).map(inList);
    },
  );

  api.post(
    '/tables',
    {
      schema: {
        summary: 'Make a table',
        body: Type.Union([WantedTable, OlderWantedTable]),
        response: { 200: MadeTable, '4xx': Refused },
      },
    },
    async (request) => {
      const { id: identity, name } = await somebody(services, request);
      const { game, settings } = request.body;
      if (!KITS.has(game)) throw new Refusal('no such game');
      await mayMake(services, identity, request, settings);
      const wanted = wantedIn(request.body);
      return invite(
        services,
        made(await tables.make({ identity, name }, { game, wanted, settings: cleaned(settings) })),
      );
    },
  );

  api.post(
    '/tables/brought',
    {
      bodyLimit: MOST_RECORD,
      schema: {
        summary: 'Take a game from one screen online, with all its history',
        body: BroughtTable,
        response: { 200: MadeTable, '4xx': Refused },
      },
    },
    async (request) => {
      const { id: identity, name } = await somebody(services, request);
      const { record, settings, seats } = request.body;
      await mayMake(services, identity, request, settings);
      if (!(await services.quotas.takeFor(GAMES_BROUGHT, identity, request))) throw new Refusal('too often');
      const game = { record: recordFrom(record), settings: cleaned(settings), seats };
      return invite(services, made(await tables.bring({ identity, name }, game)));
    },
  );

  api.get(
    '/tables/:id',
    {
      schema: {
        summary: 'A table as I may see it: all of it, or what is new since a version',
        params: ById,
        querystring: Type.Object({
          since: Type.Optional(Count),
          invitation: Type.Optional(Type.String({ maxLength: 100 })),
        }),
      },
    },
    async (request) => {
      const table = await opened(request.params.id);
      const me = await whoAsks(services, request);
      const { since, invitation } = request.query;
      const eyes = await eyesOf(store.invitations, table, me?.id ?? null, invitation);
      if (eyes === null) throw new Refusal('no such thing');
      const { first, stop } = await table.watch(eyes, since ?? null, () => {});
      stop();
      return 'table' in first ? { whole: first } : { updates: first };
    },
  );

  api.get(
    '/tables/:id/heard',
    {
      schema: {
        summary: 'What I have heard at a table, from one event to another',
        params: ById,
        querystring: Type.Object({
          from: Count,
          to: Count,
          invitation: Type.Optional(Type.String({ maxLength: 100 })),
        }),
      },
    },
    async (request) => {
      const table = await opened(request.params.id);
      const me = await whoAsks(services, request);
      const eyes = await eyesOf(store.invitations, table, me?.id ?? null, request.query.invitation);
      if (eyes === null) throw new Refusal('no such thing');
      mayLookBack(services, me, request);
      return table.heard(eyes, request.query.from, request.query.to);
    },
  );

  api.get(
    '/tables/:id/since',
    { schema: { summary: 'What has happened since my own last answer, as I saw it', params: ById } },
    async (request) => {
      const me = await somebody(services, request);
      const seat = (await opened(request.params.id)).seatOf(me.id);
      if (seat === null) throw new Refusal('no such thing');
      mayLookBack(services, me, request);
      return { since: await tables.since(request.params.id, seat) };
    },
  );

  api.post(
    '/tables/:id/wishes',
    {
      schema: {
        summary: 'Ask something of a table: the road for who has no live connection',
        params: ById,
        body: SentWish,
        response: { 200: WishReply, '4xx': Refused },
      },
    },
    async (request) => {
      const me = await somebody(services, request);
      return grant(services, me, await opened(request.params.id), request.body);
    },
  );

  api.post(
    '/tables/:id/rematch',
    {
      schema: {
        summary: 'Play again',
        params: ById,
        response: { 200: Type.Object({ id: Type.String() }), '4xx': Refused },
      },
    },
    async (request) => {
      const { id: identity, name } = await somebody(services, request);
      await mayMake(services, identity, request, null);
      const again = await tables.rematch(request.params.id, { identity, name });
      if (typeof again !== 'string') return { id: again.table.head.id };
      throw new Refusal(again === 'no such table' ? 'no such thing' : again);
    },
  );

  api.get(
    '/tables/:id/record',
    {
      schema: {
        summary: 'The whole game, with its key, once it is over',
        params: ById,
        querystring: Type.Object({ invitation: Type.Optional(Type.String({ maxLength: 100 })) }),
      },
    },
    async (request) => {
      const me = await whoAsks(services, request);
      const table = await store.tables.summary(request.params.id);
      if (!table || !(await mayHaveRecord(store.invitations, table, me?.id ?? null, request.query.invitation)))
        throw new Refusal('no such thing');
      mayLookBack(services, me, request);
      const record = await tables.record(request.params.id);
      if (typeof record === 'string') throw new Refusal(record === 'no such table' ? 'no such thing' : record);
      return record;
    },
  );
}
