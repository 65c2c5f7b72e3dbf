import type { Context } from './context.ts';
import { Failure } from './failure.ts';

const GAMES = ['osadnicy'] as const;

/** Every game that can be named on the command line. */
export function checkGame({ words }: Context, name: string): void {
  if (!(GAMES as readonly string[]).includes(name)) throw new Failure(words.general.unknownGame(name, GAMES));
}
