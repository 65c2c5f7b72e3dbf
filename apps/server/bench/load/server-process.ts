import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { bundledServer } from './bundle.ts';

const PATIENCE_MS = 20_000;
/** As docs/hosting.md advises large hosts; what they are for: docs/performance.md. */
const FLAGS = [
  '--max-semi-space-size=256',
  '--v8-pool-size=1',
  '--heap-growing-percent=400',
  '--no-allocation-site-pretenuring',
];

/** What a server says of itself. */
export interface Health {
  readonly cpuSeconds: number;
  readonly rss: number;
  readonly heap: number;
  /** Of the time since it was asked last. */
  readonly lagP99: number;
  readonly lagMost: number;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Our server as a host runs it, in a process of its own. */
export class ServerProcess {
  readonly base: string;
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;

  private constructor(port: number, environment: Record<string, string>, flags: readonly string[]) {
    this.base = `http://127.0.0.1:${port}`;
    this.#child = spawn(process.execPath, [...FLAGS, ...flags, bundledServer], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        PEOPLE_PER_ADDRESS: '1000000',
        HOST: '127.0.0.1',
        PORT: String(port),
        ...environment,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#ended = new Promise((resolve) => this.#child.once('exit', () => resolve()));
  }

  /** Resolves when it says that it can serve. */
  static async start(environment: Record<string, string>, flags: readonly string[] = []): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), environment, flags);
    const end = performance.now() + PATIENCE_MS;
    while (!(await server.#isReady())) {
      if (performance.now() > end || server.#child.exitCode !== null) {
        await server.kill();
        throw new Error('The server does not start');
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return server;
  }

  async #isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.base}/readyz`)).ok;
    } catch {
      return false;
    }
  }

  async health(): Promise<Health> {
    const text = await (await fetch(`${this.base}/metrics`)).text();
    const figure = (name: string): number => Number(new RegExp(`^imperia_${name} (.*)$`, 'm').exec(text)?.[1]);
    return {
      cpuSeconds: figure('process_cpu_seconds_total'),
      rss: figure('process_resident_memory_bytes'),
      heap: figure('nodejs_heap_size_used_bytes'),
      lagP99: figure('nodejs_eventloop_lag_p99_seconds') * 1000,
      lagMost: figure('nodejs_eventloop_lag_max_seconds') * 1000,
    };
  }

  /** In good order, so that a profile is written. */
  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    await this.#ended;
  }

  /** As if the power went. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#ended;
  }
}
