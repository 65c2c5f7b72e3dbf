import type { ChanceLog, Outcome } from './chance.ts';
import type { Game, GameEvent } from './game.ts';
import { judgeAmong, type Rejection } from './judge.ts';
import { somebodyLearnt } from './learnt.ts';
import { advance, choose, type Io, pending } from './run.ts';
import type { Answer, Core, Decision, Seat, Step } from './step.ts';

/** An answer that may yet be taken back: the game before it, whose it was, and how much was told of it. */
export interface Retractable<G> {
  readonly before: G;
  readonly seat: Seat;
  readonly events: number;
}

/** What an answer, or the deal, led to. */
export interface Happened<E> {
  readonly events: readonly E[];
  readonly outcomes: readonly Outcome[];
}

export type Dictate = NonNullable<ChanceLog['dictate']>;

/** A game being played, with no more memory than it needs to go on: its state, and what may yet be taken back. */
export class Play<G extends Core<S>, S extends Step, E extends GameEvent, C, Z extends string = string> {
  readonly game: Game<G, S, E, C, Z>;
  #state: G;
  /** Since somebody learnt something or chance showed a result: nobody may go back before that. */
  readonly #retractable: Retractable<G>[];
  /** Worked out when they are needed, and good until the state changes. */
  #decisions: readonly Decision<S>[] | null = null;

  /** Goes on from a state that was saved, with the answers that could still be taken back then. */
  constructor(game: Game<G, S, E, C, Z>, state: G, retractable: readonly Retractable<G>[] = []) {
    this.game = game;
    this.#state = state;
    this.#retractable = [...retractable];
  }

  get state(): Readonly<G> {
    return this.#state;
  }

  get retractable(): readonly Retractable<G>[] {
    return this.#retractable;
  }

  decisions(): readonly Decision<S>[] {
    this.#decisions ??= pending(this.game.rules, this.#state);
    return this.#decisions;
  }

  /** Before anything happened: sets the table up and runs to the first question. */
  begin(dictate?: Dictate): Happened<E> {
    return this.#run(dictate);
  }

  answer(answer: Answer, dictate?: Dictate): Happened<E> | Rejection {
    const judged = judgeAmong(this.decisions(), this.#state, answer);
    if (typeof judged === 'string') return judged;
    const before = this.game.copy(this.#state);
    try {
      choose(this.#state, judged.decision, judged.option);
      const happened = this.#run(dictate);
      this.#remember(before, answer.seat, happened);
      return happened;
    } catch (error) {
      this.#goBack(before);
      throw error;
    }
  }

  #goBack(before: G): void {
    this.#state = before;
    this.forget();
  }

  /** Lets go of what can be worked out again. */
  forget(): void {
    this.#decisions = null;
  }

  #run(dictate: Dictate | undefined): Happened<E> {
    const events: E[] = [];
    const outcomes: Outcome[] = [];
    const io: Io<E> = {
      tell: (event) => events.push(event),
      record: (outcome) => outcomes.push(outcome),
      ...(dictate && { dictate }),
    };
    this.#decisions = null;
    const asked = advance(this.game.rules, this.#state, io);
    if (this.#state.branches.length === 0) this.#decisions = asked ? [asked] : [];
    return { events, outcomes };
  }

  #remember(before: G, seat: Seat, { events, outcomes }: Happened<E>): void {
    const revealed = before.branches.length > 0 && this.#state.decision !== before.decision;
    const barrier = revealed || outcomes.length > 0 || somebodyLearnt(this.game, before, this.#state, events);
    if (barrier) this.#retractable.length = 0;
    else this.#retractable.push({ before, seat, events: events.length });
  }

  /** May this seat take back the last answer? */
  canUndo(seat: Seat): boolean {
    return this.#retractable.at(-1)?.seat === seat;
  }

  /** How many events are unsaid, or null when nothing may be taken back. */
  undo(seat: Seat): number | null {
    if (!this.canUndo(seat)) return null;
    const { before, events } = this.#retractable.pop()!;
    this.#goBack(before);
    return events;
  }
}
