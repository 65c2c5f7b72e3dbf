import {
  advance,
  cardsIn,
  choose,
  type Dealt,
  type Decision,
  type GameEvent,
  type Io,
  pending,
  type Seat,
  type Step,
} from '@imperia/engine';
import type { AnyState } from '../kit.ts';
import { check } from './check.ts';
import type { Language } from './compare.ts';
import { unmetAt } from './expect.ts';
import { scenarioShape } from './frame.ts';
import { parseLocated } from './json.ts';
import { DictatedLuck, type Luck } from './luck.ts';
import { decisionFor, matches, NoSuchChoice, nameAt, optionFor, pickFor, ruleAgainst } from './match.ts';
import { nobodyPlays, seatCalled } from './meant.ts';
import { type Attempt, optionText } from './option-text.ts';
import type { Expectation } from './parse.ts';
import { type Position, positionOf } from './position.ts';
import { type AnyVocabulary, anyVocabulary, type Given, type Vocabulary } from './vocabulary.ts';

export interface DriveOptions {
  /** What was chosen before the game, beside the position. */
  readonly chosen?: Given;
  readonly chance?: readonly Luck[];
}

/** What plays a game by names: states and events are the game's own, and so are words where it has types for them. */
export interface Driver<G, E, By = string, Tried extends { readonly do: string } = Attempt, Expected = Expectation> {
  readonly state: G;
  /** What happened so far. */
  readonly events: readonly E[];
  choose(by: By, what: Tried | Tried['do']): this;
  /** What is picked, each by its name. */
  pick(by: By, words: readonly string[]): this;
  /** All that happens by itself happens, until this step is about to. */
  until(step: string): this;
  /** Those who must answer now; none when the game is over. */
  asked(): By[];
  /** The name of the question that is asked, or null when the game is over. */
  question(): string | null;
  /** What can be chosen now, in words; with an attempt, only what agrees with it. */
  offered(attempt?: Tried): string[];
  /** The rule that forbids this, or null when the game knows of none. */
  whyNot(by: By, attempt: Tried): string | null;
  /** What does not agree with the expectation. */
  unmet(expectation: Expected): string[];
  expect(expectation: Expected): this;
  expectAsked(by: By, question?: string): this;
  /** Luck that was dictated and never needed. */
  unusedLuck(): string | null;
}

const STOP = new Error('Play was stopped where nobody looks');

/** Plays on from a position, by the names that people use. Everything that cannot be is an error in words. */
export class AnyDriver implements Driver<AnyState, GameEvent> {
  readonly vocabulary: AnyVocabulary;
  readonly #state: AnyState;
  readonly #events: GameEvent[] = [];
  readonly #luck: DictatedLuck;
  readonly #io: Io<GameEvent>;
  readonly #cards: string;
  /** Whether what was chosen has yet to happen. */
  #waits = true;

