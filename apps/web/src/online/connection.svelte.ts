import type { FromClient, FromServer, SentWish } from '@imperia/server/protocol';
import { ask, NO_ANSWER, Refusal } from './api.ts';
import type { Followed, FollowedAnswer, Outcome } from './followed.ts';

/** How the server is reached: over a live connection, by asking again and again, or not at the moment. */
export type Link = 'idle' | 'connecting' | 'live' | 'lost' | 'asking';

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 15_000;
/** Nothing heard for so long after a ping: the line is dead, whatever the browser believes. */
const PATIENCE = 8_000;
/** After so many attempts that led nowhere, perhaps something between here and the server allows no live connection. */
const ATTEMPTS = 3;
const ASK_EVERY = 2_000;
const TRY_LIVE_AGAIN = 60_000;
const SLOW_DOWN = 1_000;

interface Waiting {
  readonly table: string;
  readonly wish: SentWish;
  readonly done: (outcome: Outcome) => void;
}

/** The one live connection, for all tables that are followed. */
class Connection {
  link = $state<Link>('idle');
  readonly #followed = new Map<string, Followed>();
  /** Wishes to which nobody has replied: sent again, as they were, over the next connection. */
  readonly #waiting = new Map<number, Waiting>();
  #socket: WebSocket | null = null;
  #failures = 0;
  #lastId = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #asking: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;

  constructor() {
    addEventListener('online', () => this.#tryNow());
    addEventListener('offline', () => this.#drop());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#tryNow();
    });
  }

