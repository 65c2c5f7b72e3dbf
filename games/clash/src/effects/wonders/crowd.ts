import type { Decision, Io } from '@imperia/engine';
import type { ClashEvent } from '../../events.ts';
import { lose } from '../../gains.ts';
import { CULTURE, MOOD } from '../../goods.ts';
import { isPlayer } from '../../owners.ts';
import type { Battle, State } from '../../state.ts';
import type { ClashStep, StepOf } from '../../steps.ts';
import { other, type Side, sideOwner, withSide } from '../../war/battle.ts';
import { hitsTaken } from '../../war/roll.ts';
import { powerOf } from '../../wonders.ts';

/** The enemy's hits, should this side's combat value be so. */
function hitsFor(battle: Battle, side: Side, cv: number): number {
  return hitsTaken(cv, battle.cancels[other(side)]);
}

/** Asked once in a land battle, as soon as a token would make a hit. */
export function askCrowd(game: State, step: StepOf<'crowd'>): Decision<ClashStep> {
  const battle = game.battle!;
  const { side } = step;
  const seat = sideOwner(battle, side);
  const crowd = isPlayer(seat) && !battle.sea && !battle.cheered[side] ? powerOf(game, seat, 'crowd') : undefined;
  const rolled = battle.dice[side].length > 0;
  const cv = battle.cv[side];
  if (!crowd || !rolled || hitsFor(battle, side, cv + crowd.cv) === hitsFor(battle, side, cv))
    return { seat: game.active, ask: step, options: [] };
  const options = [MOOD, CULTURE]
    .filter((good) => game.seats[seat]!.goods[good]! > 0)
    .map((good): ClashStep => ({ do: 'cheer on', seat, side, good }));
  return { seat, ask: step, options: options.length > 0 ? [...options, { do: 'decline', seat }] : [] };
}

export function runCheerOn(game: State, { seat, side, good }: StepOf<'cheer on'>, io: Io<ClashEvent>): void {
  lose(game, seat, good, 1, 'battle', io);
  const battle = game.battle!;
  const cv = battle.cv[side] + powerOf(game, seat, 'crowd')!.cv;
  game.battle = {
    ...battle,
    cheered: withSide(battle.cheered, side, true),
    cv: withSide(battle.cv, side, cv),
    hits: withSide(battle.hits, other(side), hitsFor(battle, side, cv)),
  };
}
