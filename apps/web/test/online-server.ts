import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/free-port.ts';
import { sharedWithRun } from '../../../scripts/shared-world.ts';
import { built, type Kind } from './served.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const MAIN = join(ROOT, 'apps/server/src/main.ts');
const PATIENCE = 120_000;

/** The real server as a process of its own, with the built client, and its data in a folder that goes with it. */
export class OnlineServer {
  readonly url: string;
  readonly #environment: Readonly<Record<string, string>>;
  readonly #main: string;
  readonly #kind: Kind;
  #process: ChildProcess | null = null;

  private constructor(
    main: string,
    kind: Kind,
    environment: Readonly<Record<string, string>> & { readonly PORT: string },
  ) {
    this.#main = main;
    this.#kind = kind;
    this.url = `http://localhost:${environment.PORT}/`;
    this.#environment = environment;
  }

  /** `more` of its environment; `main` is what is run; `kind` is what stands on the shelf. */
  static async started(
    more: Readonly<Record<string, string>> = {},
    main = MAIN,
    kind: Kind = 'people',
  ): Promise<OnlineServer> {
    const [port, dataDir, clientDir] = await Promise.all([
      freePort(),
      mkdtemp(join(tmpdir(), 'imperia-data-')),
      built(kind),
    ]);
    const own = { PORT: String(port), DATA_DIR: dataDir, CLIENT_DIR: clientDir, LOG_LEVEL: 'error' };
    const server = new OnlineServer(main, kind, { ...own, ...more });
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    this.#process = spawn(process.execPath, await this.#command(), {
      cwd: ROOT,
      env: { PATH: process.env.PATH, ...this.#environment },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const deadline = Date.now() + PATIENCE;
    while (!(await this.#ready())) {
      if (Date.now() > deadline) throw new Error('The server did not start');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** In a run of tests all start the same bundle; what is another program than people get is run from its sources. */
  async #command(): Promise<string[]> {
    const bundle = this.#main === MAIN ? await sharedWithRun(`server ${this.#kind}`) : null;
    if (bundle) return [bundle];
    const conditions = ['--conditions=source', ...(this.#kind === 'tests' ? ['--conditions=tests'] : [])];
    return ['--import', 'tsx', ...conditions, this.#main];
  }

  async #ready(): Promise<boolean> {
    const answer = await fetch(`${this.url}readyz`).catch(() => null);
    return answer?.ok ?? false;
  }

  /** Something that the server of a test understands; once it has answered, it is done. */
  async say(message: object): Promise<void> {
    const answered = once(this.#process!, 'message');
    this.#process!.send(message);
    await answered;
  }

  /** As a power cut would: without a word. */
  async kill(): Promise<void> {
    const dying = this.#process;
    if (!dying || dying.exitCode !== null) return;
    const gone = once(dying, 'exit');
    dying.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.#environment.DATA_DIR!, { recursive: true, force: true });
  }
}
