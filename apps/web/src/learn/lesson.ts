import type { Decision, GameEvent, Result, Seat, Step } from '@imperia/engine';
import type { AnyState, Lang, Spoken, Thing } from '@imperia/kit';
import type { SeatKind } from '../store/saved-game.ts';

/** Everything that the guide looks at: what the learner may know now. */
export interface Moment<G = AnyState, S extends Step = Step, E = GameEvent> {
  readonly view: G;
  readonly seat: Seat;
  readonly heard: readonly E[];
  readonly decision: Decision<S> | null;
  readonly result: Result | null;
}

/** What the guide can point at; zones are parts of the page that the game names. */
export type Place<Zone extends string = string> =
  | { readonly thing: Thing }
  | { readonly option: string }
  | { readonly zone: Zone };

/** A line of numbers under what the guide says: where they come from, and how much of what. */
export interface Line<Source extends string = string, Counted extends string = string> {
  readonly of: Source;
  readonly goods: Readonly<Partial<Record<Counted, number>>>;
}

/** What the words of a beat are about, as data: said again later it is the same, in any language. */
export interface Facts<L extends Line = Line> {
  readonly card?: number;
  readonly other?: number;
  readonly n?: number;
  /** A place on a map, by its number. */
  readonly hex?: number;
  /** A place in what was heard. */
  readonly event?: number;
  readonly lines?: readonly L[];
}

export interface Scene<Zone extends string = string, L extends Line = Line> extends Facts<L> {
  /** The first that is on the screen is pointed at. */
  readonly at: readonly Place<Zone>[];
}

/**
 * One thing that the guide says. What is `read` is gone on from by a button; what is `tried` is done at the table,
 * and while it can be, nobody leaves it out by mistake; a `question` is over when it is answered.
 */
export interface Beat<M = Moment, Id extends string = string, S extends Scene = Scene> {
  readonly id: Id;
  readonly kind: 'read' | 'tried' | 'question';
  /** What it is about now; null while it has nothing to say. */
  readonly when: (moment: M) => S | null;
  /** Whether what it teaches has been done. */
  readonly until?: (moment: M) => boolean;
  /** What is tried is what is else held back. */
  readonly leaves?: true;
  readonly rules?: readonly string[];
}

/** What would leave out things that are about to be shown, and is not offered while there are any. */
export interface Held<M = Moment, S extends Step = Step> {
  readonly ask: S['do'];
  readonly option: S['do'];
  /** Whether the learner is still led by the hand. */
  readonly led: (moment: M) => boolean;
}

export interface BeatWords<Told = unknown> {
  readonly title: string;
  text(told: Told): string;
}

/** What a game says of its lesson; what any guide says is in the words of the client. */
export interface LessonWords<Told = unknown> {
  readonly beats: Readonly<Record<string, BeatWords<Told>>>;
  readonly sources: Readonly<Record<string, string>>;
  readonly page: { readonly title: string; readonly intro: string; readonly points: readonly string[] };
}

/** A first game with a guide, as a game fills it. */
export interface Lesson<G, S extends Step, E, Told = unknown> {
  /** The same deal for everybody, in which all that is taught can be done. */
  readonly deal: {
    readonly config: unknown;
    readonly kinds: readonly SeatKind[];
    readonly seed: string;
    /** What was played before the learner sits down, by seat and option. */
    readonly opening?: readonly (readonly [Seat, string])[];
  };
  /** As it is told: what is first in the list and has a reason comes first. */
  readonly beats: readonly Beat<Moment<G, S, E>>[];
  /** Null where the rules let nobody leave before. */
  readonly held: Held<Moment<G, S, E>, S> | null;
  /** Where each zone is on the page: the first of these selectors that is seen. */
  readonly zones: Readonly<Record<string, readonly string[]>>;
  readonly words: Spoken<LessonWords<Told>>;
  /** The facts of a beat in words. */
  told(facts: Facts, view: G, heard: readonly E[], lang: Lang): Told;
  /** How much of something, heard and not seen. */
  amount(of: string, n: number, lang: Lang): string;
  /** Whether it is what a seat does in its turn. */
  isDeed(event: E, seat: Seat): boolean;
}

export type AnyLesson = Lesson<AnyState, Step, GameEvent>;

export interface Now extends Scene {
  readonly beat: Pick<Beat, 'id' | 'kind'>;
}

/** What the guide says now: the first thing that has a reason and has neither been said nor done. */
export function nowOf<M>(beats: readonly Beat<M>[], moment: M, said: ReadonlySet<string>): Now | null {
  for (const beat of beats) {
    if (said.has(beat.id) || beat.until?.(moment)) continue;
    const scene = beat.when(moment);
    if (scene) return { ...scene, beat };
  }
  return null;
}

/** Whether what is held back would now leave out something that is about to be shown. */
export function holdsBack<M, S extends Step>(
  { beats, held }: { readonly beats: readonly Beat<M>[]; readonly held: Held<M, S> | null },
  moment: M,
  said: ReadonlySet<string>,
): boolean {
  if (!held?.led(moment)) return false;
  return beats.some(
    (beat) =>
      beat.kind === 'tried' &&
      !beat.leaves &&
      !said.has(beat.id) &&
      !beat.until?.(moment) &&
      beat.when(moment) !== null,
  );
}
