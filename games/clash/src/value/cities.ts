import type { Seat } from '@imperia/engine';
import { better, citiesOf, grid, sizeOf, worse } from '../cities.ts';
import { MOOD } from '../goods.ts';
import { isLand, SEA } from '../map/tiles.ts';
import { ANGRY, type City, HAPPY, type Mood, type State } from '../state.ts';
import { tokensFor } from '../tokens.ts';
import { armyAt, enemyUnitsAt } from '../units.ts';

const COLLECTED = 0.2;
/** In each round: a place to build and recruit in, and to influence from. */
const STANDING = 0.17;
/** Beside what it collects: an Angry city is activated once, a Happy one builds wonders and serves objectives. */
const ANGER = 0.6;
const JOY = 0.3;
const TOKEN = 0.25;
const OPEN_GATE = 0.5;
const BESIEGED = 0.3;

/** The city itself, and land beside it. */
function landOf(game: State, city: City): number {
  let land = 1;
  for (const near of grid(game).neighbours[city.hex]!) if (isLand(game.terrain[near]!)) land++;
  return land;
}

/** What a city will bring in so many rounds, if it is in this mood. */
function workWorth(game: State, city: City, mood: Mood, left: number): number {
  const strength = mood === ANGRY ? 1 : sizeOf(city) + (mood === HAPPY ? 1 : 0);
  const extra = mood === ANGRY ? -ANGER : mood === HAPPY ? JOY : 0;
  return COLLECTED * left * Math.min(landOf(game, city), strength) + (extra * Math.min(left, 3)) / 3;
}

/** What it is good for and collects in the rounds to come, its mood, and whether an enemy stands before an empty gate. */
export function cityWorth(game: State, seat: Seat, city: City, left: number): number {
  return STANDING * left + workWorth(game, city, city.mood, left) - dangerTo(game, seat, city);
}

/** How much is at stake in a city that nobody defends, while an enemy's army stands beside it. */
export function dangerTo(game: State, seat: Seat, city: City): number {
  if (armyAt(game, seat, city.hex) > 0) return 0;
  for (const near of grid(game).neighbours[city.hex]!) {
    const enemy = enemyUnitsAt(game, seat, near);
    if (enemy >= 0 && game.terrain[near] !== SEA && armyAt(game, enemy, near) > 0)
      return OPEN_GATE + BESIEGED * sizeOf(city);
  }
  return 0;
}

/** What it costs that a city's mood falls by a step. */
export function fallWorth(game: State, city: City, left: number): number {
  return workWorth(game, city, worse(city.mood), left) - workWorth(game, city, city.mood, left);
}

/** What raising moods will bring, from the tokens there are: first where a token does most. */
export function raisingWorth(game: State, seat: Seat, left: number): number {
  let tokens = tokensFor(game, seat, MOOD);
  const steps = citiesOf(game, seat).flatMap((city) => {
    if (city.mood === HAPPY) return [];
    const size = sizeOf(city);
    const gain = workWorth(game, city, better(city.mood), left) - workWorth(game, city, city.mood, left);
    return [{ size, gain: gain - TOKEN * size }];
  });
  steps.sort((a, b) => b.gain / b.size - a.gain / a.size);
  let worth = 0;
  for (const { size, gain } of steps) {
    if (gain <= 0 || size > tokens) continue;
    tokens -= size;
    worth += gain;
  }
  return worth;
}