  follow(table: Followed): () => void {
    this.#followed.set(table.id, table);
    if (this.link === 'live') this.#watch(table);
    else if (this.link === 'asking') void this.#askAbout(table);
    else if (!this.#socket) this.#connect();
    return () => this.#unfollow(table);
  }

  #unfollow(table: Followed): void {
    if (this.#followed.get(table.id) !== table) return;
    this.#followed.delete(table.id);
    if (this.#followed.size === 0) this.#rest();
    else if (this.link === 'live') this.#send({ say: 'unwatch', table: table.id });
  }

  /** Done once the server has replied, over however many connections it takes. */
  wish(table: string, wish: SentWish): Promise<Outcome> {
    return new Promise((done) => {
      const id = ++this.#lastId;
      this.#waiting.set(id, { table, wish, done });
      if (this.link === 'live') this.#sendWish(id);
      else if (this.link === 'asking') void this.#postWish(id);
    });
  }

  /** Asks for all of a table, when what came does not follow from what is known. */
  watchAgain(table: Followed): void {
    if (this.link === 'live') this.#watch(table);
  }

  /** For who has become somebody else. */
  restart(): void {
    for (const table of this.#followed.values()) table.forget();
    this.#rest();
    if (this.#followed.size > 0) this.#connect();
  }

  #rest(): void {
    this.#closeSocket();
    clearTimeout(this.#again);
    clearInterval(this.#asking);
    this.#failures = 0;
    this.link = 'idle';
  }

  #tryNow(): void {
    if (this.link !== 'lost') return;
    clearTimeout(this.#again);
    this.#connect();
  }

  #connect(): void {
    this.#closeSocket();
    if (this.link !== 'asking') this.link = this.#failures === 0 && this.link === 'idle' ? 'connecting' : 'lost';
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }: MessageEvent<string>) => this.#hear(JSON.parse(data) as FromServer);
    socket.onclose = () => {
      if (this.#socket === socket) this.#drop();
    };
  }

  #opened(): void {
    clearInterval(this.#asking);
    clearTimeout(this.#again);
    this.#heardAt = Date.now();
    this.link = 'live';
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
    for (const table of this.#followed.values()) this.#watch(table);
    for (const id of this.#waiting.keys()) this.#sendWish(id);
  }

  #ping(): void {
    this.#send({ say: 'ping' });
    const pinged = Date.now();
    const socket = this.#socket;
    setTimeout(() => {
      if (this.#socket === socket && this.#heardAt < pinged) this.#drop();
    }, PATIENCE);
  }

  #closeSocket(): void {
    clearInterval(this.#pinging);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** The connection is gone, or could not be made: soon again, and ever less often. */
  #drop(): void {
    if (this.link === 'idle') return;
    this.#closeSocket();
    this.#failures++;
    if (this.link === 'asking') {
      this.#later(TRY_LIVE_AGAIN);
      return;
    }
    this.link = 'lost';
    if (this.#failures > ATTEMPTS && navigator.onLine) void this.#fallBack();
    this.#later(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (this.#failures - 1)) * (0.75 + Math.random() / 2));
  }

  #later(milliseconds: number): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#connect(), milliseconds);
  }

  /** When plain requests get through where a live connection does not, they will do. */
  async #fallBack(): Promise<void> {
    const there = await ask('GET', '/me').then(
      () => true,
      () => false,
    );
    if (!there || this.link !== 'lost') return;
    this.link = 'asking';
    this.#later(TRY_LIVE_AGAIN);
    clearInterval(this.#asking);
    this.#asking = setInterval(() => this.#askAboutAll(), ASK_EVERY);
    this.#askAboutAll();
    for (const id of this.#waiting.keys()) void this.#postWish(id);
  }

  #askAboutAll(): void {
    for (const table of this.#followed.values()) void this.#askAbout(table);
  }

  async #askAbout(table: Followed): Promise<void> {
    const { id, version, invitation } = table;
    const query = new URLSearchParams({
      ...(version !== null && { since: String(version) }),
      ...(invitation !== undefined && { invitation }),
    });
    try {
      table.hearAnswer(await ask<FollowedAnswer>('GET', `/tables/${id}?${query}`));
    } catch (error) {
      if (error instanceof Refusal && error.refused !== NO_ANSWER) table.hearRefused(error.refused);
    }
  }

  async #postWish(id: number): Promise<void> {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    const { table, wish } = waiting;
    try {
      this.#settle(id, await ask<Outcome>('POST', `/tables/${table}/wishes`, wish));
    } catch (error) {
      const why = error instanceof Refusal ? error.refused : NO_ANSWER;
      if (why === NO_ANSWER || why === 'too often') setTimeout(() => this.#postWish(id), ASK_EVERY);
      else this.#settle(id, { granted: false, why });
    }
    const followed = this.#followed.get(table);
    if (followed) await this.#askAbout(followed);
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #watch({ id, version, invitation }: Followed): void {
    this.#send({
      say: 'watch',
      table: id,
      ...(version !== null && { since: version }),
      ...(invitation !== undefined && { invitation }),
    });
  }

  #sendWish(id: number): void {
    const waiting = this.#waiting.get(id);
    if (waiting) this.#send({ say: 'wish', table: waiting.table, id, wish: waiting.wish });
  }

  #settle(id: number, outcome: Outcome): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.done(outcome);
  }

  #hear(message: FromServer): void {
    this.#heardAt = Date.now();
    // A connection that is opened and says nothing has led nowhere.
    this.#failures = 0;
    if (message.say === 'reply') this.#settle(message.id, message.reply);
    else if (message.say === 'refused') this.#refused(message);
    else if (message.say !== 'pong' && message.say !== 'options') this.#followed.get(message.table)?.hear(message);
  }

  #refused({ id, table, refused }: Extract<FromServer, { say: 'refused' }>): void {
    if (id !== undefined) this.#settle(id, { granted: false, why: refused });
    else if (table !== undefined) this.#refusedTable(table, refused);
    else if (refused === 'too often') setTimeout(() => this.#sayAgain(), SLOW_DOWN);
  }

  /** What the server could not look up now it will tell when it can. */
  #refusedTable(id: string, refused: string): void {
    const table = this.#followed.get(id);
    table?.hearRefused(refused);
    if (table && refused === 'cannot keep') setTimeout(() => this.#watchIfFollowed(table), ASK_EVERY);
  }

  #watchIfFollowed(table: Followed): void {
    if (this.#followed.get(table.id) === table && this.link === 'live') this.#watch(table);
  }

  #sayAgain(): void {
    for (const table of this.#followed.values()) if (table.version === null) this.#watch(table);
    for (const id of this.#waiting.keys()) this.#sendWish(id);
  }
}

export const connection = new Connection();
