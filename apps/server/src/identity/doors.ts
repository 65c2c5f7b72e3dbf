import type { HouseRules } from '../protocol/people.ts';
import type { DoorStore } from '../store/hosting.ts';
import { hashOf, plainCode } from './tokens.ts';

type Shut = 'no guests' | 'code needed' | 'wrong invitation' | 'registration closed';

/** Who may come in whom nobody here knows yet. */
export class Doors {
  readonly rules: HouseRules;
  readonly #store: DoorStore;
  readonly #now: () => number;

  constructor(store: DoorStore, rules: HouseRules, now: () => number) {
    this.#store = store;
    this.rules = rules;
    this.#now = now;
  }

  forGuests(): Shut | null {
    return this.rules.guests ? null : 'no guests';
  }

  /** Makes an account by `make`, if that may be; a code is used up only where one was made. */
  async register<T>(
    typedCode: string | undefined,
    make: () => Promise<T>,
    failed: (made: T) => boolean,
  ): Promise<T | Shut> {
    const { registration } = this.rules;
    if (registration === 'host') return 'registration closed';
    if (registration === 'open') return make();
    const code = plainCode(typedCode ?? '');
    if (code === '') return 'code needed';
    const spent = await this.#store.spendAdmission(hashOf(code), this.#now());
    if (spent === null) return 'wrong invitation';
    let kept = false;
    try {
      const made = await make();
      kept = !failed(made);
      return made;
    } finally {
      if (!kept) await this.#store.giveAdmissionBack(spent);
    }
  }
}
