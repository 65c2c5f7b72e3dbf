/** What JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * How a thing differs from what it was: `[]` it is gone, `[value]` it is this now, `[at, removed, ...inserted]` that
 * many items of a list were replaced there, and else what differs within it, by key or by place.
 */
type Change = Changes | readonly [] | readonly [Json] | readonly [number, number, ...Json[]];

export interface Changes {
  readonly [key: string]: Change;
}

type OwnFields = Record<string, unknown>;
type Fields = Readonly<OwnFields>;

/**
 * What must be done to `before` to have `after`; null when they are the same. Both must be plain data. Parts of `after`
 * that equal those of `before` become the very same things: they are old already, so the collector need not move them.
 */
export function changesBetween(before: object, after: object): Changes | null {
  return fieldChanges(before as Fields, after as OwnFields);
}

/** The thing after these changes. What did not change is shared with `before`. */
export function withChanges<T extends object>(before: T, changes: Changes): T {
  return withFieldChanges(before as Fields, changes) as T;
}

function fieldChanges(before: Fields, after: OwnFields): Changes | null {
  let changes: Noted = null;
  let left = 0;
  for (const _ in before) left++;
  for (const key in after) {
    const was = before[key];
    const now = after[key];
    if (was !== undefined) left--;
    if (now === was) continue;
    const change = now === undefined ? GONE : changeOf(was, now);
    if (change) changes = noted(changes, key, change);
    else after[key] = was;
  }
  return left === 0 ? changes : withoutGone(before, after, changes);
}

/** What has no counterpart is gone; asked only when something is left over, since nearly always nothing is. */
function withoutGone(before: Fields, after: Fields, changes: Noted): Noted {
  let all = changes;
  for (const key in before) {
    if (!(key in after) && before[key] !== undefined) all = noted(all, key, GONE);
  }
  return all;
}

type Noted = Record<string, Change> | null;

/** Most things have not changed: nothing is made for them. */
function noted(changes: Noted, key: string, change: Change): Noted {
  const all = changes ?? {};
  all[key] = change;
  return all;
}

const GONE: readonly [] = [];

function changeOf(before: unknown, after: unknown): Change | null {
  if (before === after) return null;
  if (Array.isArray(after)) return Array.isArray(before) ? listChange(before, after) : [after];
  if (isObject(after)) return isObject(before) ? fieldChanges(before, after) : [after as Json];
  return [after as Json];
}

function isObject(value: unknown): value is OwnFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Things that stay in their places change within; else the items between what both begin with and what both end with. */
function listChange(before: readonly unknown[], after: unknown[]): Change | null {
  const within = before.length === after.length ? changesWithin(before, after) : 'other items';
  if (within !== 'other items') return within;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && same(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && same(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  return [start, before.length - end - start, ...(after.slice(start, after.length - end) as Json[])];
}

function changesWithin(before: readonly unknown[], after: unknown[]): Changes | null | 'other items' {
  let changes: Noted = null;
  for (let i = 0; i < after.length; i++) {
    const was = before[i];
    const now = after[i];
    if (was === now) continue;
    if (typeof was !== 'object' || typeof now !== 'object' || was === null || now === null) return 'other items';
    const change = changeOf(was, now);
    if (change) changes = noted(changes, String(i), change);
    else after[i] = was;
  }
  return changes;
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  return changeOf(a, b) === null;
}

function withFieldChanges(before: Fields, changes: Changes): Fields {
  const after: Record<string, unknown> = { ...before };
  for (const key of Object.keys(changes)) {
    const change = changes[key]!;
    if (isGone(change)) delete after[key];
    else after[key] = withChange(after[key], change);
  }
  return after;
}

function withChange(before: unknown, change: Change): unknown {
  if (isList(change)) return change.length === 1 ? change[0] : spliced(before as readonly unknown[], change);
  if (!Array.isArray(before)) return withFieldChanges(before as Fields, change);
  const after: unknown[] = [...before];
  for (const key of Object.keys(change)) after[Number(key)] = withChange(after[Number(key)], change[key]!);
  return after;
}

function spliced(before: readonly unknown[], [at, removed, ...inserted]: readonly Json[]): unknown[] {
  return [...before.slice(0, at as number), ...inserted, ...before.slice((at as number) + (removed as number))];
}

function isGone(change: Change): boolean {
  return isList(change) && change.length === 0;
}

function isList(change: Change): change is Exclude<Change, Changes> {
  return Array.isArray(change);
}
