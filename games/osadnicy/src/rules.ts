import type { Rules } from '@imperia/engine';
import {
  askDiscardFor,
  askEndDealFor,
  askLayFor,
  askSpendFoundationFor,
  runActivate,
  runDiscard,
  runEndDeal,
  runLay,
  runSpendFoundation,
  runUseEnemyAction,
  runUseOwnAction,
} from './actions/activate.ts';
import { askChooseColour, askGiveUpLocation, runBuild, runColour, runGiveUp, runPlace } from './actions/build.ts';
import { runBesiege, runConquer, runConquerLocation, runSiege } from './actions/conquer.ts';
import { runDeal, runSign } from './actions/deal.ts';
import { askExchangeMore, runExchange, runExchangeFor } from './actions/exchange.ts';
import { runDiscardInstant, runPlayInstant } from './actions/instant.ts';
import { runDiscardRazed, runRaze, runRazeCard, runRazeHand, runRazeLocation } from './actions/raze.ts';
import { askMoment, askTurn, runActionPhase, runNextTurn, runPass } from './actions/turn.ts';
import { runFreeLocation, runUnlock } from './actions/unlock.ts';
import { runSendWorker } from './actions/visit.ts';
import { askFavour, askFavourGoods, runFavourGood, runTakeFavour } from './choose-favour.ts';
import {
  askPutCardsUnder,
  askPutResourcesOn,
  runCleanup,
  runDiscardUnstored,
  runLayCardsUnder,
  runLayResourceOn,
} from './cleanup.ts';
import { cardSteps } from './effects/cards.ts';
import { dealSteps } from './effects/deals.ts';
import { deckSteps } from './effects/decks.ts';
import { goodsSteps } from './effects/goods.ts';
import { locationSteps } from './effects/locations.ts';
import { machineSteps } from './effects/machines.ts';
import { minisSteps } from './effects/minis.ts';
import { prayerSteps } from './effects/prayers.ts';
import { razeSteps } from './effects/raze.ts';
import { renovateSteps } from './effects/renovate.ts';
import { resourceSteps } from './effects/resources.ts';
import { runSeize } from './effects/seize.ts';
import { shoreSteps } from './effects/shore.ts';
import { sortSteps } from './effects/sort.ts';
import { technologySteps } from './effects/technology.ts';
import { warSteps } from './effects/war.ts';
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
import {
  askChooseToken,
  askUseStalls,
  runTakeToken,
  runUseStall,
  runUseTile,
  runVisitMarket,
} from './minis/actions.ts';
import { askPay, runSpend } from './payment.ts';
import { askDraw, runDrawOne } from './piles.ts';
import {
  askAddKept,
  askAnnounce,
  askChoosePrayed,
  askChoosePrayer,
  askChooseToKeep,
  askGive,
  askLose,
  askOffer,
  askRaise,
  askWeigh,
  runAnnounceColour,
  runAnswered,
  runAnswerPrayer,
  runDrawForPrayer,
  runEndPrayer,
  runGiven,
  runGiveResource,
  runGiveWay,
  runKeepPrayed,
  runOffer,
  runOffered,
  runPrayWithFavours,
  runRaise,
  runTakePrayed,
  runUseKept,
} from './prayer.ts';
import { askProduceLocations, runProduce, runProduceDeals, runProduceFirst, runProduction } from './production.ts';
import { runDefend, runGuard, runSamurai } from './protection.ts';
import { runCloseRound, runEndOfRound, runRound } from './round.ts';
import { runScore } from './scoring.ts';
import { runSetup } from './setup.ts';
import { runFortify } from './siege.ts';
import { askStrike, runAttack, runAttackPhase, runLoseLocation } from './solo/attack.ts';
import { runConquest, runConquests, runFillRivalRow } from './solo/conquest.ts';
import { runGiveToVirtualPlayer } from './solo/lookout.ts';
import { runDiscardDefense } from './solo/shield.ts';
import { askBar, runBarLocation } from './solo/spoils.ts';
import type { State } from './state.ts';
import type { OsadnicyStep, StepName } from './steps.ts';
import { askStockGoods, runReturnStock, runStock } from './stock.ts';
import { askChooseTechnology, runPlaceTechnology, runTakeTechnology, runWork } from './technology.ts';

