import type { ChanceLog, Outcome } from './chance.ts';
import type { Game, GameEvent } from './game.ts';
import { judgeAmong, type Rejection } from './judge.ts';
import { somebodyLearnt } from './learnt.ts';
import { advance, choose, type Io, pending } from './run.ts';
import type { Answer, Core, Decision, Seat, Step } from './step.ts';

/**
 * The answers that may yet be taken back, each with how much was told of it, and the game before the first of them: the
 * others follow from it again.
 */
export interface Retractable<G> {
  readonly before: G;
  readonly answers: readonly { readonly answer: Answer; readonly events: number }[];
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
  #retractable: Retractable<G> | null;
  /** Worked out when they are needed, and good until the state changes. */
  #decisions: readonly Decision<S>[] | null = null;

  /** Goes on from a state that was saved, with the answers that could still be taken back then. */
  constructor(game: Game<G, S, E, C, Z>, state: G, retractable: Retractable<G> | null = null) {
    this.game = game;
    this.#state = state;
    this.#retractable = retractable;
  }

  get state(): Readonly<G> {
    return this.#state;
  }

  get retractable(): Retractable<G> | null {
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
      this.#remember(before, answer, happened);
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

  #remember(before: G, answer: Answer, { events, outcomes }: Happened<E>): void {
    const revealed = before.branches.length > 0 && this.#state.decision !== before.decision;
    const barrier = revealed || outcomes.length > 0 || somebodyLearnt(this.game, before, this.#state, events);
    const earlier = this.#retractable ?? { before, answers: [] };
    const answers = [...earlier.answers, { answer, events: events.length }];
    this.#retractable = barrier ? null : { before: earlier.before, answers };
  }

  /** May this seat take back the last answer? */
  canUndo(seat: Seat): boolean {
    return this.#retractable?.answers.at(-1)?.answer.seat === seat;
  }

  /** How many events are unsaid, or null when nothing may be taken back. */
  undo(seat: Seat): number | null {
    if (!this.#retractable || !this.canUndo(seat)) return null;
    const { before, answers } = this.#retractable;
    const left = answers.slice(0, -1);
    this.#retractable = left.length === 0 ? null : { before, answers: left };
    this.#goBack(left.length === 0 ? before : this.game.copy(before));
    for (const { answer } of left) this.#again(answer);
    return answers.at(-1)!.events;
  }

  /** It was taken before, and nothing in it was left to chance. */
  #again(answer: Answer): void {
    const judged = judgeAmong(this.decisions(), this.#state, answer);
    if (typeof judged === 'string') throw new Error(`An answer that stood is refused: ${judged}`);
    choose(this.#state, judged.decision, judged.option);
    this.#run(undefined);
  }
}
