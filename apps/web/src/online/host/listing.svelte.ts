import { ask } from '../api.ts';
import { attempt } from '../tell.ts';

/** The server gives its lists so many at a time. */
const PAGE = 50;

/** A list of the server's, as far as it was asked for. */
export class Listing<T> {
  items = $state.raw<readonly T[]>([]);
  more = $state(false);
  asked = $state(false);
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** From the beginning; what is looked for, and whether those count that are done with. */
  look(search = '', all = false): Promise<boolean> {
    return this.#fetch(search, all, []);
  }

  goOn(search = '', all = false): Promise<boolean> {
    return this.#fetch(search, all, this.items);
  }

  #fetch(search: string, all: boolean, before: readonly T[]): Promise<boolean> {
    return attempt(async () => {
      const query = new URLSearchParams({
        from: String(before.length),
        ...(search && { search }),
        ...(all && { all: 'true' }),
      });
      const next = await ask<readonly T[]>('GET', `${this.#path}?${query}`);
      this.items = [...before, ...next];
      this.more = next.length === PAGE;
      this.asked = true;
    });
  }
}
