import { again } from '../again.ts';
import { addressOf } from './address.ts';
import type { Api } from './api.ts';
import { Heartbeat } from './heartbeat.ts';
import { Connection, POLICY_VIOLATION, TRY_LATER } from './live-connection.ts';
import { comesFromUs } from './origin.ts';
import type { Services } from './services.ts';

/** The live connection: one for all the tables that somebody has open. */
export function liveRoute(api: Api, services: Services): void {
  const heartbeat = new Heartbeat();
  const still = again(
    services.patience.heartbeat,
    () => heartbeat.beat(),
    (error) => api.log.error({ err: error }, 'a chore failed'),
  );
  api.addHook('onClose', async () => still());

  api.get('/live', { websocket: true, schema: { hide: true } }, (socket, request) => {
    if (!comesFromUs(services.config, request, true)) return socket.close(POLICY_VIOLATION, 'foreign origin');
    const giveBack = services.openConnections.from(addressOf(request));
    if (!giveBack) return socket.close(TRY_LATER, 'too many');
    socket.on('close', giveBack);
    heartbeat.follow(socket);
    new Connection(services, socket, request);
  });
}
