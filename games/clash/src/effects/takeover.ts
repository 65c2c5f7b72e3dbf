import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { attemptsUpon, succeed, TAKEOVER } from '../actions/influence.ts';
import { citiesOf, cityAt, replaceCity, settlementsLeft, sizeOf } from '../cities.ts';
import type { ClashEvent } from '../events.ts';
import { BARBARIANS } from '../owners.ts';
import { INFANTRY, type Kind, SETTLER, UNIT_DATA } from '../pieces.ts';
import type { State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { countOf, hasUnits, kindOf, removeUnit, unitsAt } from '../units.ts';

/** The next attempt may be upon a barbarian city without buildings. */
export function canTakeOver(game: State, seat: Seat): boolean {
  if (game.actions === 0 || game.used.includes(TAKEOVER) || settlementsLeft(game, seat) === 0) return false;
  const camps = citiesOf(game, BARBARIANS).filter((city) => sizeOf(city) === 1);
  return attemptsUpon(game, seat, camps).length > 0;
}

export function askTakeOver(game: State, step: StepOf<'take over'>): Decision<ClashStep> {
  const { seat, hex } = step;
  const left = (kind: Kind) => countOf(game, seat, kind) < UNIT_DATA[kind]!.perPlayer;
  const kinds = hasUnits(game, BARBARIANS, hex) ? [SETTLER, INFANTRY].filter(left) : [];
  const options = (kinds.length > 0 ? kinds : [-1]).map((kind): ClashStep => ({ do: 'taken over', seat, hex, kind }));
  return { seat, ask: step, options, forced: true };
}

/** One barbarian joins the seat as a unit of this kind, the others are gone; `kind` is -1 where nobody joins. */
export function runTakenOver(game: State, { seat, hex, kind }: StepOf<'taken over'>, io: Io<ClashEvent>): void {
  for (const one of unitsAt(game, BARBARIANS, hex)) {
    removeUnit(game, BARBARIANS, one);
    io.tell?.({ did: 'remove', owner: BARBARIANS, hex, kind: kindOf(one) });
  }
  replaceCity(game, { ...cityAt(game, hex)!, owner: seat, culture: 0 });
  io.tell?.({ did: 'taken over', seat, hex });
  succeed(game, seat, io);
  if (kind >= 0) next(game, { do: 'place unit', seat, hex, kind });
}
