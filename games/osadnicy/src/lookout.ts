import { type Decision, type Io, next, type Seat, together } from '@imperia/engine';
import type { OsadnicyEvent } from './events.ts';
import { happensFirst } from './happenings.ts';
import { discard, drawCommon, drawToHand, removeCard } from './piles.ts';
import { enterPhase } from './round.ts';
import { inOrder } from './setup.ts';
import { soloLookout } from './solo/lookout.ts';
import { isSolo } from './solo/virtual.ts';
import type { State } from './state.ts';
import type { OsadnicyStep, StepOf } from './steps.ts';

const DRAFT_CARDS = 3;
const ADVANCED_ROW = 5;

export function runLookout(game: State, _step: unknown, io: Io<OsadnicyEvent>): void {
  enterPhase(game, 'lookout', io);
  const { options } = game.config;
  const order = inOrder(game);
  for (const seat of order) drawToHand(game, seat, 'faction', io);
  if (isSolo(game.config)) soloLookout(game);
  else if (options.includes('lookoutAlternative')) next(game, { do: 'draft' });
  else if (options.includes('lookoutAdvanced')) next(game, ...advancedPicks(order));
  else if (options.includes('peaceful')) peaceful(game, order, io);
  else next(game, ...picksOf(order), ...picksOf([...order].reverse()));
}

/** One more card than there are players is revealed; each takes one, the last one is discarded. */
function picksOf(order: readonly Seat[]): OsadnicyStep[] {
  return [{ do: 'reveal', count: order.length + 1 }, ...order.map(pick), { do: 'clear lookout' }];
}

function pick(seat: Seat): OsadnicyStep {
  return { do: 'pick', seat };
}

/** The first common card is drawn blind; only the second is picked (the older book does not drop a pick). */
function peaceful(game: State, order: readonly Seat[], io: Io<OsadnicyEvent>): void {
  const twice = game.config.options.includes('peaceful2014TwoPicks');
  next(game, ...picksOf(order), ...(twice ? picksOf([...order].reverse()) : []));
  for (const seat of order) drawToHand(game, seat, 'common', io);
}

/**
 * Two players pick in turn from five cards. With more, the row is filled up before a pick so that everyone chooses
 * from as many: from four in the first round of picks (the first player from five), from three in the second
 * (the last player from the two that are left).
 */
function advancedPicks(order: readonly Seat[]): OsadnicyStep[] {
  const picks: OsadnicyStep[] = [{ do: 'reveal', count: ADVANCED_ROW }];
  const last = order.length - 1;
  for (const [i, seat] of order.entries()) {
    if (i >= 2) picks.push({ do: 'reveal', count: 4 });
    picks.push(pick(seat));
  }
  for (const [i, seat] of order.entries()) {
    if (i > 0 && i < last) picks.push({ do: 'reveal', count: 3 });
    picks.push(pick(seat));
  }
  return [...picks, { do: 'clear lookout' }];
}

/** Fill the row up to so many cards. */
export function runReveal(game: State, step: StepOf<'reveal'>, io: Io<OsadnicyEvent>): void {
  const revealed: number[] = [];
  while (game.lookout.length < step.count && !happensFirst(game, step, io)) {
    const card = drawCommon(game, io);
    if (card === undefined) break;
    game.lookout.push(card);
    revealed.push(card);
  }
  if (revealed.length > 0) io.tell?.({ did: 'reveal', cards: revealed });
}

export function askPick(game: State, step: StepOf<'pick'>): Decision<OsadnicyStep> {
  const { seat } = step;
  return { seat, ask: step, options: game.lookout.map((card) => ({ do: 'take', seat, card })) };
}

export function runTake(game: State, { seat, card }: StepOf<'take'>, io: Io<OsadnicyEvent>): void {
  removeCard(game.lookout, card);
  game.seats[seat]!.hand.push(card);
  io.tell?.({ did: 'take', seat, card });
}

export function runClearLookout(game: State, _step: unknown, io: Io<OsadnicyEvent>): void {
  for (const card of game.lookout) {
    discard(game, card);
    io.tell?.({ did: 'discard', seat: -1, card });
  }
  game.lookout = [];
}

/** Alternative lookout: everyone keeps one of three cards, passes two to the left, and keeps one of those. */
export function runDraft(game: State, _step: unknown, io: Io<OsadnicyEvent>): void {
  next(game, { do: 'begin draft' }, { do: 'pass draft' }, { do: 'discard draft' });
  for (const seat of inOrder(game)) {
    for (let i = 0; i < DRAFT_CARDS; i++) {
      const card = drawCommon(game, io);
      if (card !== undefined) game.seats[seat]!.draft.push(card);
    }
  }
}

export function keepTogether(game: State): void {
  together(
    game,
    game.seats.map((_, seat) => ({ seat, step: { do: 'keep one', seat } })),
  );
}

export function askKeepOne(game: State, step: StepOf<'keep one'>): Decision<OsadnicyStep> {
  const { seat } = step;
  return { seat, ask: step, options: game.seats[seat]!.draft.map((card) => ({ do: 'keep', seat, card })) };
}

export function runKeep(game: State, { seat, card }: StepOf<'keep'>, io: Io<OsadnicyEvent>): void {
  removeCard(game.seats[seat]!.draft, card);
  game.seats[seat]!.hand.push(card);
  io.tell?.({ did: 'keep', seat, card, only: seat });
}

/** The neighbour on the left is the next one clockwise. */
export function runPassDraft(game: State, _step: unknown, io: Io<OsadnicyEvent>): void {
  const drafts = game.seats.map((seat) => seat.draft);
  for (const [i, seat] of game.seats.entries()) seat.draft = drafts[(i + drafts.length - 1) % drafts.length]!;
  io.tell?.({ did: 'pass draft' });
  keepTogether(game);
}

export function runDiscardDraft(game: State, _step: unknown, io: Io<OsadnicyEvent>): void {
  for (const [seat, { draft }] of game.seats.entries()) {
    for (const card of draft) {
      discard(game, card);
      io.tell?.({ did: 'discard', seat, card });
    }
    game.seats[seat]!.draft = [];
  }
}
