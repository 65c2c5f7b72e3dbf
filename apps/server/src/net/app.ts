import { setTimeout } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import websocket from '@fastify/websocket';
import fastify, { LogController } from 'fastify';
import { loggerOptions } from '../host/log.ts';
import { addressOf } from './address.ts';
import { adminRoutes } from './admin-routes.ts';
import type { Api } from './api.ts';
import { chatRoutes } from './chat-routes.ts';
import { clientFiles } from './client-files.ts';
import { docsPage } from './docs-page.ts';
import { toRefusal } from './errors.ts';
import { farewell } from './farewell.ts';
import { securityHeaders } from './headers.ts';
import { healthRoutes } from './health.ts';
import { MOST_BODY, MOST_MESSAGE, SLOWLY, STRICTLY, USUAL } from './limits.ts';
import { liveRoute } from './live.ts';
import { mailRoutes } from './mail-routes.ts';
import { comesFromUs } from './origin.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { aboutMe, comingIn } from './people-routes.ts';
import { pushRoutes } from './push-routes.ts';
import { Refusal, refuse } from './refusals.ts';
import { resultRoutes } from './result-routes.ts';
import type { Services } from './services.ts';
import { tableRoutes } from './table-routes.ts';

const ROUTES = [
  comingIn,
  aboutMe,
  passkeyRoutes,
  tableRoutes,
  chatRoutes,
  pushRoutes,
  mailRoutes,
  resultRoutes,
  adminRoutes,
  liveRoute,
];

/** The whole server, not yet listening. */
export async function createApp(services: Services): Promise<Api> {
  const { config, patience, quotas } = services;
  const app: Api = fastify({
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy: what it says about who asks, not what that one claimed to it.
    trustProxy: config.trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: MOST_BODY,
    forceCloseConnections: true,
    requestTimeout: patience.request,
    http: { headersTimeout: patience.head, connectionsCheckingInterval: Math.min(patience.head, 5000) },
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be read never comes to the hooks.
    frameworkErrors: (error, _, reply) => {
      reply.headers({ 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' });
      refuse(reply, toRefusal(error));
    },
  })
    .withTypeProvider<TypeBoxTypeProvider>()
    .setValidatorCompiler(TypeBoxValidatorCompiler);

  app.setErrorHandler(async (error, request, reply) => {
    const refused = toRefusal(error);
    if (refused === 'broken') request.log.error({ err: error }, 'a request failed');
    // Whoever does not stop would otherwise be refused thousands of times a second, and others wait for that.
    if (refused === 'too often' && !services.refusals.mayGoOn(addressOf(request)))
      await setTimeout(SLOWLY, undefined, { ref: false });
    return refuse(reply, refused);
  });

  await app.register(helmet, securityHeaders(config));
  app.addHook('onRequest', async (request, reply) => {
    if (!comesFromUs(config, request)) return refuse(reply, 'foreign origin');
  });
  await app.register(cookie);
  await app.register(websocket, {
    // Pings are answered by the connection, within its pace and the bound on what is unread.
    options: { maxPayload: MOST_MESSAGE, perMessageDeflate: false, autoPong: false },
    preClose: farewell,
    errorHandler: (error, socket, request) => {
      socket.terminate();
      if (isOfTheLine(error)) services.metrics.refusedMessages.inc({ why: 'bad frame' });
      else request.log.error({ err: error }, 'a live connection failed');
    },
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Imperia', version: '1', description: 'Tables of board games, played live or over days.' },
    },
  });
  await app.register(
    async (api) => {
      // By address; people are counted by who they are as well, once they are known.
      await api.register(rateLimit, {
        ...USUAL,
        max: USUAL.max * config.peopleAtAddress,
        keyGenerator: addressOf,
        errorResponseBuilder: () => new Refusal('too often'),
      });
      // And strictly where something could be guessed, whichever process is asked.
      const strictly = { ...STRICTLY, most: Math.max(STRICTLY.most, config.peopleAtAddress) };
      api.addHook('onRequest', async (request) => {
        const { config: route, url } = request.routeOptions;
        if (!route.strict || (await quotas.take(strictly, `${url} ${addressOf(request)}`))) return;
        throw new Refusal('too often');
      });
      const typed = api.withTypeProvider<TypeBoxTypeProvider>();
      for (const routes of ROUTES) routes(typed, services);
    },
    { prefix: '/api' },
  );
  healthRoutes(app, services);
  docsPage(app);
  await clientFiles(app, config.clientDir);
  return app;
}

/** A frame that is none, or a line that was cut: whoever sent it is gone, and it is no fault of ours. */
function isOfTheLine(error: Error): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return code.startsWith('WS_ERR_') || ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code);
}
