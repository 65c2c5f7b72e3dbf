import type { Lang } from '@imperia/kit';
import type { ComesOnce, People, Trouble } from '../identity/people.ts';
import { hashOf, newId, newShortCode, plainCode } from '../identity/tokens.ts';
import type { KnownPerson } from '../store/hosting.ts';
import type { Store } from '../store/store.ts';
import { closeTable } from '../tables/closing.ts';

/** Deeds of hosts, as the audit names them. */
type HostDeed =
  | 'add person'
  | 'remove person'
  | 'reset password'
  | 'name host'
  | 'host no more'
  | 'close table'
  | 'settle report'
  | 'make code'
  | 'end code';

interface NewAdmission {
  readonly label: string;
  readonly uses: number;
  /** Null: for ever. */
  readonly days: number | null;
}

interface HostSurroundings {
  readonly store: Store;
  readonly people: People;
  readonly now: () => number;
  /** Frees this person's seats, or leaves them to bots. */
  readonly leaveTables: (identity: string) => Promise<void>;
  /** Tells every process that this person has no session any more. */
  readonly sessionsEnded: (identity: string) => void;
}

const DAY = 24 * 60 * 60 * 1000;
const LONGEST_LABEL = 100;

/** What hosts do, at the command line or on their page: each deed is noted with who did it. */
export class Admin {
  readonly #around: HostSurroundings;
  /** Who does it, for the audit. */
  readonly #by: string;

  constructor(around: HostSurroundings, by: string) {
    this.#around = around;
    this.#by = by;
  }

  async addPerson(name: string, login: string, lang: Lang): Promise<ComesOnce | Trouble> {
    const made = await this.#around.people.expect(name, lang, login);
    if (typeof made !== 'string') await this.#note('add person', made.id, `${name} (${login})`);
    return made;
  }

  /** As if they had asked for it themselves: bots play on, and what others share in stays without the name. */
  async removePerson({ id, name, login }: KnownPerson): Promise<void> {
    const { store, leaveTables, sessionsEnded } = this.#around;
    await leaveTables(id);
    await store.people.remove(id);
    sessionsEnded(id);
    await this.#note('remove person', id, named(name, login));
  }

  /** The code is the only way in from now on, and leads in once. */
  async resetPassword({ id, name, login }: KnownPerson): Promise<ComesOnce> {
    const once = await this.#around.people.onlyOnce({ id });
    this.#around.sessionsEnded(id);
    await this.#note('reset password', id, named(name, login));
    return once;
  }

  async setHost({ id, name, login }: KnownPerson, host: boolean): Promise<void> {
    await this.#around.store.hosting.setHost(id, host, this.#around.now());
    await this.#note(host ? 'name host' : 'host no more', id, named(name, login));
  }

  async closeTable(id: string): Promise<'closed' | 'ended already' | 'no such table'> {
    const { store, now } = this.#around;
    const title = (await store.tables.summary(id))?.settings.title ?? '';
    const closed = await closeTable(store.tables, id, now());
    if (closed === 'closed') await this.#note('close table', id, title);
    return closed;
  }

  /** Whether it waited to be settled. */
  async settleReport(table: string, n: number, how: string): Promise<boolean> {
    const settled = await this.#around.store.hosting.settle(table, n, this.#around.now());
    if (settled) await this.#note('settle report', `${table} ${n}`, how);
    return settled;
  }

  /** The code itself is told now and never again. */
  async makeCode({ label, uses, days }: NewAdmission): Promise<{ readonly id: string; readonly code: string }> {
    const code = newShortCode();
    const now = this.#around.now();
    const id = newShortCode().slice(0, 5).toLowerCase();
    await this.#around.store.doors.addAdmission({
      id,
      codeHash: hashOf(plainCode(code)),
      label: label.slice(0, LONGEST_LABEL),
      usesLeft: uses,
      createdAt: now,
      expiresAt: days === null ? null : now + days * DAY,
    });
    await this.#note('make code', id, label);
    return { id, code };
  }

  /** Whether there was one. */
  async endCode(id: string): Promise<boolean> {
    const ended = await this.#around.store.doors.endAdmission(id);
    if (ended) await this.#note('end code', id, '');
    return ended;
  }

  #note(deed: HostDeed, subject: string, detail: string): Promise<void> {
    return this.#around.store.hosting.note({
      id: newId(),
      at: this.#around.now(),
      by: this.#by,
      deed,
      subject,
      detail,
    });
  }
}

function named(name: string, login: string | null): string {
  return login === null ? name : `${name} (${login})`;
}
