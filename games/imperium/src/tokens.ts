import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { type Icon, TOKENS, type Token } from './card-data.ts';
import type { ImperiumEvent } from './events.ts';
import { POPULATION, waysToPay } from './price.ts';
import { reactTo } from './reactions.ts';
import { activeCards, faceOf, seatOf, tokenNo } from './seats.ts';
import { isRival } from './solo/rival.ts';
import type { State } from './state.ts';
import type { ImperiumStep, StepOf } from './steps.ts';

/** Tokens from the supply, by an effect of `card` (-1: by none); `icons` lie on the cards in play that they come from. */
export function gain(
  game: State,
  seat: Seat,
  token: Token | 'action',
  n: number,
  card: number,
  io: Io<ImperiumEvent>,
  icons: readonly Icon[] = [],
): void {
  if (n <= 0) return;
  const own = seatOf(game, seat);
  if (token === 'action') {
    own.actions += n;
    io.tell?.({ did: 'gain', seat, card, token, n });
    return;
  }
  if (token === 'materials' && !isRival(game, seat) && gainsInstead(game, seat)) return;
  own.tokens[tokenNo(token)]! += n;
  io.tell?.({ did: 'gain', seat, card, token, n });
  if (token === 'materials') reactTo(game, seat, { event: 'gain', icons, source: card });
}

/** An effect that replaces a gain of materials, however many, is carried out in its place. */
function gainsInstead(game: State, seat: Seat): boolean {
  for (const card of activeCards(seatOf(game, seat))) {
    for (const { instead, no } of faceOf(game, seat, card).effects) {
      if (instead?.event !== 'gain') continue;
      next(game, { do: 'begin effect', seat, card, effect: no, from: seat });
      return true;
    }
  }
  return false;
}

export function askPay(game: State, ask: StepOf<'pay'>): Decision<ImperiumStep> {
  const { seat, owed } = ask;
  const ways = waysToPay(seatOf(game, seat).tokens, owed);
  return { seat, ask, options: ways.map((tokens) => ({ do: 'pay with', seat, tokens })), forced: true };
}

export function runPayWith(game: State, { seat, tokens }: StepOf<'pay with'>, io: Io<ImperiumEvent>): void {
  if (tokens.every((n) => n === 0)) return;
  const own = seatOf(game, seat);
  for (const i of TOKENS.keys()) own.tokens[i]! -= tokens[i]!;
  io.tell?.({ did: 'pay', seat, tokens });
  if (tokens[POPULATION]! > 0) reactTo(game, seat, { event: 'pay', token: 'population' });
}
