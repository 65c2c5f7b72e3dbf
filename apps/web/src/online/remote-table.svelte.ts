import type { GameEvent } from '@imperia/engine';
import {
  type Heard,
  type SeenTable,
  type SentWish,
  type Update,
  type Whole,
  withChanges,
} from '@imperia/server/protocol';
import { ask } from './api.ts';
import { connection } from './connection.svelte.ts';
import type { AboutTable, ChatLine, Followed, FollowedAnswer, Outcome } from './followed.ts';

const UPDATE_PATIENCE = 5_000;

/** A table at the server, as it is known here: kept up to date by what the server tells. */
export class RemoteTable implements Followed {
  readonly id: string;
  readonly invitation: string | undefined;
  seen = $state.raw<SeenTable | null>(null);
  /** All that was heard, from the beginning. */
  heard = $state.raw<readonly GameEvent[]>([]);
  /** Who is here, by identity. */
  present = $state.raw<readonly string[]>([]);
  watchers = $state(0);
  chat = $state.raw<readonly ChatLine[]>([]);
  refused = $state.raw<string | null>(null);
  version: number | null = null;
  /** The number of the first event in `heard`: what came before is being asked for. */
  #heardFrom = 0;
  readonly #stop: () => void;
  readonly #curious = new Set<() => void>();

  constructor(id: string, invitation?: string) {
    this.id = id;
    this.invitation = invitation;
    this.#stop = connection.follow(this);
    void this.#fetchChat();
  }

  /** Whether everything up to now was heard. */
  get complete(): boolean {
    return this.#heardFrom === 0;
  }

  /** Calls back after every change; gives a way to stop that. */
  onchange(changed: () => void): () => void {
    this.#curious.add(changed);
    return () => this.#curious.delete(changed);
  }

  wish(wish: SentWish): Promise<Outcome> {
    return connection.wish(this.id, wish);
  }

  /** Once the table is known in this version, or it takes too long. */
  reaches(version: number): Promise<void> {
    if ((this.version ?? -1) >= version) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const timer = setTimeout(done, UPDATE_PATIENCE);
      const stop = this.onchange(() => (this.version ?? -1) >= version && done());
    });
  }

  hear(message: AboutTable): void {
    if (message.say === 'whole') this.#replace(message.whole);
    else if (message.say === 'update') this.#update(message.update);
    else if (message.say === 'chat') this.#hearSaid(message.line);
    else {
      this.present = message.people;
      this.watchers = message.watchers;
    }
  }

  hearAnswer(answer: FollowedAnswer): void {
    if ('whole' in answer) this.#replace(answer.whole);
    else for (const update of answer.updates) this.#update(update);
    void this.#fetchChat();
  }

  hearRefused(refused: string): void {
    if (!this.seen) this.refused = refused;
  }

  forget(): void {
    this.version = null;
    this.refused = null;
  }

  leave(): void {
    this.#stop();
  }

  #replace({ version, table, heard }: Whole): void {
    const before = this.seen;
    const same =
      before !== null &&
      before.seat === table.seat &&
      before.undos === table.undos &&
      before.answers === table.answers &&
      before.status === table.status;
    this.version = version;
    this.refused = null;
    // What has not changed stays the very same thing: whoever has begun a choice goes on with it.
    this.seen = same ? { ...table, view: before.view } : table;
    const known = before?.seat === table.seat && before.undos === table.undos && heard.from <= this.#heardTo;
    if (known) this.#hearEvents(heard);
    else {
      this.#heardFrom = heard.from;
      this.heard = heard.events;
      if (heard.from > 0) void this.#fetchHeard(table.undos);
    }
    this.#changed();
  }

  #update({ version, after, changes, heard }: Update): void {
    if (!this.seen || this.version === null || version <= this.version) return;
    if (after !== this.version) {
      this.version = null;
      connection.watchAgain(this);
      return;
    }
    this.version = version;
    if (changes) this.seen = withChanges(this.seen, changes);
    if (heard) this.#hearEvents(heard);
    this.#changed();
  }

  get #heardTo(): number {
    return this.#heardFrom + this.heard.length;
  }

  #hearEvents({ from, events }: Heard): void {
    const kept = Math.max(0, from - this.#heardFrom);
    if (kept === this.heard.length && events.length === 0) return;
    this.#heardFrom = Math.min(this.#heardFrom, from);
    this.heard = [...this.heard.slice(0, kept), ...events];
  }

  async #fetchHeard(undos: number): Promise<void> {
    const to = this.#heardFrom;
    const query = new URLSearchParams({
      from: '0',
      to: String(to),
      ...(this.invitation !== undefined && { invitation: this.invitation }),
    });
    const earlier = await ask<Heard>('GET', `/tables/${this.id}/heard?${query}`).catch(() => null);
    if (!earlier || this.#heardFrom !== to || this.seen?.undos !== undos) return;
    this.heard = [...earlier.events, ...this.heard];
    this.#heardFrom = 0;
    this.#changed();
  }

  /** What is said is numbered from 0. */
  get #lastSaid(): number {
    return this.chat.at(-1)?.n ?? -1;
  }

  /** Whether more was said before what is known. */
  get saidBefore(): boolean {
    return (this.chat[0]?.n ?? 0) > 0;
  }

  /** Those who have no live connection can say something as well; it is heard like everything that is said. */
  async say(text: string): Promise<void> {
    await ask('POST', `/tables/${this.id}/chat`, {
      text,
      ...(this.invitation !== undefined && { invitation: this.invitation }),
    });
    await this.#fetchChat();
  }

  async fetchEarlierChat(): Promise<void> {
    const [first] = this.chat;
    if (!first) return;
    const earlier = await this.#chatLines({ before: String(first.n) });
    if (this.chat[0] === first) this.chat = [...earlier, ...this.chat];
  }

  /** At first the last lines, then what is new; a long absence takes several questions. */
  async #fetchChat(): Promise<void> {
    for (;;) {
      const last = this.#lastSaid;
      const lines = await this.#chatLines(last < 0 ? {} : { since: String(last + 1) }).catch(() => []);
      this.#said(lines);
      if (last < 0 || lines.length === 0) return;
    }
  }

  #chatLines(which: Readonly<Record<string, string>>): Promise<readonly ChatLine[]> {
    const query = new URLSearchParams({
      ...which,
      ...(this.invitation !== undefined && { invitation: this.invitation }),
    });
    return ask<readonly ChatLine[]>('GET', `/tables/${this.id}/chat?${query}`);
  }

  /** What was said while this page was away is asked for. */
  #hearSaid(line: ChatLine): void {
    if (line.n === this.#lastSaid + 1) this.#said([line]);
    else void this.#fetchChat();
  }

  #said(lines: readonly ChatLine[]): void {
    const last = this.#lastSaid;
    const fresh = lines.filter(({ n }) => n > last);
    if (fresh.length > 0) this.chat = [...this.chat, ...fresh];
  }

  #changed(): void {
    for (const tell of [...this.#curious]) tell();
  }
}
