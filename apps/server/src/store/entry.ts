import type { Answer, Outcome, Seat } from '@imperia/engine';
import type { Proposal } from '../protocol/wishes.ts';

/**
 * One thing that happened at a table, as it is kept. A table is what follows from its entries, in order:
 * nothing about it is ever changed in place.
 */
export type Entry =
  /** The game began elsewhere, where so many turns were taken back: this person knows the key. */
  | { readonly do: 'bring'; readonly identity: string; readonly takenBack?: number }
  /** The seat is kept for somebody who may sit down there, or not. */
  | { readonly do: 'invite'; readonly seat: Seat; readonly identity: string; readonly name: string }
  | { readonly do: 'sit'; readonly seat: Seat; readonly identity: string; readonly name: string }
  /** `unseated`: by the host, and not to sit down there again. */
  /** Who sits there, or the table once they have gone, has chosen something else for the seat: with what the table is played now. */
  | { readonly do: 'choose'; readonly seat: Seat; readonly config: unknown }
  | { readonly do: 'stand'; readonly seat: Seat; readonly unseated?: true }
  /** From now on a bot of this level plays the seat; a person who sits down again takes over from it. */
  | { readonly do: 'bot'; readonly seat: Seat; readonly level: string; readonly why: 'chosen' | 'left' | 'time' }
  | StartEntry
  | AnswerEntry
  | UndoEntry
  /** What needs everybody's consent: it happens when the last person agrees. */
  | { readonly do: 'propose'; readonly seat: Seat; readonly what: Proposal }
  | { readonly do: 'agree'; readonly seat: Seat }
  | { readonly do: 'refuse'; readonly seat: Seat }
  | { readonly do: 'pause' }
  | { readonly do: 'go on' }
  /** The server was not there for so many milliseconds since the entry before: they are nobody's. */
  | { readonly do: 'away'; readonly ms: number }
  | { readonly do: 'resign'; readonly seat: Seat; readonly why: 'chosen' | 'time' }
  /** `closed`: by a host of the server. */
  | { readonly do: 'abandon'; readonly closed?: true }
  /** The same people play again at that table. */
  | { readonly do: 'rematch'; readonly table: string };

export interface StartEntry {
  readonly do: 'start';
  /** What chance gave while the game was set up. */
  readonly outcomes: readonly Outcome[];
}

/** Takes the game back to its first `to` answers. */
export interface UndoEntry {
  readonly do: 'undo';
  readonly seat: Seat;
  readonly to: number;
  /** Something had been learnt since. */
  readonly learnt?: true;
}

export interface AnswerEntry extends Answer {
  readonly do: 'answer';
  readonly by: 'person' | 'bot';
  /** What chance gave while the answer was carried out. */
  readonly outcomes: readonly Outcome[];
  /** The sender's own name for this answer: the same one sent twice counts once. */
  readonly nonce?: string;
  /** The bot failed, and something simpler answered for it. */
  readonly failed?: BotFailure;
}

export type BotFailure = 'crashed' | 'hung';

export interface KeptEntry {
  readonly at: number;
  readonly entry: Entry;
}
