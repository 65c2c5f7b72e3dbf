import { type Decision, type Io, next, type Refusal, type Seat } from '@imperia/engine';
import {
  ADVANCES,
  type Advance,
  ASTRONOMY,
  CARTOGRAPHY,
  DOGMA,
  ENGINEERING,
  FREE_EDUCATION,
  MATH,
  MONUMENTS,
  NAVIGATION,
  PHILOSOPHY,
  PRIESTHOOD,
  ROADS,
  SANITATION,
  SCIENCE,
  SPIRITUALITY,
  WRITING,
} from '../advances.ts';
import { civil, gainLinked } from '../civilization.ts';
import { happened } from '../effects/occasions.ts';
import type { ClashEvent } from '../events.ts';
import { gain, keepWithinLimit } from '../gains.ts';
import { CULTURE, GOLD, type Goods, goods, IDEAS, MOOD, NOTHING } from '../goods.ts';
import { canGain, governmentOf, knows, mark, owns } from '../knowledge.ts';
import { payable, payments, spend } from '../payment.ts';
import { drawActionToHand, drawObjective, drawWonder } from '../piles.ts';
import { ADVANCE_OWNED, CANNOT_PAY_ADVANCE, ONE_GOVERNMENT, TOP_ADVANCE_FIRST } from '../refusals.ts';
import { TRACK_CUBES } from '../setup.ts';
import type { State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { tokensFor } from '../tokens.ts';
import { spendAction } from './spending.ts';

const PRICE = goods({ food: 2 });
const LOWER_PRICE = goods({ food: 1 });
/** Once per turn. */
const BY_PRIESTHOOD = 'priesthood';
const BY_BALL_COURTS = 'ball courts';
const BY_POETRY = 'poetry';

/** What it costs now: some advances make others free. */
export function priceOf(game: State, seat: Seat, advance: Advance): Goods {
  if ((advance === ENGINEERING || advance === ROADS) && knows(game, seat, MATH)) return NOTHING;
  if ((advance === NAVIGATION || advance === CARTOGRAPHY) && knows(game, seat, ASTRONOMY)) return NOTHING;
  if (advance === NAVIGATION && civil(game, seat, 'free navigation')) return NOTHING;
  if (advance === SANITATION && civil(game, seat, 'easy sanitation')) return NOTHING;
  if (isByPriesthood(game, seat, advance)) return NOTHING;
  return isByBallCourts(game, seat, advance) ? LOWER_PRICE : PRICE;
}

function isByPriesthood(game: State, seat: Seat, advance: Advance): boolean {
  return ADVANCES[advance]!.category === SCIENCE && knows(game, seat, PRIESTHOOD) && !game.used.includes(BY_PRIESTHOOD);
}

function isByBallCourts(game: State, seat: Seat, advance: Advance): boolean {
  if (ADVANCES[advance]!.category !== SPIRITUALITY || game.used.includes(BY_BALL_COURTS)) return false;
  return civil(game, seat, 'cheaper spirituality') !== undefined;
}

/** A mood token in place of the food, once in a turn. */
function mayPayWithMood(game: State, seat: Seat): boolean {
  if (!civil(game, seat, 'mood for advance') || game.used.includes(BY_POETRY)) return false;
  return tokensFor(game, seat, MOOD) > 0;
}

const POETRY = goods({ mood: 1 });

/** What pays for it, in every way. */
function ways(game: State, seat: Seat, advance: Advance): Goods[] {
  const price = priceOf(game, seat, advance);
  const printed = payments(game, seat, price, 'advance');
  if (price === NOTHING || !mayPayWithMood(game, seat)) return printed;
  return [...printed, ...payments(game, seat, POETRY, 'plain')];
}

export function advanceRefusal(game: State, seat: Seat, advance: Advance): Refusal | null {
  const own = game.seats[seat]!;
  if (!ADVANCES[advance] || owns(own, advance)) return ADVANCE_OWNED;
  const { requires, government, category } = ADVANCES[advance]!;
  if (requires >= 0 && !owns(own, requires)) return TOP_ADVANCE_FIRST;
  if (government && governmentOf(own) >= 0 && governmentOf(own) !== category) return ONE_GOVERNMENT;
  if (mayPayWithMood(game, seat)) return null;
  return payable(game, seat, priceOf(game, seat, advance), 'advance') ? null : CANNOT_PAY_ADVANCE;
}

export function advanceOptions(game: State, seat: Seat): ClashStep[] {
  const rich = payable(game, seat, PRICE, 'advance') || mayPayWithMood(game, seat);
  const thrifty = rich || payable(game, seat, LOWER_PRICE, 'advance');
  const options: ClashStep[] = [];
  for (let advance = 0; advance < ADVANCES.length; advance++)
    if (canGain(game, seat, advance) && isAffordable(priceOf(game, seat, advance), rich, thrifty))
      options.push({ do: 'advance', seat, advance });
  return options;
}

function isAffordable(price: Goods, rich: boolean, thrifty: boolean): boolean {
  return price === NOTHING || (price === LOWER_PRICE ? thrifty : rich);
}

export function runAdvance(game: State, { seat, advance }: StepOf<'advance'>, io: Io<ClashEvent>): void {
  spendAction(game, seat, 'advance', io);
  next(game, { do: 'buy advance', seat, advance, cube: true });
}

export function askBuyAdvance(game: State, step: StepOf<'buy advance'>): Decision<ClashStep> {
  const { seat, advance, cube } = step;
  const options = ways(game, seat, advance).map((pay): ClashStep => ({ do: 'bought', seat, advance, cube, pay }));
  return { seat, ask: step, options, forced: true };
}

export function runBought(game: State, { seat, advance, cube, pay }: StepOf<'bought'>, io: Io<ClashEvent>): void {
  const free = priceOf(game, seat, advance) === NOTHING;
  if (free && isByPriesthood(game, seat, advance)) game.used.push(BY_PRIESTHOOD);
  if (isByBallCourts(game, seat, advance)) game.used.push(BY_BALL_COURTS);
  if (pay[MOOD]! + pay[CULTURE]! > 0) game.used.push(BY_POETRY);
  spend(game, seat, pay, io);
  const learned = pay[IDEAS]! + pay[GOLD]! > 0 && knows(game, seat, FREE_EDUCATION);
  next(
    game,
    { do: 'gain advance', seat, advance, cube },
    ...(learned ? [{ do: 'free education' as const, seat }] : []),
  );
}

export function askFreeEducation(game: State, step: StepOf<'free education'>): Decision<ClashStep> {
  const { seat } = step;
  if (!payable(game, seat, goods({ ideas: 1 }), 'plain')) return { seat, ask: step, options: [] };
  const options = payments(game, seat, goods({ ideas: 1 }), 'plain').map(
    (pay): ClashStep => ({ do: 'educate', seat, pay }),
  );
  return { seat, ask: step, options: [...options, { do: 'decline', seat }] };
}

export function runEducate(game: State, { seat, pay }: StepOf<'educate'>, io: Io<ClashEvent>): void {
  spend(game, seat, pay, io);
  gain(game, seat, MOOD, 1, 'advance', io);
}

/** However it comes: the cube, the token, what it gives at once, and last the event. */
export function runGainAdvance(game: State, step: StepOf<'gain advance'>, io: Io<ClashEvent>): void {
  const { seat, advance, cube } = step;
  const own = game.seats[seat]!;
  const { token, category, government } = ADVANCES[advance]!;
  const philosopher = category === SCIENCE && knows(game, seat, PHILOSOPHY);
  mark(own, advance);
  io.tell?.({ did: 'advance', seat, advance });
  if (token >= 0) gain(game, seat, token, 1, 'advance', io);
  if (philosopher) gain(game, seat, IDEAS, 1, 'advance', io);
  giveAtOnce(game, seat, advance, io);
  gainLinked(game, seat, advance, io);
  if (government && own.anarchy > 0) own.anarchy--;
  else if (cube) own.track--;
  if (own.track === 0) {
    const stars: ClashStep[] = civil(game, seat, 'before events')
      ? [{ do: 'choose gain', seat, choices: [goods({ ideas: 1 }), goods({ culture: 1 })] }]
      : [];
    next(game, ...stars, { do: 'event', seat }, { do: 'refill track', seat });
  }
  happened(game, { on: 'advance', seat, advance });
}

function giveAtOnce(game: State, seat: Seat, advance: Advance, io: Io<ClashEvent>): void {
  if (advance === WRITING) {
    drawActionToHand(game, seat, io);
    drawObjective(game, seat, io);
  } else if (advance === ENGINEERING || advance === MONUMENTS) drawWonder(game, seat, io);
  else if (advance === PHILOSOPHY) gain(game, seat, IDEAS, 1, 'advance', io);
  else if (advance === DOGMA) keepWithinLimit(game, seat, IDEAS, io);
}

export function runRefillTrack(game: State, { seat }: StepOf<'refill track'>): void {
  game.seats[seat]!.track = TRACK_CUBES;
}
