import type { Dealt, Decision, Game, GameEvent, Refusal, Result, Rng, Seat, Step } from '@imperia/engine';
import type { DeckBuilding } from './decks.ts';
import type { Catalogue, Library } from './library.ts';
import type { OwnPacks } from './own-packs.ts';
import type { Vocabulary } from './scenario/vocabulary.ts';
import type { Setup } from './setup.ts';
import type { Sketch } from './sketch.ts';
import type { Lang, Spoken } from './words/lang.ts';
import type { Part, Thing } from './words/parts.ts';

/** How far a game has come: kept with every save, shown in lists, replays and tracks. */
export interface Moment {
  readonly round: number;
  readonly phase: string;
  readonly over: boolean;
  readonly points: readonly number[];
}

/** Points of one seat from one source at one time; below zero when some were given up. */
export interface Gained {
  readonly seat: Seat;
  readonly round: number;
  readonly source: string;
  readonly thing: Thing | null;
  readonly points: number;
}

/** How a line of the log stands out, and whose it is: a detail belongs to the deed before it, a prelude to the next. */
export interface Told {
  readonly rank: 'round' | 'phase' | 'deed' | 'detail' | 'prelude';
  readonly by: Seat | null;
  /** In the middle of what somebody else does, more of which is told after it. */
  readonly within?: boolean;
}

/** What the score of a game played alone is called, the worst first. */
export interface Titles {
  readonly of: readonly Spoken<string>[];
  /** Its place among them. */
  earned(points: number, won: boolean): number;
}

export interface Story<G, E> {
  /** Null where nobody knows how many. */
  rounds(view: G): number | null;
  phases(view: G): readonly string[];
  moment(state: G): Moment;
  told(event: E): Told;
  /** The score, column by column; the last is the total. */
  scores(view: G): readonly { readonly column: string; readonly bySeat: readonly number[] }[];
  /** Every point of a game, from what somebody at the table heard and sees now. */
  gained(view: G, heard: readonly E[]): readonly Gained[];
  readonly titles?: Titles;
}

/** Questions that are put only to whoever wants them: most people would answer that nothing is to happen. */
export interface Aside<G, S extends Step> {
  /** What one is asked to do, by its group. */
  readonly group: string;
  /** What is answered for whoever does not want to be asked; null to any other question. */
  unasked(asked: Decision<S>): S | null;
  /** Whether such a question may follow from what is chosen now. */
  mayFollow(view: G, asked: Decision<S>): boolean;
}

export interface Deeds<G, S extends Step> {
  /** Headings of a list of options, in order. */
  readonly groups: readonly string[];
  group(option: S): string;
  /** Ends the turn. */
  passes(option: S): boolean;
  /** Whether what was begun is done once this is asked: what follows is another choice. */
  isDone(asked: Decision<S>): boolean;
  /** Whether a turn is asked for, in which one thing has several uses; without it, whenever nothing is begun. */
  isTurn?(asked: Decision<S>): boolean;
  /** The answer to a question by which nothing is decided, whatever one says; null to any other. */
  trivial?(view: G, asked: Decision<S>): S | null;
  readonly aside?: Aside<G, S>;
  /** Whether one is asked for what stays, where the answer names what goes. */
  asksForRest?(asked: Decision<S>): boolean;
  /** What one touches for it; null for a button. */
  touched(view: G, option: S): Thing | null;
  touchedItem(view: G, asked: Decision<S>, item: number): Thing | null;
  /** What one might try with a thing, for "why not?". */
  attempts(view: G, seat: Seat, thing: Thing): readonly S[];
  /** Options with the same key are one to a person: copies of a card. */
  alike?(view: G, option: S): string | null;
}

/** What has a name of its own beside cards and steps. */
export type Labelled = 'use' | 'group' | 'column' | 'source';

