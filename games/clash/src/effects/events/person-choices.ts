import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { constructions } from '../../actions/construct.ts';
import { turnUp } from '../../actions/explore.ts';
import { foundCity, siteRefusal } from '../../actions/found.ts';
import { grid } from '../../cities.ts';
import type { ClashEvent } from '../../events.ts';
import { gain, lose } from '../../gains.ts';
import { CULTURE, goods, MOOD } from '../../goods.ts';
import { payable } from '../../payment.ts';
import { removeCard } from '../../piles.ts';
import type { State } from '../../state.ts';
import type { ClashStep, StepOf } from '../../steps.ts';
import { regionsInSight } from '../explorer.ts';

function orNot(seat: Seat, ask: ClashStep, options: readonly ClashStep[]): Decision<ClashStep> {
  return { seat, ask, options: options.length > 0 ? [...options, { do: 'decline', seat }] : [] };
}

/** At its price, wherever it could stand, without an activation. */
export function askConstructFreely(game: State, step: StepOf<'construct freely'>): Decision<ClashStep> {
  const { seat, building: only } = step;
  const options = constructions(game, seat)
    .filter(({ building }) => only < 0 || building === only)
    .map(({ hex, building, port }): ClashStep => ({ do: 'raise', seat, hex, building, port }));
  return orNot(seat, step, options);
}

/** A region beside one with an own city is turned up, and a city founded there. */
export function askSailAfar(game: State, step: StepOf<'sail afar'>): Decision<ClashStep> {
  const { seat, food } = step;
  const options = regionsInSight(game, seat).map((hex): ClashStep => ({ do: 'land afar', seat, hex, food }));
  return orNot(seat, step, options);
}

export function runLandAfar(game: State, { seat, hex, food }: StepOf<'land afar'>, io: Io<ClashEvent>): void {
  turnUp(game, seat, hex, io);
  next(game, { do: 'lay discovery', seat, hex }, { do: 'found afar', seat, hex, food });
}

export function askFoundAfar(game: State, step: StepOf<'found afar'>): Decision<ClashStep> {
  const { seat, hex, food } = step;
  const { slots, slotOf } = grid(game);
  const sites = payable(game, seat, goods({ food }), 'plain') ? slots[slotOf[hex]!]!.hexes : [];
  const options = sites
    .filter((site) => !siteRefusal(game, seat, site))
    .map((site): ClashStep => ({ do: 'settle afar', seat, hex: site, food }));
  return orNot(seat, step, options);
}

export function runSettleAfar(game: State, { seat, hex, food }: StepOf<'settle afar'>, io: Io<ClashEvent>): void {
  foundCity(game, seat, hex, io);
  next(game, { do: 'pay', seat, cost: goods({ food }), tender: 'plain' });
}

/** Any number of one kind into the other. */
export function askTurnTokens(game: State, step: StepOf<'turn tokens'>): Decision<ClashStep> {
  const { seat } = step;
  const own = game.seats[seat]!.goods;
  const options = [MOOD, CULTURE].flatMap((good) =>
    Array.from({ length: own[good]! }, (_, i): ClashStep => ({ do: 'tokens turned', seat, good, n: i + 1 })),
  );
  return orNot(seat, step, options);
}

export function runTokensTurned(game: State, { seat, good, n }: StepOf<'tokens turned'>, io: Io<ClashEvent>): void {
  lose(game, seat, good, n, 'card', io);
  gain(game, seat, good === MOOD ? CULTURE : MOOD, n, 'card', io);
}

/** As many objectives as there are players, for the seer's eyes: one for each, to be drawn next. */
export function runForesee(game: State, { seat }: StepOf<'foresee'>, io: Io<ClashEvent>): void {
  const cards = game.objectiveDeck.splice(-game.seats.length);
  game.seats[seat]!.offered.push(...cards);
  io.tell?.({ did: 'look', seat, cards, only: seat });
  next(game, ...[...game.seats.keys()].map((of): ClashStep => ({ do: 'destine', seat, of })));
}

export function askDestine(game: State, step: StepOf<'destine'>): Decision<ClashStep> {
  const { seat, of } = step;
  const options = game.seats[seat]!.offered.map((card): ClashStep => ({ do: 'destined', seat, of, card }));
  return { seat, ask: step, options, forced: options.length === 1 };
}

export function runDestined(game: State, { seat, of, card }: StepOf<'destined'>): void {
  removeCard(game.seats[seat]!.offered, card);
  game.seats[of]!.destined.push(card);
}
