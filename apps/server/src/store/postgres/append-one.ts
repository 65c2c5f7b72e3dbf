import type pg from 'pg';
import type { AppendResult, PackedAppend } from '../packed.ts';
import { CHANNEL } from './bus.ts';
import { fail } from './pool.ts';

/** What is at the right version but changes the status or the people, or else is not at the right version. */
const APPEND_ONE = `
  with moved as (
    update summaries
      set version = $3, status = $4, mark = $5, seats = $6, due_at = $7, updated_at = $8
      where id = $1 and version = $2
      returning id, version
  ), added as (
    insert into entries (table_id, n, at, body)
      select moved.id, e.* from moved, unnest($9::int[], $10::bigint[], $11::text[]) as e(n, at, body)
  ), snapped as (
    insert into snapshots (table_id, version, body)
      select id, $12::int, $13::text from moved where $12 is not null
      on conflict (table_id) do update set version = excluded.version, body = excluded.body
  ), gone as (
    delete from players where table_id in (select id from moved) and identity <> all($14::text[])
  ), come as (
    insert into players (identity, table_id, ended_at)
      select p.identity, moved.id, $15::bigint from moved, unnest($14::text[]) as p(identity)
      on conflict (table_id, identity) do update set ended_at = excluded.ended_at
  )
  select pg_notify('${CHANNEL}', $16 || ' moved ' || id || ' ' || version) from moved`;

export async function appendOne(pool: pg.Pool, append: PackedAppend, origin: string): Promise<AppendResult> {
  const { table, version, status, mark, seats, dueAt, updatedAt, times, bodies, snapshot, people, endedAt } = append;
  const { rowCount } = await pool
    .query({
      name: 'append one',
      text: APPEND_ONE,
      values: [
        ...[table, version, version + bodies.length, status, mark, seats, dueAt, updatedAt],
        ...[bodies.map((_, i) => version + i), times, bodies],
        ...[snapshot?.version ?? null, snapshot?.body ?? null, people, endedAt, origin],
      ],
    })
    .catch(fail);
  return rowCount === 1 ? 'kept' : 'conflict';
}
