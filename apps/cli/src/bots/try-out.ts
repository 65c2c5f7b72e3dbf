import type { AnyKit } from '@imperia/kit';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';
import { Hired, type Hiring, USUAL_HIRING } from './hire.ts';
import { isOwnBot } from './kinds.ts';
import { botWords } from './words.ts';

export const USUAL_TIME = String(USUAL_HIRING.limitMs);

/** How bots of one's own are started here; whoever cannot play is found out before the games, not in each of them. */
export async function hiringFor(
  { lang, terminal }: Context,
  kit: AnyKit,
  names: readonly string[],
  time: string,
): Promise<Hiring> {
  const words = botWords[lang];
  if (!/^[1-9]\d{0,7}$/.test(time)) throw new Failure(words.notATime(time));
  const hiring = { cwd: terminal.cwd, limitMs: Number(time) };
  const hired = new Hired(hiring);
  try {
    for (const name of new Set(names.filter(isOwnBot))) {
      await hired.tryOut(name, kit).catch((error: Error) => {
        const [why = ''] = error.message.split('\n');
        throw new Failure(words.cannotPlay(name, why));
      });
    }
  } finally {
    hired.end();
  }
  return hiring;
}
