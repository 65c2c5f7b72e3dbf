import type { FromWorker, ToWorker } from './protocol.ts';

/** Works beside the page, which goes on answering meanwhile. */
export class Aside {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

  /** Whatever goes wrong there is heard as well. */
  constructor(hear: (message: FromWorker) => void) {
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
    this.#worker.onerror = ({ message }) => hear({ say: 'trouble', what: message });
  }

  say(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  leave(): void {
    this.#worker.terminate();
  }
}
