import { GUESSES } from './limits.ts';
import type { Quotas } from './quotas.ts';

/** How many of the addresses from which people came in are remembered. */
const MOST_KNOWN = 10_000;

/**
 * How often a password may be tried for one login, from wherever. Who came in from an address before is counted apart
 * there: strangers who guess elsewhere do not keep that person out.
 */
export class Guesses {
  readonly #quotas: Quotas;
  readonly #known = new Set<string>();

  constructor(quotas: Quotas) {
    this.#quotas = quotas;
  }

  mayTry(login: string, address: string): Promise<boolean> {
    const there = `${address} ${login}`;
    return this.#quotas.take(GUESSES, this.#known.has(there) ? there : login);
  }

  cameIn(login: string, address: string): void {
    const there = `${address} ${login}`;
    this.#known.delete(there);
    this.#known.add(there);
    for (const oldest of this.#known) {
      if (this.#known.size <= MOST_KNOWN) break;
      this.#known.delete(oldest);
    }
  }
}
