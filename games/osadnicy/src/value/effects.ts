import type { Seat } from '@imperia/engine';
import type { Effect } from '../card-data.ts';
import { PROGRAMS, type Program } from '../cards.ts';
import { wordOf } from '../effects/words.ts';
import { FIRST_OWN } from '../numbers.ts';
import type { State } from '../state.ts';

export function effectWorth(game: State, seat: Seat, effect: Effect): number {
  const word = wordOf(effect);
  if ('worthNow' in word) return word.worthNow(game, seat, effect, programWorth);
  return typeof word.worth === 'number' ? word.worth : word.worth(effect);
}

/** A choice is worth the same whatever the state when all that can be chosen is. */
function isFixed(effect: Effect): boolean {
  if (effect.op === 'oneOf') return effect.of.every(({ effects }) => effects.every(isFixed));
  return 'worth' in wordOf(effect);
}

/** By program, the worth of those that never change; NaN for the others. */
const fixedWorths: number[] = [];

/** A list of effects, from position `at` on. */
export function programWorth(game: State, seat: Seat, program: Program, at = 0): number {
  if (at > 0 || program >= FIRST_OWN) return sumOfEffects(game, seat, program, at);
  const known = fixedWorths[program];
  if (known === undefined) {
    const fixed = PROGRAMS[program]!.every(isFixed);
    fixedWorths[program] = fixed ? sumOfEffects(game, seat, program, 0) : Number.NaN;
  }
  const worth = fixedWorths[program]!;
  return Number.isNaN(worth) ? sumOfEffects(game, seat, program, 0) : worth;
}

function sumOfEffects(game: State, seat: Seat, program: Program, at: number): number {
  const effects = PROGRAMS[program]!;
  let worth = 0;
  for (let i = at; i < effects.length; i++) worth += effectWorth(game, seat, effects[i]!);
  return worth;
}
