import type { Advice } from '@imperia/bots';
import type { Answer, Fault, GameEvent, Result, Seat, Step } from '@imperia/engine';
import type { AnyState, Lang, Spoken } from '@imperia/kit';
import type { SavedGame, SeatKind } from '../store/saved-game.ts';
import type { Viewpoint } from '../store/viewpoint.ts';

/** What a seat may know at one moment. Never changed: the next moment is another one. */
export interface Snapshot<G = AnyState, E = GameEvent> {
  /** Whose eyes these are. */
  readonly seat: Seat;
  readonly view: G;
  readonly heard: readonly E[];
  /** Who must answer now. */
  readonly asked: readonly Seat[];
  readonly canUndo: boolean;
  /** Whether the last turn may be taken back all the same, which the game then says of itself. */
  readonly canTakeBack?: boolean;
  /** How often that was done. */
  readonly takenBack?: number;
  /** How many answers others have given since this seat's last one. */
  readonly missed: number;
  readonly result: Result | null;
}

/** What the page says to the worker that holds a table. */
export type ToTable =
  | { readonly say: 'open'; readonly saved: SavedGame; readonly pace: number }
  | { readonly say: 'answer'; readonly answers: readonly Answer[] }
  | { readonly say: 'undo'; readonly seat: Seat }
  | { readonly say: 'take back'; readonly seat: Seat }
  | { readonly say: 'sit'; readonly seat: Seat }
  | { readonly say: 'pace'; readonly milliseconds: number }
  | { readonly say: 'hurry' }
  | { readonly say: 'since' };

/** To the worker that holds a recording. */
export type ToRecording =
  | { readonly say: 'open'; readonly saved: SavedGame }
  | { readonly say: 'look'; readonly from: Viewpoint }
  | { readonly say: 'continue'; readonly at: number; readonly kinds: readonly SeatKind[] };

/** Somebody asks for hints, from what a seat sees and nothing else. */
export interface AdviceWanted {
  readonly number: number;
  readonly game: string;
  readonly view: AnyState;
  readonly seat: Seat;
  readonly lang: Lang;
}

/** One file works beside the page, whatever for: what says which game it is travels with what is said. */
export type ToWorker =
  | ({ readonly to: 'table' } & ToTable)
  | ({ readonly to: 'recording' } & ToRecording)
  | ({ readonly to: 'advice' } & AdviceWanted)
  | { readonly to: 'check'; readonly saved: SavedGame };

/** How the table stands, without what whoever looks was told before: that grows with the game. */
export interface Now {
  readonly snapshot: Omit<Snapshot, 'heard'>;
  /** How much of what was told still holds; the rest is taken back. */
  readonly held: number;
  readonly news: readonly GameEvent[];
}

/** A game before its first answer, or after one: what everybody at the table knows of it. */
export interface Recorded {
  readonly round: number;
  readonly phase: string;
  readonly asked: readonly Seat[];
  /** How many events there have been. */
  readonly events: number;
  readonly result: Result | null;
}

/** All moments of a game through somebody's eyes. */
export interface Seen {
  readonly from: Viewpoint;
  readonly views: readonly AnyState[];
  readonly heard: readonly GameEvent[];
}

/** An option, how far it is ahead of the others, and what it changes. */
export interface Hint<S extends Step = Step> extends Pick<Advice<S, string>, 'id' | 'step' | 'ahead'> {
  /** What comes of it, in words: a page has nothing to think with. */
  readonly why: Spoken<string>;
}

/** What came of the check: nothing, when the game was kept without what it needs. */
export interface Finding {
  readonly checked: boolean;
  readonly fault: Fault | null;
}

export type FromWorker =
  | { readonly say: 'unkept'; readonly saved: SavedGame }
  | { readonly say: 'kept again' }
  | { readonly say: 'now'; readonly now: Now }
  | { readonly say: 'since'; readonly snapshots: readonly Snapshot[] }
  | { readonly say: 'opened'; readonly moments: readonly Recorded[] }
  | { readonly say: 'seen'; readonly seen: Seen }
  | { readonly say: 'continued'; readonly saved: SavedGame }
  | { readonly say: 'advised'; readonly number: number; readonly advice: readonly Hint[] }
  | { readonly say: 'checked'; readonly finding: Finding }
  | { readonly say: 'trouble'; readonly what: string };
