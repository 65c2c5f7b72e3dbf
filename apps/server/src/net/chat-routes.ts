import Type from 'typebox';
import { ById, Count, Id, strict } from '../protocol/parts.ts';
import { Refused } from '../protocol/people.ts';
import { ChatLines } from '../protocol/tables.ts';
import { eyesOf } from './access.ts';
import type { Api } from './api.ts';
import { STRICT } from './limits.ts';
import { somebody, whoAsks } from './me.ts';
import { Refusal } from './refusals.ts';
import type { Services } from './services.ts';

const Nothing = { 204: Type.Null(), '4xx': Refused };

export function chatRoutes(api: Api, services: Services): void {
  const { chat, store, tables } = services;

  api.get(
    '/tables/:id/chat',
    {
      schema: {
        summary: 'What was said at a table',
        params: ById,
        querystring: Type.Object({
          since: Type.Optional(Count),
          invitation: Type.Optional(Type.String({ maxLength: 100 })),
        }),
        response: { 200: ChatLines, '4xx': Refused },
      },
    },
    async (request) => {
      const table = await tables.open(request.params.id);
      const me = await whoAsks(services, request);
      const eyes = table && (await eyesOf(store.invitations, table, me?.id ?? null, request.query.invitation));
      if (eyes === null) throw new Refusal('no such thing');
      return [...(await chat.since(request.params.id, request.query.since ?? 0))];
    },
  );

  api.post(
    '/tables/:id/chat/:n/report',
    {
      config: STRICT,
      schema: {
        summary: 'Report something that was said to the host',
        params: Type.Object({ id: Id, n: Count }),
        body: Type.Object({ why: Type.String({ maxLength: 500 }) }, strict),
        response: Nothing,
      },
    },
    async (request, reply) => {
      const me = await somebody(services, request);
      const { id, n } = request.params;
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
      await store.people.mute(me.id, request.params.id, request.body.muted);
      return reply.code(204).send(null);
    },
  );

  api.get(
    '/me/muted',
    { schema: { summary: 'Whom I do not hear', response: { 200: Type.Array(Type.String()) } } },
    async (request) => [...(await store.people.mutedBy((await somebody(services, request)).id))],
  );
}
