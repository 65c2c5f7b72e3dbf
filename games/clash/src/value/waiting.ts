import type { Seat } from '@imperia/engine';
import { force, yieldGood, yieldHex, yields } from '../actions/collect.ts';
import { siteRefusal } from '../actions/found.ts';
import { cityAt, grid } from '../cities.ts';
import { limitOf } from '../gains.ts';
import { FOOD, NOTHING } from '../goods.ts';
import type { Hex } from '../map/grid.ts';
import { isArmy, type Kind, SETTLER } from '../pieces.ts';
import { ANGRY, type City, type State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { hexAt, kindOf } from '../units.ts';
import { dangerTo, fallWorth, raisingWorth } from './cities.ts';
import { changeWorth, goodsWorth, oneMore } from './goods.ts';
import { advanceWorth } from './knowledge.ts';
import { settlersWanted, settlerWorth } from './settlers.ts';
import { swapWith } from './swaps.ts';

const COLLECTED = 0.27;
const ADVANCE = 0.75;
const PIECE = 1.2;
const WONDER = 5;
const CARD = 0.35;
const SETTLING = 0.55;
const SETTLER_FOOD = 2;

/** What has been begun and will come of itself: a building that is being paid for, resources about to be gathered. */
export function waitingWorth(game: State, seat: Seat, left: number): number {
  let worth = 0;
  for (let i = game.steps.length - 1; i >= 0; i--) {
    const step = game.steps[i]!;
    if (step.do === 'go on' || step.do === 'next turn') break;
    if (step.do === 'exchange') worth += exchangeWorth(game, seat, step);
    else if ('seat' in step && step.seat === seat) worth += stepWorth(game, step, left);
  }
  return worth;
}

/** An offer that has been accepted: what comes, and what goes. */
function exchangeWorth(game: State, seat: Seat, { seat: taker, from, give, want }: StepOf<'exchange'>): number {
  if (seat !== taker && seat !== from) return 0;
  const cards = game.seats[from]!.offered.length - game.seats[taker]!.offered.length;
  const own = game.seats[seat]!.goods;
  if (seat === taker) return changeWorth(own, give, want) + CARD * cards;
  return changeWorth(own, want, give) - CARD * cards;
}

function stepWorth(game: State, step: ClashStep, left: number): number {
  switch (step.do) {
    case 'gather':
      return gatheringWorth(game, step.seat, cityAt(game, step.hex)!);
    case 'activated':
      return activatedWorth(game, step.hex, left);
    case 'pay':
      return changeWorth(game.seats[step.seat]!.goods, NOTHING, step.cost);
    case 'choose price':
      return Math.max(...step.prices.map(({ cost }) => changeWorth(game.seats[step.seat]!.goods, NOTHING, cost)));
    case 'buy advance':
      return advanceWorth(game, step.seat, step.advance, left) - 0.6;
    case 'choose purchase':
      return step.left * (ADVANCE - 0.6);
    case 'gain advance':
      return advanceWorth(game, step.seat, step.advance, left);
    case 'learn':
    case 'exchange knowledge':
      return ADVANCE;
    case 'gain goods':
      return changeWorth(game.seats[step.seat]!.goods, step.goods, NOTHING);
    case 'build':
    case 'raise':
    case 'develop a city':
      return PIECE;
    case 'build wonder':
      return WONDER;
    case 'offer':
    case 'demand':
      return swapWith(game, step.seat, step.to)?.gain ?? 0;
    case 'choose cards':
      return -CARD * step.n;
    case 'choose gain':
      return Math.max(...step.choices.map(goodsWorth));
    case 'choose units':
      return recruitsWorth(game, step.seat, step.hex, left);
    case 'pay recruits':
      return unitsWorth(game, step.seat, step.kinds, left) - priceOf(step.kinds);
    case 'muster':
    case 'place free unit':
      return unitsWorth(game, step.seat, [step.kind], left);
    case 'choose token':
    case 'take token':
    case 'cheer a city':
    case 'choose victim':
      return 0.25;
    case 'raise moods':
      return raisingWorth(game, step.seat, left);
    case 'choose target':
      return 0.3;
    case 'persuade':
      return 1;
    case 'place refugee':
      return 0.9;
    case 'levy':
      return COLLECTED * step.left;
    case 'move groups':
    case 'choose group':
    case 'choose destination':
      return 0.05 * step.left + (couldSettle(game, step.seat) ? SETTLING : 0);
    default:
      return 0;
  }
}

/** The best that can be taken, each hex once, as far as there is room. */
function gatheringWorth(game: State, seat: Seat, city: City): number {
  const goods = [...game.seats[seat]!.goods];
  let left = yields(game, seat, city);
  let worth = 0;
  for (let n = force(game, city); n > 0 && left.length > 0; n--) {
    let [best, most] = [-1, 0];
    for (const one of left) {
      const good = yieldGood(one);
      const more = goods[good]! < limitOf(game, seat, good) ? oneMore(good, goods[good]!) : 0;
      if (more > most) [best, most] = [one, more];
    }
    if (best < 0) break;
    worth += most;
    goods[yieldGood(best)]!++;
    left = left.filter((one) => yieldHex(one) !== yieldHex(best));
  }
  return worth;
}

/** Every activation but the first will lower the mood, once all else is done. */
function activatedWorth(game: State, hex: Hex, left: number): number {
  const city = cityAt(game, hex);
  return !city || city.activations < 2 || city.mood === ANGRY ? 0 : fallWorth(game, city, left);
}

/** A Settler stands where no city can be, beside land where one could. */
function couldSettle(game: State, seat: Seat): boolean {
  return game.seats[seat]!.units.some((one) => {
    if (kindOf(one) !== SETTLER || !siteRefusal(game, seat, hexAt(one))) return false;
    return grid(game).neighbours[hexAt(one)]!.some((near) => !siteRefusal(game, seat, near));
  });
}

/** Settlers beyond those who are wanted only eat. */
function unitsWorth(game: State, seat: Seat, kinds: readonly Kind[], left: number): number {
  let wanted = settlersWanted(game, seat, left) - settlersOf(game, seat);
  let worth = 0;
  for (const kind of kinds) {
    if (kind !== SETTLER) worth += isArmy(kind) ? 0.4 : 0.3;
    else if (wanted-- > 0) worth += settlerWorth(game, seat, left);
  }
  return worth;
}

function settlersOf(game: State, seat: Seat): number {
  return game.seats[seat]!.units.filter((one) => kindOf(one) === SETTLER).length;
}

/** Before it is said who is recruited: a Settler, if another can still find a place and be fed; a guard where one is missed. */
function recruitsWorth(game: State, seat: Seat, hex: Hex, left: number): number {
  const { goods } = game.seats[seat]!;
  const city = cityAt(game, hex);
  const guard = (city ? dangerTo(game, seat, city) : 0) - 0.1;
  const settles = settlersWanted(game, seat, left) > settlersOf(game, seat) && goods[FOOD]! >= SETTLER_FOOD;
  return Math.max(0.3, guard, settles ? settlerWorth(game, seat, left) - 0.5 : 0);
}

/** About what units cost. */
function priceOf(kinds: readonly Kind[]): number {
  return 0.5 * kinds.length;
}
