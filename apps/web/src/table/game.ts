import type { Answer, Content, Outcome } from '@imperia/engine';
import type { Config, Phase } from '@imperia/osadnicy';

export const PERSON = 'person';
export const BOT_LEVELS = ['easy', 'greedy', 'normal', 'hard'] as const;
export const SEAT_KINDS = [PERSON, ...BOT_LEVELS] as const;

/** Who plays a seat: a person at this screen, or a bot of that level. */
export type SeatKind = (typeof SEAT_KINDS)[number];

/** A game as it is kept: enough to play it again to where it was left. */
export interface SavedGame {
  readonly id: string;
  readonly version: string;
  /** What it was dealt from; games of older clients do not say it. */
  readonly content?: Content;
  readonly config: Config;
  readonly kinds: readonly SeatKind[];
  readonly key: string;
  readonly answers: readonly Answer[];
  readonly savedAt: number;
  readonly round: number;
  readonly phase: Phase;
  readonly points: readonly number[];
  /** The hash of the key, kept before the deal. Games of older clients have none, nor what follows. */
  readonly commitment?: string;
  /** What chance decided, as it happened. */
  readonly outcomes?: readonly Outcome[];
  /** Of the state that the last answer led to. */
  readonly hash?: string;
  /** A first game, with a guide at the table. */
  readonly lesson?: true;
  /** It was over before the rules would have ended it: somebody resigned, or everybody gave it up. */
  readonly closed?: true;
}
