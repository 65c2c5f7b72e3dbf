import { closeSync, fdatasync, openSync } from 'node:fs';
import { codeOf } from '../errors.ts';
import { StoreUnavailable } from '../store.ts';

/**
 * Sees to it that what was committed survives a power cut, while the event loop goes on. SQLite writes its log and does
 * not wait for the disk (`synchronous = normal`); nobody is told that anything is kept before it is flushed here.
 */
export class Flushing {
  readonly #log: string;
  #file: number | null = null;
  #underWay: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  #failed: StoreUnavailable | null = null;

  /** Of the database at this path. */
  constructor(path: string) {
    this.#log = `${path}-wal`;
  }

  /** Resolves when all that was committed before is on the disk. */
  flush(): Promise<void> {
    if (!this.#underWay) return this.#begin();
    // What is under way may have begun before the last commit.
    const begin = () => this.#begin();
    this.#next ??= this.#underWay.then(begin, begin);
    return this.#next;
  }

  /** Once nothing is being flushed any more. */
  async close(): Promise<void> {
    while (this.#underWay) await this.#underWay.catch(() => {});
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }

  #begin(): Promise<void> {
    this.#next = null;
    this.#underWay = this.#flushed().finally(() => {
      this.#underWay = null;
    });
    return this.#underWay;
  }

  /** After a failure the system may forget what it could not write, and say that all is well: nothing is believed then. */
  async #flushed(): Promise<void> {
    if (this.#failed) throw this.#failed;
    try {
      this.#file ??= openSync(this.#log, 'r+');
      await synced(this.#file);
    } catch (error) {
      this.#failed = new StoreUnavailable(
        `The disk did not take what was written (${codeOf(error)}). Check the disk and its space, then start the server again: until then nothing can be kept.`,
        { cause: error },
      );
      throw this.#failed;
    }
  }
}

function synced(file: number): Promise<void> {
  return new Promise((resolve, reject) => fdatasync(file, (error) => (error ? reject(error) : resolve())));
}
