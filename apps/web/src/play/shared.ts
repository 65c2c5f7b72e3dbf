/**
 * What came later, with every part that is still the same as before being the same object: whoever draws it sees at once
 * what need not be drawn anew. Both are plain data.
 */
export function shared<T>(before: T | null, after: T): T {
  if (before === after || !isComposed(before) || !isComposed(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after) as (keyof T)[];
  const parts = keys.map((key) => shared(key in before ? before[key] : null, after[key]));
  const isSame = keys.length === Object.keys(before).length && keys.every((key, i) => before[key] === parts[i]);
  if (isSame) return before;
  if (Array.isArray(after)) return parts as T;
  return Object.fromEntries(keys.map((key, i) => [key, parts[i]])) as T;
}

function isComposed<T>(value: T): value is T & object {
  return typeof value === 'object' && value !== null;
}
