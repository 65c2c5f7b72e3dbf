import type { Seat } from '@imperia/engine';
import type { StateName, Suit, Token } from './card-data.ts';
import type { ListNo } from './cards.ts';

interface OfSeat {
  readonly seat: Seat;
}

interface OfCard extends OfSeat {
  readonly card: number;
}

/** An effect of the visible face of a card: its place there. */
interface OfEffect extends OfCard {
  readonly effect: number;
}

/**
 * A position in the effects of a card: which of its lists, and how far it has come. `seat` carries it out; `by` is whose
 * effect it is, and whose memory it uses.
 */
export interface EffectStep extends OfSeat {
  readonly by: Seat;
  readonly card: number;
  readonly list: ListNo;
  readonly at: number;
}

type Do<Name extends string, Fields = unknown> = { readonly do: Name } & Fields;

/** Why tokens are paid or a card is developed, for words and for what follows. */
export type Cause = 'deck' | 'effect';

/** The round. */
type RoundStep =
  | Do<'setup'>
  | Do<'round'>
  /** Everything a turn consists of, up to the token on the market. */
  | Do<'begin turn', OfSeat>
  | Do<'next turn', { readonly after: Seat }>
  | Do<'solstice'>
  | Do<'solstice of', OfSeat>
  /** Which solstice effect comes next. */
  | Do<'order solstice', OfSeat>
  | Do<'resolve', OfEffect>
  | Do<'end of round'>
  | Do<'score'>;

/** What a player may do in a turn. */
type TurnStep =
  | Do<'turn', OfSeat>
  /** Asked while the player before may still discard. */
  | Do<'meanwhile', OfSeat>
  | Do<'play', OfCard>
  | Do<'exhaust', OfEffect>
  | Do<'innovate', OfSeat>
  | Do<'revolt', OfSeat>
  | Do<'end activation', OfSeat>
  /** Which unrest goes back in a revolt. */
  | Do<'choose unrest', OfSeat>
  | Do<'calm', OfSeat & { readonly cards: readonly number[] }>;

type CleanupStep =
  | Do<'cleanup', OfSeat>
  | Do<'market token', OfSeat & { readonly token: Token; readonly n: number }>
  | Do<'lay token', OfCard & { readonly token: Token; readonly n: number }>
  | Do<'rest of cleanup', OfSeat>
  /** Discards that the next player need not wait for; asked since the decision of this number. */
  | Do<'owed cleanup', OfSeat & { readonly since: number }>
  /** Which cards are discarded before drawing. */
  | Do<'tidy', OfSeat>
  | Do<'tidied', OfSeat & { readonly cards: readonly number[] }>
  | Do<'fill hand', OfSeat>;

/** Drawing, and an empty deck. */
type DeckStep =
  | Do<'draw', OfSeat & { readonly n: number; readonly ifAble: boolean }>
  | Do<'empty deck', OfSeat>
  | Do<'reshuffle', OfSeat>
  /** Which development, if any. */
  | Do<'develop', OfSeat & { readonly cause: Cause; readonly free: boolean; readonly may: boolean }>
  | Do<'develop card', OfCard & { readonly cause: Cause; readonly free: boolean }>
  | Do<'place development', OfCard & { readonly cause: Cause }>
  | Do<'develop nothing', OfSeat>;

/** Tokens owed, in the order of `TOKENS`; `progress` that stands in for others is chosen. */
type PayStep =
  | Do<'pay', OfSeat & { readonly owed: readonly number[] }>
  | Do<'pay with', OfSeat & { readonly tokens: readonly number[] }>;

/** Playing a card, whatever allowed it. */
type PlayStep =
  | Do<'resolve play', OfCard>
  | Do<'finish play', OfCard>
  /** Does another's attack reach this seat? Asked before the effects of the attack. */
  | Do<'attacked', OfSeat & { readonly by: Seat; readonly card: number }>
  /** With which card, if any, it avoids the attack. */
  | Do<'protect', OfSeat & { readonly by: Seat; readonly card: number }>
  /** The attacker may buy off the protection of `of`. */
  | Do<'buy off', OfSeat & { readonly of: Seat; readonly card: number; readonly token: Token; readonly n: number }>
  | Do<'bought off', OfSeat & { readonly of: Seat; readonly token: Token; readonly n: number }>
  | Do<'not bought off', OfSeat & { readonly of: Seat }>;

