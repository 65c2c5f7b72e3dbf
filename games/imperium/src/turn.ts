import { type Decision, type Io, next, type Refusal, type Seat } from '@imperia/engine';
import { CARDS } from './cards.ts';
import type { ImperiumEvent } from './events.ts';
import { mayExhaust } from './exhaust.ts';
import { canExhaust, isExhausted } from './exhaust-tokens.ts';
import { toDiscard } from './moves.ts';
import { playRefusal } from './play.ts';
import { CANNOT_USE, EXHAUSTED, NO_EXHAUST, NO_UNREST, NOT_IN_PLAY, ONE_OF_THREE } from './refusals.ts';
import { activeCards, faceOf, seatOf } from './seats.ts';
import type { State } from './state.ts';
import type { ImperiumStep, StepOf } from './steps.ts';

export function runBeginTurn(game: State, { seat }: StepOf<'begin turn'>, io: Io<ImperiumEvent>): void {
  game.turn = seat;
  game.phase = 'turn';
  game.active = true;
  game.activated = false;
  io.tell?.({ did: 'turn', seat });
  const owed = game.steps[game.steps.length - 1];
  if (owed?.do === 'owed cleanup') {
    game.steps.pop();
    next(game, { do: 'meanwhile', seat }, owed, { do: 'cleanup', seat });
  } else next(game, { do: 'turn', seat }, { do: 'cleanup', seat });
}

/** Activate, innovate or revolt. Once something was played or exhausted, it is an activation. */
export function askTurn(game: State, ask: StepOf<'turn'>): Decision<ImperiumStep> {
  const { seat } = ask;
  const own = seatOf(game, seat);
  const options: ImperiumStep[] = [];
  for (const card of own.hand) if (!playRefusal(game, seat, card)) options.push({ do: 'play', seat, card });
  for (const card of activeCards(own)) {
    for (const effect of faceOf(game, seat, card).uses) {
      if (!mayExhaust(game, seat, card, effect)) continue;
      options.push({ do: 'exhaust', seat, card, effect: effect.no });
    }
  }
  if (!game.activated) {
    options.push({ do: 'innovate', seat });
    if (own.hand.some((card) => CARDS[card]!.unrest)) options.push({ do: 'revolt', seat });
  }
  options.push({ do: 'end activation', seat });
  return { seat, ask, options };
}

export function exhaustRefusal(game: State, seat: Seat, card: number, no: number): Refusal | null {
  if (!activeCards(seatOf(game, seat)).includes(card)) return NOT_IN_PLAY;
  const effect = faceOf(game, seat, card).effects[no];
  if (effect?.when !== 'exhaust' || effect.on) return NOT_IN_PLAY;
  if (isExhausted(game, seat, card)) return EXHAUSTED;
  if (!canExhaust(game, seat, card)) return NO_EXHAUST;
  return mayExhaust(game, seat, card, effect) ? null : CANNOT_USE;
}

export function innovateRefusal(game: State): Refusal | null {
  return game.activated ? ONE_OF_THREE : null;
}

export function revoltRefusal(game: State, seat: Seat): Refusal | null {
  if (game.activated) return ONE_OF_THREE;
  return seatOf(game, seat).hand.some((card) => CARDS[card]!.unrest) ? null : NO_UNREST;
}

/** The whole hand is discarded, then one card is broken through for. */
export function runInnovate(game: State, { seat }: StepOf<'innovate'>, io: Io<ImperiumEvent>): void {
  const own = seatOf(game, seat);
  game.active = false;
  io.tell?.({ did: 'innovate', seat });
  const cards = own.hand;
  own.hand = [];
  toDiscard(game, seat, cards, 'hand', io);
  next(game, {
    do: 'break through',
    seat,
    suits: ['uncivilised', 'civilised', 'region', 'tributary'],
    variable: false,
    exile: false,
  });
}

export function runRevolt(game: State, { seat }: StepOf<'revolt'>, io: Io<ImperiumEvent>): void {
  game.active = false;
  io.tell?.({ did: 'revolt', seat });
  next(game, { do: 'choose unrest', seat });
}

export function askChooseUnrest(game: State, ask: StepOf<'choose unrest'>): Decision<ImperiumStep> {
  const { seat } = ask;
  const from = seatOf(game, seat).hand.filter((card) => CARDS[card]!.unrest);
  const answer = (cards: readonly number[]): ImperiumStep => ({ do: 'calm', seat, cards });
  return { seat, ask, options: [], pick: { from, min: 0, max: from.length, answer } };
}
