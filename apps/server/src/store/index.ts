import { openPostgres } from './postgres/open.ts';
import { openSqlite } from './sqlite/open.ts';
import type { Store } from './store.ts';

/** A file (or `:memory:`), or the address of a PostgreSQL database. */
export type Where = { readonly sqlite: string } | { readonly postgres: string };

/** Opens the store and brings it to this version's schema. */
export async function openStore(where: Where): Promise<Store> {
  return 'sqlite' in where ? openSqlite(where.sqlite) : openPostgres(where.postgres);
}
