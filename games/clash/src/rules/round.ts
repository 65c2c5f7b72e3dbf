import { askChooseToken, runTakeToken } from '../actions/construct.ts';
import { askTurn } from '../actions/turn.ts';
import { runOccasion } from '../effects/answers.ts';
import { askClaim, askStatusObjectives, runComplete } from '../effects/objectives/claims.ts';
import { askPay, runSpend } from '../payment.ts';
import { runAge, runBeginTurn, runEndTurn, runGoOn, runNextTurn, runRound } from '../round/rounds.ts';
import {
  askChangeGovernment,
  askFreeAdvance,
  askNameFirstPlayer,
  askRazeCity,
  runFirstPlayer,
  runLastObjectives,
  runRaze,
  runStatus,
  runStatusCards,
  runTakeGovernment,
} from '../round/status.ts';
import { runScore } from '../scoring.ts';
import { runSetup } from '../setup.ts';
import type { ClashRules } from './chapter.ts';

function nothing(): void {}

/** Ages, rounds, turns, the status phase, paying. */
export const ROUND: ClashRules = {
  run: {
    setup: runSetup,
    age: runAge,
    round: runRound,
    'next turn': runNextTurn,
    'begin turn': runBeginTurn,
    'go on': runGoOn,
    'end turn': runEndTurn,
    decline: nothing,
    spend: runSpend,
    'take token': runTakeToken,
    occasion: runOccasion,
    complete: runComplete,
    status: runStatus,
    'last objectives': runLastObjectives,
    'status cards': runStatusCards,
    raze: runRaze,
    'take government': runTakeGovernment,
    'first player': runFirstPlayer,
    score: runScore,
  },
  ask: {
    turn: askTurn,
    pay: askPay,
    'choose token': askChooseToken,
    claim: askClaim,
    'status objectives': askStatusObjectives,
    'free advance': askFreeAdvance,
    'raze city': askRazeCity,
    'change government': askChangeGovernment,
    'name first player': askNameFirstPlayer,
  },
};
