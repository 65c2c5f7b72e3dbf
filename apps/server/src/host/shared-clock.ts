/** The most that the clock is set right by at a time, in milliseconds: a source that jumps is followed slowly. */
const MOST = 500;

/**
 * The time of the store, for all processes on it: taken from it at the start, carried on by the time that truly passes,
 * and compared with it now and then. Never goes back.
 */
export class SharedClock {
  readonly #ask: () => Promise<number>;
  readonly #passed: () => number;
  #ahead: number;
  #last = 0;

  private constructor(ask: () => Promise<number>, passed: () => number, ahead: number) {
    this.#ask = ask;
    this.#passed = passed;
    this.#ahead = ahead;
  }

  static async of(ask: () => Promise<number>, passed: () => number = () => performance.now()): Promise<SharedClock> {
    return new SharedClock(ask, passed, await measured(ask, passed));
  }

  readonly now = (): number => {
    this.#last = Math.max(this.#last, Math.floor(this.#passed() + this.#ahead));
    return this.#last;
  };

  async compare(): Promise<void> {
    const off = (await measured(this.#ask, this.#passed)) - this.#ahead;
    this.#ahead += Math.sign(off) * Math.min(MOST, Math.abs(off));
  }
}

/** How far the source is ahead of the time that has passed; it is read half-way through the asking. */
async function measured(ask: () => Promise<number>, passed: () => number): Promise<number> {
  const before = passed();
  const time = await ask();
  return time - (before + passed()) / 2;
}
