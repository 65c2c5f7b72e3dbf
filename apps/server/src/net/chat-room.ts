import type { Bus, ChatLine, ChatStore, Identity } from '../store/store.ts';
import { cleanText } from './clean-text.ts';

type Hear = (line: ChatLine) => void;

/** What was said is announced to every process by its number. */
const TOPIC = 'chat/';
const MOST = 50;

/** What people say to one another at tables. */
export class ChatRoom {
  readonly #store: ChatStore;
  readonly #bus: Bus;
  readonly #now: () => number;
  readonly #listeners = new Map<string, Set<Hear>>();

  constructor(store: ChatStore, bus: Bus, now: () => number, trouble: (error: unknown) => void) {
    this.#store = store;
    this.#bus = bus;
    this.#now = now;
    bus.onCast((topic, n) => {
      if (topic.startsWith(TOPIC)) this.#passOn(topic.slice(TOPIC.length), Number(n)).catch(trouble);
    });
  }

  async say(table: string, who: Identity, text: string): Promise<void> {
    const clean = cleanText(text);
    if (clean === '') return;
    const { n } = await this.#store.say(table, { at: this.#now(), identity: who.id, name: who.name, text: clean });
    this.#bus.cast(TOPIC + table, String(n));
  }

  since(table: string, n: number): Promise<readonly ChatLine[]> {
    return this.#store.since(table, n, MOST);
  }

  /** The last that was said before line `n`; without one, the very last. */
  before(table: string, n?: number): Promise<readonly ChatLine[]> {
    return this.#store.before(table, n ?? null, MOST);
  }

  report(table: string, n: number, by: string, why: string): Promise<void> {
    return this.#store.report(table, n, by, cleanText(why), this.#now());
  }

  listen(table: string, hear: Hear): () => void {
    const listeners = this.#listeners.get(table) ?? new Set();
    this.#listeners.set(table, listeners.add(hear));
    return () => {
      listeners.delete(hear);
      if (listeners.size === 0) this.#listeners.delete(table);
    };
  }

  async #passOn(table: string, n: number): Promise<void> {
    const listeners = this.#listeners.get(table);
    if (!listeners) return;
    const line = (await this.#store.since(table, n, 1))[0];
    if (line) for (const hear of listeners) hear(line);
  }
}