function nothing(): void {}

type RulesHere = Rules<State, OsadnicyStep, OsadnicyEvent>;

/** The table of contents: which file says what happens at each step, in the order of the rulebook. Every step is in it. */
const run = {
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
  'conquer location': runConquerLocation,
  conquer: runConquer,
  besiege: runBesiege,
  siege: runSiege,
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
  'use tile': runUseTile,
  'visit market': runVisitMarket,
  'use stall': runUseStall,
  'take token': runTakeToken,
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
  ...goodsSteps.run,
  ...resourceSteps.run,
  ...cardSteps.run,
  ...sortSteps.run,
  ...deckSteps.run,
  ...dealSteps.run,
  ...razeSteps.run,
  ...locationSteps.run,
  ...renovateSteps.run,
  ...technologySteps.run,
  ...shoreSteps.run,
  ...minisSteps.run,
  ...machineSteps.run,
  ...prayerSteps.run,
  ...warSteps.run,
  work: runWork,
  'use enemy action': runUseEnemyAction,
  seize: runSeize,
  'use own action': runUseOwnAction,

  'take favour': runTakeFavour,
  'favour good': runFavourGood,
  'announce colour': runAnnounceColour,
  'draw for prayer': runDrawForPrayer,
  'pray with favours': runPrayWithFavours,
  'use kept cards': runUseKept,
  'answer prayer': runAnswerPrayer,
  raise: runRaise,
  answered: runAnswered,
  offer: runOffer,
  offered: runOffered,
  'give resource': runGiveResource,
  given: runGiven,
  'give way': runGiveWay,
  'take prayed': runTakePrayed,
  'keep prayed': runKeepPrayed,
  'end prayer': runEndPrayer,
  lay: runLay,

  fortify: runFortify,

  'give to virtual player': runGiveToVirtualPlayer,
  'attack phase': runAttackPhase,
  attack: runAttack,
  'bar location': runBarLocation,
  'lose location': runLoseLocation,
  'discard defense': runDiscardDefense,
  conquests: runConquests,
  conquest: runConquest,
  'fill rival row': runFillRivalRow,

  cleanup: runCleanup,
  'lay cards under': runLayCardsUnder,
  'lay resource on': runLayResourceOn,
  stock: runStock,
  'discard unstored': runDiscardUnstored,
  'close round': runCloseRound,
  'end of round': runEndOfRound,
  score: runScore,
} satisfies RulesHere['run'] & Readonly<Record<Exclude<StepName, Asking>, unknown>>;

const ask = {
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
  ...resourceSteps.ask,
  ...cardSteps.ask,
  ...sortSteps.ask,
  ...deckSteps.ask,
  ...razeSteps.ask,
  ...locationSteps.ask,
  ...renovateSteps.ask,
  ...technologySteps.ask,
  ...shoreSteps.ask,
  ...machineSteps.ask,
  ...prayerSteps.ask,
  'stock goods': askStockGoods,
  'lay for': askLayFor,
  'choose favour': askFavour,
  'choose favour good': askFavourGoods,
  announce: askAnnounce,
  'choose prayer': askChoosePrayer,
  'add kept cards': askAddKept,
  'weigh prayer': askWeigh,
  'raise prayer': askRaise,
  'offer for prayer': askOffer,
  'give for prayer': askGive,
  'lose to prayer': askLose,
  'choose prayed': askChoosePrayed,
  'choose to keep': askChooseToKeep,
  bar: askBar,
  'choose technology': askChooseTechnology,
  'use stalls': askUseStalls,
  'choose token': askChooseToken,
  strike: askStrike,
  'put cards under': askPutCardsUnder,
  'put resources on': askPutResourcesOn,
} satisfies RulesHere['ask'];

/** Steps that happen by themselves, and steps that ask a seat something. */
export type Running = keyof typeof run;
export type Asking = keyof typeof ask;

export const rules: RulesHere = { run, ask };
