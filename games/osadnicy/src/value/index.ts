import type { Seat } from '@imperia/engine';
import { CARDS } from '../cards.ts';
import { dealsOf } from '../empire.ts';
import { storedToken } from '../factions.ts';
import { amountOf, tokenIndex } from '../goods.ts';
import { scoreOf } from '../scoring.ts';
import { isSolo } from '../solo/virtual.ts';
import type { State } from '../state.ts';
import { handCardWorth, locationWorth } from './cards.ts';
import { tokensWorth, tokenWorth, WORTH } from './goods.ts';
import { type Horizon, horizonOf } from './horizon.ts';
import { soloWorth } from './solo.ts';
import { waitingWorth } from './waiting.ts';

/** In the last round goods are worth only the points they can still make. */
const LAST_ROUND = 0.6;

/** Of what is stored, so much is soon put to use; the rest waits, and is worth less than what it can be changed for now. */
const SOON = 4;
const LATER = 0.5;

/** How many points a seat may expect at the end, roughly: what it has, what that will bring, and what it may do. */
export function value(game: State, seat: Seat): number {
  return isSolo(game.config) ? pointsWorth(game, seat) + soloWorth(game) : pointsWorth(game, seat);
}

function pointsWorth(game: State, seat: Seat): number {
  if (game.phase === 'end') return scoreOf(game, seat).total;
  const horizon = horizonOf(game, seat);
  const { points, hand, locations, foundations, favours } = game.seats[seat]!;
  let worth = points + poolWorth(game, seat, horizon) + waitingWorth(game, seat, horizon);
  for (const location of locations) worth += locationWorth(game, seat, location, horizon);
  for (const { good } of dealsOf(game, seat)) worth += horizon.productions * WORTH[good];
  if (!horizon.acting && horizon.rounds === 0) return worth;
  for (const card of hand) worth += handCardWorth(game, seat, card, horizon);
  if (favours && horizon.acting) worth += WORTH.favour * favours.length;
  return worth + WORTH.foundation * foundations.length;
}

/** Who cannot act any more keeps only what is stored. */
function poolWorth(game: State, seat: Seat, { acting, rounds }: Horizon): number {
  const { tokens } = game.seats[seat]!;
  if (acting) return tokensWorth(tokens) * (rounds > 0 ? 1 : LAST_ROUND);
  if (rounds === 0) return 0;
  let worth = 0;
  for (const token of stored(game, seat)) worth += storedWorth(amountOf(tokens, token)) * tokenWorth(token);
  return worth;
}

function storedWorth(n: number): number {
  return n <= SOON ? n : SOON + LATER * (n - SOON);
}

function stored(game: State, seat: Seat): Set<number> {
  const { deckNo, locations } = game.seats[seat]!;
  const board = storedToken(deckNo);
  const kept = new Set(board < 0 ? [] : [board]);
  for (const { card } of locations) for (const token of CARDS[card]!.store) kept.add(tokenIndex(token));
  return kept;
}
