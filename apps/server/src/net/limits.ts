/** Requests a minute: plenty for play, little for guessing. From one address, so many for each of the people behind it. */
export const USUAL = { max: 60, timeWindow: '1 minute' } as const;
export const STRICT = { rateLimit: { max: 20, timeWindow: '1 minute' } } as const;

/** Passwords tried for one login, from all addresses together: so many a second for long, so many at once. */
export const GUESSES = { rate: 1 / 10, burst: 10 } as const;

/** How long we wait for people, in milliseconds. */
export interface Patience {
  /** For a request to have arrived whole. */
  readonly request: number;
  /** For its head. */
  readonly head: number;
  /** Between two signs of life of a live connection. */
  readonly heartbeat: number;
}
export const PATIENCE: Patience = { request: 30_000, head: 15_000, heartbeat: 30_000 };

/** Live connections of one person: one for each open page. */
export const CONNECTIONS = 12;

export const MOST_BODY = 64 * 1024;
/** A whole game with its history. */
export const MOST_RECORD = 1024 * 1024;
export const MOST_MESSAGE = 8 * 1024;
/** Messages and requests of one person: so many a second for long, so many at once. */
export const MESSAGES = { rate: 30, burst: 120 } as const;
/** Messages beyond that, which are refused one by one before their sender is let go. */
export const FLOODS = { rate: 30, burst: 3000 } as const;
