import type { Rules } from '@imperia/engine';
import { askBuyOff, askProtect, runAttacked, runBoughtOff, runNotBoughtOff } from './attack.ts';
import {
  askMarketToken,
  askTidy,
  runCleanup,
  runFillHand,
  runLayToken,
  runRestOfCleanup,
  runTidied,
} from './cleanup.ts';
import { runDraw, runEmptyDeck, runReshuffle } from './deck.ts';
import { askDevelop, runDevelopCard, runPlaceDevelopment } from './developments.ts';
import {
  askAcquire,
  askBorrow,
  askDeclare,
  askHowMany,
  askSwap,
  askSwapFor,
  askSwapNation,
  askTokenBack,
  askTreat,
  runAcquireCard,
  runAcquireExiled,
  runBorrowed,
  runDeclared,
  runSoMany,
  runSwapped,
  runSwappedNation,
  runTookBack,
  runTreated,
} from './effects/choices.ts';
import { askFind, runFound } from './effects/find.ts';
import { askHost, runUnder } from './effects/garrison.ts';
import { askGive, askPick, runGiven, runPicked } from './effects/pick.ts';
import { askChoose, askMay, runAgree, runChosen, runEffects, runThen } from './effects/run.ts';
import type { ImperiumEvent } from './events.ts';
import { runExhaust } from './exhaust.ts';
import { askPutBack, runKingOfKings, runPutFirst } from './fame.ts';
import { runBeginEffect, runEndEffect } from './frames.ts';
import { askBreakThrough, runBreakThroughDeck, runBreakThroughFor, runRefill } from './market.ts';
import { runMeanwhile, runOwedCleanup } from './owed.ts';
import { runFinishPlay, runPlay, runResolvePlay } from './play.ts';
import { askReact, runUseReaction } from './react.ts';
import { askOrderSolstice, runEndOfRound, runResolve, runRound, runSolstice, runSolsticeOf } from './round.ts';
import { runScore } from './scoring.ts';
import { runSetup } from './setup.ts';
import { runRivalCard, runRivalDoes, runRivalDone } from './solo/operations.ts';
import { askSuffer, runRivalSuffers, runSuffered } from './solo/suffer.ts';
import { runRivalCleanup, runRivalTurn } from './solo/turn.ts';
import type { State } from './state.ts';
import type { ImperiumStep } from './steps.ts';
import { askPay, runPayWith } from './tokens.ts';
import { askChooseUnrest, askTurn, runBeginTurn, runInnovate, runRevolt } from './turn.ts';
import { runCalm, runTakeUnrest } from './unrest.ts';

function nothing(): void {}

/** The table of contents: which file says what happens at each step, in the order of the rulebook. */
const run: Rules<State, ImperiumStep, ImperiumEvent>['run'] = {
  setup: runSetup,
  round: runRound,
  'begin turn': runBeginTurn,
  play: runPlay,
  exhaust: runExhaust,
  innovate: runInnovate,
  revolt: runRevolt,
  calm: runCalm,
  'end activation': nothing,

  cleanup: runCleanup,
  'lay token': runLayToken,
  'rest of cleanup': runRestOfCleanup,
  'owed cleanup': runOwedCleanup,
  meanwhile: runMeanwhile,
  tidied: runTidied,
  'fill hand': runFillHand,

  draw: runDraw,
  'empty deck': runEmptyDeck,
  reshuffle: runReshuffle,
  'develop card': runDevelopCard,
  'place development': runPlaceDevelopment,
  'develop nothing': nothing,

  solstice: runSolstice,
  'solstice of': runSolsticeOf,
  resolve: runResolve,
  'end of round': runEndOfRound,
  score: runScore,

  'resolve play': runResolvePlay,
  'finish play': runFinishPlay,
  attacked: runAttacked,
  'bought off': runBoughtOff,
  'not bought off': runNotBoughtOff,
  'use reaction': runUseReaction,

  'begin effect': runBeginEffect,
  effects: runEffects,
  'end effect': runEndEffect,
  // biome-ignore lint/suspicious/noThenProperty: a step of the game, never awaited
  then: runThen,
  chosen: runChosen,
  agree: runAgree,
  decline: nothing,
  picked: runPicked,
  given: runGiven,
  under: runUnder,
  'so many': runSoMany,
  declared: runDeclared,
  swapped: runSwapped,
  'swapped nation': runSwappedNation,
  borrowed: runBorrowed,
  'took back': runTookBack,
  treated: runTreated,
  found: runFound,
  'put first': runPutFirst,
  'pay with': runPayWith,
  'take unrest': runTakeUnrest,
  'king of kings': runKingOfKings,

  'acquire card': runAcquireCard,
  'acquire exiled': runAcquireExiled,
  'break through for': runBreakThroughFor,
  'break through deck': runBreakThroughDeck,
  refill: runRefill,

  'rival turn': runRivalTurn,
  'rival card': runRivalCard,
  'rival does': runRivalDoes,
  'rival done': runRivalDone,
  'rival cleanup': runRivalCleanup,
  'rival suffers': runRivalSuffers,
  suffered: runSuffered,
};

export const rules: Rules<State, ImperiumStep, ImperiumEvent> = {
  run,
  ask: {
    turn: askTurn,
    'choose unrest': askChooseUnrest,
    'market token': askMarketToken,
    tidy: askTidy,
    develop: askDevelop,
    pay: askPay,
    'order solstice': askOrderSolstice,
    'buy off': askBuyOff,
    protect: askProtect,
    react: askReact,
    choose: askChoose,
    may: askMay,
    pick: askPick,
    give: askGive,
    host: askHost,
    'how many': askHowMany,
    declare: askDeclare,
    swap: askSwap,
    'swap for': askSwapFor,
    'swap nation': askSwapNation,
    borrow: askBorrow,
    'token back': askTokenBack,
    treat: askTreat,
    find: askFind,
    'put back': askPutBack,
    acquire: askAcquire,
    'break through': askBreakThrough,
    suffer: askSuffer,
  },
};
