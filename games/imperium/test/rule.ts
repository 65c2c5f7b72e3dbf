import { test } from 'vitest';
import { ruleOf } from '../src/catalogue/index.ts';

/** A test that proves rules of the catalogue, by their ids. */
export function rule(ids: string | readonly string[], what: string, proof: () => void): void {
  const list = typeof ids === 'string' ? [ids] : ids;
  for (const id of list) if (!ruleOf(id)) throw new Error(`There is no rule ${id}`);
  test(`${list.join(' ')} ${what}`, proof);
}
