import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import type { CardEffect } from './cards.ts';
import type { ImperiumEvent } from './events.ts';
import { mayExhaust } from './exhaust.ts';
import { waitsForOwed } from './owed.ts';
import { activeCards, faceOf, memoOf, remember, seatOf, tokenNo } from './seats.ts';
import { isRival } from './solo/rival.ts';
import type { State } from './state.ts';
import type { ImperiumStep, StepOf } from './steps.ts';

/** Whether this seat does not suffer what the effect of `by` does to others. */
export function hasAvoided(game: State, by: Seat, seat: Seat): boolean {
  return (memoOf(game, by).avoided & (1 << seat)) !== 0;
}

export function avoid(game: State, seat: Seat, card: number, io: Io<ImperiumEvent>): void {
  const by = game.attacker;
  if (by < 0) return;
  remember(game, by, { avoided: memoOf(game, by).avoided | (1 << seat) });
  io.tell?.({ did: 'avoid', seat, card, of: by });
}

/** The Rival buys a protection off when it has so many. */
const RIVAL_SPARES = 3;

/** Passives that always protect come first: the attacker may buy those off. */
export function runAttacked(game: State, step: StepOf<'attacked'>, io: Io<ImperiumEvent>): void {
  const { seat, by, card } = step;
  if (waitsForOwed(game, step, seat)) return;
  next(game, { do: 'protect', seat, by, card });
  for (const guard of activeCards(seatOf(game, seat))) {
    const price = faceOf(game, seat, guard).effects.flatMap(priceOf)[0];
    if (!price) continue;
    const { token, n } = price;
    const least = isRival(game, by) ? RIVAL_SPARES : n;
    if (seatOf(game, by).tokens[tokenNo(token)]! < least) avoid(game, seat, guard, io);
    else if (isRival(game, by)) next(game, { do: 'bought off', seat: by, of: seat, token, n });
    else next(game, { do: 'buy off', seat: by, of: seat, card: guard, token, n });
  }
}

function priceOf({ on, do: list }: CardEffect) {
  if (!isProtection(on)) return [];
  return list.flatMap((one) => (one.op === 'if' && one.test.is === 'attacker gives' ? [one.test] : []));
}

function isProtection(on: CardEffect['on']): boolean {
  return on?.some(({ event }) => event === 'attacked') === true;
}

export function askBuyOff(_game: State, ask: StepOf<'buy off'>): Decision<ImperiumStep> {
  const { seat, of, token, n } = ask;
  return {
    seat,
    ask,
    options: [
      { do: 'bought off', seat, of, token, n },
      { do: 'not bought off', seat, of },
    ],
  };
}

export function runBoughtOff(game: State, { seat, of, token, n }: StepOf<'bought off'>, io: Io<ImperiumEvent>): void {
  seatOf(game, seat).tokens[tokenNo(token)]! -= n;
  seatOf(game, of).tokens[tokenNo(token)]! += n;
  io.tell?.({ did: 'buy off', seat, of, token, n });
}

export function runNotBoughtOff(game: State, { of }: StepOf<'not bought off'>, io: Io<ImperiumEvent>): void {
  const guard = activeCards(seatOf(game, of)).find((card) =>
    faceOf(game, of, card).effects.some((one) => priceOf(one).length > 0),
  );
  avoid(game, of, guard ?? -1, io);
}

/** Cards that may be used against the attack, each for its own price. */
export function askProtect(game: State, ask: StepOf<'protect'>): Decision<ImperiumStep> {
  const { seat, by } = ask;
  if (hasAvoided(game, by, seat)) return { seat, ask, options: [] };
  const options: ImperiumStep[] = [];
  for (const card of activeCards(seatOf(game, seat))) {
    for (const effect of faceOf(game, seat, card).effects) {
      if (!isProtection(effect.on) || priceOf(effect).length > 0 || !mayExhaust(game, seat, card, effect)) continue;
      options.push({ do: 'use reaction', seat, card, effect: effect.no, amount: 0 });
    }
  }
  if (options.length > 0) options.push({ do: 'decline', seat });
  return { seat, ask, options };
}
