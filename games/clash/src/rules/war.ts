import { askLayCard, runLay, runSilenceCards, runTurnCards } from '../effects/battle-cards.ts';
import { askBesieged, runAfterCasualties, runBattleCards, runEndure } from '../effects/battle-rounds.ts';
import {
  askImmortals,
  askParry,
  askSwear,
  runInspire,
  runParried,
  runSworn,
} from '../effects/powers/battle-choices.ts';
import { runLayCards } from '../effects/powers/battle-leaders.ts';
import { askWithdraw, runWithdrawn } from '../effects/withdrawal.ts';
import {
  askSiegecraft,
  askSteelWeapons,
  runArm,
  runBesiege,
  runCombatRound,
  runFight,
  runRout,
} from '../war/battle.ts';
import { askPlaceRefugee, runCapture } from '../war/capture.ts';
import { askCasualties, askLoseUnits, runFall } from '../war/casualties.ts';
import {
  askFanatics,
  askRetreat,
  runBattleDrawn,
  runBattleOver,
  runBattleWon,
  runEndOfCombatRound,
  runPiratePrize,
  runRetreat,
} from '../war/end.ts';
import { runCombatRoll } from '../war/roll.ts';
import type { ClashRules } from './chapter.ts';

/** Battles, and what becomes of cities. */
export const WAR: ClashRules = {
  run: {
    'lay cards': runLayCards,
    'silence cards': runSilenceCards,
    fight: runFight,
    sworn: runSworn,
    inspire: runInspire,
    parried: runParried,
    rout: runRout,
    besiege: runBesiege,
    arm: runArm,
    'combat round': runCombatRound,
    lay: runLay,
    'turn cards': runTurnCards,
    'battle cards': runBattleCards,
    withdrawn: runWithdrawn,
    endure: runEndure,
    'after casualties': runAfterCasualties,
    'combat roll': runCombatRoll,
    fall: runFall,
    'end of combat round': runEndOfCombatRound,
    retreat: runRetreat,
    'battle drawn': runBattleDrawn,
    'battle won': runBattleWon,
    capture: runCapture,
    'battle over': runBattleOver,
    'pirate prize': runPiratePrize,
  },
  ask: {
    swear: askSwear,
    immortals: askImmortals,
    parry: askParry,
    siegecraft: askSiegecraft,
    'steel weapons': askSteelWeapons,
    'lay card': askLayCard,
    withdraw: askWithdraw,
    besieged: askBesieged,
    'lose units': askLoseUnits,
    casualties: askCasualties,
    'retreat or fight on': askRetreat,
    'place refugee': askPlaceRefugee,
    fanatics: askFanatics,
  },
};
