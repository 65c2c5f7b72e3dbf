import type { Seat } from '@imperia/engine';
import type { Fault, Wanted } from '@imperia/kit';
import type { Reply } from '../protocol/reply.ts';
import type { TableSettings } from '../protocol/settings.ts';
import type { Heard, Moments, News, Update, Whole } from '../protocol/update.ts';
import type { TableHead } from '../store/store.ts';
import type { TableRecord } from './record.ts';
import type { Wish } from './wish.ts';

/** A person, as tables know one. */
export interface Person {
  readonly identity: string;
  readonly name: string;
}

/** A table that is loaded. All its changes go through it, one at a time. */
export interface OpenTable {
  readonly head: TableHead;
  readonly version: number;
  /** How many there are. */
  readonly seats: number;
  /** Throws `StoreUnavailable` when it could not be kept: the table is as it was, the same wish may be sent again. */
  wish(identity: string, wish: Wish): Promise<Reply>;
  seatOf(identity: string): Seat | null;
  /** Of who is invited and has not sat down. */
  seatKeptFor(identity: string): Seat | null;
  /** Looks whether another process has moved it on, before somebody is sent away; whether it had. */
  catchUp(): Promise<boolean>;
  /** How it looks to a seat (or -1), with everything that is kept and nothing that is not yet. */
  whole(seat: Seat): Promise<Whole>;
  /**
   * Told of every change, in order, once it is kept, after what comes first: what somebody lacks who has seen version
   * `since`, or everything when there is none or it is too long ago.
   */
  watch(seat: Seat, since: number | null, hear: Hear): Promise<Watching>;
  /** What a seat has heard from event number `from` on, up to `to`. */
  heard(seat: Seat, from: number, to: number): Promise<Heard>;
}

/** The news, and its text, which is made once for all who hear it. */
export type Hear = (news: News, json: string) => void;

export interface Watching {
  readonly first: Whole | readonly Update[];
  stop(): void;
}

/** What is chosen for a new table; chance picks where nothing is. */
export interface NewTable {
  readonly game: string;
  readonly wanted: Wanted;
  readonly settings: TableSettings;
}

/** A game from somebody's own screen. Seats that are nobody's wait for people to sit down. */
export interface BroughtGame {
  readonly record: TableRecord;
  readonly settings: TableSettings;
  /** By seat: the bringer's own, a bot's level, or free. */
  readonly seats: readonly ('mine' | 'free' | { readonly bot: string })[];
}

/** Of the game's own, or `record` for one that does not hold. */
export type MakingFault = Fault;

/** All tables of this process. */
export interface TablesApi {
  make(by: Person, wanted: NewTable): Promise<{ readonly table: OpenTable } | MakingFault>;
  bring(by: Person, game: BroughtGame): Promise<{ readonly table: OpenTable } | MakingFault>;
  open(id: string): Promise<OpenTable | null>;
  /** The table where the same people play again: one for all who ask. */
  rematch(id: string, by: Person): Promise<{ readonly table: OpenTable } | 'not over' | 'not yours' | 'no such table'>;
  /**
   * Only once the game is over: a record holds everything that was hidden. Of a game that cannot go on under these rules
   * also when nobody else sits there from whom anything is hidden.
   */
  record(id: string): Promise<TableRecord | 'not over' | 'no such table'>;
  /** What a seat has missed since its own last answer; null before the game begins. */
  since(id: string, seat: Seat): Promise<Moments | null>;
  /** Sees to the tables where somebody's time has run out; returns how many. */
  expire(): Promise<number>;
  readonly loaded: number;
  /** Keeps a snapshot of every loaded table and lets go of them. */
  close(): Promise<void>;
}
