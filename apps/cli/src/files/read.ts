import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';

/** The text of a file that somebody named; else one line that says why not. */
export function readText(context: Context, file: string): string {
  try {
    return readFileSync(resolve(context.terminal.cwd, file), 'utf8');
  } catch (error) {
    throw new Failure(context.words.files.unreadable(file, reasonOf(error, context)));
  }
}

/** What the system says, in the reader's language where we know it. */
export function reasonOf(error: unknown, { words }: Context): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  const reasons: Readonly<Record<string, string>> = words.files.reasons;
  return reasons[code] ?? code;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
