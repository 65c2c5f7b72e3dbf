import type { Rules } from '@imperia/engine';
import { runActivated } from './actions/activate.ts';
import {
  askBuyAdvance,
  askFreeEducation,
  runAdvance,
  runBought,
  runEducate,
  runGainAdvance,
  runRefillTrack,
} from './actions/advance.ts';
import { askGather, askMetallurgy, runCollect, runFreeCollect, runGathered, runSmelt } from './actions/collect.ts';
import { askChooseToken, askDogma, runBuild, runConstruct, runTakeToken } from './actions/construct.ts';
import { askLandShips, askLayTile, runAnchor, runExplore, runLaid } from './actions/explore.ts';
import { runFound } from './actions/found.ts';
import { askRaiseMoods, runCheer, runIncreaseHappiness, runRaiseMood, runSports } from './actions/happiness.ts';
import {
  askBoostRoll,
  askChooseTarget,
  askPersuade,
  runAttempt,
  runBoost,
  runConvert,
  runInfluence,
} from './actions/influence.ts';
import {
  askChooseDestination,
  askChooseGroup,
  askMoveGroups,
  runArrive,
  runGo,
  runMove,
  runStopMoving,
} from './actions/move.ts';
import {
  askLevy,
  runAbsolutePower,
  runArts,
  runBarter,
  runCivilLiberties,
  runForcedLabor,
  runLevied,
  runTaxes,
  runTheaters,
  runVoting,
} from './actions/powers.ts';
import {
  askChooseUnits,
  askMedicine,
  askMuster,
  askPayRecruits,
  runDrawLeader,
  runEnlist,
  runEnthrone,
  runMustered,
  runPlaceRecruit,
  runRecruit,
  runRecruited,
  runRegain,
} from './actions/recruit.ts';
import { askRouteIncome, askTradeRoutes, runTakeIncome, runTradeWith } from './actions/trade-routes.ts';
import { askTurn } from './actions/turn.ts';
import { runPlay } from './effects/action-cards.ts';
import { runOccasion } from './effects/answers.ts';
import { askLayCard, runLay, runTurnCards } from './effects/battle-cards.ts';
import { askBesieged, runAfterCasualties, runBattleCards, runEndure } from './effects/battle-rounds.ts';
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
} from './effects/civil-choices.ts';
import { runEventText } from './effects/events.ts';
import { askLayDiscovery, askSendExplorer, runDiscover, runDiscovered } from './effects/explorer.ts';
import {
  askChoosePurchase,
  askExchangeKnowledge,
  askLearn,
  askTeachUs,
  runExchangeWith,
  runPurchase,
  runTaught,
} from './effects/knowledge-cards.ts';
import { askHire, askSendArmy, runArmyGoes, runPayArmy, runPayOff } from './effects/mercenaries.ts';
import { askClaim, askStatusObjectives, runComplete } from './effects/objectives/claims.ts';
import { askChoosePlan, runAdopt, runPutPlansBack, runReplan } from './effects/plans.ts';
import { askSendSpy, askSwapACard, runGiveBack, runSpyUpon, runSwap } from './effects/spies.ts';
import { askTakeOver, runTakenOver } from './effects/takeover.ts';
import { askWithdraw, runWithdrawn } from './effects/withdrawal.ts';
import { runBuildWonder, runConstructWonder } from './effects/wonders/build.ts';
import { askCrowd, runCheerOn } from './effects/wonders/crowd.ts';
import {
  askBeacon,
  askChooseDraw,
  askStudy,
  runBorrow,
  runDrawFromDeck,
  runDrawFromDiscards,
  runGiveUpObjective,
} from './effects/wonders/powers.ts';
import type { ClashEvent } from './events.ts';
import { askMoodFalls, runConsole, runSadden } from './mood.ts';
import {
  askMarch,
  askReinforceBarbarians,
  askSettleBarbarians,
  askSwellCity,
  runBarbarianSettlement,
  runBarbariansArrive,
  runBarbariansMove,
  runBarbarianUnit,
  runRaid,
  runSwell,
} from './neutrals/barbarians.ts';
import { askEvent, askExhaustLand, runDrawEvent, runEventDone, runEventIcon, runExhaust } from './neutrals/icons.ts';
import {
  askPlacePirates,
  askRaided,
  askRecallPirates,
  runPiratesArrive,
  runPlacePirate,
  runRansom,
  runRecall,
  runTerror,
} from './neutrals/pirates.ts';
import { askPay, runSpend } from './payment.ts';
import { runAge, runBeginTurn, runEndTurn, runGoOn, runNextTurn, runRound } from './round/rounds.ts';
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
} from './round/status.ts';
import { runScore } from './scoring.ts';
import { runSetup } from './setup.ts';
import type { State } from './state.ts';
import type { ClashStep } from './steps.ts';
import {
  askAnswerOffer,
  askChooseCards,
  askDemand,
  askOffer,
  runAcceptOffer,
  runDemanded,
  runExchange,
  runOffered,
  runProposeTrade,
  runRefuseOffer,
  runSetAside,
  runWithdrawOffer,
} from './trade.ts';
import { askSiegecraft, askSteelWeapons, runArm, runBesiege, runCombatRound, runFight, runRout } from './war/battle.ts';
import { askPlaceRefugee, runCapture } from './war/capture.ts';
import { askCasualties, askLoseUnits, askUnload, runDrown, runFall } from './war/casualties.ts';
import {
  askFanatics,
  askRetreat,
  runBattleDrawn,
  runBattleOver,
  runBattleWon,
  runEndOfCombatRound,
  runPiratePrize,
  runPlaceUnit,
  runRetreat,
} from './war/end.ts';
import { runCombatRoll } from './war/roll.ts';

