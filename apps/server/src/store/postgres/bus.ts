import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { LocalBus } from '../bus.ts';
import { clientConfig } from './pool.ts';

export const CHANNEL = 'imperia';

/** PostgreSQL takes less than 8000 bytes a notification. */
const LONGEST_CAST = 7500;
const AGAIN_MS = 250;
const SLOWEST_AGAIN_MS = 5000;

/**
 * Hears the other processes through a connection of its own, and makes that connection anew when it breaks. This
 * process hears of its own doings directly: what comes back from PostgreSQL with our own mark is left out.
 */
export class PostgresBus extends LocalBus {
  readonly origin = randomUUID();
  readonly #url: string;
  readonly #pool: pg.Pool;
  #client: pg.Client | null = null;
  #again: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(url: string, pool: pg.Pool) {
    super();
    this.#url = url;
    this.#pool = pool;
  }

  override cast(topic: string, body: string): void {
    const message = `${this.origin} cast ${JSON.stringify([topic, body])}`;
    if (Buffer.byteLength(message) > LONGEST_CAST) throw new Error(`too long to cast: ${message.length} characters`);
    super.cast(topic, body);
    // Fleeting by promise: while PostgreSQL cannot be reached nobody else can hear it.
    this.#pool.query('select pg_notify($1, $2)', [CHANNEL, message]).catch(() => {});
  }

  async listen(): Promise<void> {
    const client = new pg.Client(clientConfig(this.#url));
    client.on('error', () => {});
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    client.once('end', () => this.#lost());
    this.#client = client;
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#again) clearTimeout(this.#again);
    await this.#client?.end();
  }

  #lost(): void {
    this.#client = null;
    if (!this.#closed) this.#listenAgain(AGAIN_MS);
  }

  #listenAgain(wait: number): void {
    this.#again = setTimeout(() => {
      this.listen().then(
        () => (this.#closed ? this.close() : this.gap()),
        () => this.#closed || this.#listenAgain(Math.min(wait * 2, SLOWEST_AGAIN_MS)),
      );
    }, wait);
  }

  #hear(message: string): void {
    const [origin, kind, ...rest] = message.split(' ');
    if (origin === this.origin) return;
    if (kind === 'moved') for (let i = 0; i < rest.length; i += 2) this.moved(rest[i] ?? '', Number(rest[i + 1]));
    const cast = kind === 'cast' && castIn(rest.join(' '));
    if (cast) super.cast(...cast);
  }
}

/** Anybody with access to the database can send anything. */
function castIn(text: string): [topic: string, body: string] | null {
  try {
    const [topic, body] = JSON.parse(text) as unknown[];
    return typeof topic === 'string' && typeof body === 'string' ? [topic, body] : null;
  } catch {
    return null;
  }
}