/** Carrying out effects. */
type EffectSteps =
  /** With a memory of its own, from the first list of an effect on. */
  | Do<'begin effect', OfEffect & { readonly from: Seat }>
  | Do<'effects', EffectStep>
  | Do<'end effect', OfSeat>
  /** What stands behind a cost that was to be done. */
  | Do<'then', EffectStep>
  | Do<'choose', EffectStep>
  | Do<'chosen', EffectStep & { readonly option: number }>
  | Do<'may', EffectStep>
  | Do<'agree', EffectStep>
  | Do<'decline', OfSeat>
  /** Which cards. */
  | Do<'pick', EffectStep & { readonly left: number }>
  | Do<'picked', EffectStep & { readonly cards: readonly number[]; readonly left: number }>
  /** Under which region; the card itself waits with the player. */
  | Do<'host', EffectStep>
  | Do<'under', EffectStep & { readonly host: number }>
  | Do<'how many', EffectStep & { readonly most: number }>
  | Do<'so many', EffectStep & { readonly n: number }>
  | Do<'declare', EffectStep>
  | Do<'declared', EffectStep & { readonly suit: Suit }>
  /** Which card of the exile pile, then which of the market. */
  | Do<'swap', EffectStep>
  | Do<'swap for', EffectStep & { readonly give: number }>
  | Do<'swapped', EffectStep & { readonly give: number; readonly take: number }>
  /** Which card of the hand for the nation card looked at. */
  | Do<'swap nation', EffectStep>
  | Do<'swapped nation', EffectStep & { readonly cards: readonly number[] }>
  /** To which card symbols are added. */
  | Do<'treat', EffectStep>
  | Do<'treated', EffectStep & { readonly host: number }>
  /** Which of the cards found. */
  | Do<'find', EffectStep>
  | Do<'found', EffectStep & { readonly cards: readonly number[] }>
  /** Which card another player is given. */
  | Do<'give', EffectStep & { readonly to: Seat }>
  | Do<'given', EffectStep & { readonly to: Seat; readonly cards: readonly number[] }>
  /** Which effect of another player's card. */
  | Do<'borrow', EffectStep>
  | Do<'borrowed', OfEffect & { readonly of: Seat }>
  | Do<'token back', EffectStep>
  | Do<'took back', OfSeat & { readonly host: number }>
  /** In which order the cards looked at go back: the one put first lies deepest. */
  | Do<'put back', OfSeat>
  | Do<'put first', OfSeat & { readonly cards: readonly number[] }>;

/** Market cards. */
type MarketStep =
  | Do<'acquire', EffectStep & { readonly may: boolean }>
  | Do<'acquire card', EffectStep & { readonly take: number }>
  | Do<'acquire exiled', EffectStep & { readonly take: number }>
  | Do<
      'break through',
      OfSeat & { readonly suits: readonly Suit[]; readonly variable: boolean; readonly exile: boolean }
    >
  | Do<'break through for', OfSeat & { readonly take: number }>
  | Do<'break through deck', OfSeat & { readonly suit: Suit | 'variable' }>
  | Do<'refill', { readonly slot: number }>;

/** Reactions: an exhaust effect that may answer what has just happened, and passives that follow. */
type ReactionStep =
  | Do<'react', OfEffect & { readonly amount: number }>
  | Do<'use reaction', OfEffect & { readonly amount: number }>
  | Do<'take unrest', OfSeat & { readonly n: number }>
  | Do<'king of kings', OfSeat>;

/** The Rival of the solo game. */
type RivalStep =
  | Do<'rival turn'>
  /** `keep` cards stay in the first slots; `left` are still to be turned over. */
  | Do<'rival card', { readonly keep: number; readonly left: number }>
  | Do<
      'rival does',
      {
        readonly card: number;
        readonly state: StateName;
        readonly row: number;
        readonly option: number;
        readonly at: number;
      }
    >
  | Do<'rival done', { readonly card: number }>
  | Do<'rival cleanup', { readonly die: number }>
  /** What an effect for every other player does to the Rival. */
  | Do<'rival suffers', { readonly by: Seat; readonly card: number; readonly list: ListNo }>
  /** Which of the own cards the Rival's card takes away. */
  | Do<'suffer', OfSeat & { readonly what: Suffering; readonly n: number }>
  | Do<'suffered', OfSeat & { readonly what: Suffering; readonly cards: readonly number[] }>;

export type Suffering = 'recall region' | 'abandon region' | 'recall permanent' | 'discard';

export type ImperiumStep =
  | RoundStep
  | TurnStep
  | CleanupStep
  | DeckStep
  | PayStep
  | PlayStep
  | EffectSteps
  | MarketStep
  | ReactionStep
  | RivalStep;

export type StepName = ImperiumStep['do'];
export type StepOf<Name extends StepName> = Extract<ImperiumStep, { do: Name }>;
