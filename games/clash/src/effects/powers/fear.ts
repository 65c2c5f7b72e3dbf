import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { enemyAt } from '../../actions/destinations.ts';
import { spendAction } from '../../actions/spending.ts';
import { grid } from '../../cities.ts';
import { leaderHex, led } from '../../civilization.ts';
import type { ClashEvent } from '../../events.ts';
import type { Hex } from '../../map/grid.ts';
import { isLand } from '../../map/tiles.ts';
import { BARBARIANS, type Owner } from '../../owners.ts';
import { isArmy } from '../../pieces.ts';
import type { State } from '../../state.ts';
import type { ClashStep, StepOf } from '../../steps.ts';
import { addUnit, armyAt, hexAt, kindOf, moved, removeUnit, type Unit, unitsAt } from '../../units.ts';
import { stackLimit } from '../../war/limits.ts';

/** Everyone beside the leader who can be pushed, and where to. */
function frights(game: State, seat: Seat): ClashStep[] {
  const from = leaderHex(game, seat);
  const others = [...game.seats.keys(), BARBARIANS].filter((owner) => owner !== seat);
  return grid(game)
    .neighbours[from]!.filter((hex) => isLand(game.terrain[hex]!))
    .flatMap((hex) =>
      others.flatMap((of) =>
        [...new Set(unitsAt(game, of, hex))].flatMap((unit) =>
          retreats(game, of, unit).map((to): ClashStep => ({ do: 'frightened', seat, hex, of, unit, to })),
        ),
      ),
    );
}

/** Land beside the unit where nobody would fight it, with room for it. */
function retreats(game: State, of: Owner, unit: Unit): Hex[] {
  const more = isArmy(kindOf(unit)) ? 1 : 0;
  return grid(game).neighbours[hexAt(unit)]!.filter(
    (to) =>
      isLand(game.terrain[to]!) &&
      !enemyAt(game, of, to) &&
      armyAt(game, of, to) + more <= stackLimit(game, of, to, [unit]),
  );
}

/** Once in a turn, for an action. */
export function fearOptions(game: State, seat: Seat): ClashStep[] {
  if (game.used.includes('spread fear') || !led(game, seat, leaderHex(game, seat), 'spread fear')) return [];
  return frights(game, seat).length > 0 ? [{ do: 'spread fear', seat }] : [];
}

export function runSpreadFear(game: State, { seat }: StepOf<'spread fear'>, io: Io<ClashEvent>): void {
  spendAction(game, seat, 'spread fear', io);
  game.used.push('spread fear');
  next(game, { do: 'frighten', seat });
}

export function askFrighten(game: State, step: StepOf<'frighten'>): Decision<ClashStep> {
  return { seat: step.seat, ask: step, options: frights(game, step.seat), forced: true };
}

export function runFrightened(game: State, { hex, of, unit, to }: StepOf<'frightened'>, io: Io<ClashEvent>): void {
  removeUnit(game, of, unit);
  addUnit(game, of, moved(unit, to, 0));
  io.tell?.({ did: 'move', owner: of, hex, to, kinds: [kindOf(unit)], roads: false });
}
