import type { Content, Dealt, Game, GameEvent } from './game.ts';
import type { Step } from './step.ts';

/** As much of a game as is asked here. */
type WithContent<C> = Pick<Game<Dealt<Step, C>, Step, GameEvent, C>, 'content' | 'firstContent'>;

/** A game as it was dealt; records of older releases do not say from what. */
interface Kept<C> {
  readonly config: C;
  readonly content?: Content | null;
}

/**
 * The parts of which this release has another make than a game was dealt from: its cards would be other cards. None when
 * it can be played here.
 */
export function otherContent<C>(game: WithContent<C>, { config, content }: Kept<C>): string[] {
  const now = game.content?.(config) ?? {};
  const then = content ?? game.firstContent?.(config) ?? now;
  const parts = new Set([...Object.keys(then), ...Object.keys(now)]);
  return [...parts].filter((part) => then[part] !== now[part]);
}
