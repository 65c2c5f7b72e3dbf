import type { Content, Seat } from '@imperia/engine';
import type { Lang } from '@imperia/kit';
import type { TableSettings } from '../protocol/settings.ts';
import type { TableStatus } from '../protocol/update.ts';
import type { KeptEntry } from './entry.ts';
import type { DoorStore, HostingStore } from './hosting.ts';

/** Nothing will happen there any more. */
export function hasEnded(status: TableStatus): boolean {
  return status === 'over' || status === 'abandoned';
}

/** What never changes about a table. */
export interface TableHead {
  readonly id: string;
  readonly game: string;
  /** The version of the rules under which it was dealt. */
  readonly rules: string;
  /** What it was dealt from; tables of older releases do not say it. */
  readonly content: Content | null;
  readonly config: unknown;
  /** The secret behind all its luck, and its hash, which everybody may know from the start. */
  readonly key: string;
  readonly commitment: string;
  readonly settings: TableSettings;
  readonly createdAt: number;
}

export interface SeatSummary {
  readonly seat: Seat;
  readonly identity: string | null;
  readonly name: string;
  readonly bot: string | null;
}

/** What lists and clocks need to know without loading the game, and what most entries leave as it was. */
export interface TableSummary {
  readonly status: TableStatus;
  readonly seats: readonly SeatSummary[];
  /** When somebody's time runs out. */
  readonly dueAt: number | null;
}

interface ListedSeat extends SeatSummary {
  /** Whether the game waits for this seat. */
  readonly waiting: boolean;
}

export interface ListedTable extends TableSummary {
  readonly id: string;
  readonly game: string;
  readonly config: unknown;
  readonly settings: TableSettings;
  readonly createdAt: number;
  readonly version: number;
  readonly seats: readonly ListedSeat[];
  readonly updatedAt: number;
}

/** The state after the first `version` entries, as the tables' own code made it. */
export interface Snapshot {
  readonly version: number;
  readonly body: string;
}

export interface LoadedTable {
  readonly head: TableHead;
  readonly snapshot: Snapshot | null;
  /** Those after the snapshot. */
  readonly entries: readonly KeptEntry[];
}

/** What happened at a table, and how that leaves it. */
export interface Written {
  readonly entries: readonly KeptEntry[];
  /** The seats that the game waits for after the last of them. */
  readonly waiting: readonly Seat[];
  readonly summary: TableSummary;
}

export interface Append extends Omit<Written, 'summary'> {
  readonly table: string;
  /** How many entries the table must have for these to be added. */
  readonly version: number;
  /** None when it is as it was before these entries. */
  readonly summary?: TableSummary;
  readonly snapshot?: Snapshot;
}

export interface TableCount {
  readonly live: number;
  readonly open: number;
  readonly listed: number;
}

export interface TableStore {
  create(head: TableHead, written: Written): Promise<void>;
  /**
   * Resolves when the entries will survive a crash, or with `conflict` when the table has moved on; nothing is written
   * then. Appends of many tables that are waiting at the same time share one commit.
   */
  append(append: Append): Promise<'kept' | 'conflict'>;
  /** Notes how many entries tables have by now, where their summaries do not say it: for the doctor to find lost ones. */
  noteLengths(): Promise<void>;
  /** With the latest snapshot and the entries after it. */
  load(id: string): Promise<LoadedTable | null>;
  /** All entries from number `since` on (0 is the first). */
  entries(id: string, since: number): Promise<readonly KeptEntry[]>;
  /** Without loading the game. */
  summary(id: string): Promise<ListedTable | null>;
  /** Open tables that are listed, of one game or of all, the newest first, without the first `from` of them. */
  open(limit: number, from?: number, game?: string): Promise<readonly ListedTable[]>;
  /** Those of a person: the ones that wait for this person first, then running, then ended; the latest first. */
  of(identity: string, limit: number, from?: number): Promise<readonly ListedTable[]>;
  /** How many have not ended at which this person sits; how many of them are open, and of those listed. */
  countOf(identity: string): Promise<TableCount>;
  /** Whose time has run out by then. */
  due(by: number, limit: number): Promise<readonly string[]>;
  /** Running and paused tables, in pages by id, for checks over all of them. */
  running(after: string, limit: number): Promise<readonly string[]>;
}

