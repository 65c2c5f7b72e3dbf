import type { ChanceLog, Outcome } from './chance.ts';
import { EVERYONE, type Observers, observersOf } from './eyes.ts';
import type { Dealt, Game, GameEvent } from './game.ts';
import { judgeAmong, type Rejection } from './judge.ts';
import { SeenFaces } from './learnt.ts';
import { advance, choose, type Io, pending } from './run.ts';
import type { Answer, Decision, Seat, Step } from './step.ts';

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
export class Play<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string = string> {
  readonly game: Game<G, S, E, C, Z>;
  #state: G;
  /** Since somebody learnt something or chance showed a result: nobody may go back before that. */
  #retractable: Retractable<G> | null;
  /** Worked out when they are needed, and good until the state changes. */
  #decisions: readonly Decision<S>[] | null = null;
  /** Whose learning something stands in the way of going back, and whose answers. */
  readonly #remembering: Observers;
  /** In the state as it is: goes on with every answer. */
  #seen: SeenFaces<G, S, E, C, Z> | null = null;

  /**
   * Goes on from a state that was saved, with the answers that could still be taken back then. Where only some remember
   * what they see, because the others are bots and nobody watches, only what those have learnt and answered counts.
   */
  constructor(
    game: Game<G, S, E, C, Z>,
    state: G,
    retractable: Retractable<G> | null = null,
    remembering?: readonly Seat[],
  ) {
    this.game = game;
    this.#state = state;
    this.#retractable = retractable;
    this.#remembering = remembering ? observersOf(remembering) : EVERYONE;
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
    const { decision } = this.#state;
    const together = this.#state.branches.length > 0;
    const earlier = this.#retractable ?? { before: this.game.copy(this.#state), answers: [] };
    this.#seen ??= new SeenFaces(this.game, this.#state);
    try {
      choose(this.#state, judged.decision, judged.option);
      const happened = this.#run(dictate);
      const revealed = together && this.#state.decision !== decision;
      this.#retractable = this.#isBarrier(happened, revealed) ? null : withAnswer(earlier, answer, happened);
      return happened;
    } catch (error) {
      this.#goBack(earlier);
      throw error;
    }
  }

  /** To how it was after these answers. */
  #goBack(retractable: Retractable<G>): void {
    const { before, answers } = retractable;
    const isFirst = answers.length === 0;
    this.#retractable = isFirst ? null : retractable;
    this.#state = isFirst ? before : this.game.copy(before);
    this.forget();
    for (const { answer } of answers) this.#again(answer);
  }

  /** Lets go of what can be worked out again. */
  forget(): void {
    this.#decisions = null;
    this.#seen = null;
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

  /** Whether nobody may go back behind it. What is seen is looked at in any case: the next answer is compared with it. */
  #isBarrier({ events, outcomes }: Happened<E>, revealed: boolean): boolean {
    const learnt = this.#seen!.somebodyLearnt(this.#state, events, this.#remembering);
    return revealed || outcomes.length > 0 || learnt;
  }

  /** May this seat take back the last answer of those who remember theirs, and with it what others answered since? */
  canUndo(seat: Seat): boolean {
    return this.undoable(seat) > 0;
  }

  /** How many answers this seat would take back. */
  undoable(seat: Seat): number {
    const answers = this.#retractable?.answers ?? [];
    const at = this.#lastRemembered();
    return answers[at]?.answer.seat === seat ? answers.length - at : 0;
  }

  #lastRemembered(): number {
    const answers = this.#retractable?.answers ?? [];
    return answers.map(({ answer }) => (this.#remembering & observersOf(answer.seat)) !== 0).lastIndexOf(true);
  }

  /** How many events are unsaid, or null when nothing may be taken back. */
  undo(seat: Seat): number | null {
    if (!this.#retractable || !this.canUndo(seat)) return null;
    const { before, answers } = this.#retractable;
    const at = this.#lastRemembered();
    this.#goBack({ before, answers: answers.slice(0, at) });
    return answers.slice(at).reduce((sum, { events }) => sum + events, 0);
  }

  /** It was taken before, and nothing in it was left to chance. */
  #again(answer: Answer): void {
    const judged = judgeAmong(this.decisions(), this.#state, answer);
    if (typeof judged === 'string') throw new Error(`Refused: ${judged}`);
    choose(this.#state, judged.decision, judged.option);
    this.#run(undefined);
  }
}

function withAnswer<G>(
  { before, answers }: Retractable<G>,
  answer: Answer,
  { events }: Happened<unknown>,
): Retractable<G> {
  return { before, answers: [...answers, { answer, events: events.length }] };
}
