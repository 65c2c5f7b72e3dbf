import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { TOKENS } from './card-data.ts';
import { CARDS } from './cards.ts';
import { beginEnd } from './ends.ts';
import type { ImperiumEvent } from './events.ts';
import { canPay } from './price.ts';
import { seatOf, standing, without } from './seats.ts';
import type { State } from './state.ts';
import type { ImperiumStep, StepOf } from './steps.ts';

/** What a development costs this seat now, in the order of `TOKENS`. */
export function developmentCost(game: State, seat: Seat, card: number): number[] {
  const { cost } = CARDS[card]!.data;
  const owed = TOKENS.map((token) => cost?.[token] ?? 0);
  for (const one of standing(game, seat)) {
    if (one.op !== 'discount development') continue;
    const at = TOKENS.indexOf(one.token);
    owed[at] = Math.max(0, owed[at]! - one.n);
  }
  return owed;
}

/** The developments that could be taken now. Quests are none. */
export function affordable(game: State, seat: Seat, free: boolean): number[] {
  return seatOf(game, seat).developments.filter(
    (card) =>
      CARDS[card]!.data.start === 'development' && (free || canPay(game, seat, developmentCost(game, seat, card))),
  );
}

export function askDevelop(game: State, ask: StepOf<'develop'>): Decision<ImperiumStep> {
  const { seat, cause, free, may } = ask;
  const options = affordable(game, seat, free).map(
    (card): ImperiumStep => ({
      do: 'develop card',
      seat,
      card,
      cause,
      free,
    }),
  );
  if (may && options.length > 0) options.push({ do: 'develop nothing', seat });
  return { seat, ask, options, forced: true };
}

export function runDevelopCard(game: State, { seat, card, cause, free }: StepOf<'develop card'>): void {
  next(game, { do: 'place development', seat, card, cause });
  if (!free) next(game, { do: 'pay', seat, owed: developmentCost(game, seat, card) });
}

/** Paid for, it goes to the discard pile; the last one starts the end of the game. */
export function runPlaceDevelopment(game: State, step: StepOf<'place development'>, io: Io<ImperiumEvent>): void {
  const { seat, card, cause } = step;
  const own = seatOf(game, seat);
  own.developments = without(own.developments, card);
  own.discard.push(card);
  io.tell?.({ did: 'develop', seat, card });
  if (cause === 'deck') {
    own.exhausts--;
    own.developmentExhausted = true;
  }
  if (own.developments.length === 0) beginEnd(game, 'developments', seat, io);
}