/** Tells every process that shares the store what happens in the others. */
export interface Bus {
  /** Every append that was kept, in this process or another, once, with the version that the table has now. */
  subscribe(hear: (table: string, version: number) => void): () => void;
  /** Something short and fleeting, such as who has come: to every process, this one too; to none that is not there. */
  cast(topic: string, body: string): void;
  onCast(hear: (topic: string, body: string) => void): () => void;
  /** Something may have been missed: whoever follows a table must look again. */
  onGap(hear: () => void): () => void;
}

export interface Identity {
  readonly id: string;
  readonly name: string;
  /** The name to log in with; guests have none. */
  readonly login: string | null;
  readonly passwordHash: string | null;
  readonly recoveryHash: string;
  readonly email: string | null;
  /** Whether who reads mail there has said that it is theirs. */
  readonly emailVerified: boolean;
  readonly rated: boolean;
  readonly lang: Lang;
  readonly createdAt: number;
}

export interface Session {
  readonly tokenHash: string;
  readonly identity: string;
  readonly expiresAt: number;
}

export interface Passkey {
  readonly credential: string;
  readonly identity: string;
  readonly publicKey: string;
  readonly counter: number;
  /** Zero: not known, or never. */
  readonly createdAt: number;
  readonly usedAt: number;
}

export interface PushAddress {
  readonly endpoint: string;
  readonly identity: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly createdAt: number;
}

export interface PeopleStore {
  create(identity: Identity): Promise<'made' | 'login taken'>;
  byId(id: string): Promise<Identity | null>;
  byLogin(login: string): Promise<Identity | null>;
  byRecovery(recoveryHash: string): Promise<Identity | null>;
  change(id: string, what: Partial<Omit<Identity, 'id' | 'createdAt'>>): Promise<'changed' | 'login taken'>;
  /** With all that is theirs alone: of what others share in, such as games and talk, the name goes. */
  remove(id: string): Promise<void>;
  openSession(session: Session): Promise<void>;
  session(tokenHash: string, now: number): Promise<Session | null>;
  closeSession(tokenHash: string): Promise<void>;
  /** All of a person's, but perhaps one. */
  closeSessions(identity: string, but?: string): Promise<void>;
  /** Forgets those that have expired. */
  sweepSessions(now: number): Promise<void>;
  addPasskey(passkey: Passkey): Promise<'added' | 'there already'>;
  passkey(credential: string): Promise<Passkey | null>;
  passkeysOf(identity: string): Promise<readonly Passkey[]>;
  usePasskey(credential: string, counter: number, at: number): Promise<void>;
  dropPasskeys(identity: string): Promise<void>;
  /** Whether it was this person's. */
  dropPasskey(identity: string, credential: string): Promise<boolean>;
  /** Of more than `most` the oldest are forgotten. */
  addPush(address: PushAddress, most: number): Promise<void>;
  dropPush(endpoint: string): Promise<void>;
  pushOf(identity: string): Promise<readonly PushAddress[]>;
  mute(identity: string, muted: string, on: boolean): Promise<void>;
  mutedBy(identity: string): Promise<readonly string[]>;
}

/** A right that a link gives: to take a seat, or to watch. Only the hash of its token is kept. */
export interface Invitation {
  readonly tokenHash: string;
  readonly table: string;
  /** Null: to watch. */
  readonly seat: Seat | null;
}

export interface InvitationStore {
  add(invitation: Invitation): Promise<void>;
  find(tokenHash: string): Promise<Invitation | null>;
}

export interface ChatLine {
  readonly n: number;
  readonly at: number;
  readonly identity: string;
  /** What they are called now. */
  readonly name: string;
  readonly text: string;
}