export interface Words<G, S extends Step, E> {
  seat(view: G, seat: Seat, lang: Lang): string;
  round(round: number, lang: Lang): string;
  phase(phase: string, lang: Lang): string;
  question(view: G, asked: Decision<S>, lang: Lang): readonly Part[];
  option(view: G, option: S, lang: Lang): readonly Part[];
  item(view: G, asked: Decision<S>, item: number, lang: Lang): readonly Part[];
  /** Empty for what nobody needs to be told. */
  event(view: G, event: E, lang: Lang): readonly Part[];
  /** What preludes and details of one deed come to, in short: what was paid and gained. Empty where only words tell it. */
  brief?(view: G, events: readonly E[], lang: Lang): readonly Part[];
  thing(thing: Thing, lang: Lang): string;
  /** What it is, in full. */
  explained(view: G, thing: Thing, lang: Lang): Sketch;
  /** Of what one might try, of a group, a column of the score or a source of points. */
  label(of: Labelled, id: string, lang: Lang): string;
  /** What is missing for it; empty where nothing one could get would help. */
  lacking(refusal: Refusal, lang: Lang): string;
  verdict(view: G, result: Result, lang: Lang): string;
}

export interface Change {
  /** On average over the worlds that were imagined. */
  readonly by: number;
  /** What there is of it afterwards. */
  readonly left: number;
  /** Whether it was the same in every world. */
  readonly sure: boolean;
}

/** What changes for a seat, by measure; only what does change. */
export type Changes = Readonly<Record<string, Change | undefined>>;

export interface Mind<G, S extends Step> {
  /** How well a seat stands, in points. */
  value(state: G, seat: Seat): number;
  /** Of too many answers, those worth a thought, by id; null where all are. */
  narrow?(view: G, asked: Decision<S>, rng: Rng): readonly string[] | null;
  /** Points of lead that make a win all but certain. */
  readonly scale: number;
  /** How many decisions a search plays out before it asks for the value; none where the value itself looks ahead. */
  readonly rollout?: number;
  /** Whether a seat can be valued as it stands; until then a search plays on what has been begun. */
  settled?(state: G, seat: Seat): boolean;
  /** By how many points an easy bot may misjudge an option. */
  readonly mistake: number;
  /** What a seat has, by kind: everything about its position that a person would count. */
  measure(state: G, seat: Seat): Readonly<Record<string, number>>;
  /** One sentence: why somebody might do this. */
  why(view: G, option: S, changes: Changes, lang: Lang): string;
}

/** What can be carried out of a game's content, for who looks for what never is. */
export interface Exercise<S extends Step> {
  /** Each in a few words for tinkerers: `ZWY046 Castle: action 1, gain`. */
  readonly all: readonly string[];
  /** Which of them this step carries out, or this question puts to somebody who has something to choose. */
  by(step: S): string | null;
}

/** A game, and the little that bots need of it beside its rules. */
export interface Playable<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string> {
  readonly game: Game<G, S, E, C, Z>;
  readonly mind: Mind<G, S>;
}

/** All that an app needs of a game. */
export interface Kit<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>
  extends Playable<G, S, E, C, Z> {
  readonly setup: Setup<C>;
  readonly story: Story<G, E>;
  readonly deeds: Deeds<G, S>;
  readonly words: Words<G, S, E>;
  /** The table in words, as a seat sees it. */
  sketch(view: G, me: Seat, lang: Lang): Sketch;
  /** Much to read: fetched by who asks. */
  readonly catalogue: () => Promise<Catalogue>;
  readonly library: () => Promise<Library>;
  readonly exercise?: () => Promise<Exercise<S>>;
  readonly decks?: () => Promise<DeckBuilding>;
  readonly packs?: () => Promise<OwnPacks>;
  /** What can be said of this game in scenarios. */
  readonly scenarios?: () => Promise<Vocabulary<G, S, E, C, Z>>;
}

/** What apps hold: the game's own types are forgotten at one door. What a kit gave goes back to that kit alone. */
export type AnyState = Dealt<Step, unknown>;
export type AnyKit = Kit<AnyState, Step, GameEvent, unknown, string>;

export function anyKit<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  kit: Kit<G, S, E, C, Z>,
): AnyKit {
  return kit as unknown as AnyKit;
}
