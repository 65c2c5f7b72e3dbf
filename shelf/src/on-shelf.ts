import type { Dealt, GameEvent, Step } from '@imperia/engine';
import { type AnyKit, anyKit, type Cover, type Kit } from '@imperia/kit';

export interface OnShelf {
  readonly cover: Cover;
  /** The game itself, fetched when it is needed. */
  readonly kit: () => Promise<AnyKit>;
}

/** A game as it stands on a shelf. */
export function on<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  cover: Cover,
  fetched: () => Promise<{ readonly kit: Kit<G, S, E, C, Z> }>,
): OnShelf {
  return { cover, kit: async () => anyKit((await fetched()).kit) };
}
