import { openSqlite } from './sqlite/open.ts';
import type { Store } from './store.ts';

/** A file (or `:memory:`), or the address of a PostgreSQL database. */
export type Where = { readonly sqlite: string } | { readonly postgres: string };

/** Opens the store and brings it to this version's schema. */
export async function openStore(where: Where): Promise<Store> {
  if ('sqlite' in where) return openSqlite(where.sqlite);
  throw new Error('PostgreSQL is not supported yet');
}
