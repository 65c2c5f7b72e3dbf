import { type Io, next } from '@imperia/engine';
import type { ClashEvent } from '../events.ts';
import { isPlayer } from '../owners.ts';
import type { State } from '../state.ts';
import type { StepOf } from '../steps.ts';
import { afterEclipse, endLasting } from './events/lasting.ts';
import { meetObjectives } from './objectives/claims.ts';
import type { Occasion } from './occasions.ts';
import { answerWithPowers } from './powers/answers.ts';
import { CAPTURED, WON_ON_LAND } from './turn-marks.ts';

/** What cards say to what has just happened. */
export function runOccasion(game: State, { occasion }: StepOf<'occasion'>, io: Io<ClashEvent>): void {
  answerWithPowers(game, occasion, io);
  meetObjectives(game, occasion);
  rememberVictory(game, occasion);
  if (occasion.on === 'advance') endLasting(game, occasion.seat);
  if (occasion.on === 'battle') afterEclipse(game, occasion.battle, occasion.winner);
  if (occasion.on === 'capture') {
    const { owner, before } = occasion;
    if (isPlayer(owner) && isPlayer(before.owner)) next(game, { do: 'teach us', seat: owner, of: before.owner });
  }
}

/** For cards that come after it in the turn. */
function rememberVictory(game: State, occasion: Occasion): void {
  const remember = (mark: string) => {
    if (!game.used.includes(mark)) game.used.push(mark);
  };
  if (occasion.on === 'battle') {
    const { battle, winner } = occasion;
    if (winner === game.active && !battle.sea && battle.round > 0) remember(WON_ON_LAND);
  } else if (occasion.on === 'capture' && occasion.owner === game.active) remember(CAPTURED);
}
