import { existsSync } from 'node:fs';
import { mustBeUpToDate } from './migrate.ts';
import { type Store, StoreUnavailable } from './store.ts';

/** A file (or `:memory:`), or the address of a PostgreSQL database. */
export type Where = { readonly sqlite: string } | { readonly postgres: string };

/** Opens the store and brings it to this version's schema. */
export async function openStore(where: Where): Promise<Store> {
  // Only the driver that is used is loaded: the server starts sooner.
  if ('sqlite' in where) return (await import('./sqlite/open.ts')).openSqlite(where.sqlite);
  return (await import('./postgres/open.ts')).openPostgres(where.postgres);
}

/** Beside a server that may be using it: what is changed there is heard by the server. */
export async function openBeside(where: Where): Promise<Store> {
  if ('postgres' in where) return (await import('./postgres/open.ts')).openPostgres(where.postgres, mustBeUpToDate);
  if (!existsSync(where.sqlite)) throw noDatabase(where.sqlite);
  return (await import('./sqlite/open.ts')).besideSqlite(where.sqlite);
}

export function noDatabase(path: string): StoreUnavailable {
  return new StoreUnavailable(`There is no database at ${path}. Check DATA_DIR.`);
}
