import { type Decision, type Io, next } from '@imperia/engine';
import { ICONS } from '../card-data.ts';
import { listOf } from '../cards.ts';
import type { ImperiumEvent } from '../events.ts';
import { exhaustedCards, setExhausted } from '../exhaust-tokens.ts';
import { iconsBehind, symbols } from '../icons.ts';
import { acquireFromExile, acquireFromMarket, swapWithExile } from '../market.ts';
import { acquirable } from '../market-choice.ts';
import { reactTo } from '../reactions.ts';
import { changePlay, inPlay, memoOf, remember, seatOf, tokenNo, without } from '../seats.ts';
import type { State } from '../state.ts';
import type { EffectStep, ImperiumStep, StepOf } from '../steps.ts';
import { isOfFirstRules } from '../versions.ts';
import { borrowable } from './can.ts';

function wordAt({ card, list, at }: EffectStep) {
  return listOf(card, list)[at];
}

/** The step's position, without what the question adds to it. */
function position({ seat, by, card, list, at }: EffectStep): EffectStep {
  return { seat, by, card, list, at };
}

export function askAcquire(game: State, ask: StepOf<'acquire'>): Decision<ImperiumStep> {
  const one = wordAt(ask);
  const here = position(ask);
  if (one?.op !== 'acquire') return { seat: ask.seat, ask, options: [] };
  const options = acquirable(game, ask.seat, one).map(
    ({ card, from }): ImperiumStep =>
      from === 'market' ? { do: 'acquire card', ...here, take: card } : { do: 'acquire exiled', ...here, take: card },
  );
  if (ask.may && options.length > 0) options.push({ do: 'decline', seat: ask.seat });
  return { seat: ask.seat, ask, options, forced: true };
}

/** A card that is acquired for its materials brings them as the card does whose effect it is. */
export function runAcquireCard(game: State, step: StepOf<'acquire card'>, io: Io<ImperiumEvent>): void {
  const { seat, card, take } = step;
  const one = wordAt(step);
  acquireFromMarket(game, seat, take, io);
  if (one?.op !== 'acquire' || one.bearing !== 'materials' || isOfFirstRules(game)) return;
  reactTo(game, seat, { event: 'gain', icons: iconsBehind(game, step), source: card });
}

export function runAcquireExiled(game: State, { seat, take }: StepOf<'acquire exiled'>, io: Io<ImperiumEvent>): void {
  acquireFromExile(game, seat, take, io);
}

export function askHowMany(_game: State, ask: StepOf<'how many'>): Decision<ImperiumStep> {
  const here = position(ask);
  const options = Array.from({ length: ask.most + 1 }, (_, n): ImperiumStep => ({ do: 'so many', ...here, n }));
  return { seat: ask.seat, ask, options: options.reverse() };
}

export function runSoMany(game: State, step: StepOf<'so many'>): void {
  const one = wordAt(step);
  const { seat, by, n } = step;
  if (n === 0) return;
  if (one?.op === 'draw') {
    next(game, { do: 'draw', seat, n, ifAble: one.ifAble === true });
    return;
  }
  if (one?.op !== 'pay') return;
  const owed = [0, 0, 0];
  owed[tokenNo(one.token)] = n;
  remember(game, by, { paid: memoOf(game, by).paid + n });
  next(game, { do: 'pay', seat, owed });
}

export function askDeclare(_game: State, ask: StepOf<'declare'>): Decision<ImperiumStep> {
  const one = wordAt(ask);
  const here = position(ask);
  const suits = one?.op === 'declare' ? one.of : [];
  return { seat: ask.seat, ask, options: suits.map((suit) => ({ do: 'declared', ...here, suit })) };
}

export function runDeclared(game: State, { seat, by, suit }: StepOf<'declared'>, io: Io<ImperiumEvent>): void {
  remember(game, by, { declared: suit });
  io.tell?.({ did: 'declare', seat, suit });
}

