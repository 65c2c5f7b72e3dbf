import type { Rules } from '@imperia/engine';
import {
  askDiscardFor,
  askEndDealFor,
  askSpendFoundationFor,
  runActivate,
  runDiscard,
  runEndDeal,
  runSpendFoundation,
  runUseEnemyAction,
  runUseOwnAction,
} from './actions/activate.ts';
import { askChooseColour, askGiveUpLocation, runBuild, runColour, runGiveUp, runPlace } from './actions/build.ts';
import { runDeal, runSign } from './actions/deal.ts';
import { askExchangeMore, runExchange, runExchangeFor } from './actions/exchange.ts';
import { runDiscardInstant, runPlayInstant } from './actions/instant.ts';
import { runDiscardRazed, runRaze, runRazeCard, runRazeHand, runRazeLocation } from './actions/raze.ts';
import { askMoment, askTurn, runActionPhase, runNextTurn, runPass } from './actions/turn.ts';
import { runFreeLocation, runUnlock } from './actions/unlock.ts';
import { runSendWorker } from './actions/visit.ts';
import {
  askPutCardsUnder,
  askPutResourcesOn,
  runCleanup,
  runDiscardUnstored,
  runLayCardsUnder,
  runLayResourceOn,
} from './cleanup.ts';
import {
  askDiscardOne,
  askKeepCards,
  runDiscardThese,
  runEnemyDiscards,
  runLayFoundation,
  runLayRazed,
  runLayStolen,
} from './effects/cards.ts';
import { runDealWithLocation, runDiscardDeal, runGainDealGood, runReturnDeal, runTakeDeal } from './effects/deals.ts';
import {
  askChooseRevealed,
  askChooseToThin,
  runBury,
  runRevealColour,
  runSeekColour,
  runTakeDiscarded,
  runTakeRevealed,
  runThin,
  runThinDeck,
  runTradeCard,
} from './effects/decks.ts';
import {
  askCopyStock,
  askSellResources,
  runChooseEffects,
  runCopyOne,
  runCopyProduction,
  runSell,
  runSold,
  runTakeResource,
} from './effects/goods.ts';
import {
  askPlaceSamurai,
  runBlock,
  runBuildWithoutLocation,
  runRefresh,
  runRemoveLocation,
  runTakeLocation,
} from './effects/locations.ts';
import {
  askLoseCard,
  askRemoveOther,
  askTakeWreck,
  runCopyFeature,
  runGive,
  runMoveWreck,
  runRecall,
  runRemoveOwn,
  runRestore,
  runVisit,
  runWreck,
} from './effects/machines.ts';
import { askDiscardLoot, runGainRazeGood, runLoseLoot, runRazeForPoints } from './effects/raze.ts';
import { askChooseRenovation, runBuildRevealed, runDiscardRevealed, runRenovate } from './effects/renovate.ts';
import { runSeize } from './effects/seize.ts';
import { askSortDrawn, runSort } from './effects/sort.ts';
import { askMoveTechnology, askSpendTech, runMoveOne, runSpendTechFor } from './effects/technology.ts';
import { askTarget, runEffects } from './effects/words.ts';
import type { OsadnicyEvent } from './events.ts';
import { runEvent } from './happenings.ts';
import {
  askKeepOne,
  askPick,
  keepTogether,
  runClearLookout,
  runDiscardDraft,
  runDraft,
  runKeep,
  runLookout,
  runPassDraft,
  runReveal,
  runTake,
} from './lookout.ts';
import { askPay, runSpend } from './payment.ts';
import { askDraw, runDrawOne } from './piles.ts';
import { askProduceLocations, runProduce, runProduceDeals, runProduceFirst, runProduction } from './production.ts';
import { runDefend, runGuard, runSamurai } from './protection.ts';
import { runEndOfRound, runRound } from './round.ts';
import { runScore } from './scoring.ts';
import { runSetup } from './setup.ts';
import { askStrike, runAttack, runAttackPhase, runLoseLocation } from './solo/attack.ts';
import { runGiveToVirtualPlayer } from './solo/lookout.ts';
import { runDiscardDefense } from './solo/shield.ts';
import { askBar, runBarLocation } from './solo/spoils.ts';
import type { State } from './state.ts';
import type { OsadnicyStep } from './steps.ts';
import { askStockGoods, runReturnStock, runStock } from './stock.ts';
import { askChooseTechnology, runPlaceTechnology, runTakeTechnology, runWork } from './technology.ts';

function nothing(): void {}

