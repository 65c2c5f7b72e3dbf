import Type from 'typebox';
import { strict } from '../protocol/parts.ts';
import { Refused } from '../protocol/people.ts';
import { isPushAddress } from '../tell/push-hosts.ts';
import type { Api } from './api.ts';
import { MOST_PUSHES, STRICT } from './limits.ts';
import { somebody } from './me.ts';
import { Refusal } from './refusals.ts';
import type { Services } from './services.ts';

const Nothing = { 204: Type.Null(), '4xx': Refused };

export function pushRoutes(api: Api, services: Services): void {
  const { config, store, pushKey, now } = services;

  api.get('/push/key', { schema: { summary: 'The key that a browser needs to be told by push' } }, async () => ({
    key: pushKey,
  }));

  api.post(
    '/me/push',
    {
      config: STRICT,
      schema: {
        summary: 'Be told on this device',
        body: Type.Object(
          {
            endpoint: Type.String({ pattern: '^https://', maxLength: 1000 }),
            p256dh: Type.String({ maxLength: 200 }),
            auth: Type.String({ maxLength: 100 }),
          },
          strict,
        ),
        response: Nothing,
      },
    },
    async (request, reply) => {
      const { id } = await somebody(services, request);
      if (!isPushAddress(request.body.endpoint, config.pushHosts)) throw new Refusal('bad address');
      await store.people.addPush({ ...request.body, identity: id, createdAt: now() }, MOST_PUSHES);
      return reply.code(204).send(null);
    },
  );

  api.delete(
    '/me/push',
    {
      schema: {
        summary: 'Be told no more on this device',
        body: Type.Object({ endpoint: Type.String({ maxLength: 1000 }) }, strict),
        response: Nothing,
      },
    },
    async (request, reply) => {
      const { id } = await somebody(services, request);
      const own = (await store.people.pushOf(id)).some(({ endpoint }) => endpoint === request.body.endpoint);
      if (own) await store.people.dropPush(request.body.endpoint);
      return reply.code(204).send(null);
    },
  );
}
