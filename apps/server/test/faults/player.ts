import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Rng } from '@imperia/engine';
import type { Reply } from '../../src/protocol/reply.ts';
import type { SeenTable } from '../../src/protocol/update.ts';
import type { SentWish } from '../../src/protocol/wishes.ts';
import { anyAnswer } from '../any-answer.ts';
import type { Client, Live } from '../net/client.ts';

const PATIENCE_MS = 60_000;

/** What the server said is kept for good. */
export interface Acknowledged {
  readonly table: string;
  readonly nonce: string;
  readonly version: number;
}

type AnswerWish = Extract<SentWish, { wish: 'answer' }>;

/** Tries until it works: the server may be down just now. */
export async function insist<T>(attempt: () => Promise<T>): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(20);
    }
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Somebody who plays as fast as the server lets, comes back after every cut, and sends again what was not answered. */
export class Player {
  readonly client: Client;
  readonly #rng: Rng;
  readonly acknowledged: Acknowledged[] = [];
  /** How often the same answer was sent again. */
  resent = 0;
  #ids = 0;
  #sent = '';

  constructor(client: Client, rng: Rng) {
    this.client = client;
    this.#rng = rng;
  }

  /** Plays at a table until its game is over. */
  async play(table: string): Promise<void> {
    const pending: { wish: AnswerWish | null } = { wish: null };
    while (!(await this.#playConnected(table, pending).catch(() => pause(20))));
  }

  /** True when the game is over; the connection may end before that. */
  async #playConnected(table: string, pending: { wish: AnswerWish | null }): Promise<boolean> {
    const live = await this.client.live();
    const gone = once(live.socket, 'close').then(() => 'gone' as const);
    try {
      await Promise.race([live.watch(table), gone]);
      for (;;) {
        if (live.socket.readyState !== live.socket.OPEN) return false;
        const { table: seen } = live.tables.get(table)!;
        if (seen.status === 'over') return true;
        pending.wish ??= this.#answerTo(seen);
        if (!pending.wish) {
          const { version } = live.tables.get(table)!;
          await Promise.race([live.until(() => live.tables.get(table)!.version > version).catch(() => {}), gone]);
          continue;
        }
        const reply = await Promise.race([this.#ask(live, table, pending.wish).catch(() => 'gone' as const), gone]);
        if (reply === 'gone') return false;
        if (typeof reply === 'string') {
          await pause(30);
          continue;
        }
        const { nonce } = pending.wish;
        pending.wish = null;
        if (!reply.granted) continue;
        this.acknowledged.push({ table, nonce, version: reply.version });
        await Promise.race([live.until(() => live.tables.get(table)!.version >= reply.version).catch(() => {}), gone]);
      }
    } finally {
      live.socket.terminate();
    }
  }

  #answerTo(seen: SeenTable): AnswerWish | null {
    const { view, seat, undos, asked } = seen;
    if (!view || !asked.includes(seat)) return null;
    const option = anyAnswer(seen, seat, this.#rng);
    return { wish: 'answer', seat, decision: view.decision, undos, option, nonce: randomUUID() };
  }

  /** What became of it, or the refusal that asks to try again. */
  #ask(live: Live, table: string, wish: AnswerWish): Promise<Reply | string> {
    if (this.#sent === wish.nonce) this.resent++;
    this.#sent = wish.nonce;
    const from = live.heard.length;
    const id = ++this.#ids;
    live.say({ say: 'wish', table, id, wish });
    return live.until(() => {
      for (const one of live.heard.slice(from)) {
        if (one.say === 'reply' && one.id === id) return one.reply;
        if (one.say === 'refused' && (one.id === id || one.id === undefined)) return one.refused;
      }
      return null;
    });
  }
}
