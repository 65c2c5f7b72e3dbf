import { configFrom, type HostConfig, WrongConfig } from './config.ts';
import { type RunningServer, startServer } from './start.ts';

/** Runs until it is told to stop; says in plain words why it cannot. */
export async function runServer(environment: NodeJS.ProcessEnv): Promise<number> {
  const stopping = toldToStop();
  let server: RunningServer;
  try {
    const config = configFrom(environment);
    server = await startServer(config).catch((error: unknown) => {
      throw new Error(whyNot(error, config));
    });
    console.log(`Imperia: ${config.publicUrl.origin} (stop with Ctrl+C)`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return error instanceof WrongConfig ? 2 : 1;
  }
  await stopping;
  await server.stop();
  return 0;
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
