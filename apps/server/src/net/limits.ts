/** Requests a minute: plenty for play, little for guessing. From one address, so many for each of the people behind it. */
export const USUAL = { max: 60, timeWindow: '1 minute' } as const;

/** What may be done so often within so many milliseconds. */
export interface Quota {
  readonly name: string;
  readonly most: number;
  readonly window: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Requests from one address by which something could be guessed, or people made: each route on its own. */
export const STRICT = { strict: true } as const;
export const STRICTLY: Quota = { name: 'strict', most: 20, window: MINUTE };
/** Passwords tried for one login, from all addresses together. */
export const GUESSES: Quota = { name: 'guess', most: 10, window: MINUTE };
export const TABLES_MADE: Quota = { name: 'make', most: 20, window: 10 * MINUTE };
export const TABLES_LISTED: Quota = { name: 'list', most: 6, window: 10 * MINUTE };
export const GAMES_BROUGHT: Quota = { name: 'bring', most: 6, window: HOUR };
/** A challenge is answered once. */
export const CHALLENGE: Quota = { name: 'challenge', most: 1, window: HOUR };
/** Logins that somebody asks for: each tells whether it is taken. */
export const LOGINS_WANTED: Quota = { name: 'login', most: 5, window: HOUR };
/** Mails to one address, and for one person: to confirm it, and notices. */
export const CONFIRMATIONS: Quota = { name: 'confirm', most: 4, window: 24 * HOUR };
export const NOTICES: Quota = { name: 'notice', most: 12, window: HOUR };
/** Lines of who does not sit at the table. */
export const STRANGERS_LINES: Quota = { name: 'chat', most: 6, window: MINUTE };

/** How many tables one person may have that have not ended; that have not begun; and that are listed as well. */
export const MOST_TABLES = { live: 60, open: 12, listed: 4 } as const;
/** Devices of one person that are told by push. */
export const MOST_PUSHES = 10;
export const MOST_PASSKEYS = 20;
/** How many others one person does not hear. */
export const MOST_MUTED = 200;

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
/** Messages and requests of one person: so many a second for long, so many at once. Messages from one address: so many for each of the people behind it. */
export const MESSAGES = { rate: 30, burst: 120 } as const;
/** Whole games that are played again for who looks back, which opening a table does twice: by person or stranger's address, and by address for a quarter of those behind it. */
export const LOOKS_BACK = { rate: 0.5, burst: 40 } as const;
/** Refusals of that kind, by address: whoever goes on all the same is answered `SLOWLY`. */
export const REFUSALS = { rate: 1, burst: 30 } as const;
/** In milliseconds: who asks again and again, one request after another, asks this seldom. */
export const SLOWLY = 1000;
/** Messages beyond that, which are refused one by one before their sender is let go. */
export const FLOODS = { rate: 30, burst: 3000 } as const;
