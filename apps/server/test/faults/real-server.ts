import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const HERE = fileURLToPath(new URL('../..', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const bundled = join(ROOT, 'node_modules/.cache/imperia', `server-${process.pid}-${Date.now()}`);
/** As in the bundle that is shipped: of many small files, and so slow to load one by one. */
const TAKEN_IN = new Set(['kysely', 'typebox', '@fastify/type-provider-typebox']);
let bundling: Promise<unknown> | null = null;
let botWorker = join(HERE, 'src/bots/worker.ts');

/** What bots think in, in the servers that are started from now on: before the first of them. */
export function useBotWorker(path: string): void {
  botWorker = path;
}

async function bundle(): Promise<void> {
  const { dependencies } = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  await build({
    entryPoints: { server: join(HERE, 'src/main.ts'), 'bot-worker': botWorker },
    outdir: bundled,
    outExtension: { '.js': '.js' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@imperia/') && !TAKEN_IN.has(name)),
    logLevel: 'error',
  });
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
    bundling ??= bundle();
    await bundling;
    const child = spawn(process.execPath, [join(bundled, 'server.js')], {
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
