import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to whoever connects anywhere: among those a free one may be taken a moment later. */
const FIRST = 20_000;
const COUNT = 12_000;

/** A port at which nobody listens. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
