import { bestNamed } from './as-typed.ts';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';

/** The value that was meant by an option of the command line, forgiving its spelling; else a line that lists them. */
export function meant<T extends string>(
  { words }: Context,
  option: string,
  typed: string,
  allowed: readonly T[],
  namesOf: (value: T) => readonly string[] = (value) => [value],
): T {
  const found = bestNamed(allowed, namesOf, typed);
  if (found.length > 1) throw new Failure(words.general.ambiguous(typed, found));
  if (found[0] === undefined) throw new Failure(words.general.notOneOf(option, typed, allowed));
  return found[0];
}

export function wholeNumber({ words }: Context, option: string, typed: string): number {
  if (!/^\d{1,9}$/.test(typed)) throw new Failure(words.general.notANumber(option, typed));
  return Number(typed);
}

export function listOf(typed: string): string[] {
  return typed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
