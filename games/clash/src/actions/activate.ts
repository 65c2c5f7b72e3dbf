import { type Io, next, type Refusal, type Seat } from '@imperia/engine';
import { cityAt, replaceCity, sizeOf, worse } from '../cities.ts';
import { civil, led } from '../civilization.ts';
import type { ClashEvent } from '../events.ts';
import { gain } from '../gains.ts';
import { IDEAS } from '../goods.ts';
import type { Hex } from '../map/grid.ts';
import { setMood } from '../mood.ts';
import { isPlayer } from '../owners.ts';
import { ANGRY_ONCE, NOT_YOUR_CITY } from '../refusals.ts';
import { ANGRY, HAPPY, type State } from '../state.ts';
import type { StepOf } from '../steps.ts';
import { powerIn } from '../wonders.ts';

/** An Angry city is activated once; one that has just become Angry, once more. */
export function activationRefusal(game: State, seat: Seat, hex: Hex): Refusal | null {
  const city = cityAt(game, hex);
  if (city?.owner !== seat) return NOT_YOUR_CITY;
  const forced = city.mood !== HAPPY && city.activations > 0 && led(game, seat, hex, 'acts as happy') !== undefined;
  return forced || (city.mood === ANGRY && city.spent) ? ANGRY_ONCE : null;
}

export function activate(game: State, hex: Hex): void {
  const city = cityAt(game, hex)!;
  if (city.activations > 0 && civil(game, city.owner, 'city states'))
    next(game, { do: 'city state', seat: city.owner, hex, size: sizeOf(city), mood: city.mood });
  replaceCity(game, { ...city, activations: city.activations + 1, spent: city.spent || city.mood === ANGRY });
}

/** Marks of one action. */
export const BALL = 'ball';
export const CARD_DRAFTED = 'card drafted';
const OF_ONE_ACTION: readonly string[] = [BALL, CARD_DRAFTED];

/** After the action: every activation but the first lowers the mood, of this city or of another in its place. */
export function runActivated(game: State, { seat, hex, collected }: StepOf<'activated'>, io: Io<ClashEvent>): void {
  game.used = game.used.filter((mark) => !OF_ONE_ACTION.includes(mark));
  const city = cityAt(game, hex);
  if (!collected && led(game, seat, hex, 'idea when activated')) gain(game, seat, IDEAS, 1, 'leader', io);
  if (city && isPlayer(city.owner) && powerIn(city, 'ship when activated'))
    next(game, { do: 'beacon', seat: city.owner });
  if (game.steps.at(-1)?.do === 'city state') return;
  if (!city || city.activations < 2 || city.mood === ANGRY) return;
  setMood(game, hex, worse(city.mood), io);
}

/** Angry cities work as if they were Neutral, this turn. */
export function isCalmed(game: State): boolean {
  return game.used.includes('forced-labor');
}
