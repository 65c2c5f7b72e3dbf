import type { GameEvent, Seat } from '@imperia/engine';
import type { AnyState } from '@imperia/kit';
import type { Changes } from './changes.ts';
import type { TableSettings } from './settings.ts';
import type { Proposal } from './wishes.ts';

export type TableStatus = 'open' | 'running' | 'paused' | 'over' | 'abandoned';

/** Who sits somewhere. With both a person and a bot, the bot plays on until the person sits down again. */
export interface Sitter {
  readonly identity: string | null;
  readonly name: string;
  readonly bot: string | null;
  readonly resigned: boolean;
  /** The bot failed at its last question, and something simpler answered for it. */
  readonly failed: 'crashed' | 'hung' | null;
  /** A free seat that is kept for this person, who has not said yes yet; the name is theirs. */
  readonly invited?: string;
}

/** How much time each seat has left, at the moment `at`; it runs for those of `running`. */
export interface Clocks {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  readonly at: number;
}

export interface OpenProposal {
  readonly by: Seat;
  readonly what: Proposal;
  readonly agreed: readonly Seat[];
}

export interface TableResult {
  readonly points: readonly number[];
  readonly winners: readonly Seat[];
  /** By seat, from 1; those who share a place have the same. */
  readonly places: readonly number[];
}

/** Everything a seat, or somebody who watches, may know about a table at one moment. */
export interface SeenTable {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly config: unknown;
  readonly settings: TableSettings;
  readonly commitment: string;
  readonly createdAt: number;
  /** Whose eyes these are; -1 for somebody who watches. */
  readonly seat: Seat;
  readonly status: TableStatus;
  readonly sitters: readonly Sitter[];
  /** Who may start it and call bots. */
  readonly host: string | null;
  /** Who brought the game from a screen of theirs, and so knows its key. */
  readonly broughtBy: string | null;
  /** The game in this seat's eyes, once it has begun. */
  readonly view: AnyState | null;
  /** How often the game was taken back: an answer names this number beside the decision's. */
  readonly undos: number;
  /** How many answers stand. */
  readonly answers: number;
  readonly asked: readonly Seat[];
  readonly mayUndo: boolean;
  /** Whether this seat, alone with bots, may take its last turn back although it has learnt something since. */
  readonly mayTakeBack: boolean;
  /** How often that was done. */
  readonly takenBack?: number;
  readonly clocks: Clocks | null;
  readonly proposal: OpenProposal | null;
  readonly result: TableResult | null;
  /** The key behind all luck, once the game is over. */
  readonly key: string | null;
  readonly rematch: string | null;
  /** A host of the server has ended it. */
  readonly closed?: true;
}

/** Events in order, the first of them number `from`: any that were heard before with that number or a later one were taken back. */
export interface Heard {
  readonly from: number;
  readonly events: readonly GameEvent[];
}

/** The whole table in somebody's eyes. Events before `heard.from` can be asked for. */
export interface Whole {
  readonly version: number;
  readonly table: SeenTable;
  readonly heard: Heard;
}

/** What is new since version `after`. */
export interface Update {
  readonly version: number;
  readonly after: number;
  readonly changes: Changes | null;
  readonly heard: Heard | null;
}

/** What those who watch are told: mostly what is new; everything, when too much has happened elsewhere. */
export type News = Update | Whole;

/** The game after one more answer. */
export interface Moment {
  readonly answers: number;
  /** How many events had been heard by then. */
  readonly heard: number;
  readonly asked: readonly Seat[];
  /** To the view of the moment before. */
  readonly changes: Changes | null;
}

/** What happened since a seat's own last answer, as that seat saw it: `first` is the view of the first moment. */
export interface Moments {
  readonly undos: number;
  readonly first: AnyState;
  readonly moments: readonly Moment[];
}
