import { configFrom, type HostConfig, WrongConfig } from './config.ts';
import { startServer } from './start.ts';

type Environment = Parameters<typeof configFrom>[0];

/** Runs until it is told to stop; throws an error that says in plain words why it cannot. */
export async function serve(environment: Environment, say: (line: string) => void): Promise<void> {
  const stopping = toldToStop();
  const config = configFrom(environment);
  const server = await startServer(config).catch((error: unknown) => {
    throw new Error(whyNot(error, config), { cause: error });
  });
  say(`Imperia: ${config.publicUrl.origin} (stop with Ctrl+C)`);
  await stopping;
  await server.stop();
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
