import { collected, goalLocations } from '../solo/scoring.ts';
import { SOLO_PLAYER } from '../solo/virtual.ts';
import type { State } from '../state.ts';
import { cardsToCome } from './collection.ts';
import { horizonOf } from './horizon.ts';
import { income } from './means.ts';
import { locationsToCome } from './prospects.ts';

/** What beating the virtual player is worth, in points: more than any choice between points can be. */
const VICTORY = 100;
/** How many cards ahead or behind make it likely or unlikely: at the end, and more for each round to be played. */
const SURE = 0.4;
const DOUBT = 0.7;
/** One more than the collection is enough, as many are not. */
const EVEN = 0.5;

/** Alone, points count only for who has more faction locations than the collection has cards: the chance of that. */
export function soloWorth(game: State): number {
  const lead = goalLocations(game) - collected(game);
  if (game.phase === 'end') return VICTORY * chance(lead, SURE);
  const horizon = horizonOf(game, SOLO_PLAYER);
  const coming = income(game);
  const expected = lead + locationsToCome(game, horizon, coming) - cardsToCome(game, horizon, coming);
  return VICTORY * chance(expected, SURE + DOUBT * (horizon.rounds + (horizon.acting ? 0.5 : 0)));
}

/** Smooth, so that a step towards the threshold counts also far from it. */
function chance(lead: number, doubt: number): number {
  return 1 / (1 + Math.exp((EVEN - lead) / doubt));
}
