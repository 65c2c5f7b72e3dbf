import type { Seat } from '@imperia/engine';
import { siteRefusal } from '../actions/found.ts';
import { SIEGECRAFT, STORAGE, TACTICS } from '../advances.ts';
import { citiesOf, grid, settlementsLeft, strength } from '../cities.ts';
import { agesOf, ROUNDS_PER_AGE } from '../config.ts';
import { advancesOwned, knows, owns } from '../knowledge.ts';
import { isLand, SEA } from '../map/tiles.ts';
import { isArmy, SETTLER, SHIP } from '../pieces.ts';
import { totalOf } from '../scoring.ts';
import { ANGRY, type City, HAPPY, type State } from '../state.ts';
import { armyAt, enemyUnitsAt, hexAt, kindOf } from '../units.ts';
import { goodsWorth } from './goods.ts';
import { waitingWorth } from './waiting.ts';

export { narrow } from './narrow.ts';

const COLLECTED = 0.2;
const LATE = 6;
const KNOWN = 0.05;
/** Without a city there is no game left to play. */
const HOMELESS = 8;

/** How many rounds are still to be played, this one among them. */
function roundsLeft(game: State): number {
  return (agesOf(game.config) - game.age) * ROUNDS_PER_AGE + (ROUNDS_PER_AGE - game.round) + 1;
}

/** How many points a seat may expect at the end, roughly: what it has, what that will bring, and what it may lose. */
export function value(game: State, seat: Seat): number {
  const points = totalOf(game, seat);
  if (game.steps.length === 0) return points;
  const left = Math.min(LATE, roundsLeft(game));
  let worth = points + goodsWorth(game.seats[seat]!.goods) * Math.min(1, left / 2);
  const cities = citiesOf(game, seat);
  if (cities.length === 0) worth -= HOMELESS;
  for (const city of cities) worth += cityWorth(game, seat, city, left);
  const { hand, objectives, wonderHand, persons } = game.seats[seat]!;
  worth += 0.35 * hand.length + 0.5 * objectives.length + 0.4 * wonderHand.length + 0.9 * persons.length;
  return worth + unitsWorth(game, seat, left) + knowledgeWorth(game, seat, left) + waitingWorth(game, seat);
}

/** What it collects in the rounds to come, its mood, and whether an enemy stands before an empty gate. */
function cityWorth(game: State, seat: Seat, city: City, left: number): number {
  let land = 1;
  let threats = 0;
  for (const near of grid(game).neighbours[city.hex]!) {
    if (isLand(game.terrain[near]!)) land++;
    const enemy = enemyUnitsAt(game, seat, near);
    if (enemy >= 0 && game.terrain[near] !== SEA && armyAt(game, enemy, near) > 0) threats++;
  }
  const mood = city.mood === ANGRY ? -0.5 : city.mood === HAPPY ? 0.3 : 0;
  const danger = threats > 0 && armyAt(game, seat, city.hex) === 0 ? 0.8 : 0;
  return COLLECTED * left * Math.min(land, strength(city)) + mood - danger;
}

/** More than that would be lost by founding. */
const ON_SITE = 0.6;

function unitsWorth(game: State, seat: Seat, left: number): number {
  const sites = Math.min(settlementsLeft(game, seat), left);
  let worth = 0;
  let settlers = 0;
  let army = 0;
  for (const one of game.seats[seat]!.units) {
    const kind = kindOf(one);
    if (kind === SETTLER) {
      settlers++;
      if (sites > 0 && !siteRefusal(game, seat, hexAt(one))) worth += ON_SITE;
    } else if (kind === SHIP) worth += 0.3;
    else if (isArmy(kind)) army++;
  }
  return worth + 0.9 * Math.min(settlers, sites) + 0.4 * Math.min(army, 6);
}

/** Every advance is worth more than its half point while there is time to use it; some much more. */
function knowledgeWorth(game: State, seat: Seat, left: number): number {
  const own = game.seats[seat]!;
  let worth = KNOWN * left * advancesOwned(own);
  if (owns(own, STORAGE)) worth += 0.12 * left;
  if (knows(game, seat, TACTICS)) worth += 0.05 * left;
  return owns(own, SIEGECRAFT) ? worth + 0.01 * left : worth;
}
