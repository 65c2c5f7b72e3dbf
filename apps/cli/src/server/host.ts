import { resolve } from 'node:path';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';
import type { ServerWords } from './words.ts';

/** Everything but `imperia server` works without the server's code, and starts sooner without it. */
export const loadHost = () => import('@imperia/server/host');

export interface Asked {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly overwrite?: true;
  readonly json?: true;
}

/** The environment, with what was said on the command line in its place. */
export function environmentOf({ terminal }: Context, { port, host, data }: Asked) {
  const dataDir = resolve(terminal.cwd, data ?? (terminal.env.DATA_DIR?.trim() || 'data'));
  return { ...terminal.env, DATA_DIR: dataDir, ...(port && { PORT: port }), ...(host && { HOST: host }) };
}

/** Whatever the server cannot do it says in a sentence; a person can mend it. */
export async function orFail<T>(words: ServerWords, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new Failure(words.cannot(message.replaceAll(/\s*\n\s*/g, ' ')), { cause: error });
  }
}