function nothing(): void {}

/** The table of contents: which file says what happens at each step, in the order of the rulebook. */
export const rules: Rules<State, ClashStep, ClashEvent> = {
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

    advance: runAdvance,
    bought: runBought,
    'gain advance': runGainAdvance,
    educate: runEducate,
    'refill track': runRefillTrack,

    found: runFound,
    activated: runActivated,
    collect: runCollect,
    'free collect': runFreeCollect,
    gathered: runGathered,
    smelt: runSmelt,
    construct: runConstruct,
    build: runBuild,
    recruit: runRecruit,
    enlist: runEnlist,
    'place recruit': runPlaceRecruit,
    'draw leader': runDrawLeader,
    enthrone: runEnthrone,
    mustered: runMustered,
    recruited: runRecruited,
    regain: runRegain,
    'place unit': runPlaceUnit,

    move: runMove,
    go: runGo,
    'stop moving': runStopMoving,
    arrive: runArrive,
    explore: runExplore,
    laid: runLaid,
    anchor: runAnchor,
    drown: runDrown,

    'increase happiness': runIncreaseHappiness,
    'raise mood': runRaiseMood,
    cheer: runCheer,
    sadden: runSadden,
    console: runConsole,
    influence: runInfluence,
    attempt: runAttempt,
    boost: runBoost,
    convert: runConvert,

    taxes: runTaxes,
    levied: runLevied,
    sports: runSports,
    'civil liberties': runCivilLiberties,
    barter: runBarter,
    arts: runArts,
    theaters: runTheaters,
    voting: runVoting,
    'absolute power': runAbsolutePower,
    'forced labor': runForcedLabor,
    'trade with': runTradeWith,
    'take income': runTakeIncome,

    'construct wonder': runConstructWonder,
    'build wonder': runBuildWonder,
    borrow: runBorrow,
    'give up objective': runGiveUpObjective,
    'draw from deck': runDrawFromDeck,
    'draw from discards': runDrawFromDiscards,
    'cheer on': runCheerOn,

    'propose trade': runProposeTrade,
    offered: runOffered,
    demanded: runDemanded,
    'accept offer': runAcceptOffer,
    'set aside': runSetAside,
    exchange: runExchange,
    'refuse offer': runRefuseOffer,
    'withdraw offer': runWithdrawOffer,

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

    fight: runFight,
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

    'draw event': runDrawEvent,
    'event icon': runEventIcon,
    'event text': runEventText,
    'event done': runEventDone,
    exhaust: runExhaust,
    'barbarians arrive': runBarbariansArrive,
    'barbarian settlement': runBarbarianSettlement,
    'barbarian unit': runBarbarianUnit,
    'barbarians move': runBarbariansMove,
    raid: runRaid,
    swell: runSwell,
    'pirates arrive': runPiratesArrive,
    recall: runRecall,
    'place pirate': runPlacePirate,
    ransom: runRansom,
    terror: runTerror,

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

    'buy advance': askBuyAdvance,
    'free education': askFreeEducation,

    gather: askGather,
    metallurgy: askMetallurgy,
    dogma: askDogma,
    'choose units': askChooseUnits,
    'pay recruits': askPayRecruits,
    muster: askMuster,
    medicine: askMedicine,

    'move groups': askMoveGroups,
    'choose group': askChooseGroup,
    'choose destination': askChooseDestination,
    'lay tile': askLayTile,
    'land ships': askLandShips,
    unload: askUnload,

    'raise moods': askRaiseMoods,
    'mood falls': askMoodFalls,
    'choose target': askChooseTarget,
    'boost roll': askBoostRoll,
    persuade: askPersuade,

    levy: askLevy,
    'trade routes': askTradeRoutes,
    'route income': askRouteIncome,

    study: askStudy,
    beacon: askBeacon,
    'choose draw': askChooseDraw,
    crowd: askCrowd,

    offer: askOffer,
    demand: askDemand,
    'answer offer': askAnswerOffer,
    'choose cards': askChooseCards,

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

    event: askEvent,
    'exhaust land': askExhaustLand,
    'settle barbarians': askSettleBarbarians,
    'reinforce barbarians': askReinforceBarbarians,
    march: askMarch,
    'swell city': askSwellCity,
    'recall pirates': askRecallPirates,
    'place pirates': askPlacePirates,
    raided: askRaided,

    claim: askClaim,
    'status objectives': askStatusObjectives,
    'free advance': askFreeAdvance,
    'raze city': askRazeCity,
    'change government': askChangeGovernment,
    'name first player': askNameFirstPlayer,
  },
};
