import type { Bus } from '../store/store.ts';

type LookAgain = () => void;

/** What has ended: the session with this hash, or all of this person's. */
type Ended = { readonly session: string } | { readonly identity: string };

const TOPIC = 'ended';

/** Tells the live connections of every process when the session that they were opened with has ended. */
export class EndedSessions {
  readonly #bus: Bus;
  readonly #following = new Map<string, Set<LookAgain>>();

  constructor(bus: Bus) {
    this.#bus = bus;
    bus.onCast((topic, key) => {
      if (topic === TOPIC) this.#tell(key);
    });
    bus.onGap(() => {
      for (const key of this.#following.keys()) this.#tell(key);
    });
  }

  say(ended: Ended): void {
    this.#bus.cast(TOPIC, keyOf(ended));
  }

  /** Whoever follows looks whether the session is still there: after a gap nobody knows without looking. */
  follow(ended: Ended, lookAgain: LookAgain): () => void {
    const key = keyOf(ended);
    const followers = this.#following.get(key) ?? new Set();
    this.#following.set(key, followers.add(lookAgain));
    return () => {
      followers.delete(lookAgain);
      if (followers.size === 0) this.#following.delete(key);
    };
  }

  #tell(key: string): void {
    for (const lookAgain of this.#following.get(key) ?? []) lookAgain();
  }
}

function keyOf(ended: Ended): string {
  return 'session' in ended ? `session ${ended.session}` : `identity ${ended.identity}`;
}
