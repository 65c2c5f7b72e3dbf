import WebSocket from 'ws';
import { withChanges } from '../../src/protocol/changes.ts';
import type { FromClient, FromServer } from '../../src/protocol/live.ts';
import type { Reply } from '../../src/protocol/reply.ts';
import type { Whole } from '../../src/protocol/update.ts';
import type { SentWish } from '../../src/protocol/wishes.ts';

/** Somebody at a keyboard: a cookie, requests, and a live connection. */
export class Client {
  readonly #base: string;
  cookie = '';
  constructor(base: string) {
    this.#base = base;
  }

  async ask<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const answer = await fetch(`${this.#base}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookie && { cookie: this.cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const set = answer.headers.get('set-cookie');
    if (set) this.cookie = set.split(';')[0]!;
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: (text ? JSON.parse(text) : null) as T };
  }

  /** Comes as a guest; gives the recovery code. */
  async come(name: string): Promise<{ id: string; code: string }> {
    const { body } = await this.ask<{ me: { id: string }; code: string }>('POST', '/api/people', { name, lang: 'en' });
    return { id: body.me.id, code: body.code };
  }

  live(): Promise<Live> {
    const socket = new WebSocket(`${this.#base.replace('http', 'ws')}/api/live`, { headers: { cookie: this.cookie } });
    const live = new Live(socket);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(live));
      socket.once('error', reject);
    });
  }
}

/** A live connection and the tables as it has heard of them. */
export class Live {
  readonly socket: WebSocket;
  /** Every message as it came, for whoever looks for leaks. */
  readonly raw: string[] = [];
  readonly heard: FromServer[] = [];
  readonly tables = new Map<string, Whole>();
  readonly #waiting = new Set<() => void>();
  #lastId = 0;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.#hear(String(data)));
  }

  #hear(text: string): void {
    this.raw.push(text);
    const message = JSON.parse(text) as FromServer;
    this.heard.push(message);
    if (message.say === 'whole') this.tables.set(message.table, message.whole);
    if (message.say === 'update') {
      const known = this.tables.get(message.table)!;
      const { version, after, changes } = message.update;
      if (after !== known.version) throw new Error(`an update after ${after} came to version ${known.version}`);
      const table = changes ? withChanges(known.table, changes) : known.table;
      this.tables.set(message.table, { ...known, version, table });
    }
    for (const wake of [...this.#waiting]) wake();
  }

  say(message: FromClient): void {
    this.socket.send(JSON.stringify(message));
  }

  async until<T>(found: () => T | undefined | null | false, what = 'something'): Promise<T> {
    const deadline = Date.now() + 90_000;
    for (;;) {
      const now = found();
      if (now) return now;
      if (Date.now() > deadline) throw new Error(`waited for ${what} in vain; last heard: ${this.raw.at(-1)}`);
      await new Promise<void>((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          this.#waiting.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, 500);
        this.#waiting.add(wake);
      });
    }
  }

  async watch(table: string, more: { since?: number; invitation?: string } = {}): Promise<Whole> {
    this.say({ say: 'watch', table, ...more });
    return this.until(() => this.tables.get(table), `table ${table}`);
  }

  async wish(table: string, wish: SentWish): Promise<Reply | string> {
    const id = ++this.#lastId;
    this.say({ say: 'wish', table, id, wish });
    const reply = await this.until(
      () => this.heard.find((one) => (one.say === 'reply' || one.say === 'refused') && one.id === id),
      `a reply to ${wish.wish}`,
    );
    return reply.say === 'reply' ? reply.reply : (reply as { refused: string }).refused;
  }

  close(): void {
    this.socket.close();
  }
}
