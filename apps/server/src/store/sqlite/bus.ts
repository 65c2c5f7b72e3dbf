import { randomUUID } from 'node:crypto';
import { LocalBus } from '../bus.ts';
import type { Db } from '../rows.ts';

const LOOK_EVERY = 500;

/**
 * The server's own. Who works beside it on the same file (a host at the command line) leaves word there; as long as nobody
 * else has written, looking costs a few microseconds.
 */
export class ServersBus extends LocalBus {
  readonly #db: Db;
  readonly #written: () => number;
  #seen: number;
  #timer: NodeJS.Timeout;
  #looking: Promise<void> = Promise.resolve();

  /** `written` gives another number when another process has written. */
  constructor(db: Db, written: () => number) {
    super();
    this.#db = db;
    this.#written = written;
    this.#seen = written();
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  #look(): void {
    try {
      const now = this.#written();
      if (now === this.#seen) return;
      this.#seen = now;
    } catch {
      return;
    }
    this.#looking = this.#looking.then(() => this.#hear()).catch(() => {});
  }

  async #hear(): Promise<void> {
    const rows = await this.#db.selectFrom('casts').selectAll().orderBy('at').orderBy('n').execute();
    for (const { topic, body } of rows) {
      if (topic === 'moved') this.#moved(body);
      else this.cast(topic, body);
    }
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await this.#db.deleteFrom('casts').where('id', 'in', ids).execute();
  }

  #moved(body: string): void {
    const [table = '', version] = body.split(' ');
    this.moved(table, Number(version));
  }
}

/** Of who works beside the server. */
export class BesideBus extends LocalBus {
  readonly #db: Db;
  readonly #leaving: Promise<unknown>[] = [];

  constructor(db: Db) {
    super();
    this.#db = db;
  }

  override cast(topic: string, body: string): void {
    super.cast(topic, body);
    this.#leave(topic, body);
  }

  override moved(table: string, version: number): void {
    super.moved(table, version);
    this.#leave('moved', `${table} ${version}`);
  }

  /** Once all of it is there. */
  async close(): Promise<void> {
    await Promise.all(this.#leaving);
  }

  #leave(topic: string, body: string): void {
    const row = { id: randomUUID(), at: Date.now(), n: this.#leaving.length, topic, body };
    this.#leaving.push(this.#db.insertInto('casts').values(row).execute());
  }
}
