import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { activate, activationRefusal } from '../actions/activate.ts';
import { buildingRefusal, seasBeside } from '../actions/construct.ts';
import { cheer } from '../actions/happiness.ts';
import { citiesOf } from '../cities.ts';
import type { ClashEvent } from '../events.ts';
import { gain } from '../gains.ts';
import { isNothing } from '../goods.ts';
import type { Hex } from '../map/grid.ts';
import { payable } from '../payment.ts';
import { BUILDINGS, isArmy, type Kind, PORT, UNIT_DATA } from '../pieces.ts';
import { type City, HAPPY, type State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { armyAt, countOf } from '../units.ts';
import { stackLimit } from '../war/limits.ts';
import { isOpposedByName } from './powers/ruse.ts';

export function runGainGoods(game: State, { seat, goods }: StepOf<'gain goods'>, io: Io<ClashEvent>): void {
  for (const [good, n] of goods.entries()) gain(game, seat, good, n, 'card', io);
}

/** What has a price need not be bought. */
export function askCheerACity(game: State, step: StepOf<'cheer a city'>): Decision<ClashStep> {
  const { seat, price, only } = step;
  const open = ({ hex, mood }: City) => mood !== HAPPY && (only < 0 || hex === only);
  const sad = payable(game, seat, price, 'plain') ? citiesOf(game, seat).filter(open) : [];
  const options = sad.map(({ hex }): ClashStep => ({ do: 'cheer city', seat, hex, price }));
  const free = isNothing(price);
  if (!free && options.length > 0) options.push({ do: 'decline', seat });
  return { seat, ask: step, options, forced: free };
}

export function runCheerCity(game: State, { seat, hex, price }: StepOf<'cheer city'>, io: Io<ClashEvent>): void {
  cheer(game, hex, 1, io);
  if (!isNothing(price)) next(game, { do: 'pay', seat, cost: price, tender: 'plain' });
}

/** Own cities with room for a free unit, while there are pieces. */
export function placesFor(game: State, seat: Seat, kind: Kind): Hex[] {
  if (countOf(game, seat, kind) >= UNIT_DATA[kind]!.perPlayer) return [];
  return citiesOf(game, seat)
    .map(({ hex }) => hex)
    .filter((hex) => !isArmy(kind) || armyAt(game, seat, hex) < stackLimit(game, seat, hex));
}

export function askPlaceFreeUnit(game: State, step: StepOf<'place free unit'>): Decision<ClashStep> {
  const { seat, kind, optional } = step;
  const options = placesFor(game, seat, kind).map((hex): ClashStep => ({ do: 'place unit', seat, hex, kind }));
  if (optional && options.length > 0) options.push({ do: 'decline', seat });
  return { seat, ask: step, options, forced: !optional };
}

/** Buildings that could be constructed, were they free. */
export function developments(game: State, seat: Seat): ClashStep[] {
  return citiesOf(game, seat).flatMap((city) => {
    const { hex } = city;
    if (activationRefusal(game, seat, hex)) return [];
    return [...BUILDINGS.keys()]
      .filter((building) => !buildingRefusal(game, seat, city, building))
      .flatMap((building) =>
        (building === PORT ? seasBeside(game, hex) : [-1]).map(
          (port): ClashStep => ({ do: 'develop', seat, hex, building, port }),
        ),
      );
  });
}

export function askDevelopACity(game: State, step: StepOf<'develop a city'>): Decision<ClashStep> {
  return { seat: step.seat, ask: step, options: developments(game, step.seat), forced: true };
}

export function runDevelop(game: State, { seat, hex, building, port }: StepOf<'develop'>): void {
  activate(game, hex);
  next(game, { do: 'build', seat, hex, building, port }, { do: 'activated', seat, hex, collected: false });
}

/** Players who have all their actions yet. */
export function victims(game: State, seat: Seat): Seat[] {
  return [...game.seats.keys()].filter((other) => other !== seat && game.seats[other]!.hindered === 0);
}

export function askChooseVictim(game: State, step: StepOf<'choose victim'>): Decision<ClashStep> {
  const { seat, n } = step;
  const options = victims(game, seat).map((of): ClashStep => ({ do: 'hinder', seat, of, n }));
  return { seat, ask: step, options, forced: true };
}

export function runHinder(game: State, step: StepOf<'hinder'>, io: Io<ClashEvent>): void {
  const { seat, of, n } = step;
  if (isOpposedByName(game, seat, step)) return;
  game.seats[of]!.hindered = n;
  io.tell?.({ did: 'hinder', seat, of });
}

export function askChooseTruce(game: State, step: StepOf<'choose truce'>): Decision<ClashStep> {
  const { seat } = step;
  const options = [...game.seats.keys()]
    .filter((other) => other !== seat)
    .map((of): ClashStep => ({ do: 'truce', seat, of }));
  return { seat, ask: step, options, forced: true };
}

/** The one in this turn, the other in their next. */
export function runTruce(game: State, step: StepOf<'truce'>, io: Io<ClashEvent>): void {
  const { seat, of } = step;
  if (isOpposedByName(game, seat, step)) return;
  game.seats[seat]!.truces.push(of);
  game.seats[of]!.truces.push(seat);
  io.tell?.({ did: 'truce', seat, of });
}
