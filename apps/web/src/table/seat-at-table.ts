import type { Answer, Decision, GameEvent, Refusal, Seat, Step } from '@imperia/engine';
import type { AnyState } from '@imperia/kit';
import type { SeatKind } from '../store/saved-game.ts';
import type { Snapshot } from '../worker/protocol.ts';

/** A seat at a table, wherever the engine runs. */
export interface SeatAtTable<G = AnyState, S extends Step = Step, E = GameEvent> {
  readonly kinds: readonly SeatKind[];
  /** The hash of the key that all luck comes from, published before the deal. */
  readonly commitment?: string | undefined;
  /** What those who sit at other screens are called; null for bots. Without it, everybody sits at this screen. */
  readonly names?: readonly (string | null)[] | undefined;
  /** What those who sit at this screen are called, where they said so. */
  readonly people?: readonly (string | null)[] | undefined;
  /** Who gave the game up. */
  readonly resigned?: readonly Seat[];
  /** Only looking on, from the side of the snapshot's seat. */
  readonly watching?: boolean;
  /** Whether a bot gives hints here: where people play each other only if all agreed, and never for a rating. */
  readonly hints?: boolean;
  /** Whether even that is asked which most people do not want to be asked: see a game's `aside`. */
  readonly asksAside?: boolean;
  readonly snapshot: Snapshot<G, E> | null;
  /** What is shown does not follow from what was shown before: nothing moves from there to here. */
  readonly leapt?: boolean;
  readonly decision: Decision<S> | null;
  /** Why nobody is asked, although the game is not over. */
  readonly halted?: 'paused' | 'abandoned' | null;
  /** What went wrong, when the table cannot go on. */
  readonly trouble: string | null;
  /** Answers to the question that is asked and to those that follow from it; one to an old screen changes nothing. */
  answer(answers: readonly Answer[]): void;
  undo(): void;
  /** Where a table allows it: see the snapshot's `canTakeBack`. */
  takeBack?(): void;
  whyNot(attempt: S): Refusal | null;
  /** Another person at the same screen takes a look. */
  sit(seat: Seat): void;
  setPace(milliseconds: number): void;
  /** Until a person is asked, bots answer without a pause. */
  hurry(): void;
  /** The table as this seat left it with its last answer, then after each answer that others gave. */
  since(): Promise<readonly Snapshot<G, E>[]>;
  leave(): void;
}
