import type { Answer, Decision, Refusal, Result, Seat } from '@imperia/engine';
import type { OsadnicyEvent, OsadnicyStep, State } from '@imperia/osadnicy';
import type { SeatKind } from './game.ts';

/** What a seat may know at one moment. Never changed: the next moment is another one. */
export interface Snapshot {
  /** Whose eyes these are. */
  readonly seat: Seat;
  readonly view: State;
  readonly heard: readonly OsadnicyEvent[];
  /** Who must answer now. */
  readonly asked: readonly Seat[];
  readonly canUndo: boolean;
  /** How many answers others have given since this seat's last one. */
  readonly missed: number;
  readonly result: Result | null;
}

/** A seat at a table, wherever the engine runs. */
export interface SeatAtTable {
  readonly kinds: readonly SeatKind[];
  /** The hash of the key that all luck comes from, published before the deal. */
  readonly commitment?: string | undefined;
  /** What those who sit at other screens are called; null for bots. Without it, everybody sits at this screen. */
  readonly names?: readonly (string | null)[] | undefined;
  /** Who gave the game up. */
  readonly resigned?: readonly Seat[];
  /** Only looking on, from the side of the snapshot's seat. */
  readonly watching?: boolean;
  readonly snapshot: Snapshot | null;
  /** What is shown does not follow from what was shown before: nothing moves from there to here. */
  readonly leapt?: boolean;
  readonly decision: Decision<OsadnicyStep> | null;
  /** Why nobody is asked, although the game is not over. */
  readonly halted?: 'paused' | 'abandoned' | null;
  /** What went wrong, when the table cannot go on. */
  readonly trouble: string | null;
  /** Answers to the question that is asked and to those that follow from it; one to an old screen changes nothing. */
  answer(answers: readonly Answer[]): void;
  undo(): void;
  whyNot(attempt: OsadnicyStep): Refusal | null;
  /** Another person at the same screen takes a look. */
  sit(seat: Seat): void;
  setPace(milliseconds: number): void;
  /** Until a person is asked, bots answer without a pause. */
  hurry(): void;
  /** The table as this seat left it with its last answer, then after each answer that others gave. */
  since(): Promise<readonly Snapshot[]>;
  leave(): void;
}
