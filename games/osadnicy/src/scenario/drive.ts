import { advance, cardsIn, choose, type Decision, type Io, pending } from '@imperia/engine';
import type { Faction } from '../card-data.ts';
import type { Option } from '../config.ts';
import type { OsadnicyEvent } from '../events.ts';
import { osadnicy } from '../game.ts';
import { allCards } from '../setup.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep } from '../steps.ts';
import type { ChoiceName } from './choices.ts';
import { unmet } from './expect.ts';
import { DictatedLuck } from './luck.ts';
import { decisionFor, matches, NoSuchChoice, optionFor, pickFor, ruleAgainst } from './match.ts';
import { factionAt } from './names.ts';
import { optionText } from './option-text.ts';
import { position } from './position.ts';
import type { Attempt, Expectation, Luck, Position } from './types.ts';

export interface DriveOptions {
  readonly options?: readonly Option[];
  readonly chance?: readonly Luck[];
}

/** Plays on from a position, by the names that people use. Everything that cannot be is an error in words. */
export class Driver {
  readonly state: State;
  /** What happened so far. */
  readonly events: OsadnicyEvent[] = [];
  readonly #luck: DictatedLuck;
  readonly #io: Io<OsadnicyEvent>;
  readonly #cards: string;

  constructor(given: Position, { options = [], chance = [] }: DriveOptions = {}) {
    this.state = position(given, options);
    this.#cards = sorted(allCards(this.state.config));
    this.#luck = new DictatedLuck(chance, this.state.config.factions, () => this.state.lookout);
    this.#io = {
      tell: (event) => this.events.push(event),
      dictate: (purpose, of) => this.#luck.dictate(purpose, of),
    };
    this.#advance();
  }

  choose(by: Faction, what: Attempt | ChoiceName): this {
    const attempt = typeof what === 'string' ? { do: what } : what;
    const decision = this.#decision(by);
    return this.#take(decision, optionFor(this.state, decision, attempt));
  }

  /** Cards, or goods where loot is picked. */
  pick(by: Faction, names: readonly string[]): this {
    const decision = this.#decision(by);
    return this.#take(decision, pickFor(this.state, decision, names));
  }

  /** The factions that must answer now; none when the game is over. */
  asked(): Faction[] {
    return pending(osadnicy.rules, this.state).map(({ seat }) => factionAt(this.state, seat));
  }

  /** The name of the question that is asked, or null when the game is over. */
  question(): string | null {
    return pending(osadnicy.rules, this.state)[0]?.ask.do ?? null;
  }

  /** What can be chosen now, in words; with an attempt, only what agrees with it. */
  offered(attempt?: Attempt): string[] {
    return pending(osadnicy.rules, this.state)
      .flatMap(({ options }) => options)
      .filter((option) => !attempt || matches(this.state, option, attempt))
      .map((option) => optionText(this.state, option));
  }

  /** The rule that forbids this, or null when the game knows of none. */
  whyNot(by: Faction, attempt: Attempt): string | null {
    return ruleAgainst(this.state, this.#seat(by), attempt);
  }

  /** What does not agree with the expectation. */
  unmet(expectation: Expectation): string[] {
    return unmet(this.state, expectation);
  }

  expect(expectation: Expectation): this {
    const found = this.unmet(expectation);
    if (found.length > 0) throw new Error(found.join('\n'));
    return this;
  }

  expectAsked(by: Faction, question?: string): this {
    return this.expect(question === undefined ? { asked: by } : { asked: by, question });
  }

  /** Luck that was dictated and never needed. */
  unusedLuck(): string | null {
    return this.#luck.unused();
  }

  #seat(faction: Faction): number {
    const seat = this.state.config.factions.indexOf(faction);
    if (seat < 0) throw new NoSuchChoice(`nobody plays the ${faction}`);
    return seat;
  }

  #decision(by: Faction): Decision<OsadnicyStep> {
    const decision = decisionFor(this.state, this.#seat(by));
    if (decision) return decision;
    const asked = this.asked();
    if (asked.length === 0) throw new NoSuchChoice(`the ${by} are not asked: the game is over`);
    throw new NoSuchChoice(`the ${by} are not asked; the ${asked.join(' and ')} are (${this.question()})`);
  }

  #take(decision: Decision<OsadnicyStep>, option: OsadnicyStep): this {
    choose(this.state, decision, option);
    this.#advance();
    return this;
  }

  #advance(): void {
    advance(osadnicy.rules, this.state, this.#io);
    if (sorted(cardsIn(osadnicy, this.state)) !== this.#cards) throw new Error('cards were made or lost');
    const broken = osadnicy.broken?.(this.state);
    if (broken) throw new Error(`the state is broken: ${broken}`);
  }
}

export function drive(given: Position, options?: DriveOptions): Driver {
  return new Driver(given, options);
}

function sorted(cards: readonly number[]): string {
  return [...cards].sort((a, b) => a - b).join();
}
