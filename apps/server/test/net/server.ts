import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/free-port.ts';
import { configFrom } from '../../src/host/config.ts';
import { type RunningServer, startServer, type World } from '../../src/host/start.ts';

export interface TestServer extends RunningServer {
  readonly base: string;
  readonly environment: Record<string, string>;
}

/** A server of its own on loopback, with its data in a folder that goes with it. */
export async function testServer(more: Record<string, string> = {}, world: World = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'imperia-'));
  const environment = { PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...more };
  const running = await startServer(configFrom(environment), world);
  const stop = async () => {
    await running.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...running, base: running.address, environment, stop };
}
