import type { Seat } from '@imperia/engine';
import { ENGINEERING } from '../advances.ts';
import { citiesOf } from '../cities.ts';
import { isMetNow } from '../effects/objectives/claims.ts';
import { knows } from '../knowledge.ts';
import { HAPPY, type State } from '../state.ts';
import { wonderData } from '../wonder-data.ts';

const HELD = 0.5;
const MET = 1.6;

/** Objectives in hand; those that would be completed if the status phase came now count nearly as points. */
export function objectivesWorth(game: State, seat: Seat): number {
  let worth = 0;
  for (const card of game.seats[seat]!.objectives) worth += card >= 0 && isMetNow(game, seat, card) ? MET : HELD;
  return worth;
}

const KNOWN = 0.3;
const PLACE = 0.3;
const SAVED = 1.4;

/** How near the nearest of one's wonders is: its advance, a Happy city, and what has been saved for it. */
export function wonderWorth(game: State, seat: Seat): number {
  const { wonderHand, goods } = game.seats[seat]!;
  if (wonderHand.length === 0 || !knows(game, seat, ENGINEERING)) return 0;
  const place = citiesOf(game, seat).some(({ mood }) => mood === HAPPY) ? PLACE : 0;
  let best = 0;
  for (const card of wonderHand) {
    if (card < 0) continue;
    const { cost, requires } = wonderData(card);
    if (!knows(game, seat, requires)) continue;
    let all = 0;
    let saved = 0;
    for (const [good, n] of cost.entries()) {
      all += n;
      saved += Math.min(n, goods[good]!);
    }
    best = Math.max(best, KNOWN + place + SAVED * (saved / all) ** 2);
  }
  return best;
}
