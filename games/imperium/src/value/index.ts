import type { Seat } from '@imperia/engine';
import { CARDS } from '../cards.ts';
import { countOn } from '../icons.ts';
import { scoreOf } from '../scoring.ts';
import { seatOf } from '../seats.ts';
import type { InPlay, SeatState, State } from '../state.ts';
import { cardWorth, playWorth } from './cards.ts';

/** Tokens that can still be used, in points: materials, population; progress is a point by itself. */
const TOKEN_WORTH: readonly number[] = [0.3, 0.45, 0.35];
const ACTION = 0.35;
const EXHAUST = 0.12;
const NATION_CARD = 0.9;
const EMPIRE = 4;
const PRODUCTION = 0.25;
const UNREST = 1.6;

/** How many points a seat may expect at the end, roughly: what it would score now, and what it can still make of it. */
export function value(game: State, seat: Seat): number {
  const score = scoreOf(game, seat).points;
  if (game.phase === 'end') return score;
  const ahead = roundsAhead(game);
  const own = seatOf(game, seat);
  return score + ahead * (means(own) + progressOf(own) + inPlayWorth(own)) + handWorth(own, ahead);
}

/** 1 while the end is far, less once it has begun. */
function roundsAhead(game: State): number {
  if (game.lastRound === 0) return 1;
  return game.round < game.lastRound ? 0.5 : 0.2;
}

function means(own: SeatState): number {
  const tokens = own.tokens.reduce((sum, n, i) => sum + Math.sqrt(n) * 1.4 * TOKEN_WORTH[i]!, 0);
  return tokens + ACTION * own.actions + EXHAUST * own.exhausts;
}

/** Cards of the nation deck and developments that have come, the state, the stage of the journey. */
function progressOf(own: SeatState): number {
  return -NATION_CARD * (own.nationDeck.length + own.accession.length) + (own.empire ? EMPIRE : 0) + 3 * own.stage;
}

function inPlayWorth(own: SeatState): number {
  return own.play.reduce((sum, one) => sum + hostWorth(one), 0);
}

function hostWorth(one: InPlay): number {
  return playWorth(one.card) + PRODUCTION * countOn(one, { what: ['production'] }) - (one.exhausted ? 0.1 : 0);
}

/** Cards that come round again; an unrest costs an action or tokens to be rid of. */
function handWorth(own: SeatState, ahead: number): number {
  let worth = 0;
  const places = [own.hand, own.deck, own.discard];
  for (const [i, cards] of places.entries()) {
    const soon = i === 0 ? 1 : 0.6;
    for (const card of cards) {
      if (card < 0) continue;
      worth += CARDS[card]!.unrest ? -UNREST * soon : ahead * soon * cardWorth(card, own.empire);
    }
  }
  return worth;
}