export interface ChatStore {
  say(table: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine>;
  /** From number `n` on, the first of them. */
  since(table: string, n: number, limit: number): Promise<readonly ChatLine[]>;
  /** Before number `n`, or of all: the last of them, in the order in which they were said. */
  before(table: string, n: number | null, limit: number): Promise<readonly ChatLine[]>;
  report(table: string, n: number, by: string, why: string, at: number): Promise<void>;
  /** All that somebody has said, a part at a time. */
  saidBy(identity: string, limit: number, from: number): Promise<readonly (ChatLine & { readonly table: string })[]>;
}

/** What a person reached in one game that has ended. */
export interface Outing {
  readonly table: string;
  readonly game: string;
  readonly seat: Seat;
  readonly identity: string | null;
  readonly bot: string | null;
  readonly side: string;
  readonly points: number;
  readonly place: number;
  readonly seats: number;
  readonly rated: boolean;
  readonly at: number;
}

export interface Rating {
  readonly identity: string;
  readonly game: string;
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
}

export type Rate = (before: readonly Rating[]) => readonly Rating[];

/** All outings of a person with what they played. */
interface SideSum {
  readonly side: string;
  readonly played: number;
  readonly won: number;
  readonly points: number;
}

export interface ResultStore {
  /**
   * All outings of one table, once: a second call for the same table changes nothing and says so. `rate` is given what
   * the people in these outings were rated before (those who were) and says what they are rated now.
   */
  add(outings: readonly Outing[], rate: Rate): Promise<'added' | 'there already'>;
  outings(identity: string, limit: number): Promise<readonly Outing[]>;
  /** Sides of one game: those of another may have the same names. */
  bySide(identity: string, game: string): Promise<readonly SideSum[]>;
  rating(identity: string, game: string): Promise<Rating | null>;
  best(game: string, limit: number): Promise<readonly Rating[]>;
}

/** How often something was done, for all processes together. */
export interface LimitStore {
  /** Counts it once more: how often by now, and until when that counts. Counting begins anew `window` milliseconds after it began. */
  count(key: string, window: number, now: number): Promise<{ readonly count: number; readonly until: number }>;
  /** Forgets what does not count any more. */
  sweep(now: number): Promise<void>;
}

/** Small things of the whole server, such as its keys for web push. */
export interface NoteStore {
  note(name: string): Promise<string | null>;
  /** Keeps the first value that was written, and gives it. */
  noteOnce(name: string, value: string): Promise<string>;
  /** Unless it is not what it was before any more; whether it was changed. */
  change(name: string, before: string, value: string): Promise<boolean>;
}

/** Whether the store can be written, and read. */
export interface Writing {
  /** What was found damaged first; it stays so until the server is started again. */
  readonly damage: StoreDamaged | null;
  /** Told of each time that damage was met. */
  onDamage(hear: (damage: StoreDamaged) => void): () => void;
  /** Why what was to be written last could not be; null when it could. */
  readonly trouble: StoreUnavailable | null;
  /** Told when trouble begins, and (null) when it is over. */
  onChange(hear: (trouble: StoreUnavailable | null) => void): () => void;
}

export interface Store {
  readonly tables: TableStore;
  readonly people: PeopleStore;
  readonly invitations: InvitationStore;
  readonly chat: ChatStore;
  readonly results: ResultStore;
  readonly notes: NoteStore;
  readonly limits: LimitStore;
  readonly doors: DoorStore;
  readonly hosting: HostingStore;
  readonly bus: Bus;
  readonly writing: Writing;
  /** Whether the store answers; why not, when it does not. Only while writing fails does this try to write. */
  ping(): Promise<void>;
  /** Milliseconds, by the clock of the database: the same for all processes on it. */
  time(): Promise<number>;
  close(): Promise<void>;
}

/**
 * The store cannot be used now (full disk, lock, lost connection); the message says why and what the host can do.
 * The caller may try again. Nothing was written, unless the connection broke just while the answer came back: then the
 * same append conflicts with itself, and whoever loads the table finds it there.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** The database does not answer: it may be on its way. */
export class StoreAway extends StoreUnavailable {}

/** Something that was kept cannot be read any more. It does not mend itself: trying again is of no use. */
export class StoreDamaged extends StoreUnavailable {}
