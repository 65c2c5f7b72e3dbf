import type { Decision, Seat, Step } from '@imperia/engine';
import type { AnyKit } from '@imperia/kit';

/** Where each turn of the only person at a table began, as numbers of answers: it may go back there. */
export class Turns {
  readonly #kit: AnyKit;
  readonly #alone: () => Seat | undefined;
  #began: readonly number[];

  constructor(kit: AnyKit, alone: () => Seat | undefined, began: readonly number[] = []) {
    this.#kit = kit;
    this.#alone = alone;
    this.#began = began;
  }

  /** After so many answers this is decided; what is chosen in the middle of a turn begins none. */
  note(answers: number, decision: Decision<Step>): void {
    if (decision.seat !== this.#alone()) return;
    if (this.#began.length === 0 || this.#kit.deeds.isDone(decision)) this.#began = [...this.#began, answers];
  }

  /** Only so many answers are left. */
  cut(answers: number): void {
    this.#began = this.#began.filter((began) => began < answers);
  }

  /** Where a seat's last turn began; null where others remember what they saw, or there was none. */
  takenBackTo(seat: Seat): number | null {
    return seat === this.#alone() ? (this.#began.at(-1) ?? null) : null;
  }

  saved(): readonly number[] {
    return this.#began;
  }
}
