import type { TableInList } from '@imperia/server/protocol';
import { ask } from './api.ts';

/** The server gives its lists so many tables at a time. */
const PAGE = 50;

export interface Listed {
  readonly tables: readonly TableInList[];
  /** Whether there may be more. */
  readonly more: boolean;
}

export const NONE: Listed = { tables: [], more: false };

/** The first pages of a list. Between two of them a table may have moved to the other: each is shown once. */
export async function firstPages(path: string, pages: number): Promise<Listed> {
  const lists = await Promise.all(
    Array.from({ length: pages }, (_, i) => ask<readonly TableInList[]>('GET', `${path}?from=${i * PAGE}`)),
  );
  const tables = [...new Map(lists.flat().map((table) => [table.id, table])).values()];
  return { tables, more: lists.at(-1)?.length === PAGE };
}
