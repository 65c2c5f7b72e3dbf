interface Bucket {
  tokens: number;
  at: number;
}

/** How fast somebody may go on, for a while and for long: a bucket that fills by itself. */
export class Pace {
  readonly #rate: number;
  readonly #burst: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  /** So many a second for long, so many at once. */
  constructor(rate: number, burst: number, now: () => number) {
    this.#rate = rate;
    this.#burst = burst;
    this.#now = now;
  }

  mayGoOn(who: string): boolean {
    const now = this.#now();
    const bucket = this.#buckets.get(who) ?? { tokens: this.#burst, at: now };
    this.#buckets.set(who, bucket);
    bucket.tokens = Math.min(this.#burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * this.#rate);
    bucket.at = now;
    if (bucket.tokens < 1) return false;
    bucket.tokens--;
    return true;
  }

  /** Forgets those whose bucket has filled up again. */
  sweep(): void {
    const full = this.#now() - (this.#burst / this.#rate) * 1000;
    for (const [who, { at }] of this.#buckets) if (at < full) this.#buckets.delete(who);
  }

  get size(): number {
    return this.#buckets.size;
  }
}
