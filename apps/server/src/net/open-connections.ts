import { CONNECTIONS } from './limits.ts';

/** How many live connections are open, by address and by person: nobody holds so many that others get none. */
export class OpenConnections {
  readonly #peopleAtAddress: number;
  readonly #count = new Map<string, number>();

  constructor(peopleAtAddress: number) {
    this.#peopleAtAddress = peopleAtAddress;
  }

  /** How to give it back; null when that address has enough. */
  from(address: string): (() => void) | null {
    return this.#take(`address ${address}`, CONNECTIONS * this.#peopleAtAddress);
  }

  of(identity: string): (() => void) | null {
    return this.#take(`person ${identity}`, CONNECTIONS);
  }

  #take(key: string, most: number): (() => void) | null {
    const open = this.#count.get(key) ?? 0;
    if (open >= most) return null;
    this.#count.set(key, open + 1);
    return () => this.#give(key);
  }

  #give(key: string): void {
    const left = (this.#count.get(key) ?? 1) - 1;
    if (left === 0) this.#count.delete(key);
    else this.#count.set(key, left);
  }

  get size(): number {
    return this.#count.size;
  }
}
