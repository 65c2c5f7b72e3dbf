import type { Seat } from '@imperia/engine';
import { canExhaust, isExhausted } from '../exhaust-tokens.ts';
import { activeCards, faceOf, seatOf } from '../seats.ts';
import type { State } from '../state.ts';
import { isOfFirstRules } from '../versions.ts';
import type { Context } from './select.ts';

/** Cards under Stone Heads, which may be abandoned in the place of masks. */
export function substitutes(game: State, seat: Seat): number[] {
  return seatOf(game, seat).play.flatMap(({ card, garrison }) =>
    faceOf(game, seat, card).effects.some(({ do: list }) => list.some(({ op }) => op === 'substitute')) ? garrison : [],
  );
}

/** How many of `n` masks could not be given, whatever helps; a card that is still to be exhausted takes a token first. */
export function maskShortfall(game: State, { seat, card }: Context, n: number, masks: readonly number[]): number {
  const own = seatOf(game, seat);
  const helpers = activeCards(own).filter((one) =>
    faceOf(game, seat, one).effects.some(
      ({ on }) => on?.some(({ event }) => event === 'must discard') && one !== card && canExhaust(game, seat, one),
    ),
  );
  const tokens = isExhausted(game, seat, card) || isOfFirstRules(game) ? own.exhausts : own.exhausts - 1;
  return n - masks.length - substitutes(game, seat).length - Math.min(helpers.length, tokens);
}
