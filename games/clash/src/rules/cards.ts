import { runPlay } from '../effects/action-cards.ts';
import {
  askCheerACity,
  askChooseTruce,
  askChooseVictim,
  askDevelopACity,
  askPlaceFreeUnit,
  runCheerCity,
  runDevelop,
  runGainGoods,
  runHinder,
  runTruce,
} from '../effects/civil-choices.ts';
import { askLayDiscovery, askSendExplorer, runDiscover, runDiscovered } from '../effects/explorer.ts';
import {
  askChoosePurchase,
  askExchangeKnowledge,
  askLearn,
  askTeachUs,
  runExchangeWith,
  runPurchase,
  runTaught,
} from '../effects/knowledge-cards.ts';
import { askHire, askSendArmy, runArmyGoes, runPayArmy, runPayOff } from '../effects/mercenaries.ts';
import { askChoosePlan, runAdopt, runPutPlansBack, runReplan } from '../effects/plans.ts';
import { askSendSpy, askSwapACard, runGiveBack, runSpyUpon, runSwap } from '../effects/spies.ts';
import { askTakeOver, runTakenOver } from '../effects/takeover.ts';
import { runBuildWonder, runConstructWonder, runWonderAtCourt } from '../effects/wonders/build.ts';
import { askCrowd, runCheerOn } from '../effects/wonders/crowd.ts';
import {
  askBeacon,
  askChooseDraw,
  askChooseWonder,
  askStudy,
  runBorrow,
  runDrawFromDeck,
  runDrawFromDiscards,
  runDrawWonder,
  runGiveUpObjective,
  runTakeWonder,
} from '../effects/wonders/powers.ts';
import type { ClashRules } from './chapter.ts';

/** Wonders, and the upper halves of action cards. */
export const CARDS: ClashRules = {
  run: {
    'construct wonder': runConstructWonder,
    'wonder at court': runWonderAtCourt,
    'build wonder': runBuildWonder,
    borrow: runBorrow,
    'give up objective': runGiveUpObjective,
    'draw from deck': runDrawFromDeck,
    'draw from discards': runDrawFromDiscards,
    'take wonder': runTakeWonder,
    'draw wonder': runDrawWonder,
    'cheer on': runCheerOn,
    play: runPlay,
    'gain goods': runGainGoods,
    'cheer city': runCheerCity,
    'exchange with': runExchangeWith,
    purchase: runPurchase,
    develop: runDevelop,
    hinder: runHinder,
    'pay army': runPayArmy,
    'army goes': runArmyGoes,
    'pay off': runPayOff,
    'taken over': runTakenOver,
    'spy upon': runSpyUpon,
    swap: runSwap,
    'give back': runGiveBack,
    truce: runTruce,
    replan: runReplan,
    adopt: runAdopt,
    'put plans back': runPutPlansBack,
    discover: runDiscover,
    discovered: runDiscovered,
    taught: runTaught,
  },
  ask: {
    study: askStudy,
    beacon: askBeacon,
    'choose draw': askChooseDraw,
    'choose wonder': askChooseWonder,
    crowd: askCrowd,
    'cheer a city': askCheerACity,
    'place free unit': askPlaceFreeUnit,
    learn: askLearn,
    'exchange knowledge': askExchangeKnowledge,
    'choose purchase': askChoosePurchase,
    'develop a city': askDevelopACity,
    'choose victim': askChooseVictim,
    'teach us': askTeachUs,
    hire: askHire,
    'send army': askSendArmy,
    'take over': askTakeOver,
    'send spy': askSendSpy,
    'swap a card': askSwapACard,
    'choose truce': askChooseTruce,
    'choose plan': askChoosePlan,
    'send explorer': askSendExplorer,
    'lay discovery': askLayDiscovery,
  },
};
