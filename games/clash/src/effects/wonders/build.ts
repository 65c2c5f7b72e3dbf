import { type Decision, type Io, next, type Refusal, type Seat } from '@imperia/engine';
import { activate, activationRefusal } from '../../actions/activate.ts';
import { growthRefusal } from '../../actions/construct.ts';
import { spendAction } from '../../actions/spending.ts';
import { ENGINEERING } from '../../advances.ts';
import { citiesOf, cityAt, has, replaceCity } from '../../cities.ts';
import { led } from '../../civilization.ts';
import { WONDER_CARD } from '../../decks.ts';
import type { ClashEvent } from '../../events.ts';
import { CULTURE, type Goods } from '../../goods.ts';
import { knows } from '../../knowledge.ts';
import { PORT } from '../../pieces.ts';
import { drawObjective, removeCard } from '../../piles.ts';
import { isPestilent } from '../../protection.ts';
import {
  CANNOT_PAY_WONDER,
  NEEDS_ENGINEERING,
  NEEDS_PORT,
  NEEDS_WONDER_ADVANCE,
  NOT_HAPPY,
  PESTILENCE,
} from '../../refusals.ts';
import { isLate } from '../../round/rounds.ts';
import { type City, HAPPY, type State } from '../../state.ts';
import type { ClashStep, StepOf } from '../../steps.ts';
import { wonderData } from '../../wonder-data.ts';
import { powerIn } from '../../wonders.ts';
import { BUILT_WONDER } from '../objectives/claims.ts';
import { happened } from '../occasions.ts';
import { affordable, payFor } from '../powers/prices.ts';

/** Wonders that the seat might build: in hand, or open for all. */
function within(game: State, seat: Seat): readonly number[] {
  return game.config.options.includes('sharedWonders') ? game.openWonders : game.seats[seat]!.wonderHand;
}

function wonderRefusal(game: State, seat: Seat, city: City, card: number): Refusal | null {
  const { requires } = wonderData(card);
  if (!knows(game, seat, requires)) return NEEDS_WONDER_ADVANCE;
  return siteRefusal(game, seat, city, card, priceAt(game, seat, city.hex, card));
}

/** A leader makes the wonder of his wishes cheaper in his city. */
function priceAt(game: State, seat: Seat, hex: number, card: number): Goods {
  const wish = led(game, seat, hex, 'own wonder');
  return wish?.wonder === wonderData(card).id ? cheaper(card, wish.culture) : wonderData(card).cost;
}

/** In the city of such a leader wonders are built beside actions. */
export function freeWonders(game: State, seat: Seat): ClashStep[] {
  return wonderOptions(game, seat).flatMap((one): ClashStep[] =>
    one.do === 'construct wonder' && led(game, seat, one.hex, 'own wonder') ? [{ ...one, do: 'wonder at court' }] : [],
  );
}

export function runWonderAtCourt(game: State, step: StepOf<'wonder at court'>): void {
  game.actions++;
  next(game, { ...step, do: 'construct wonder' });
}

/** Everything but the advance, at this price. */
function siteRefusal(game: State, seat: Seat, city: City, card: number, cost: Goods): Refusal | null {
  const { port } = wonderData(card);
  if (isPestilent(game, seat)) return PESTILENCE;
  if (city.mood !== HAPPY) return NOT_HAPPY;
  if (port && !has(city, PORT)) return NEEDS_PORT;
  return (
    growthRefusal(game, seat, city) ?? (affordable(game, seat, city.hex, cost, 'wonder') ? null : CANNOT_PAY_WONDER)
  );
}

export function wonderOptions(game: State, seat: Seat): ClashStep[] {
  const cards = within(game, seat);
  if (cards.length === 0 || !knows(game, seat, ENGINEERING)) return [];
  return citiesOf(game, seat).flatMap((city) =>
    activationRefusal(game, seat, city.hex)
      ? []
      : cards
          .filter((card) => !wonderRefusal(game, seat, city, card))
          .map((card): ClashStep => ({ do: 'construct wonder', seat, card, hex: city.hex })),
  );
}

/** Without the advance that it requires, for so much culture less. */
export function cheaperWonders(game: State, seat: Seat, culture: number): ClashStep[] {
  if (!knows(game, seat, ENGINEERING)) return [];
  return citiesOf(game, seat).flatMap((city) =>
    activationRefusal(game, seat, city.hex)
      ? []
      : within(game, seat)
          .filter((card) => !siteRefusal(game, seat, city, card, cheaper(card, culture)))
          .map((card): ClashStep => ({ do: 'commission', seat, card, hex: city.hex, culture })),
  );
}

function cheaper(card: number, culture: number): Goods {
  return wonderData(card).cost.map((n, good) => (good === CULTURE ? Math.max(0, n - culture) : n));
}

export function askBuildCheaper(game: State, step: StepOf<'build cheaper'>): Decision<ClashStep> {
  return { seat: step.seat, ask: step, options: cheaperWonders(game, step.seat, step.culture), forced: true };
}

export function runCommission(game: State, { seat, card, hex, culture }: StepOf<'commission'>): void {
  activate(game, hex);
  next(
    game,
    payFor(game, seat, hex, cheaper(card, culture), 'wonder'),
    { do: 'build wonder', seat, card, hex },
    { do: 'activated', seat, hex, collected: false },
  );
}

/** Why this one cannot be built there. */
export function constructWonderRefusal(game: State, seat: Seat, hex: number, card: number): Refusal | null {
  const refused = activationRefusal(game, seat, hex);
  if (refused) return refused;
  if (!knows(game, seat, ENGINEERING)) return NEEDS_ENGINEERING;
  return wonderRefusal(game, seat, cityAt(game, hex)!, card);
}

export function runConstructWonder(
  game: State,
  { seat, card, hex }: StepOf<'construct wonder'>,
  io: Io<ClashEvent>,
): void {
  spendAction(game, seat, 'construct wonder', io);
  activate(game, hex);
  next(
    game,
    payFor(game, seat, hex, priceAt(game, seat, hex, card), 'wonder'),
    { do: 'build wonder', seat, card, hex },
    { do: 'activated', seat, hex, collected: false },
  );
}

export function runBuildWonder(game: State, { seat, card, hex }: StepOf<'build wonder'>, io: Io<ClashEvent>): void {
  const own = game.seats[seat]!;
  removeCard(game.openWonders.includes(card) ? game.openWonders : own.wonderHand, card);
  const city = cityAt(game, hex)!;
  replaceCity(game, { ...city, wonders: [...city.wonders, card] });
  game.builders[card - WONDER_CARD] = seat;
  own.deeds.push(BUILT_WONDER);
  io.tell?.({ did: 'wonder', seat, hex, card });
  if (
    powerIn(cityAt(game, hex)!, 'draw objective') &&
    wonderData(card).powers.some(({ power }) => power === 'draw objective')
  )
    drawObjective(game, seat, io);
  if (game.config.options.includes('wonderEnd') && isLate(game)) game.over = true;
  happened(game, { on: 'wonder', seat, hex, card });
}
