import { commitment, type Outcome, WrongLuck } from './chance.ts';
import type { Content, Dealt, Game, GameEvent, Result } from './game.ts';
import { hash } from './hash.ts';
import type { Rejection } from './judge.ts';
import { type Dictate, type Happened, Play } from './play.ts';
import { decisionOf } from './run.ts';
import type { Answer, Decision, Seat, Step } from './step.ts';
import { hear, view } from './view.ts';

/** A game as it is kept: enough to play it again, byte for byte. The key is in it only once it may be known. */
export interface GameRecord<C> {
  readonly game: string;
  /** Of the rules it was dealt under. */
  readonly version: string;
  /** What it was dealt from; older records do not say it. */
  readonly content?: Content;
  readonly config: C;
  readonly commitment: string;
  readonly key: string;
  readonly answers: readonly Answer[];
  readonly outcomes: readonly Outcome[];
  readonly hash: string;
}

/** What is known of a game that was dealt before. */
interface Before {
  readonly version?: string;
  readonly dictated?: readonly Outcome[];
  /** Who remembers what they see, where the others are bots: see `Play`. */
  readonly remembering?: readonly Seat[] | undefined;
}

/** One game being played: its state, its record, and how far each seat may take back. */
export class Table<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string = string> {
  readonly game: Game<G, S, E, C, Z>;
  readonly config: C;
  readonly key: string;
  /** Of the rules by which it is played. */
  readonly version: string;
  readonly #play: Play<G, S, E, C, Z>;
  readonly #answers: Answer[] = [];
  readonly #outcomes: Outcome[] = [];
  readonly #events: E[] = [];
  readonly #dictated: readonly Outcome[] | undefined;

  /** A game that was dealt before goes on by the rules of its version. */
  constructor(game: Game<G, S, E, C, Z>, config: C, key: string, { version, dictated, remembering }: Before = {}) {
    this.game = game;
    this.config = config;
    this.key = key;
    this.version = version ?? game.version;
    this.#play = new Play(game, game.setup(config, key, this.version), null, remembering);
    this.#dictated = dictated;
    this.#add(this.#play.begin(this.#dictate()));
  }

  /** The luck that was given, in its order; past its end chance decides. */
  #dictate(): Dictate | undefined {
    const dictated = this.#dictated;
    if (!dictated) return undefined;
    let next = this.#outcomes.length;
    return (purpose) => {
      const outcome = dictated[next++];
      if (outcome && outcome.purpose !== purpose) {
        throw new WrongLuck(this.state.chance, `Luck for ${purpose} is needed, not for ${outcome.purpose}`);
      }
      return outcome?.result;
    };
  }

  #add({ events, outcomes }: Happened<E>): void {
    this.#events.push(...events);
    this.#outcomes.push(...outcomes);
  }

  get state(): Readonly<G> {
    return this.#play.state;
  }

  /** How many answers have been given; the number of the pending decision is in the state. */
  get length(): number {
    return this.#answers.length;
  }

  decisions(): readonly Decision<S>[] {
    return this.#play.decisions();
  }

  decisionOf(seat: Seat): Decision<S> | null {
    return decisionOf(this.game.rules, this.state, seat);
  }

  view(seat: Seat): G {
    return view(this.game, this.state, seat);
  }

  /** What a seat has heard, from the event with number `since` on. */
  heard(seat: Seat, since = 0): E[] {
    return this.#events.slice(since).map((event) => hear(this.game, event, seat));
  }

  get over(): boolean {
    return this.decisions().length === 0;
  }

  result(): Result | null {
    return this.over ? this.game.result(this.state) : null;
  }

  answer(answer: Answer): Rejection | null {
    const happened = this.#play.answer(answer, this.#dictate());
    if (typeof happened === 'string') return happened;
    this.#add(happened);
    this.#answers.push({ seat: answer.seat, decision: answer.decision, option: answer.option });
    return null;
  }

  /** May this seat take back its last answer? */
  canUndo(seat: Seat): boolean {
    return this.#play.canUndo(seat);
  }

  undo(seat: Seat): boolean {
    const retractable = this.#retractable();
    const unsaid = this.#play.undo(seat);
    if (unsaid === null) return false;
    this.#answers.length -= retractable - this.#retractable();
    this.#events.length -= unsaid;
    return true;
  }

  #retractable(): number {
    return this.#play.retractable?.answers.length ?? 0;
  }

  answers(): readonly Answer[] {
    return this.#answers;
  }

  outcomes(): readonly Outcome[] {
    return this.#outcomes;
  }

  record(): GameRecord<C> {
    return {
      game: this.game.id,
      version: this.version,
      ...(this.game.content && { content: this.game.content(this.config) }),
      config: this.config,
      commitment: commitment(this.key),
      key: this.key,
      answers: [...this.#answers],
      outcomes: [...this.#outcomes],
      hash: hash(this.state),
    };
  }
}
