import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFrom } from '../../src/host/config.ts';
import { type RunningServer, startServer, type World } from '../../src/host/start.ts';

export interface TestServer extends RunningServer {
  readonly base: string;
  readonly environment: Record<string, string>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
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
