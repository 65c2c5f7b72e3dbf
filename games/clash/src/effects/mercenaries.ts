import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { citiesOf, cityAt, grid } from '../cities.ts';
import type { ClashEvent } from '../events.ts';
import { lose } from '../gains.ts';
import { CULTURE, FOOD, GOLD, ORE, WOOD } from '../goods.ts';
import { hexesWithin } from '../map/distance.ts';
import type { Hex } from '../map/grid.ts';
import { isLand } from '../map/tiles.ts';
import { guards, raid, unmoved } from '../neutrals/barbarians.ts';
import { BARBARIANS } from '../owners.ts';
import { isArmy } from '../pieces.ts';
import type { State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { clearFlags, hexAt, kindOf, MOVED, unitsAt } from '../units.ts';
import { STACK_LIMIT } from '../war/limits.ts';

const REACH = 2;
/** Any of these pays for an army. */
const WAGES = [FOOD, WOOD, ORE, GOLD, CULTURE];

/** Barbarian armies near own cities or army units, with somewhere to go, whom nobody else keeps where they are. */
function forHire(game: State, seat: Seat, hired: readonly Hex[]): Hex[] {
  const army = game.seats[seat]!.units.filter((one) => isArmy(kindOf(one))).map(hexAt);
  const near = hexesWithin(game, [...citiesOf(game, seat).map(({ hex }) => hex), ...army], REACH);
  const camps = [...new Set(game.barbarians.map(hexAt))];
  return camps.filter(
    (hex) =>
      near[hex]! >= 0 &&
      !hired.includes(hex) &&
      guards(game, hex).every((guard) => guard === seat) &&
      ways(game, hex).length > 0,
  );
}

function ways(game: State, hex: Hex): Hex[] {
  const army = unmoved(game, hex).length;
  if (army === 0) return [];
  return grid(game).neighbours[hex]!.filter(
    (near) => isLand(game.terrain[near]!) && unitsAt(game, BARBARIANS, near).length + army <= STACK_LIMIT,
  );
}

export function canHire(game: State, seat: Seat): boolean {
  return WAGES.some((good) => game.seats[seat]!.goods[good]! > 0) && forHire(game, seat, []).length > 0;
}

/** All are paid in advance, and then they go. */
export function askHire(game: State, step: StepOf<'hire'>): Decision<ClashStep> {
  const { seat, hired } = step;
  const wages = WAGES.filter((good) => game.seats[seat]!.goods[good]! > 0);
  const options: ClashStep[] = forHire(game, seat, hired).flatMap((hex) =>
    wages.map((good): ClashStep => ({ do: 'pay army', seat, hex, good, hired })),
  );
  if (hired.length > 0) options.push({ do: 'send army', seat, left: hired });
  return { seat, ask: step, options, forced: true };
}

export function runPayArmy(game: State, { seat, hex, good, hired }: StepOf<'pay army'>, io: Io<ClashEvent>): void {
  lose(game, seat, good, 1, 'card', io);
  next(game, { do: 'hire', seat, hired: [...hired, hex] });
}

export function askSendArmy(game: State, step: StepOf<'send army'>): Decision<ClashStep> {
  const { seat, left } = step;
  const options = left.flatMap((hex) =>
    ways(game, hex).map((to): ClashStep => ({ do: 'army goes', seat, hex, to, left })),
  );
  return { seat, ask: step, options, forced: true };
}

/** The fight comes first, then new barbarians in the city that was left, then the next army. */
export function runArmyGoes(game: State, { seat, hex, to, left }: StepOf<'army goes'>, io: Io<ClashEvent>): void {
  next(game, { do: 'send army', seat, left: left.filter((other) => other !== hex) });
  if (cityAt(game, hex)?.owner === BARBARIANS) next(game, { do: 'swell city', seat, hex });
  raid(game, hex, to, io);
}

export function runPayOff(game: State): void {
  clearFlags(game, BARBARIANS, MOVED);
}
