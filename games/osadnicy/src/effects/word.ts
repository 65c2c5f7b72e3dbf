import type { Io, Refusal, Rules, Seat } from '@imperia/engine';
import type { Choice, Effect } from '../card-data.ts';
import type { Program } from '../cards.ts';
import type { OsadnicyEvent } from '../events.ts';
import type { Tokens } from '../goods.ts';
import type { Tag } from '../kit/tags.ts';
import type { State } from '../state.ts';
import type { AbilityStep, OsadnicyStep } from '../steps.ts';
import type { Clause } from '../text/clauses.ts';
import type { WordIcon } from './icons.ts';

export type Op = Effect['op'];
export type EffectOf<K extends Op> = Extract<Effect, { op: K }>;

/** Who uses which card, and what of the pool is already promised to the cost of the action. */
export interface Use extends AbilityStep {
  readonly promised: Tokens;
}

/**
 * What a word of the vocabulary does: it happens by itself, or is aimed at one of some targets.
 * Without a target an action is not offered (`without` names the rule), and any other effect falls away.
 */
type Deed<E> =
  | { readonly run: (game: State, effect: E, step: AbilityStep, io: Io<OsadnicyEvent>) => void }
  | {
      readonly targets: (game: State, effect: E, use: Use) => OsadnicyStep[];
      readonly forced?: boolean;
      readonly without?: (game: State, use: Use) => Refusal | null;
      /** The targets are in the hand: the question is put even when there are none, so that it betrays nothing. */
      readonly secret?: boolean;
    };

/** What a list of effects is worth. */
export type ProgramWorth = (game: State, seat: Seat, program: Program) => number;

/** What it is worth in points, once: whatever the state, which is worked out once for all, or as things stand. */
type Valued<E> =
  | { readonly worth: number | ((effect: E) => number) }
  | { readonly worthNow: (game: State, seat: Seat, effect: E, programWorth: ProgramWorth) => number };

/** What a card says with it. */
interface Said<E> {
  readonly says: (effect: E, ofChoice: (choice: Choice) => Clause) => Clause;
}

/** What finds it in the card browser, and how it is drawn. */
export interface Shown<E> {
  readonly tags: readonly Tag[];
  readonly icon: WordIcon;
  /** A number beside the picture. */
  readonly count?: (effect: E) => number;
}

/** Words that give goods are found and drawn by what they give. */
export type Giving = 'gain' | 'gainPer' | 'gainPerSet' | 'oneOf';

interface ShownByGoods<E> {
  readonly tags: (effect: E, ofAll: (effects: readonly Effect[]) => readonly Tag[]) => readonly Tag[];
}

/** All that there is to a word. */
type Word<K extends Op> = Deed<EffectOf<K>> &
  Valued<EffectOf<K>> &
  Said<EffectOf<K>> &
  (K extends Giving ? ShownByGoods<EffectOf<K>> : Shown<EffectOf<K>>);

export type Words<K extends Op> = { readonly [O in K]: Word<O> };

/** A word as it is looked up: by an effect of its own, which is all that it is ever given. */
export type KnownWord = Deed<Effect> & Valued<Effect> & Said<Effect> & (Shown<Effect> | ShownByGoods<Effect>);

/** Steps of its own that a word leads to: what happens at them, and what is asked. */
export type Steps = Partial<Rules<State, OsadnicyStep, OsadnicyEvent>>;
