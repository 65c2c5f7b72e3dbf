import type { AuditLine } from '../protocol/hosting.ts';
import type { ListedTable } from './store.ts';

/** A code by which somebody may make an account. Only its hash is kept; hosts speak of it by its id. */
export interface Admission {
  readonly id: string;
  readonly codeHash: string;
  /** For whom it is, in the host's own words. */
  readonly label: string;
  readonly usesLeft: number;
  readonly createdAt: number;
  /** Null: never. */
  readonly expiresAt: number | null;
}

/** What opens the doors of a server besides a password. */
export interface DoorStore {
  addAdmission(admission: Admission): Promise<void>;
  /** All of them, the latest first. */
  admissions(): Promise<readonly Omit<Admission, 'codeHash'>[]>;
  /** Uses it once; its id, or null when it is none, used up or expired. */
  spendAdmission(codeHash: string, now: number): Promise<string | null>;
  /** It was used for nothing. */
  giveAdmissionBack(id: string): Promise<void>;
  /** Whether there was one. */
  endAdmission(id: string): Promise<boolean>;
  /** The one code by which this person comes in once, until then; codes made before are worth nothing. */
  setOnce(identity: string, codeHash: string, until: number): Promise<void>;
  /** Whose it was; nobody's from now on. */
  useOnce(codeHash: string, now: number): Promise<string | null>;
}

export interface KnownPerson {
  readonly id: string;
  readonly name: string;
  readonly login: string | null;
  readonly host: boolean;
  readonly createdAt: number;
  /** How many that have not ended. */
  readonly tables: number;
}

/** Something said at a table that somebody complained about. */
export interface Report {
  readonly table: string;
  readonly n: number;
  readonly at: number;
  readonly why: string;
  /** Who complained; the name is missing of who is not known any more. */
  readonly by: string;
  readonly byName: string | null;
  /** What was said, and by whom. */
  readonly text: string;
  readonly said: string;
  readonly saidName: string;
  readonly settledAt: number | null;
}

/** What hosts look at and keep. */
export interface HostingStore {
  isHost(identity: string): Promise<boolean>;
  setHost(identity: string, host: boolean, at: number): Promise<void>;
  /** Whose name, login or id it fits; all for an empty text. The latest first. */
  people(search: string, limit: number, from?: number): Promise<readonly KnownPerson[]>;
  /** By title, id, or who sits there; those that have not ended, or all. The latest first. */
  tables(search: string, ended: boolean, limit: number, from?: number): Promise<readonly ListedTable[]>;
  /** Those that wait for a host, or all; the latest first. */
  reports(settled: boolean, limit: number, from?: number): Promise<readonly Report[]>;
  /** All complaints about this line; whether there were any that waited. */
  settle(table: string, n: number, at: number): Promise<boolean>;
  note(line: AuditLine): Promise<void>;
  /** The latest first. */
  audit(limit: number, from?: number): Promise<readonly AuditLine[]>;
}
