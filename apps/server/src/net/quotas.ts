import type { LimitStore } from '../store/store.ts';
import { addressOf } from './address.ts';
import type { Quota } from './limits.ts';

/** How many quotas that are used up are remembered here. */
const MOST_SPENT = 10_000;

/**
 * What people may do so often and no more, whichever process they ask. A quota that is used up costs the store nothing
 * more until it begins anew.
 */
export class Quotas {
  readonly #limits: LimitStore;
  readonly #peopleAtAddress: number;
  readonly #now: () => number;
  readonly #spent = new Map<string, number>();

  constructor(limits: LimitStore, peopleAtAddress: number, now: () => number) {
    this.#limits = limits;
    this.#peopleAtAddress = peopleAtAddress;
    this.#now = now;
  }

  /** Whether it may be done once more; if so, it is counted as done. */
  async take({ name, most, window }: Quota, who: string): Promise<boolean> {
    const key = `${name} ${who}`;
    const now = this.#now();
    if ((this.#spent.get(key) ?? 0) > now) return false;
    const { count, until } = await this.#limits.count(key, window, now);
    if (count >= most) this.#remember(key, until);
    return count <= most;
  }

  /** By this person, and by all who ask from the same address. */
  async takeFor(quota: Quota, identity: string, request: { readonly ip: string }): Promise<boolean> {
    return (await this.take(quota, identity)) && this.takeFrom(quota, request);
  }

  /** By all who ask from the same address. */
  takeFrom(quota: Quota, request: { readonly ip: string }): Promise<boolean> {
    const { name, window } = quota;
    const most = quota.most * Math.max(1, Math.ceil(this.#peopleAtAddress / 4));
    return this.take({ name: `${name} from`, most, window }, addressOf(request));
  }

  sweep(): void {
    const now = this.#now();
    for (const [key, until] of this.#spent) if (until <= now) this.#spent.delete(key);
  }

  #remember(key: string, until: number): void {
    if (this.#spent.size < MOST_SPENT) this.#spent.set(key, until);
  }
}
