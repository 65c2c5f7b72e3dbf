import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
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
/** A table is told who is there this often at most. */
export const TOLD_EVERY = 1000;

const Announced = Type.Object({
  from: Type.String(),
  table: Type.String(),
  people: Type.Array(Type.String()),
  watchers: Type.Integer(),
});
type Announced = Static<typeof Announced>;
const wellFormed = Compile(Announced);

/** Who is there: at which table somebody has a page open now, at this process or another on the same store. */
export class Presence {
  readonly #bus: Bus;
  readonly #process: string;
  readonly #now: () => number;
  readonly #visitors = new Map<string, Set<Visitor>>();
  /** By table, then by process. */
  readonly #elsewhere = new Map<string, Map<string, There>>();
  /** What the other processes were told of each last. */
  readonly #announced = new Map<string, string>();
  /** When each table was told last, if that was just now. */
  readonly #toldAt = new Map<string, number>();
  /** Those where somebody has come or gone since. */
  readonly #late = new Set<string>();

  constructor(bus: Bus, process: string, now: () => number) {
    this.#bus = bus;
    this.#process = process;
    this.#now = now;
    bus.onCast((topic, body) => {
      if (topic === TOPIC) this.#hear(announcedIn(body));
      if (topic === WHO_IS_THERE && body !== process) this.#announceAll();
    });
    bus.onGap(() => this.#ask());
    this.#ask();
  }

  enter(table: string, visitor: Visitor): void {
    const here = this.#visitors.get(table) ?? new Set();
    this.#visitors.set(table, here.add(visitor));
    this.#changed(table);
    if (this.#late.has(table)) this.#tell(table, [visitor]);
  }

  leave(table: string, visitor: Visitor): void {
    const here = this.#visitors.get(table);
    if (!here?.delete(visitor)) return;
    if (here.size === 0) this.#visitors.delete(table);
    this.#changed(table);
  }

  /** Called about once a second: tells what was too soon to be told. */
  catchUp(): void {
    const before = this.#now() - TOLD_EVERY;
    for (const [table, at] of this.#toldAt) if (at <= before) this.#toldAt.delete(table);
    for (const table of [...this.#late]) this.#changed(table);
  }

  #changed(table: string): void {
    if (this.#toldAt.has(table)) {
      this.#late.add(table);
      return;
    }
    this.#late.delete(table);
    this.#toldAt.set(table, this.#now());
    this.#announceNews(table);
    this.#tell(table, this.#visitors.get(table));
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
      if (processes.size < before) this.#changed(table);
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
    const body = this.#announcement(table);
    if (this.#visitors.has(table)) this.#announced.set(table, body);
    else this.#announced.delete(table);
    this.#bus.cast(TOPIC, body);
  }

  /** What others do is no news of ours. */
  #announceNews(table: string): void {
    const known = this.#announced.get(table);
    if (known === undefined ? this.#visitors.has(table) : known !== this.#announcement(table)) this.#announce(table);
  }

  #announcement(table: string): string {
    const { people, watchers } = this.#here(table);
    return JSON.stringify({ from: this.#process, table, people, watchers });
  }

  #hear(announced: Announced | null): void {
    if (!announced || announced.from === this.#process) return;
    const { from, table, people, watchers } = announced;
    const processes = this.#elsewhere.get(table) ?? new Map<string, There>();
    const before = processes.get(from) ?? NOBODY;
    if (people.length === 0 && watchers === 0) processes.delete(from);
    else processes.set(from, { people, watchers, at: this.#now() });
    if (processes.size === 0) this.#elsewhere.delete(table);
    else this.#elsewhere.set(table, processes);
    if (before.watchers !== watchers || before.people.join() !== people.join()) this.#changed(table);
  }

  #tell(table: string, visitors: Iterable<Visitor> | undefined): void {
    if (!visitors) return;
    const all = this.#all(table);
    const people = [...new Set(all.flatMap((there) => there.people))];
    const watchers = all.reduce((sum, there) => sum + there.watchers, 0);
    for (const visitor of visitors) visitor.hearPresent(table, people, watchers);
  }
}

/** Anybody with access to the database can send anything. */
function announcedIn(body: string): Announced | null {
  try {
    const said: unknown = JSON.parse(body);
    return wellFormed.Check(said) ? said : null;
  } catch {
    return null;
  }
}
