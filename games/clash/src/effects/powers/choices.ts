import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { advanceOptions } from '../../actions/advance.ts';
import { attemptsUpon, open } from '../../actions/influence.ts';
import { buildingsLeft, grid } from '../../cities.ts';
import type { ClashEvent } from '../../events.ts';
import { gain, lose } from '../../gains.ts';
import { GOLD } from '../../goods.ts';
import { MOUNTAIN } from '../../map/tiles.ts';
import { payable } from '../../payment.ts';
import { INFANTRY, OBELISK, SETTLER, UNIT_DATA } from '../../pieces.ts';
import type { State } from '../../state.ts';
import type { ClashStep, StepOf } from '../../steps.ts';
import { armyAt, countOf } from '../../units.ts';
import { stackLimit } from '../../war/limits.ts';
import { rallyPlaces } from './answers.ts';

function orNot(seat: Seat, ask: ClashStep, options: readonly ClashStep[]): Decision<ClashStep> {
  return { seat, ask, options: options.length > 0 ? [...options, { do: 'decline', seat }] : [] };
}

export function askChooseGain(_game: State, step: StepOf<'choose gain'>): Decision<ClashStep> {
  const { seat, choices } = step;
  return { seat, ask: step, options: choices.map((goods): ClashStep => ({ do: 'gain goods', seat, goods })) };
}

/** For each Mountain beside the new city, something for gold. */
export function askDigForGold(game: State, step: StepOf<'dig for gold'>): Decision<ClashStep> {
  const { seat, hex } = step;
  const { goods } = game.seats[seat]!;
  const mountains = grid(game).neighbours[hex]!.filter((near) => game.terrain[near] === MOUNTAIN).length;
  const from = goods.flatMap((n, good) => (good === GOLD ? [] : new Array<number>(Math.min(n, mountains)).fill(good)));
  const max = Math.min(mountains, from.length);
  if (max === 0) return { seat, ask: step, options: [] };
  return {
    seat,
    ask: step,
    options: [],
    pick: { from, min: 0, max, answer: (given) => ({ do: 'gold for goods', seat, given }) },
  };
}

export function runGoldForGoods(game: State, { seat, given }: StepOf<'gold for goods'>, io: Io<ClashEvent>): void {
  for (const good of given) lose(game, seat, good, 1, 'advance', io);
  gain(game, seat, GOLD, given.length, 'advance', io);
}

export function askKeepSettler(game: State, step: StepOf<'keep settler'>): Decision<ClashStep> {
  const { seat, hex, price } = step;
  const may = payable(game, seat, price, 'plain') && countOf(game, seat, SETTLER) < UNIT_DATA[SETTLER]!.perPlayer;
  return orNot(seat, step, may ? [{ do: 'buy unit', seat, hex, kind: SETTLER, price }] : []);
}

export function askSettleLegion(game: State, step: StepOf<'settle legion'>): Decision<ClashStep> {
  const { seat, hex, price } = step;
  const may = payable(game, seat, price, 'plain') && mayStand(game, seat, hex);
  return orNot(seat, step, may ? [{ do: 'buy unit', seat, hex, kind: INFANTRY, price }] : []);
}

function mayStand(game: State, seat: Seat, hex: number): boolean {
  return (
    countOf(game, seat, INFANTRY) < UNIT_DATA[INFANTRY]!.perPlayer &&
    armyAt(game, seat, hex) < stackLimit(game, seat, hex)
  );
}

export function runBuyUnit(game: State, { seat, hex, kind, price }: StepOf<'buy unit'>): void {
  next(game, { do: 'pay', seat, cost: price, tender: 'plain' }, { do: 'place unit', seat, hex, kind });
}

/** With the leader, or in a city when there is no room. */
export function askRally(game: State, step: StepOf<'rally'>): Decision<ClashStep> {
  const { seat } = step;
  const places = rallyPlaces(game, seat, (hex) => mayStand(game, seat, hex));
  const options = places.map((hex): ClashStep => ({ do: 'place unit', seat, hex, kind: INFANTRY }));
  return { seat, ask: step, options, forced: true };
}

/** An Obelisk that is not built is set aside for a point. */
export function askRaiseRuneStone(game: State, step: StepOf<'raise rune stone'>): Decision<ClashStep> {
  const { seat } = step;
  return orNot(seat, step, buildingsLeft(game, seat, OBELISK) > 0 ? [{ do: 'rune stone', seat }] : []);
}

export function runRuneStone(game: State, { seat }: StepOf<'rune stone'>): void {
  const own = game.seats[seat]!;
  own.gone[OBELISK + 1]!++;
  own.runeStones++;
}

/** An advance at its price, without an action. */
export function askStudyFurther(game: State, step: StepOf<'study further'>): Decision<ClashStep> {
  const { seat } = step;
  const options = advanceOptions(game, seat).flatMap((one): ClashStep[] =>
    one.do === 'advance' ? [{ do: 'buy advance', seat, advance: one.advance, cube: true }] : [],
  );
  return orNot(seat, step, options);
}

/** An attempt from the leader's city, without an action. */
export function askSpreadCulture(game: State, step: StepOf<'spread culture'>): Decision<ClashStep> {
  const { seat, hex } = step;
  const options = attemptsUpon(
    game,
    seat,
    game.cities.filter((city) => open(game, seat, city)),
  ).filter((one) => one.do === 'attempt' && one.hex === hex);
  return orNot(seat, step, options);
}
