import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;

export function flag(yes: boolean): 0 | 1 {
  return yes ? 1 : 0;
}