/** The table of contents: which file says what happens at each step, in the order of the rulebook. */
export const rules: Rules<State, OsadnicyStep, OsadnicyEvent> = {
  run: {
    setup: runSetup,
    round: runRound,

    lookout: runLookout,
    reveal: runReveal,
    take: runTake,
    'clear lookout': runClearLookout,
    draft: runDraft,
    'begin draft': keepTogether,
    keep: runKeep,
    'pass draft': runPassDraft,
    'discard draft': runDiscardDraft,

    event: runEvent,

    production: runProduction,
    produce: runProduce,
    'produce deals': runProduceDeals,
    'produce first': runProduceFirst,

    'return stock': runReturnStock,

    'action phase': runActionPhase,
    'next turn': runNextTurn,
    build: runBuild,
    'give up': runGiveUp,
    place: runPlace,
    colour: runColour,
    deal: runDeal,
    sign: runSign,
    'raze card': runRazeCard,
    'raze hand': runRazeHand,
    'discard razed': runDiscardRazed,
    'raze location': runRazeLocation,
    raze: runRaze,
    activate: runActivate,
    unlock: runUnlock,
    'free location': runFreeLocation,
    discard: runDiscard,
    'spend foundation': runSpendFoundation,
    'end deal': runEndDeal,
    exchange: runExchange,
    'exchange for': runExchangeFor,
    'send worker': runSendWorker,
    'play instant': runPlayInstant,
    'discard instant': runDiscardInstant,
    pass: runPass,
    defend: runDefend,
    guard: runGuard,
    samurai: runSamurai,
    'place technology': runPlaceTechnology,
    'take technology': runTakeTechnology,
    'go on': nothing,
    spend: runSpend,
    'draw one': runDrawOne,
    stop: nothing,
    skip: nothing,

    effects: runEffects,
    work: runWork,
    'choose effects': runChooseEffects,
    'copy production': runCopyProduction,
    'copy one': runCopyOne,
    'take resource': runTakeResource,
    sell: runSell,
    sold: runSold,
    'discard these': runDiscardThese,
    sort: runSort,
    'reveal colour': runRevealColour,
    'take revealed': runTakeRevealed,
    'seek colour': runSeekColour,
    'take discarded': runTakeDiscarded,
    'thin deck': runThinDeck,
    thin: runThin,
    bury: runBury,
    'trade card': runTradeCard,
    'lay foundation': runLayFoundation,
    'lay razed': runLayRazed,
    'lay stolen': runLayStolen,
    'enemy discards': runEnemyDiscards,
    'discard deal': runDiscardDeal,
    'take deal': runTakeDeal,
    'gain deal good': runGainDealGood,
    'return deal': runReturnDeal,
    'deal with location': runDealWithLocation,
    'raze for points': runRazeForPoints,
    'lose loot': runLoseLoot,
    'gain raze good': runGainRazeGood,
    'remove location': runRemoveLocation,
    'take location': runTakeLocation,
    'use enemy action': runUseEnemyAction,
    renovate: runRenovate,
    'build revealed': runBuildRevealed,
    'discard revealed': runDiscardRevealed,
    'build without location': runBuildWithoutLocation,
    refresh: runRefresh,
    block: runBlock,
    seize: runSeize,
    'move one': runMoveOne,
    visit: runVisit,
    give: runGive,
    'spend tech for': runSpendTechFor,
    'remove own': runRemoveOwn,
    wreck: runWreck,
    'move wreck': runMoveWreck,
    restore: runRestore,
    'use own action': runUseOwnAction,
    'copy feature': runCopyFeature,
    recall: runRecall,

    'give to virtual player': runGiveToVirtualPlayer,
    'attack phase': runAttackPhase,
    attack: runAttack,
    'bar location': runBarLocation,
    'lose location': runLoseLocation,
    'discard defense': runDiscardDefense,

    cleanup: runCleanup,
    'lay cards under': runLayCardsUnder,
    'lay resource on': runLayResourceOn,
    stock: runStock,
    'discard unstored': runDiscardUnstored,
    'end of round': runEndOfRound,
    score: runScore,
  },
  ask: {
    pick: askPick,
    'keep one': askKeepOne,
    'produce locations': askProduceLocations,
    turn: askTurn,
    moment: askMoment,
    pay: askPay,
    'give up location': askGiveUpLocation,
    'choose colour': askChooseColour,
    'discard for': askDiscardFor,
    'spend foundation for': askSpendFoundationFor,
    'end deal for': askEndDealFor,
    draw: askDraw,
    'exchange more': askExchangeMore,
    target: askTarget,
    'keep cards': askKeepCards,
    'sort drawn': askSortDrawn,
    'choose revealed': askChooseRevealed,
    'copy stock': askCopyStock,
    'stock goods': askStockGoods,
    'choose to thin': askChooseToThin,
    'choose renovation': askChooseRenovation,
    'sell resources': askSellResources,
    'discard one': askDiscardOne,
    'discard loot': askDiscardLoot,
    'place samurai': askPlaceSamurai,
    bar: askBar,
    'choose technology': askChooseTechnology,
    'move technology': askMoveTechnology,
    'spend tech': askSpendTech,
    'remove other': askRemoveOther,
    'take wreck': askTakeWreck,
    'lose card': askLoseCard,
    strike: askStrike,
    'put cards under': askPutCardsUnder,
    'put resources on': askPutResourcesOn,
  },
};
