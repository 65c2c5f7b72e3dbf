import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUNDLES, bundledServer } from '../bundled-server.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const bundled = join(BUNDLES, `server-${process.pid}-${Date.now()}`);
let bundling: Promise<string> | null = null;
let botWorker: string | undefined;

/** What bots think in, in the servers that are started from now on: before the first of them. */
export function useBotWorker(path: string): void {
  botWorker = path;
}

export function forgetBundle(): void {
  rmSync(bundled, { recursive: true, force: true });
}

/** A server in a process of its own, as a host runs it. */
export class RealServer {
  readonly base: string;
  readonly #child: ChildProcess;
  /** All that it has said: the log, and what was meant for the host. */
  said = '';

  private constructor(child: ChildProcess, port: string) {
    this.#child = child;
    this.base = `http://127.0.0.1:${port}`;
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.said += text;
      });
  }

  static async start(environment: Record<string, string> & { PORT: string }): Promise<RealServer> {
    bundling ??= bundledServer(bundled, botWorker === undefined ? {} : { botWorker });
    const child = spawn(process.execPath, [await bundling], {
      cwd: ROOT,
      env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'warn', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const server = new RealServer(child, environment.PORT);
    while (!server.said.includes('Imperia: ')) {
      if (child.exitCode !== null) throw new Error(`The server ended at once: ${server.said}`);
      await Promise.race([once(child.stdout!, 'data'), once(child, 'exit')]);
    }
    return server;
  }

  get pid(): number {
    return this.#child.pid!;
  }

  get running(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** At once, as by `kill -9` or a power cut. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** As a host asks it to stop. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (!this.running) return;
    const ended = once(this.#child, 'close');
    this.#child.kill(signal);
    await ended;
  }
}
