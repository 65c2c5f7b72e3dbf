import type { Bus } from '../store/store.ts';

/** Somebody's open page, at a table. */
export interface Visitor {
  readonly identity: string | null;
  hearPresent(table: string, people: readonly string[], watchers: number): void;
}

/** Who is at a table, as one process knows it. */
interface There {
  readonly people: readonly string[];
  readonly watchers: number;
  readonly at: number;
}

const TOPIC = 'here';
const WHO_IS_THERE = 'who is there';
const NOBODY: There = { people: [], watchers: 0, at: 0 };
/** A crowd is counted: an announcement has room for so many. */
const MOST_NAMED = 200;
/** A process that has not been heard of for so long is gone, and its visitors with it. */
export const FORGET_AFTER = 90_000;
export const REPEAT_EVERY = 30_000;

/** Who is there: at which table somebody has a page open now, at this process or another on the same store. */
export class Presence {
  readonly #bus: Bus;
  readonly #process: string;
  readonly #now: () => number;
  readonly #visitors = new Map<string, Set<Visitor>>();
  /** By table, then by process. */
  readonly #elsewhere = new Map<string, Map<string, There>>();

  constructor(bus: Bus, process: string, now: () => number) {
    this.#bus = bus;
    this.#process = process;
    this.#now = now;
    bus.onCast((topic, body) => {
      if (topic === TOPIC) this.#hear(JSON.parse(body) as { from: string; table: string } & There);
      if (topic === WHO_IS_THERE && body !== process) this.#announceAll();
    });
    bus.onGap(() => this.#ask());
    this.#ask();
  }

  enter(table: string, visitor: Visitor): void {
    const here = this.#visitors.get(table) ?? new Set();
    this.#visitors.set(table, here.add(visitor));
    this.#announce(table);
    this.#tell(table);
  }

  leave(table: string, visitor: Visitor): void {
    const here = this.#visitors.get(table);
    if (!here?.delete(visitor)) return;
    if (here.size === 0) this.#visitors.delete(table);
    this.#announce(table);
    this.#tell(table);
  }

  isThere(table: string, identity: string): boolean {
    return this.#all(table).some(({ people }) => people.includes(identity));
  }

  /** Called now and then: says again who is here, and forgets processes that have fallen silent. */
  repeat(): void {
    this.#announceAll();
    for (const [table, processes] of this.#elsewhere) {
      const before = processes.size;
      for (const [process, { at }] of processes) if (at + FORGET_AFTER < this.#now()) processes.delete(process);
      if (processes.size === 0) this.#elsewhere.delete(table);
      if (processes.size < before) this.#tell(table);
    }
  }

  /** The other processes say who is at theirs; and they hear who is here. */
  #ask(): void {
    this.#bus.cast(WHO_IS_THERE, this.#process);
    this.#announceAll();
  }

  #announceAll(): void {
    for (const table of this.#visitors.keys()) this.#announce(table);
  }

  #here(table: string): There {
    const here = [...(this.#visitors.get(table) ?? [])];
    const people = [...new Set(here.flatMap(({ identity }) => identity ?? []))];
    const strangers = here.filter(({ identity }) => identity === null).length;
    const unnamed = Math.max(0, people.length - MOST_NAMED);
    return { people: people.slice(0, MOST_NAMED), watchers: strangers + unnamed, at: this.#now() };
  }

  #all(table: string): There[] {
    return [this.#here(table), ...(this.#elsewhere.get(table)?.values() ?? [])];
  }

  #announce(table: string): void {
    this.#bus.cast(TOPIC, JSON.stringify({ from: this.#process, table, ...this.#here(table) }));
  }

  #hear({ from, table, people, watchers }: { from: string; table: string } & There): void {
    if (from === this.#process) return;
    const processes = this.#elsewhere.get(table) ?? new Map<string, There>();
    const before = processes.get(from) ?? NOBODY;
    if (people.length === 0 && watchers === 0) processes.delete(from);
    else processes.set(from, { people, watchers, at: this.#now() });
    if (processes.size === 0) this.#elsewhere.delete(table);
    else this.#elsewhere.set(table, processes);
    if (before.watchers !== watchers || before.people.join() !== people.join()) this.#tell(table);
  }

  #tell(table: string): void {
    const visitors = this.#visitors.get(table);
    if (!visitors) return;
    const all = this.#all(table);
    const people = [...new Set(all.flatMap((there) => there.people))];
    const watchers = all.reduce((sum, there) => sum + there.watchers, 0);
    for (const visitor of visitors) visitor.hearPresent(table, people, watchers);
  }
}
