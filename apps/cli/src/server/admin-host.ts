import type { Context } from '../context.ts';
import { writeJson } from '../json.ts';
import { type AdminWords, adminWords } from './admin-words.ts';
import { type Asked, environmentOf, loadHost, orFail } from './host.ts';
import { serverWords } from './words.ts';

type Admin = Parameters<Work>[0];
export type Store = Parameters<Work>[1];
type Work = Parameters<Awaited<ReturnType<typeof loadHost>>['besideServer']>[1];

/** How many are listed. */
export const LISTED = 200;

/** Does it beside a server that may be running. */
export function beside<T>(
  context: Context,
  asked: Asked,
  work: (admin: Admin, store: Store, words: AdminWords) => Promise<T>,
): Promise<T> {
  return orFail(serverWords[context.lang], async () => {
    const { besideServer, configFrom, whereOf } = await loadHost();
    const where = whereOf(configFrom(environmentOf(context, asked)));
    return besideServer(where, (admin, store) => work(admin, store, adminWords[context.lang]));
  });
}

export function say({ terminal, paint }: Context, { json }: Asked, value: object, sentence: string): void {
  if (json) writeJson(terminal, value);
  else terminal.write(`${paint.as('green', sentence)}\n`);
}

export function showLines({ terminal, lang }: Context, lines: readonly string[]): void {
  terminal.write(`${(lines.length === 0 ? [adminWords[lang].none] : lines).join('\n')}\n`);
}

/** A time as hosts read it in logs: to the minute, in UTC. */
export function at(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
