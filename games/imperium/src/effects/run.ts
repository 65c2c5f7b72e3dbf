import { type Decision, type Io, next } from '@imperia/engine';
import { hasAvoided } from '../attack.ts';
import type { Do } from '../card-data.ts';
import { listNo, listOf } from '../cards.ts';
import type { ImperiumEvent } from '../events.ts';
import { waitsForOwed } from '../owed.ts';
import { memoOf, others, remember } from '../seats.ts';
import { isRival } from '../solo/rival.ts';
import type { State } from '../state.ts';
import type { EffectStep, ImperiumStep, StepOf } from '../steps.ts';
import { canDoAll, choosable, isUsable } from './can.ts';
import { isOpen } from './open.ts';
import { isChoosing, totalWeight } from './select.ts';
import { testHolds } from './tests.ts';
import { perform } from './words.ts';

/** Carry out the word at this position; the rest of the list waits below. */
export function runEffects(game: State, step: StepOf<'effects'>, io: Io<ImperiumEvent>): void {
  const list = listOf(step.card, step.list);
  const one = list[step.at];
  if (!one) return;
  if (waitsForOwed(game, step, step.seat)) return;
  if (step.at + 1 < list.length) next(game, { ...step, at: step.at + 1 });
  switch (one.op) {
    case 'to':
      runTo(game, step, one);
      return;
    case 'choose':
      next(game, { ...step, do: 'choose' });
      return;
    case 'may':
      runMay(game, step, one);
      return;
    case 'if':
      runIf(game, step, one);
      return;
    case 'all':
      forSeats(game, step, [step.seat, ...others(game, step.seat)], one.do);
      return;
    case 'others':
      forSeats(game, step, others(game, step.seat), one.do);
      return;
    case 'each':
      runEach(game, step, one);
      return;
    default:
      perform(game, one, step, io);
      return;
  }
}

function within(step: EffectStep, list: readonly Do[], seat = step.seat): StepOf<'effects'> {
  return { do: 'effects', seat, by: step.by, card: step.card, list: listNo(list), at: 0 };
}

/** Pay first: what cannot be done in full is not begun. */
function runTo(game: State, step: EffectStep, one: Extract<Do, { op: 'to' }>): void {
  if (!canDoAll(game, step, one.cost)) return;
  remember(game, step.by, { failed: false });
  const { seat, by, card, list, at } = step;
  next(game, within(step, one.cost), { do: 'then', seat, by, card, list, at });
}

export function runThen(game: State, step: StepOf<'then'>): void {
  const one = listOf(step.card, step.list)[step.at];
  if (one?.op !== 'to') return;
  if (memoOf(game, step.by).failed) remember(game, step.by, { failed: false });
  else next(game, within(step, one.then));
}

/** A single choice of cards is optional by itself; anything else is asked for first. */
function runMay(game: State, step: EffectStep, { do: list }: Extract<Do, { op: 'may' }>): void {
  const [first] = list;
  if (!first) return;
  if (list.length === 1 && (isChoosing(first) || first.op === 'acquire')) {
    next(game, within(step, list));
    return;
  }
  if (isOpen(list) && !isUsable(game, step.seat, step.card, list)) return;
  const { seat, by, card, at } = step;
  next(game, { do: 'may', seat, by, card, list: step.list, at });
}

export function askMay(game: State, ask: StepOf<'may'>): Decision<ImperiumStep> {
  const { seat, by, card, list, at } = ask;
  const one = listOf(card, list)[at];
  const options: ImperiumStep[] = [{ do: 'decline', seat }];
  if (one?.op === 'may' && isUsable(game, seat, card, one.do)) {
    options.unshift({ do: 'agree', seat, by, card, list, at });
  }
  return { seat, ask, options };
}

export function runAgree(game: State, step: StepOf<'agree'>): void {
  const one = listOf(step.card, step.list)[step.at];
  if (one?.op === 'may') next(game, within(step, one.do));
}

function runIf(game: State, step: EffectStep, one: Extract<Do, { op: 'if' }>): void {
  if (testHolds(game, step, one.test)) next(game, within(step, one.do));
  else if (one.else) next(game, within(step, one.else));
}

function forSeats(game: State, step: EffectStep, seats: readonly number[], list: readonly Do[]): void {
  const reached = seats.filter((seat) => seat === step.by || !hasAvoided(game, step.by, seat));
  const { by, card } = step;
  next(
    game,
    ...reached.map(
      (seat): ImperiumStep =>
        isRival(game, seat) ? { do: 'rival suffers', by, card, list: listNo(list) } : within(step, list, seat),
    ),
  );
}

function runEach(game: State, step: EffectStep, { of, do: list }: Extract<Do, { op: 'each' }>): void {
  const memo = memoOf(game, step.by);
  if (of === 'player given a mask') {
    const masked = others(game, step.seat).filter((seat) => (memo.masked & (1 << seat)) !== 0);
    forSeats(game, step, masked, list);
    return;
  }
  const times =
    of === 'card discarded'
      ? memo.discarded
      : of === 'progress paid'
        ? memo.paid
        : totalWeight(memo.abandoned, { what: ['region'] });
  next(game, ...Array.from({ length: times }, () => within(step, list)));
}

export function askChoose(game: State, ask: StepOf<'choose'>): Decision<ImperiumStep> {
  const { seat, by, card, list, at } = ask;
  const one = listOf(card, list)[at];
  if (one?.op !== 'choose') return { seat, ask, options: [] };
  const options = choosable(game, ask, one.of).map(
    (option): ImperiumStep => ({
      do: 'chosen',
      seat,
      by,
      card,
      list,
      at,
      option,
    }),
  );
  const open = one.of.every(isOpen);
  if (options.length === 0 && !open) options.push({ do: 'decline', seat });
  return { seat, ask, options, forced: open };
}

export function runChosen(game: State, step: StepOf<'chosen'>): void {
  const one = listOf(step.card, step.list)[step.at];
  if (one?.op === 'choose') next(game, within(step, one.of[step.option]!));
}
