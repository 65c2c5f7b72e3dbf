import type { Lang } from '@imperia/kit';
import type { Generated } from 'kysely';
import type { TableStatus } from '../protocol/update.ts';

/**
 * The rows as they are kept. Columns are snake_case in the database and camelCase here (Kysely's CamelCasePlugin). Only
 * what SQLite and PostgreSQL both have is used: text (also for JSON), whole numbers (also for yes and no) and doubles.
 */
export interface Schema {
  tables: TableRow;
  summaries: SummaryRow;
  entries: EntryRow;
  snapshots: SnapshotRow;
  players: PlayerRow;
  identities: IdentityRow;
  sessions: SessionRow;
  passkeys: PasskeyRow;
  pushes: PushRow;
  mutes: MuteRow;
  invitations: InvitationRow;
  chat: ChatRow;
  reports: ReportRow;
  outings: OutingRow;
  ratings: RatingRow;
  notes: NoteRow;
  limits: LimitRow;
  hosts: HostRow;
  admissions: AdmissionRow;
  onceCodes: OnceCodeRow;
  audit: AuditRow;
  casts: CastRow;
}

/** No is 0, yes is 1. */
type Flag = 0 | 1;

interface TableRow {
  id: string;
  game: string;
  rules: string;
  content: string | null;
  config: string;
  key: string;
  commitment: string;
  settings: string;
  createdAt: number;
}

/** Apart from the table's own row, so that the row which is rewritten stays short. Most answers write only an entry. */
interface SummaryRow {
  id: string;
  status: TableStatus;
  listed: Flag;
  createdAt: number;
  seats: string;
  dueAt: number | null;
  /** How many entries there were when this row was written last. */
  atLeast: Generated<number>;
}

interface EntryRow {
  tableId: string;
  n: number;
  at: number;
  body: string;
  /** See `PackedEntry`. */
  waiting: number;
}

interface SnapshotRow {
  tableId: string;
  version: number;
  body: string;
}

/** Who has a seat at which table, to find a person's tables. */
interface PlayerRow {
  identity: string;
  tableId: string;
  endedAt: number | null;
}

interface IdentityRow {
  id: string;
  name: string;
  login: string | null;
  passwordHash: string | null;
  recoveryHash: string;
  email: string | null;
  emailVerified: Flag;
  rated: Flag;
  lang: Lang;
  createdAt: number;
}

interface SessionRow {
  tokenHash: string;
  identity: string;
  expiresAt: number;
}

interface PasskeyRow {
  credential: string;
  identity: string;
  publicKey: string;
  counter: number;
  /** Zero: before it was noted, or never. */
  createdAt: number;
  usedAt: number;
}

interface PushRow {
  endpoint: string;
  identity: string;
  p256dh: string;
  auth: string;
  createdAt: number;
}

interface MuteRow {
  identity: string;
  muted: string;
}

interface InvitationRow {
  tokenHash: string;
  tableId: string;
  seat: number | null;
}

interface ChatRow {
  tableId: string;
  n: number;
  at: number;
  identity: string;
  name: string;
  text: string;
}

interface ReportRow {
  tableId: string;
  n: number;
  by: string;
  why: string;
  at: number;
  settledAt: number | null;
}

interface OutingRow {
  tableId: string;
  game: string;
  seat: number;
  identity: string | null;
  bot: string | null;
  faction: string;
  points: number;
  place: number;
  seats: number;
  rated: Flag;
  at: number;
}

interface RatingRow {
  identity: string;
  game: string;
  rating: number;
  deviation: number;
  volatility: number;
  games: number;
}

interface LimitRow {
  key: string;
  count: number;
  until: number;
}

interface NoteRow {
  name: string;
  value: string;
}

/** Who looks after the server. */
interface HostRow {
  identity: string;
  since: number;
}

interface AdmissionRow {
  id: string;
  codeHash: string;
  label: string;
  usesLeft: number;
  createdAt: number;
  expiresAt: number | null;
}

interface OnceCodeRow {
  identity: string;
  codeHash: string;
  until: number;
}

interface AuditRow {
  id: string;
  at: number;
  by: string;
  deed: string;
  subject: string;
  detail: string;
}

/** What somebody who works beside a server on an SQLite file has to say to it. */
interface CastRow {
  id: string;
  at: number;
  n: number;
  topic: string;
  body: string;
}
