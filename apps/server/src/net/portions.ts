/** About the work of some milliseconds. */
const MOST = 24;

/**
 * Lets so many begin in one turn of the event loop, in the order in which they came. After a pause hundreds may have come
 * at once: were they all done in one go, nothing could be kept and told before the last of them.
 */
export class Portions {
  readonly #most: number;
  #left: number;
  #waiting: (() => void)[] = [];
  #following = false;

  constructor(most = MOST) {
    this.#most = most;
    this.#left = most;
  }

  /** Nothing to wait for, as long as the portion of this turn lasts. */
  next(): Promise<void> | undefined {
    this.#follow();
    if (this.#left > 0) {
      this.#left--;
      return undefined;
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #follow(): void {
    if (this.#following) return;
    this.#following = true;
    setImmediate(() => this.#begin());
  }

  #begin(): void {
    const portion = this.#waiting.splice(0, this.#most);
    this.#following = false;
    this.#left = this.#most - portion.length;
    if (portion.length > 0) this.#follow();
    for (const resolve of portion) resolve();
  }
}
