import type { Store } from './store.ts';

/** A file (or `:memory:`), or the address of a PostgreSQL database. */
export type Where = { readonly sqlite: string } | { readonly postgres: string };

/** Opens the store and brings it to this version's schema. */
export async function openStore(where: Where): Promise<Store> {
  // Only the driver that is used is loaded: the server starts sooner.
  if ('sqlite' in where) return (await import('./sqlite/open.ts')).openSqlite(where.sqlite);
  return (await import('./postgres/open.ts')).openPostgres(where.postgres);
}
