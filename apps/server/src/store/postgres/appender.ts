import type pg from 'pg';
import type { AppendResult, PackedAppend } from '../packed.ts';
import type { LastWrite } from '../writing.ts';
import { appendOne } from './append-one.ts';
import { CHANNEL, type PostgresBus } from './bus.ts';
import { fail } from './pool.ts';

/**
 * A whole group in one round trip and one transaction: the rows that are at the right version move on, their entries
 * are added, and the other processes are told when it commits. The rows are locked in order first, so that groups of
 * several processes with some tables in common wait for each other rather than lock each other out.
 */
const APPEND = `
  with wanted as (
    select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::bigint[], $7::bigint[])
      as w(id, version, next, mark, seats, due_at, updated_at)
  ), locked as (
    select id from summaries where id = any($1::text[]) order by id for update
  ), moved as (
    update summaries s
      set version = w.next, seats = w.seats, due_at = w.due_at, updated_at = w.updated_at
      from wanted w
      where s.id = w.id and s.version = w.version and s.mark = w.mark and s.id in (select id from locked)
      returning s.id, s.version
  ), added as (
    insert into entries (table_id, n, at, body)
      select e.* from unnest($8::text[], $9::int[], $10::bigint[], $11::text[]) as e(table_id, n, at, body)
      where e.table_id in (select id from moved)
  ), snapped as (
    insert into snapshots (table_id, version, body)
      select p.* from unnest($12::text[], $13::int[], $14::text[]) as p(table_id, version, body)
      where p.table_id in (select id from moved)
      on conflict (table_id) do update set version = excluded.version, body = excluded.body
  )
  select array_agg(id) as ids, pg_notify('${CHANNEL}', $15 || ' moved ' || string_agg(id || ' ' || version, ' '))
    from (select id, version, (row_number() over () - 1) / 100 as part from moved) as m
    group by part`;

export class PostgresAppender {
  readonly #pool: pg.Pool;
  readonly #bus: PostgresBus;

  readonly #writing: LastWrite;

  constructor(pool: pg.Pool, bus: PostgresBus, writing: LastWrite) {
    this.#pool = pool;
    this.#bus = bus;
    this.#writing = writing;
  }

  async append(group: readonly PackedAppend[]): Promise<AppendResult[]> {
    const results = await this.#writing.attempt(this.#append(group));
    this.#writing.done();
    return results;
  }

  async #append(group: readonly PackedAppend[]): Promise<AppendResult[]> {
    const moved = await this.#together(group);
    const results = await Promise.all(
      group.map((append) => (moved.has(append.table) ? 'kept' : appendOne(this.#pool, append, this.#bus.origin))),
    );
    for (const [i, { table, version, bodies }] of group.entries())
      if (results[i] === 'kept') this.#bus.moved(table, version + bodies.length);
    return results;
  }

  async #together(group: readonly PackedAppend[]): Promise<ReadonlySet<string>> {
    const values = [...columnsOf(group), this.#bus.origin];
    const { rows } = await this.#pool.query<{ ids: string[] }>({ name: 'append', text: APPEND, values }).catch(fail);
    return new Set(rows.flatMap(({ ids }) => ids));
  }
}

function columnsOf(group: readonly PackedAppend[]): unknown[][] {
  const entries = group.flatMap(({ table, version, times, bodies }) =>
    bodies.map((body, i) => ({ table, n: version + i, at: times[i], body })),
  );
  const snapshots = group.flatMap(({ table, snapshot }) => (snapshot ? [{ table, ...snapshot }] : []));
  return [
    group.map(({ table }) => table),
    group.map(({ version }) => version),
    group.map(({ version, bodies }) => version + bodies.length),
    group.map(({ mark }) => mark),
    group.map(({ seats }) => seats),
    group.map(({ dueAt }) => dueAt),
    group.map(({ updatedAt }) => updatedAt),
    entries.map(({ table }) => table),
    entries.map(({ n }) => n),
    entries.map(({ at }) => at),
    entries.map(({ body }) => body),
    snapshots.map(({ table }) => table),
    snapshots.map(({ version }) => version),
    snapshots.map(({ body }) => body),
  ];
}