export function askSwap(game: State, ask: StepOf<'swap'>): Decision<ImperiumStep> {
  const here = position(ask);
  const options = game.exile.map((give): ImperiumStep => ({ do: 'swap for', ...here, give }));
  return { seat: ask.seat, ask, options, forced: true };
}

export function askSwapFor(game: State, ask: StepOf<'swap for'>): Decision<ImperiumStep> {
  const here = position(ask);
  const cards = game.market.map(({ card }) => card).filter((card) => card >= 0);
  const options = cards.map((take): ImperiumStep => ({ do: 'swapped', ...here, give: ask.give, take }));
  return { seat: ask.seat, ask, options, forced: true };
}

export function runSwapped(game: State, { seat, give, take }: StepOf<'swapped'>, io: Io<ImperiumEvent>): void {
  swapWithExile(game, seat, give, take, io);
}

export function askSwapNation(game: State, ask: StepOf<'swap nation'>): Decision<ImperiumStep> {
  const here = position(ask);
  const { hand } = seatOf(game, ask.seat);
  const n = Math.min(1, hand.length);
  const answer = (cards: readonly number[]): ImperiumStep => ({ do: 'swapped nation', ...here, cards });
  return { seat: ask.seat, ask, options: [], pick: { from: hand, min: n, max: n, answer }, forced: true };
}

/** The nation card that was looked at comes to the hand; the other one lies on the nation deck in its place. */
export function runSwappedNation(game: State, step: StepOf<'swapped nation'>, io: Io<ImperiumEvent>): void {
  const { seat, cards } = step;
  const own = seatOf(game, seat);
  for (const card of cards) {
    own.hand = [...without(own.hand, card), ...own.looked];
    for (const looked of own.looked) io.tell?.({ did: 'take', seat, card: looked, from: 'nation', only: seat });
    own.nationDeck.push(card);
    own.looked = [];
  }
}

export function askBorrow(game: State, ask: StepOf<'borrow'>): Decision<ImperiumStep> {
  const { seat } = ask;
  const options = borrowable(game, seat).map((one): ImperiumStep => ({ do: 'borrowed', seat, ...one }));
  return { seat, ask, options, forced: true };
}

export function runBorrowed(game: State, { seat, of, card, effect }: StepOf<'borrowed'>): void {
  next(game, { do: 'begin effect', seat, card, effect, from: of });
}

export function askTokenBack(game: State, ask: StepOf<'token back'>): Decision<ImperiumStep> {
  const { seat } = ask;
  const hosts = exhaustedCards(game, seat, ask.card);
  return { seat, ask, options: hosts.map((host) => ({ do: 'took back', seat, host })), forced: true };
}

export function runTookBack(game: State, { seat, host }: StepOf<'took back'>, io: Io<ImperiumEvent>): void {
  setExhausted(game, seat, host, false);
  seatOf(game, seat).exhausts++;
  io.tell?.({ did: 'unexhaust', seat, on: host });
}

export function askTreat(game: State, ask: StepOf<'treat'>): Decision<ImperiumStep> {
  const one = wordAt(ask);
  const here = position(ask);
  const hosts = one?.op === 'treat' ? seatOf(game, ask.seat).play.filter((host) => symbols(host, one.what) > 0) : [];
  return {
    seat: ask.seat,
    ask,
    options: hosts.map(({ card }) => ({ do: 'treated', ...here, host: card })),
    forced: true,
  };
}

/** One symbol counts as others until the end of the turn. */
export function runTreated(game: State, step: StepOf<'treated'>): void {
  const one = wordAt(step);
  const own = seatOf(game, step.seat);
  const host = inPlay(own, step.host);
  if (one?.op !== 'treat' || !host) return;
  const shift = [...host.shift];
  shift[ICONS.indexOf(one.what)]! -= 1;
  shift[ICONS.indexOf(one.as)]! += one.n;
  changePlay(own, step.host, { shift });
}
