import type { Budget } from './budget.ts';

/** The iterations are what they play with; the time is a ceiling for slow machines. */
export const LEVELS = {
  normal: { iterations: 40, milliseconds: 300 },
  hard: { iterations: 400, milliseconds: 2000 },
} as const satisfies Record<string, Budget>;

/** `search:500` is so many iterations a decision, `search:200ms` so long. Null for anything else. */
export function budgetIn(spec: string): Budget | null {
  const found = /^search:([1-9]\d{0,8})(ms)?$/.exec(spec);
  if (!found) return null;
  const amount = Number(found[1]);
  return found[2] ? { milliseconds: amount } : { iterations: amount };
}
