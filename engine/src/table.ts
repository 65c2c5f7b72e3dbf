import { commitment, type Outcome, WrongLuck } from './chance.ts';
import type { Game, GameEvent, Result } from './game.ts';
import { hash } from './hash.ts';
import { advance, choose, decisionOf, type Io, pending, type Rules } from './run.ts';
import { type Answer, type Core, type Decision, offered, type Seat, SPECTATOR, type Step } from './step.ts';
import { cardsNamed, facesSeen, hear, view } from './view.ts';

/** A game as it is kept: enough to play it again, byte for byte. The key is in it only once it may be known. */
export interface GameRecord<C> {
  readonly game: string;
  readonly version: string;
  readonly config: C;
  readonly commitment: string;
  readonly key: string;
  readonly answers: readonly Answer[];
  readonly outcomes: readonly Outcome[];
  readonly hash: string;
}

/** Why an answer was not taken; the game is as it was. */
export type Rejection = 'over' | 'not asked' | 'stale' | 'not offered';

/** The decision that an answer answers and the option it names, or why it is not taken. */
export function judge<G extends Core<S>, S extends Step, E>(
  rules: Rules<G, S, E>,
  game: G,
  answer: Answer,
): { readonly decision: Decision<S>; readonly option: S } | Rejection {
  const decisions = pending(rules, game);
  if (decisions.length === 0) return 'over';
  const decision = decisions.find(({ seat }) => seat === answer.seat);
  if (!decision) return 'not asked';
  if (answer.decision !== game.decision) return 'stale';
  const option = typeof answer.option === 'string' ? offered(decision, answer.option) : null;
  return option ? { decision, option } : 'not offered';
}

/** An answer that may yet be taken back. */
interface Moment<G> {
  readonly before: G;
  readonly seat: Seat;
  readonly events: number;
}

/** One game being played: its state, its record, and how far each seat may take back. */
export class Table<G extends Core<S>, S extends Step, E extends GameEvent, C, Z extends string = string> {
  readonly game: Game<G, S, E, C, Z>;
  readonly config: C;
  readonly key: string;
  #state: G;
  readonly #answers: Answer[] = [];
  readonly #outcomes: Outcome[] = [];
  readonly #events: E[] = [];
  /** Since somebody learnt something or chance showed a result: nobody may go back before that. */
  readonly #moments: Moment<G>[] = [];
  readonly #io: Io<E>;

  constructor(game: Game<G, S, E, C, Z>, config: C, key: string, dictated?: readonly Outcome[]) {
    this.game = game;
    this.config = config;
    this.key = key;
    this.#state = game.setup(config, key);
    this.#io = {
      tell: (event) => this.#events.push(event),
      record: (outcome) => this.#outcomes.push(outcome),
      ...(dictated && { dictate: (purpose) => this.#dictated(purpose, dictated) }),
    };
    advance(game.rules, this.#state, this.#io);
  }

  #dictated(purpose: number, dictated: readonly Outcome[]): readonly number[] | undefined {
    const outcome = dictated[this.#outcomes.length];
    if (outcome && outcome.purpose !== purpose) {
      throw new WrongLuck(this.#state.chance, `Luck for ${purpose} is needed, not for ${outcome.purpose}`);
    }
    return outcome?.result;
  }

  get state(): Readonly<G> {
    return this.#state;
  }

  /** How many answers have been given; the number of the pending decision is in the state. */
  get length(): number {
    return this.#answers.length;
  }

  decisions(): Decision<S>[] {
    return pending(this.game.rules, this.#state);
  }

  decisionOf(seat: Seat): Decision<S> | null {
    return decisionOf(this.game.rules, this.#state, seat);
  }

  view(seat: Seat): G {
    return view(this.game, this.#state, seat);
  }

  /** What a seat has heard, from the event with number `since` on. */
  heard(seat: Seat, since = 0): E[] {
    return this.#events.slice(since).map((event) => hear(this.game, event, seat));
  }

  get over(): boolean {
    return this.decisions().length === 0;
  }

  result(): Result | null {
    return this.over ? this.game.result(this.#state) : null;
  }

  answer(answer: Answer): Rejection | null {
    const judged = judge(this.game.rules, this.#state, answer);
    if (typeof judged === 'string') return judged;
    this.#take(judged.decision, judged.option);
    this.#answers.push({ seat: answer.seat, decision: answer.decision, option: answer.option });
    return null;
  }

  #take(decision: Decision<S>, option: S): void {
    const before = this.game.copy(this.#state);
    const [events, outcomes] = [this.#events.length, this.#outcomes.length];
    try {
      choose(this.#state, decision, option);
      advance(this.game.rules, this.#state, this.#io);
    } catch (error) {
      this.#state = before;
      this.#events.length = events;
      this.#outcomes.length = outcomes;
      throw error;
    }
    const revealed = before.branches.length > 0 && this.#state.decision !== before.decision;
    const barrier = revealed || this.#outcomes.length > outcomes || this.#somebodyLearnt(before, events);
    if (barrier) this.#moments.length = 0;
    else this.#moments.push({ before, seat: decision.seat, events });
  }

  #somebodyLearnt(before: G, since: number): boolean {
    const seats = this.game.seats(this.config);
    for (let seat = SPECTATOR; seat < seats; seat++) {
      const knew = new Set(facesSeen(this.game, before, seat));
      const knows = facesSeen(this.game, this.#state, seat);
      for (const event of this.heard(seat, since)) knows.push(...cardsNamed(this.game, event));
      if (knows.some((card) => !knew.has(card))) return true;
    }
    return false;
  }

  /** May this seat take back its last answer? */
  canUndo(seat: Seat): boolean {
    return this.#moments.at(-1)?.seat === seat;
  }

  undo(seat: Seat): boolean {
    if (!this.canUndo(seat)) return false;
    const { before, events } = this.#moments.pop()!;
    this.#state = before;
    this.#answers.pop();
    this.#events.length = events;
    return true;
  }

  outcomes(): readonly Outcome[] {
    return this.#outcomes;
  }

  record(): GameRecord<C> {
    return {
      game: this.game.id,
      version: this.game.version,
      config: this.config,
      commitment: commitment(this.key),
      key: this.key,
      answers: [...this.#answers],
      outcomes: [...this.#outcomes],
      hash: hash(this.#state),
    };
  }
}
