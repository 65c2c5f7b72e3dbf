import type pg from 'pg';
import { type AppendResult, type PackedAppend, UNLESS_LATER } from '../packed.ts';
import { CHANNEL } from './bus.ts';
import { fail } from './pool.ts';

/** Several entries at once, or with a summary: all of it, if the first entry can be added. */
const APPEND_ONE = `
  with first as (
    insert into entries (table_id, n, at, body, waiting)
      select $1::text, e.* from unnest($2::int[], $3::bigint[], $4::text[], $5::int[]) as e(n, at, body, waiting)
      where e.n = $6::int and case e.n
        when 0 then exists (select from tables where id = $1)
        else exists (select from entries where table_id = $1 and n = e.n - 1)
      end
      on conflict do nothing
      returning table_id
  ), others as (
    insert into entries (table_id, n, at, body, waiting)
      select first.table_id, e.*
      from first, unnest($2::int[], $3::bigint[], $4::text[], $5::int[]) as e(n, at, body, waiting)
      where e.n > $6
  ), summed as (
    update summaries set status = $7, seats = $8, due_at = $9, at_least = $6 + cardinality($2::int[])
      where id in (select table_id from first) and $7::text is not null
      returning id
  ), gone as (
    delete from players where table_id in (select id from summed) and identity <> all($10::text[])
  ), come as (
    insert into players (identity, table_id, ended_at)
      select p.identity, summed.id, $11::bigint from summed, unnest($10::text[]) as p(identity)
      on conflict (table_id, identity) do update set ended_at = excluded.ended_at
  ), snapped as (
    insert into snapshots (table_id, version, body)
      select table_id, $12::int, $13::text from first where $12::int is not null ${UNLESS_LATER}
  )
  select pg_notify('${CHANNEL}', $14 || ' moved ' || table_id || ' ' || ($6 + cardinality($2::int[]))) from first`;

export async function appendOne(pool: pg.Pool, append: PackedAppend, origin: string): Promise<AppendResult> {
  const { table, version, entries, summary, snapshot } = append;
  const { rowCount } = await pool
    .query({
      name: 'append one',
      text: APPEND_ONE,
      values: [
        ...[table, entries.map(({ n }) => n), entries.map(({ at }) => at)],
        ...[entries.map(({ body }) => body), entries.map(({ waiting }) => waiting), version],
        ...[summary?.status ?? null, summary?.seats ?? null, summary?.dueAt ?? null],
        ...[summary?.people ?? [], summary?.endedAt ?? null],
        ...[snapshot?.version ?? null, snapshot?.body ?? null, origin],
      ],
    })
    .catch(fail);
  return rowCount === 1 ? 'kept' : 'conflict';
}

const KEEP_SNAPSHOT = `
  insert into snapshots (table_id, version, body) values ($1, $2, $3) ${UNLESS_LATER}`;

/** Nothing has happened at the table; it only rests. */
export async function keepSnapshot(pool: pg.Pool, { table, snapshot }: PackedAppend): Promise<AppendResult> {
  const values = [table, snapshot?.version, snapshot?.body];
  if (snapshot) await pool.query({ name: 'keep snapshot', text: KEEP_SNAPSHOT, values }).catch(fail);
  return 'kept';
}
