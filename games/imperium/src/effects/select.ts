import type { Seat } from '@imperia/engine';
import type { Cards, Do, Source } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import { fits, fitsAll, isAny } from '../filter.ts';
import { memoOf, seatOf } from '../seats.ts';
import type { SeatState, State } from '../state.ts';

/** Whose effect of which card, and who carries it out: what "here", "drawn" and "looked" refer to. */
export interface Context {
  readonly seat: Seat;
  readonly by: Seat;
  readonly card: number;
}

/** A word that moves cards which are chosen from somewhere. */
export type Choosing = Extract<Do, { readonly cards: Cards }>;

export function isChoosing(one: Do): one is Choosing {
  return 'cards' in one && one.op !== 'discount unrest' && one.op !== 'move';
}

/** The cards that may be chosen for this word now. */
export function candidates(game: State, context: Context, { op, cards }: Choosing): number[] {
  const own = seatOf(game, context.seat);
  const found: number[] = [];
  for (const place of cards.in) {
    for (const card of cardsAt(game, context, own, place)) {
      if (fits(cards, card) && allows(game, own, op, place, card, cards)) found.push(card);
    }
  }
  return found;
}

/** A card that is about to be played pays for nothing by itself. */
export function handWithout({ hand }: SeatState, card: number): readonly number[] {
  return hand.includes(card) ? hand.filter((one) => one !== card) : hand;
}

function cardsAt(game: State, context: Context, own: SeatState, place: Source): readonly number[] {
  switch (place) {
    case 'hand':
      return handWithout(own, context.card);
    case 'deck':
      return own.deck;
    case 'discard':
      return own.discard;
    case 'play':
      return own.play.map(({ card }) => card);
    case 'garrison':
      return own.play.flatMap(({ garrison }) => garrison);
    case 'here':
      return own.play.find(({ card }) => card === context.card)?.garrison ?? [];
    case 'history':
      return own.history;
    case 'market':
      return game.market.map(({ card }) => card).filter((card) => card >= 0);
    case 'quests':
      return own.developments;
    case 'looked':
      return own.looked;
    case 'drawn':
      return own.hand.slice(own.hand.length - Math.min(own.hand.length, memoOf(game, context.by).drawn));
  }
}

function allows(game: State, own: SeatState, op: Choosing['op'], place: Source, card: number, cards: Cards): boolean {
  const { flags } = CARDS[card]!.data;
  if (op === 'garrison') return mayGarrison(own, place, card);
  if (place === 'market') return isBare(game, card);
  if (place !== 'play') return true;
  if (cards.holding && !holds(own, card, cards.holding)) return false;
  if (op === 'abandon') return CARDS[card]!.permanent && !flags?.includes('no-abandon');
  if (op === 'recall') return CARDS[card]!.permanent && !flags?.includes('no-recall');
  return true;
}

function mayGarrison(own: SeatState, place: Source, card: number): boolean {
  const { flags } = CARDS[card]!.data;
  if (flags?.includes('no-garrison')) return false;
  return place !== 'quests' || !flags?.includes('last-quest') || own.developments.length === 1;
}

function holds(own: SeatState, host: number, what: NonNullable<Cards['holding']>): boolean {
  return own.play.some(({ card, garrison }) => card === host && garrison.some((one) => isAny(what, one)));
}

/** A market card with a token on it is never exiled. */
function isBare(game: State, card: number): boolean {
  const slot = game.market.find((one) => one.card === card);
  return slot?.tokens.every((n) => n === 0) === true;
}

/** Who watches knows how many fit: the places lie open, or anything fits. */
export function isPublic({ op, cards }: Choosing): boolean {
  if (!cards.in.some((place) => HIDDEN.includes(place))) return true;
  return fitsAll(cards) && op !== 'garrison';
}

const HIDDEN: readonly Source[] = ['hand', 'deck', 'history', 'looked', 'drawn'];

/** How many a card counts as: Uttarapatha is two regions. */
export function weight(card: number, cards: Pick<Cards, 'what'>): number {
  if (!cards.what.includes('region')) return 1;
  for (const { effects } of CARDS[card]!.faces) {
    for (const { when, do: list } of effects) {
      if (when !== 'passive') continue;
      for (const one of list) if (one.op === 'counts') return one.n;
    }
  }
  return 1;
}

export function totalWeight(chosen: readonly number[], cards: Pick<Cards, 'what'>): number {
  return chosen.reduce((sum, card) => sum + weight(card, cards), 0);
}
