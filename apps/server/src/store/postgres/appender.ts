import type pg from 'pg';
import { type AppendResult, type PackedAppend, UNLESS_LATER } from '../packed.ts';
import type { LastWrite } from '../writing.ts';
import { appendOne, keepSnapshot } from './append-one.ts';
import { CHANNEL, type PostgresBus } from './bus.ts';
import { fail } from './pool.ts';

/**
 * A whole group of single entries in one round trip and one transaction: those that follow the last entry of their
 * tables are added, and the other processes are told when it commits. They are added in order, so that groups of several
 * processes with some tables in common wait for each other rather than lock each other out.
 */
const APPEND = `
  with added as (
    insert into entries (table_id, n, at, body, waiting)
      select e.* from unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::int[])
        as e(table_id, n, at, body, waiting)
      where case e.n
        when 0 then exists (select from tables where id = e.table_id)
        else exists (select from entries p where p.table_id = e.table_id and p.n = e.n - 1)
      end
      order by e.table_id
      on conflict do nothing
      returning table_id, n
  ), snapped as (
    insert into snapshots (table_id, version, body)
      select p.* from unnest($6::text[], $7::int[], $8::text[]) as p(table_id, version, body)
      where p.table_id in (select table_id from added) ${UNLESS_LATER}
  )
  select array_agg(table_id) as ids,
      pg_notify('${CHANNEL}', $9 || ' moved ' || string_agg(table_id || ' ' || (n + 1), ' '))
    from (select table_id, n, (row_number() over () - 1) / 100 as part from added) as a
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
    const added = await this.#together(group.filter(isSimple));
    const results = await Promise.all(
      group.map((append) => {
        if (isSimple(append)) return added.has(append.table) ? 'kept' : 'conflict';
        if (append.entries.length === 0) return keepSnapshot(this.#pool, append);
        return appendOne(this.#pool, append, this.#bus.origin);
      }),
    );
    for (const [i, { table, version, entries }] of group.entries())
      if (results[i] === 'kept') this.#bus.moved(table, version + entries.length);
    return results;
  }

  async #together(group: readonly PackedAppend[]): Promise<ReadonlySet<string>> {
    if (group.length === 0) return new Set();
    const values = [...columnsOf(group), this.#bus.origin];
    const { rows } = await this.#pool.query<{ ids: string[] }>({ name: 'append', text: APPEND, values }).catch(fail);
    return new Set(rows.flatMap(({ ids }) => ids));
  }
}

/** As nearly all are: one answer, after which the table is listed as before. */
function isSimple({ entries, summary }: PackedAppend): boolean {
  return entries.length === 1 && summary === null;
}

function columnsOf(group: readonly PackedAppend[]): unknown[][] {
  const entries = group.map(({ entries }) => entries[0]!);
  const snapshots = group.flatMap(({ table, snapshot }) => (snapshot ? [{ table, ...snapshot }] : []));
  return [
    group.map(({ table }) => table),
    entries.map(({ n }) => n),
    entries.map(({ at }) => at),
    entries.map(({ body }) => body),
    entries.map(({ waiting }) => waiting),
    snapshots.map(({ table }) => table),
    snapshots.map(({ version }) => version),
    snapshots.map(({ body }) => body),
  ];
}
