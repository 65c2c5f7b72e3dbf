import { canonical } from '../hash.ts';
import { broken } from './suite.ts';

export function mustBeSame(property: string, what: string, expected: unknown, found: unknown): void {
  if (JSON.stringify(expected) === JSON.stringify(found) || canonical(expected) === canonical(found)) return;
  broken(property, `${what} differs${firstDifference(expected, found, '')}`);
}

/** Where two pieces of data part, for whoever must find out why. */
function firstDifference(a: unknown, b: unknown, path: string): string {
  if (isBranching(a) && isBranching(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (canonical(a[key]) !== canonical(b[key])) return firstDifference(a[key], b[key], `${path}.${key}`);
    }
  }
  return ` at «${path}»: ${canonical(a)} and ${canonical(b)}`;
}

function isBranching(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
