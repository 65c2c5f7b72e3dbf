import type { AnyKit } from '@imperia/kit';
import { GAME_IDS, isGame, SHELF } from '@imperia/shelf';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';

const GAMES = ['osadnicy'] as const;

/** The game of this name, fetched from the shelf. */
export function kitNamed({ words }: Context, name: string): Promise<AnyKit> {
  if (!isGame(name)) throw new Failure(words.general.unknownGame(name, GAME_IDS));
  return SHELF[name].kit();
}

/** For commands that know one game only. */
export function checkGame({ words }: Context, name: string): void {
  if (!(GAMES as readonly string[]).includes(name)) throw new Failure(words.general.unknownGame(name, GAMES));
}
