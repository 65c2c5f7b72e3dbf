import type { Identity, PeopleStore } from '../store/store.ts';
import type { Notice } from './notice.ts';

/** A way to reach somebody who is not looking; does nothing for who has not asked for it. */
export type Channel = (who: Identity, notice: Notice) => Promise<void>;

/** Tells people who are away. A channel that fails is logged and keeps nobody else from hearing. */
export class Teller {
  readonly #people: PeopleStore;
  readonly #channels: readonly Channel[];
  readonly #failed: (error: unknown) => void;

  constructor(people: PeopleStore, channels: readonly Channel[], failed: (error: unknown) => void) {
    this.#people = people;
    this.#channels = channels;
    this.#failed = failed;
  }

  async tell(identity: string, notice: Notice): Promise<void> {
    const who = await this.#people.byId(identity);
    if (!who) return;
    const told = await Promise.allSettled(this.#channels.map((channel) => channel(who, notice)));
    for (const one of told) if (one.status === 'rejected') this.#failed(one.reason);
  }
}
