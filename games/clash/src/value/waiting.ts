import type { Seat } from '@imperia/engine';
import { isCalmed } from '../actions/activate.ts';
import { siteRefusal } from '../actions/found.ts';
import { cityAt, grid, strength } from '../cities.ts';
import { isArmy, type Kind, SETTLER } from '../pieces.ts';
import type { State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { hexAt, kindOf } from '../units.ts';
import { goodsWorth } from './goods.ts';

const COLLECTED = 0.27;
const ADVANCE = 0.75;
const PIECE = 1.2;
const WONDER = 5;
const CARD = 0.35;
const SETTLING = 0.55;

/** What has been begun and will come of itself: a building that is being paid for, resources about to be gathered. */
export function waitingWorth(game: State, seat: Seat): number {
  let worth = 0;
  for (let i = game.steps.length - 1; i >= 0; i--) {
    const step = game.steps[i]!;
    if (step.do === 'go on' || step.do === 'next turn') break;
    if (step.do === 'exchange') worth += exchangeWorth(game, seat, step);
    else if ('seat' in step && step.seat === seat) worth += stepWorth(game, step);
  }
  return worth;
}

/** An offer that has been accepted: what comes, and what goes. */
function exchangeWorth(game: State, seat: Seat, { seat: taker, from, give, want }: StepOf<'exchange'>): number {
  if (seat !== taker && seat !== from) return 0;
  const cards = game.seats[from]!.offered.length - game.seats[taker]!.offered.length;
  const gained = goodsWorth(give) - goodsWorth(want) + CARD * cards;
  return seat === taker ? gained : -gained;
}

function stepWorth(game: State, step: ClashStep): number {
  switch (step.do) {
    case 'gather':
      return COLLECTED * strength(cityAt(game, step.hex)!, isCalmed(game));
    case 'pay':
      return -goodsWorth(step.cost);
    case 'choose price':
      return -Math.min(...step.prices.map(({ cost }) => goodsWorth(cost)));
    case 'buy advance':
      return ADVANCE - 0.6;
    case 'choose purchase':
      return step.left * (ADVANCE - 0.6);
    case 'gain advance':
    case 'learn':
    case 'exchange knowledge':
      return ADVANCE;
    case 'gain goods':
      return goodsWorth(step.goods);
    case 'build':
    case 'raise':
    case 'develop a city':
      return PIECE;
    case 'build wonder':
      return WONDER;
    case 'choose cards':
      return -CARD * step.n;
    case 'choose gain':
      return Math.max(...step.choices.map(goodsWorth));
    case 'choose units':
      return 0.35;
    case 'pay recruits':
      return unitsWorth(step.kinds) - priceOf(step.kinds);
    case 'muster':
    case 'place free unit':
      return unitsWorth([step.kind]);
    case 'choose token':
    case 'take token':
    case 'raise moods':
    case 'cheer a city':
    case 'choose victim':
      return 0.25;
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

/** A Settler stands where no city can be, beside land where one could. */
function couldSettle(game: State, seat: Seat): boolean {
  return game.seats[seat]!.units.some((one) => {
    if (kindOf(one) !== SETTLER || !siteRefusal(game, seat, hexAt(one))) return false;
    return grid(game).neighbours[hexAt(one)]!.some((near) => !siteRefusal(game, seat, near));
  });
}

function unitsWorth(kinds: readonly Kind[]): number {
  return kinds.reduce((sum, kind) => sum + (kind === SETTLER ? 0.9 : isArmy(kind) ? 0.4 : 0.3), 0);
}

/** About what units cost. */
function priceOf(kinds: readonly Kind[]): number {
  return 0.5 * kinds.length;
}
