import type { Eyes } from './eyes.ts';
import type { Rng } from './rng.ts';
import type { Rules } from './run.ts';
import type { Core, Seat, Step } from './step.ts';

/** Who sees the faces of the cards in a kind of zone. Backs and numbers are seen by everyone. */
export type Sees = 'everyone' | 'owner' | 'nobody';

/** How the cards of a zone look, in their order. What several have looked at has several owners. */
export type Faces<Zone extends string> = (cards: readonly number[], zone: Zone, owner: Eyes) => number[];

/** What happened, why and from which card, as data. */
export interface GameEvent {
  readonly did: string;
  /** Those who see the faces of its cards; without it, everyone does. */
  readonly only?: Eyes;
  /** Everyone saw its cards, though afterwards they lie where not everyone sees them. */
  readonly shown?: boolean;
}

/** Why something may not be done now: a rule of the catalogue, and what its sentence needs. */
export interface Refusal {
  readonly rule: string;
  readonly because?: Readonly<Record<string, number | string>>;
}

export interface Result {
  readonly points: readonly number[];
  readonly winners: readonly Seat[];
}

/** A state knows how it was dealt. */
export interface Dealt<S extends Step, C> extends Core<S> {
  readonly config: C;
}

/** What a game is played with, part by part, such as its packs of cards: the fingerprint of each by its name. */
export type Content = Readonly<Record<string, string>>;

/**
 * Everything the kernel must know of a game. A card is a whole number from 0; in what a seat sees, a card whose face
 * is hidden is the negative number of its back.
 */
export interface Game<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Zone extends string = string> {
  readonly id: string;
  /** Of the rules. Games record the version they were dealt under. */
  readonly version: string;
  /** Those of earlier releases by which games that were dealt under them still go on. */
  readonly olderVersions?: readonly string[];
  readonly rules: Rules<G, S, E>;
  /** Declared once, for views, events, undo, redeal and errors alike. */
  readonly zones: Readonly<Record<Zone, Sees>>;
  /** Fields of steps and events that name cards, one or a list; of events, those that `only` hides. */
  readonly cardFields: readonly string[];
  /** More such fields, which in events are never hidden: everyone sees these cards anyway. */
  readonly openFields?: readonly string[];
  seats(config: C): number;
  /** Every card that may be in a game dealt so. */
  cards(config: C): readonly number[];
  /** The state before anything happened; the first step sets the table up. Without a version, by the rules of today. */
  setup(config: C, key: string, version?: string): G;
  /** What such a game is dealt from. */
  content?(config: C): Content;
  /** What it was dealt from when records did not say it yet. */
  firstContent?(config: C): Content;
  copy(game: G): G;
  /** Build the state anew, field by field, with all cards passed through `faces` and the kernel's part replaced. */
  project(game: G, faces: Faces<Zone>, core: Core<S>): G;
  back(card: number): number;
  result(game: G): Result;
  /** Null when `attempt` is possible now. */
  whyNot(game: G, seat: Seat, attempt: S): Refusal | null;
  /** What must hold at every moment beside the conservation of cards; null when it does. */
  broken?(game: G): string | null;
  /**
   * A whole state that agrees with a view, where backs alone do not say what may lie where. The kernel's part of it
   * is the kernel's: only the cards matter.
   */
  guess?(seen: G, rng: Rng): G;
  /** Hidden cards of one kind may change places unnoticed. Without it, those of one back. */
  kind?(card: number, state: G): number;
}