  constructor(vocabulary: AnyVocabulary, given: Position, { chosen = {}, chance = [] }: DriveOptions = {}) {
    this.vocabulary = vocabulary;
    this.#state = positionOf(vocabulary, given, chosen);
    this.#cards = sorted(vocabulary.game.cards(this.#state.config));
    this.#luck = new DictatedLuck(vocabulary, chance, this.#state);
    this.#io = {
      tell: (event) => this.#events.push(event),
      dictate: (purpose, of) => this.#luck.dictate(purpose, of),
    };
  }

  get state(): AnyState {
    this.settle();
    return this.#state;
  }

  get events(): readonly GameEvent[] {
    this.settle();
    return this.#events;
  }

  choose(by: string, what: Attempt | string): this {
    const attempt = typeof what === 'string' ? { do: what } : what;
    const decision = this.#decision(by);
    return this.#take(decision, optionFor(this.#language, this.#state, decision, attempt));
  }

  pick(by: string, words: readonly string[]): this {
    const decision = this.#decision(by);
    return this.#take(decision, pickFor(this.#language, this.#state, decision, words));
  }

  until(step: string): this {
    const { rules } = this.vocabulary.game;
    const waiting = this.#state.steps.at(-1)?.do === step && !this.#waits ? 1 : 0;
    let passed = 0;
    const run = rules.run as Readonly<Record<string, NonNullable<(typeof rules.run)[string]>>>;
    const stopping = (state: AnyState, one: Step, io: Io<GameEvent>) => {
      if (passed++ < waiting) {
        run[step]!(state, one, io);
        return;
      }
      state.steps.push(one);
      throw STOP;
    };
    try {
      advance({ run: { ...run, [step]: stopping }, ask: rules.ask }, this.#state, this.#io);
    } catch (thrown) {
      if (thrown !== STOP) throw thrown;
      this.#waits = false;
      this.#count();
      return this;
    }
    this.#waits = false;
    throw new NoSuchChoice(`"${step}" does not come: ${this.#whoIsAsked()}`);
  }

  asked(): string[] {
    return this.#pending().map(({ seat }) => nameAt(this.#language, seat));
  }

  question(): string | null {
    return this.#pending()[0]?.ask.do ?? null;
  }

  offered(attempt?: Attempt): string[] {
    return this.#pending()
      .flatMap(({ options }) => options)
      .filter((option) => !attempt || matches(this.#language, option, attempt))
      .map((option) => optionText(this.#language, option));
  }

  whyNot(by: string, attempt: Attempt): string | null {
    return ruleAgainst(this.#language, this.state, this.#seat(by), attempt);
  }

  unmet(expectation: Expectation): string[] {
    return unmetAt(this.#language, this.state, expectation);
  }

  expect(expectation: Expectation): this {
    const found = this.unmet(expectation);
    if (found.length > 0) throw new Error(found.join('\n'));
    return this;
  }

  expectAsked(by: string, question?: string): this {
    return this.expect(question === undefined ? { asked: by } : { asked: by, question });
  }

  unusedLuck(): string | null {
    this.settle();
    return this.#luck.unused();
  }

  get #language(): Language {
    return { vocabulary: this.vocabulary, config: this.#state.config };
  }

  #pending(): readonly Decision<Step>[] {
    return pending(this.vocabulary.game.rules, this.state);
  }

  #seat(name: string): Seat {
    const seat = seatCalled(this.vocabulary, this.#state.config, name);
    if (seat < 0) throw new NoSuchChoice(nobodyPlays(name));
    return seat;
  }

  #decision(by: string): Decision<Step> {
    this.#goOn();
    const decision = decisionFor(this.#language, this.state, this.#seat(by));
    if (decision) return decision;
    throw new NoSuchChoice(`${by} cannot answer: ${this.#whoIsAsked()}`);
  }

  #whoIsAsked(): string {
    const asked = this.asked();
    return asked.length === 0 ? 'the game is over' : `${asked.join(' and ')} must answer (${this.question()})`;
  }

  /** Past a stop, if there is one. */
  #goOn(): void {
    if (this.#pending().length === 0) this.#waits = true;
  }

  #take(decision: Decision<Step>, option: Step): this {
    choose(this.#state, decision, option);
    this.#waits = true;
    return this;
  }

  /** What was chosen happens when somebody looks or goes on, so that play can be stopped on the way. */
  settle(): void {
    if (!this.#waits) return;
    this.#waits = false;
    advance(this.vocabulary.game.rules, this.#state, this.#io);
    this.#count();
  }

  #count(): void {
    const { game } = this.vocabulary;
    if (sorted(cardsIn(game, this.#state)) !== this.#cards) throw new Error('cards were made or lost');
    const broken = game.broken?.(this.#state);
    if (broken) throw new Error(`the state is broken: ${broken}`);
  }
}

/** What programs write has been checked by nobody: a word that means nothing must not pass for an expectation that holds. */
class CheckedDriver extends AnyDriver {
  override unmet(expectation: Expectation): string[] {
    checkWritten(this.vocabulary, 'expect', expectation);
    return super.unmet(expectation);
  }
}

function checkWritten(vocabulary: AnyVocabulary, field: 'position' | 'expect', written: Given): void {
  const { shape } = scenarioShape(vocabulary).fields[field]!;
  check(shape, parseLocated(JSON.stringify(written)), [field], { vocabulary });
}

/** Plays on from a position of this game. */
export function drive<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  vocabulary: Vocabulary<G, S, E, C, Z>,
  given: Position,
  options?: DriveOptions,
): Driver<G, E> {
  const any = anyVocabulary(vocabulary);
  checkWritten(any, 'position', given);
  return new CheckedDriver(any, given, options) as unknown as Driver<G, E>;
}

function sorted(cards: readonly number[]): string {
  return [...cards].sort((a, b) => a - b).join();
}
