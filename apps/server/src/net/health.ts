import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf } from '../identity/tokens.ts';
import type { Store } from '../store/store.ts';
import type { Api } from './api.ts';
import { refuse } from './refusals.ts';
import type { Services } from './services.ts';

/** For whoever watches the server: does it live, can it serve, how does it fare. */
export function healthRoutes(app: Api, { config, store, metrics }: Services): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }));

  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await store.ping();
      return { ok: true };
    } catch (error) {
      const why = whyNot(store);
      request.log.warn({ why: error instanceof Error ? error.message : error }, why);
      return reply.code(503).send({ ok: false, why });
    }
  });

  const mayWatch = (request: FastifyRequest) =>
    config.metricsToken === null
      ? isLoopback(request.ip) && !isForwarded(request) && isNamedHere(request)
      : // Hashes: how long it takes says nothing of where the two differ.
        hashOf(request.headers.authorization ?? '') === hashOf(`Bearer ${config.metricsToken}`);

  app.get('/metrics', { schema: { hide: true } }, async (request: FastifyRequest, reply: FastifyReply) => {
    if (!mayWatch(request)) return refuse(reply, 'not yours');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

function whyNot({ writing }: Store): string {
  if (writing.damage) return 'the store is damaged';
  return writing.trouble ? 'the store cannot be written' : 'the store does not answer';
}

/** Through a proxy on this machine everybody seems to be here. */
function isForwarded({ headers }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
}

/** A page elsewhere whose name leads to this machine must not read it. */
function isNamedHere({ hostname }: FastifyRequest): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname.toLowerCase());
}

function isLoopback(address: string): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
}
