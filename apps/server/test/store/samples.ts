import { randomUUID } from 'node:crypto';
import type { KeptEntry } from '../../src/store/entry.ts';
import type { Append, Identity, SeatSummary, TableHead, TableSummary, Written } from '../../src/store/store.ts';

export function head(changes: Partial<TableHead> = {}): TableHead {
  return {
    id: randomUUID(),
    game: 'osadnicy',
    rules: '1.0.0',
    content: { common: 'abc' },
    config: { seats: 2, packs: ['base'] },
    key: 'ab'.repeat(32),
    commitment: 'cd'.repeat(32),
    settings: {
      title: 'Zażółć gęślą jaźń',
      time: { time: 'none' },
      atTimeEnd: 'bot',
      listed: true,
      spectators: true,
      rated: false,
    },
    createdAt: 1000,
    ...changes,
  };
}

export function seat(identity: string | null): SeatSummary {
  return { seat: 0, identity, name: identity ?? 'bot', bot: identity ? null : 'greedy' };
}

export function summary(changes: Partial<TableSummary> = {}): TableSummary {
  return { status: 'running', seats: [seat('ada'), seat(null)], dueAt: null, ...changes };
}

export function written(entries: Written['entries'], changes: Partial<Written> = {}): Written {
  return { entries, waiting: [0], summary: summary(), ...changes };
}

/** An entry that can be told from others by its decision. */
export function entry(decision: number): KeptEntry {
  return {
    at: 3000 + decision,
    entry: { do: 'answer', by: 'person', seat: 0, decision, option: `build ${decision}`, outcomes: [] },
  };
}

export function append(table: string, version: number, changes: Partial<Append> = {}): Append {
  return { table, version, entries: [entry(version)], waiting: [0], ...changes };
}

export function person(changes: Partial<Identity> = {}): Identity {
  return {
    id: randomUUID(),
    name: 'Ada "the" O\'Łoś; drop table identities',
    login: null,
    passwordHash: null,
    recoveryHash: randomUUID(),
    email: null,
    emailVerified: false,
    rated: true,
    lang: 'pl',
    createdAt: 1_794_727_022_185,
    ...changes,
  };
}
