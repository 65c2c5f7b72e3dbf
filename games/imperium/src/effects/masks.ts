import type { Seat } from '@imperia/engine';
import { canExhaust } from '../exhaust-tokens.ts';
import { activeCards, faceOf, seatOf } from '../seats.ts';
import type { State } from '../state.ts';
import type { Context } from './select.ts';

/** Cards under Stone Heads, which may be abandoned in the place of masks. */
export function substitutes(game: State, seat: Seat): number[] {
  return seatOf(game, seat).play.flatMap(({ card, garrison }) =>
    faceOf(game, seat, card).effects.some(({ do: list }) => list.some(({ op }) => op === 'substitute')) ? garrison : [],
  );
}

/** How many of `n` masks could not be given, whatever helps. */
export function maskShortfall(game: State, { seat, card }: Context, n: number, masks: readonly number[]): number {
  const helpers = activeCards(seatOf(game, seat)).filter((one) =>
    faceOf(game, seat, one).effects.some(
      ({ on }) => on?.some(({ event }) => event === 'must discard') && one !== card && canExhaust(game, seat, one),
    ),
  );
  return n - masks.length - substitutes(game, seat).length - helpers.length;
}
