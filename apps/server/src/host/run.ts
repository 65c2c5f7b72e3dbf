import { setTimeout } from 'node:timers/promises';
import { StoreAway } from '../store/store.ts';
import { configFrom, type HostConfig, WrongConfig } from './config.ts';
import { endWithParent } from './end-with-parent.ts';
import { type RunningServer, startServer } from './start.ts';

type Environment = Parameters<typeof configFrom>[0];

/** Runs until it is told to stop; throws an error that says in plain words why it cannot. */
export async function serve(environment: Environment, say: (line: string) => void): Promise<void> {
  const stopping = toldToStop();
  // Started by npm or npx, there is a shell in between.
  if (environment.npm_lifecycle_event !== undefined) endWithParent();
  const config = configFrom(environment);
  const server = await startOnceThereIsADatabase(config, stopping, say).catch((error: unknown) => {
    throw new Error(whyNot(error, config), { cause: error });
  });
  if (!server) return;
  say(`Imperia: ${config.publicUrl.origin} (stop with Ctrl+C)`);
  await stopping;
  await server.stop();
}

const TRIES_EVERY = 2000;

/** After a reboot PostgreSQL may come up later than we do: it is waited for, and said once. Null when told to stop meanwhile. */
async function startOnceThereIsADatabase(
  config: HostConfig,
  stopping: Promise<void>,
  say: (line: string) => void,
): Promise<RunningServer | null> {
  const toStop = stopping.then(() => 'stop' as const);
  for (let said = false; ; said = true) {
    try {
      return await startServer(config);
    } catch (error) {
      if (!config.databaseUrl || !(error instanceof StoreAway)) throw error;
      if (!said) say(`Imperia waits for its database. ${error.message}`);
    }
    if ((await Promise.race([toStop, setTimeout(TRIES_EVERY, 'again' as const, { ref: true })])) === 'stop')
      return null;
  }
}

/** As a program of its own: gives the code to exit with. */
export async function runServer(environment: Environment): Promise<number> {
  try {
    await serve(environment, (line) => console.log(line));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return error instanceof WrongConfig ? 2 : 1;
  }
}

function whyNot(error: unknown, { port, host }: HostConfig): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: choose another one, such as PORT=${port + 1}.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user: choose one above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${host}: set HOST to one that it has.`;
  return message;
}

function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
