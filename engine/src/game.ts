import type { Rules } from './run.ts';
import type { Core, Seat, Step } from './step.ts';

/** Who sees the faces of the cards in a kind of zone. Backs and numbers are seen by everyone. */
export type Sees = 'everyone' | 'owner' | 'nobody';

/** How the cards of a zone look, in their order. */
export type Faces<Zone extends string> = (cards: readonly number[], zone: Zone, owner: Seat) => number[];

/** What happened, why and from which card, as data. */
export interface GameEvent {
  readonly did: string;
  /** The seat that sees the faces of its cards; without it, everyone does. */
  readonly only?: Seat;
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

/**
 * Everything the kernel must know of a game. A card is a whole number from 0; in what a seat sees, a card whose face
 * is hidden is the negative number of its back.
 */
export interface Game<G extends Core<S>, S extends Step, E extends GameEvent, C, Zone extends string = string> {
  readonly id: string;
  /** Games record the version they were dealt under. */
  readonly version: string;
  readonly rules: Rules<G, S, E>;
  /** Declared once, for views, events, undo, redeal and errors alike. */
  readonly zones: Readonly<Record<Zone, Sees>>;
  /** Fields of steps and events that name cards, one or a list. */
  readonly cardFields: readonly string[];
  seats(config: C): number;
  /** The state before anything happened; the first step sets the table up. */
  setup(config: C, key: string): G;
  copy(game: G): G;
  /** Build the state anew, field by field, with all cards passed through `faces` and the kernel's part replaced. */
  project(game: G, faces: Faces<Zone>, core: Core<S>): G;
  back(card: number): number;
  result(game: G): Result;
  /** Null when `attempt` is possible now. */
  whyNot(game: G, seat: Seat, attempt: S): Refusal | null;
  /** What must hold at every moment beside the conservation of cards; null when it does. */
  broken?(game: G): string | null;
}
