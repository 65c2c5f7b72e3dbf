import type { Rng, Seat } from '@imperia/engine';
import type { AnyKit, AnyState } from '@imperia/kit';

/** What a bot of one's own is made with: the game, and the very code by which it is played. */
export interface Given {
  readonly kit: AnyKit;
  readonly engine: typeof import('@imperia/engine');
  readonly bots: typeof import('./index.ts');
}

/** A bot whose answer may also be awaited. */
export interface OwnBot {
  /** The id of an option, or of a pick, of the decision that this seat faces in its view. */
  choose(view: AnyState, seat: Seat, rng: Rng): string | Promise<string>;
}

/** The default export of a file that holds a bot: called for each seat of each game. */
export type MakeBot = (given: Given) => OwnBot | Promise<OwnBot>;
