import type { FastifyInstance } from 'fastify';

/** «Service restart»: whoever hears it comes back by themselves. */
const RESTARTING = 1012;
/** Those who do not answer the farewell are not waited for. */
const PATIENCE_MS = 1000;

/** Closes the live connections when the server stops. */
export function farewell(this: FastifyInstance, done: () => void): void {
  const { clients } = this.websocketServer;
  for (const client of clients) client.close(RESTARTING, 'restarting');
  const impatience = setTimeout(() => {
    for (const client of clients) client.terminate();
  }, PATIENCE_MS);
  this.websocketServer.close(() => {
    clearTimeout(impatience);
    done();
  });
}
