/** Requests a minute from one address: plenty for play, little for guessing. */
export const USUAL = { max: 1200, timeWindow: '1 minute' } as const;
export const STRICT = { rateLimit: { max: 20, timeWindow: '1 minute' } } as const;

export const MOST_BODY = 64 * 1024;
/** A whole game with its history. */
export const MOST_RECORD = 1024 * 1024;
export const MOST_MESSAGE = 8 * 1024;
/** Messages and requests of one person: so many a second for long, so many at once. */
export const MESSAGES = { rate: 30, burst: 120 } as const;
