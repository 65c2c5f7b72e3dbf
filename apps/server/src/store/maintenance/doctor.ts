import { sql } from 'kysely';
import type { Where } from '../index.ts';
import { missingMigrations } from '../migrate.ts';
import type { Db } from '../rows.ts';
import { reach } from './reach.ts';
import { ALL_ROWS, pages } from './rows-of.ts';

/** Something that is not as it should be, and what the host can do about it. */
export interface Finding {
  readonly what: string;
  readonly toDo: string;
}

const RESTORE =
  'Keep a copy of the database and restore the latest backup; games since then can be taken from the copy.';
const LISTED = 5;

/** Looks through the whole store, while a server may be using it. No findings: all is well. */
export async function doctor(where: Where): Promise<readonly Finding[]> {
  return reach(where, async (db) => {
    const missing = await missingMigrations(db);
    if (missing.length > 0)
      return [
        {
          what: `The store is of an older version (it lacks ${missing.join(', ')}).`,
          toDo: 'Start this version of the server on it once; it brings the store up to date by itself.',
        },
      ];
    const plain = db.withoutPlugins();
    const file = 'sqlite' in where ? await damage(plain) : [];
    return [...file, ...(await contradictions(plain)), ...(await unreadable(plain))];
  });
}

async function damage(db: Db): Promise<Finding[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return rows
    .filter(({ integrity_check }) => integrity_check !== 'ok')
    .slice(0, LISTED)
    .map(({ integrity_check }) => ({ what: `The database file is damaged: ${integrity_check}.`, toDo: RESTORE }));
}

/** Each finds the ids of tables of which something cannot be true. */
const CONTRADICTIONS: readonly (readonly [what: string, toDo: string, ids: ReturnType<typeof sql<{ id: string }>>])[] =
  [
    [
      'lack some of their entries',
      RESTORE,
      sql`select table_id as id from entries group by table_id having count(*) <> max(n) + 1`,
    ],
    ['have no summary', RESTORE, sql`select id from tables where id not in (select id from summaries)`],
    [
      'have entries but were never made',
      RESTORE,
      sql`select distinct table_id as id from entries where table_id not in (select id from tables)`,
    ],
    [
      'lack their last entries (there is a snapshot of a later moment)',
      RESTORE,
      sql`select p.table_id as id from snapshots p
      where p.version > (select count(*) from entries e where e.table_id = p.table_id)`,
    ],
    [
      'lack their last entries (there were more when they were summed up last, or none are left)',
      RESTORE,
      sql`select s.id from summaries s left join entries e
        on e.table_id = s.id and e.n = (select max(n) from entries m where m.table_id = s.id)
      where e.n is null or s.at_least > e.n + 1 or (s.status = 'running') <> (e.waiting <> 0)`,
    ],
    [
      'have ended, and some of their players still count them among those that go on',
      'It only affects lists. Please report it.',
      sql`select distinct s.id from players p join summaries s on s.id = p.table_id
      where (s.status in ('over', 'abandoned')) <> (p.ended_at is not null)`,
    ],
  ];

async function contradictions(db: Db): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [what, toDo, query] of CONTRADICTIONS) {
    const ids = (await query.execute(db)).rows.map(({ id }) => id);
    if (ids.length > 0) findings.push({ what: `${ids.length} tables ${what}: ${some(ids)}.`, toDo });
  }
  return findings;
}

/** The columns that hold JSON. */
const JSON_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  tables: ['config', 'settings'],
  summaries: ['seats'],
  entries: ['body'],
};

async function unreadable(db: Db): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const table of ALL_ROWS) {
    const columns = JSON_COLUMNS[table] ?? [];
    if (columns.length === 0) continue;
    const ids = new Set<string>();
    for await (const page of pages(db, table))
      for (const row of page)
        if (!columns.every((column) => isJson(row[column]))) ids.add(String(row.table_id ?? row.id));
    if (ids.size > 0)
      findings.push({ what: `${ids.size} tables cannot be read (${table}): ${some([...ids])}.`, toDo: RESTORE });
  }
  return findings;
}

function isJson(text: unknown): boolean {
  try {
    JSON.parse(String(text));
    return true;
  } catch {
    return false;
  }
}

function some(ids: readonly string[]): string {
  return ids.slice(0, LISTED).join(', ') + (ids.length > LISTED ? ', …' : '');
}
