import { test } from 'vitest';

/** A test that proves rules of the catalogue, by their ids. */
export function rule(ids: string | readonly string[], what: string, proof: () => void): void {
  const list = typeof ids === 'string' ? [ids] : ids;
  for (const id of list) if (!/^IMP-[A-Z]+-\d+$/.test(id)) throw new Error(`${id} is no id of a rule`);
  test(`${list.join(' ')} ${what}`, proof);
}
