import Type from 'typebox';
import { ById, Count, Id, strict } from '../protocol/parts.ts';
import { Refused } from '../protocol/people.ts';
import { ChatLines } from '../protocol/tables.ts';
import { eyesOf } from './access.ts';
import type { Api } from './api.ts';
import { MOST_MUTED, STRANGERS_LINES, STRICT } from './limits.ts';
import { somebody, whoAsks } from './me.ts';
import { Refusal } from './refusals.ts';
import type { Services } from './services.ts';

const Nothing = { 204: Type.Null(), '4xx': Refused };

/** Who sits there says as much as the pace allows; who only looks on, a few lines a minute. */
export async function maySay(
  { tables, quotas }: Services,
  id: string,
  identity: string,
  request: { readonly ip: string },
): Promise<void> {
  const table = await tables.open(id);
  if (table?.seatOf(identity) != null || (await quotas.takeFor(STRANGERS_LINES, identity, request))) return;
  throw new Refusal('too often');
}

export function chatRoutes(api: Api, services: Services): void {
  const { chat, store, tables } = services;
  const mayHear = async (id: string, identity: string | null, invitation: string | undefined): Promise<void> => {
    const table = await tables.open(id);
    const eyes = table && (await eyesOf(store.invitations, table, identity, invitation));
    if (eyes === null) throw new Refusal('no such thing');
  };

  api.get(
    '/tables/:id/chat',
    {
      schema: {
        summary: 'What was said at a table: the last lines, those before a line, or those from a line on',
        params: ById,
        querystring: Type.Object({
          since: Type.Optional(Count),
          before: Type.Optional(Count),
          invitation: Type.Optional(Type.String({ maxLength: 100 })),
        }),
        response: { 200: ChatLines, '4xx': Refused },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { since, before, invitation } = request.query;
      const me = await whoAsks(services, request);
      await mayHear(id, me?.id ?? null, invitation);
      return [...(await (since === undefined ? chat.before(id, before) : chat.since(id, since)))];
    },
  );

  api.post(
    '/tables/:id/chat',
    {
      schema: {
        summary: 'Say something at a table that I may look at',
        params: ById,
        body: Type.Object(
          {
            text: Type.String({ minLength: 1, maxLength: 500 }),
            invitation: Type.Optional(Type.String({ maxLength: 100 })),
          },
          strict,
        ),
        response: Nothing,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { text, invitation } = request.body;
      const me = await somebody(services, request);
      await mayHear(id, me.id, invitation);
      await maySay(services, id, me.id, request);
      await chat.say(id, me, text);
      return reply.code(204).send(null);
    },
  );

  api.post(
    '/tables/:id/chat/:n/report',
    {
      config: STRICT,
      schema: {
        summary: 'Report something that was said to the host',
        params: Type.Object({ id: Id, n: Count }),
        body: Type.Object(
          {
            why: Type.String({ maxLength: 500 }),
            invitation: Type.Optional(Type.String({ maxLength: 100 })),
          },
          strict,
        ),
        response: Nothing,
      },
    },
    async (request, reply) => {
      const me = await somebody(services, request);
      const { id, n } = request.params;
      await mayHear(id, me.id, request.body.invitation);
      if ((await chat.since(id, n))[0]?.n !== n) throw new Refusal('no such thing');
      await chat.report(id, n, me.id, request.body.why);
      request.log.warn({ table: id, line: n }, 'something said at a table was reported');
      return reply.code(204).send(null);
    },
  );

  api.put(
    '/me/muted/:id',
    {
      schema: {
        summary: 'Hear no more of somebody, or again',
        params: ById,
        body: Type.Object({ muted: Type.Boolean() }, strict),
        response: Nothing,
      },
    },
    async (request, reply) => {
      const me = await somebody(services, request);
      const { id } = request.params;
      const { muted } = request.body;
      const others = muted ? (await store.people.mutedBy(me.id)).filter((one) => one !== id) : [];
      if (others.length >= MOST_MUTED) throw new Refusal('too often');
      await store.people.mute(me.id, id, muted);
      return reply.code(204).send(null);
    },
  );

  api.get(
    '/me/muted',
    { schema: { summary: 'Whom I do not hear', response: { 200: Type.Array(Type.String()) } } },
    async (request) => [...(await store.people.mutedBy((await somebody(services, request)).id))],
  );
}
