import type { Seat } from '@imperia/engine';
import type { AnyState } from '@imperia/kit';
import type { BotFailure } from '../store/entry.ts';

/** What a bot is asked: what its seat sees, and the hash from which its luck comes. */
export interface BotQuestion {
  readonly game: string;
  readonly level: string;
  readonly view: AnyState;
  readonly seat: Seat;
  readonly commitment: string;
}

/** What it answers; or, when it failed, what something simpler answers for it. */
export interface BotMove {
  readonly option: string;
  readonly failed?: BotFailure;
}

export interface Bots {
  /** `whose`: for whom it thinks, as far as thinking is shared out. */
  choose(question: BotQuestion, whose: string): Promise<BotMove>;
  close(): Promise<void>;
}

/** More questions are waiting than there is room for. */
export class BotsBusy extends Error {}
