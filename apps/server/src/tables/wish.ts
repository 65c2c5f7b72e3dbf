import type { Seat } from '@imperia/engine';
import type { Proposal } from '../protocol/wishes.ts';
import type { BotFailure } from '../store/entry.ts';
import type { Outage } from './clocks.ts';

/** The moment that somebody looks at: numbers of the decision and of how often the game was taken back before it. */
export interface SeenMoment {
  readonly decision: number;
  readonly undos: number;
}

export interface AnswerWish extends SeenMoment {
  readonly wish: 'answer';
  readonly seat: Seat;
  readonly option: string;
  readonly nonce: string;
}

/** What a person asks of a table. The table checks that the seat is this person's. */
export type Wish =
  /** To take a free seat, or to take one's own back from the bot. */
  | { readonly wish: 'sit'; readonly seat: Seat; readonly name: string }
  /** Before the game begins: to free the seat. Later: to let a bot play on. */
  | { readonly wish: 'leave'; readonly seat: Seat }
  /** The host's: a bot for a free seat, or none. */
  | { readonly wish: 'bot'; readonly seat: Seat; readonly level: string | null }
  /** The host's, before the game begins: to free a seat that somebody took. */
  | { readonly wish: 'unseat'; readonly seat: Seat }
  /** Before the game begins, something for one's own seat: a deck. */
  | { readonly wish: 'choose'; readonly seat: Seat; readonly choice: string; readonly chosen: string }
  | { readonly wish: 'start' }
  | AnswerWish
  | ({ readonly wish: 'undo'; readonly seat: Seat } & SeenMoment)
  /** Behind what was learnt, to where the seat's last turn began. */
  | ({ readonly wish: 'take back'; readonly seat: Seat } & SeenMoment)
  | { readonly wish: 'propose'; readonly seat: Seat; readonly what: Proposal }
  | { readonly wish: 'agree'; readonly seat: Seat }
  | { readonly wish: 'refuse'; readonly seat: Seat }
  | { readonly wish: 'resign'; readonly seat: Seat };

/** What happens by itself. */
export type Chore =
  | ({
      readonly chore: 'bot answers';
      readonly seat: Seat;
      readonly option: string;
      readonly failed?: BotFailure;
    } & SeenMoment)
  | { readonly chore: 'time' }
  /** Before anything else: the time in which there was no server is nobody's. */
  | { readonly chore: 'away'; readonly outages: readonly Outage[] }
  | { readonly chore: 'rematch'; readonly table: string };
