import type { GameEvent, Seat } from '@imperia/engine';
import type { SideName, StateName, Suit, Token } from './card-data.ts';

type Did<Name extends string, Fields = unknown> = GameEvent & { readonly did: Name } & Fields;

interface BySeat {
  readonly seat: Seat;
}

interface WithCard extends BySeat {
  readonly card: number;
}

interface WithCards extends BySeat {
  readonly cards: readonly number[];
}

/** Where a card came from. */
export type From =
  | 'hand'
  | 'deck'
  | 'discard'
  | 'play'
  | 'garrison'
  | 'history'
  | 'exile'
  | 'market'
  | 'fame'
  | 'nation';

/** What starts the end of the game. */
export type EndReason = 'main deck' | 'developments' | 'king of kings' | 'effect' | 'dynasty';

/** What happened. The log, the animations and "since my last turn" are made from these. */
export type ImperiumEvent =
  | Did<'begin', { readonly first: Seat }>
  | Did<'power', WithCard & { readonly side: SideName }>
  | Did<'round', { readonly round: number; readonly last: boolean }>
  | Did<'turn', BySeat>
  /** The Rival's die. */
  | Did<'roll', { readonly die: number }>
  /** The Rival turns a card over: which row of its table fits, and which option of the row. */
  | Did<'rival', WithCard & { readonly state: StateName; readonly row: number; readonly option: number }>
  | Did<'solstice', { readonly round: number }>
  /** A card enters the market, in slot `slot`, with an unrest under it or without. */
  | Did<'reveal', { readonly card: number; readonly slot: number; readonly unrest: number }>
  | Did<'innovate', BySeat>
  | Did<'revolt', BySeat>
  /** `free`: without an action token. */
  | Did<'play', WithCard & { readonly from: From; readonly free: boolean }>
  | Did<'exhaust', WithCard>
  /** A solstice or passive effect. */
  | Did<'resolve', WithCard>
  /** -1: by no card in particular. */
  | Did<'gain', WithCard & { readonly token: Token | 'action'; readonly n: number }>
  /** Tokens in the order of `TOKENS`. */
  | Did<'pay', BySeat & { readonly tokens: readonly number[] }>
  | Did<'spend', BySeat & { readonly n: number }>
  | Did<'steal', BySeat & { readonly of: Seat; readonly token: Token; readonly n: number }>
  | Did<'lay token', BySeat & { readonly on: number; readonly token: Token; readonly n: number }>
  | Did<'unexhaust', BySeat & { readonly on: number }>
  | Did<'draw', WithCards>
  | Did<'take', WithCard & { readonly from: From }>
  /** From under the card that is acquired, which tells of it, or from the pile. */
  | Did<'take unrest', WithCard & { readonly acquired: boolean }>
  | Did<'take fame', WithCard>
  | Did<'discard', WithCards & { readonly from: From }>
  | Did<'top', WithCard & { readonly from: From }>
  | Did<'history', WithCards & { readonly from: From }>
  | Did<'sink', WithCards & { readonly from: From }>
  | Did<'exile', WithCards & { readonly from: From }>
  | Did<'abandon', WithCards>
  | Did<'recall', WithCards>
  | Did<'return', WithCards & { readonly from: From }>
  | Did<'garrison', WithCard & { readonly host: number }>
  | Did<'into play', WithCard>
  | Did<'give', WithCard & { readonly to: Seat }>
  /** `unrest`: the one that came with it, or -1. */
  | Did<'acquire', WithCard & { readonly from: 'market' | 'exile'; readonly unrest: number }>
  | Did<'breakthrough', WithCard & { readonly from: 'market' | 'exile' }>
  | Did<'breakthrough deck', WithCard & { readonly suit: Suit | 'variable' }>
  /** Revealed from the main deck while searching for a suit, and shuffled back. */
  | Did<'search', WithCards & { readonly suit: Suit | 'variable' }>
  | Did<'nothing left', BySeat & { readonly suit: Suit | 'variable' }>
  | Did<'swap', BySeat & { readonly card: number; readonly for: number }>
  | Did<'declare', BySeat & { readonly suit: Suit }>
  | Did<'gamble', WithCard>
  | Did<'look', WithCards & { readonly at: 'fame' | 'nation' }>
  | Did<'find', WithCard>
  /** Every card of a kind, wherever the text looks for them. */
  | Did<'found all', WithCards>
  | Did<'not found', BySeat>
  | Did<'nation card', WithCard>
  | Did<'state', BySeat & { readonly state: StateName }>
  | Did<'develop', WithCard>
  /** -1: the main deck. */
  | Did<'shuffle', BySeat & { readonly pile: 'deck' | 'nation' | 'main' }>
  | Did<'king of kings', WithCard & { readonly side: SideName }>
  | Did<'journey', WithCard & { readonly stage: number }>
  | Did<'avoid', WithCard & { readonly of: Seat }>
  | Did<'buy off', BySeat & { readonly of: Seat; readonly token: Token; readonly n: number }>
  | Did<'end begins', { readonly reason: EndReason; readonly seat: Seat }>
  | Did<'collapse', { readonly counts: readonly number[] }>
  | Did<'score', BySeat & { readonly tokens: number; readonly cards: number; readonly power: number }>
  | Did<'rival score', { readonly points: number }>
  | Did<'win', { readonly winners: readonly Seat[] }>;
