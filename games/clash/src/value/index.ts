import type { Seat } from '@imperia/engine';
import { cityCount } from '../cities.ts';
import { isArmy, SETTLER, SHIP } from '../pieces.ts';
import { totalOf } from '../scoring.ts';
import type { State } from '../state.ts';
import { hexAt, kindOf } from '../units.ts';
import { cityWorth } from './cities.ts';
import { goodsWorth } from './goods.ts';
import { knowledgeWorth } from './knowledge.ts';
import { objectivesWorth, wonderWorth } from './plans.ts';
import { placeWorth, settlersWanted, settlerWorth } from './settlers.ts';
import { roundsLeft, useOfGoods } from './time.ts';
import { waitingWorth } from './waiting.ts';

export { narrow } from './narrow.ts';

/** Without a city there is no game left to play. */
const HOMELESS = 8;

/** How many points a seat may expect at the end, roughly: what it has, what that will bring, and what it may lose. */
export function value(game: State, seat: Seat): number {
  const points = totalOf(game, seat);
  if (game.steps.length === 0) return points;
  const left = roundsLeft(game);
  let worth = points + goodsWorth(game.seats[seat]!.goods) * useOfGoods(game, seat, left);
  if (cityCount(game, seat) === 0) worth -= HOMELESS;
  for (const city of game.cities) if (city.owner === seat) worth += cityWorth(game, seat, city, left);
  const { hand, wonderHand, persons } = game.seats[seat]!;
  worth += 0.35 * hand.length + 0.4 * wonderHand.length + 0.9 * persons.length;
  if (left > 1) worth += wonderWorth(game, seat);
  worth += unitsWorth(game, seat, left) + knowledgeWorth(game, seat, left) + waitingWorth(game, seat, left);
  return worth + objectivesWorth(game, seat);
}

function unitsWorth(game: State, seat: Seat, left: number): number {
  const sites = settlersWanted(game, seat, left);
  let worth = 0;
  let settlers = 0;
  let army = 0;
  for (const one of game.seats[seat]!.units) {
    const kind = kindOf(one);
    if (kind === SETTLER) {
      settlers++;
      if (sites > 0) worth += placeWorth(game, seat, hexAt(one));
    } else if (kind === SHIP) worth += 0.3;
    else if (isArmy(kind)) army++;
  }
  return worth + settlerWorth(game, seat, left) * Math.min(settlers, sites) + 0.4 * Math.min(army, 6);
}
