import type { Colour } from '../../card-data.ts';
import type { Good } from '../../goods.ts';

/** Every noun that a sentence may need. */
export type Noun =
  | Good
  | 'good'
  | 'resource'
  | 'location'
  | 'foundation'
  | 'deal'
  | 'samurai'
  | 'technology'
  | 'enemy'
  | 'hand'
  | 'pool'
  | 'supply'
  | 'empire'
  | 'rest'
  | 'razeField'
  | 'set'
  | 'statue'
  | 'fortification'
  | 'fortress'
  | 'tile'
  | 'expeditionToken'
  | 'colour';

export type Adjective =
  | Colour
  | 'common'
  | 'faction'
  | 'production'
  | 'action'
  | 'gained'
  | 'colourless'
  | 'other'
  | 'open'
  | 'razed'
  | 'random'
  | 'matching'
  | 'feature'
  | 'unprotected'
  | 'foreign';

/** What somebody can do, in the words of the rulebook's verbs. */
export const VERBS = [
  'gain',
  'draw',
  'keep',
  'discard',
  'reveal',
  'shuffleIn',
  'shuffleBack',
  'putBottom',
  'sendTo',
  'play',
  'seek',
  'takeBack',
  'spend',
  'pay',
  'take',
  'takeAway',
  'takeOver',
  'lose',
  'build',
  'sign',
  'raze',
  'use',
  'startWith',
  'repeat',
  'remove',
  'refresh',
  'block',
  'unlock',
  'unlockAbility',
  'free',
  'move',
  'give',
  'restore',
  'copyFeature',
  'forceDiscard',
  'place',
  'lay',
  'putAside',
  'store',
  'pass',
  'stop',
  'goOn',
  'skip',
  'discardNothing',
  'putAsideNothing',
  'storeNothing',
  'choose',
  'mark',
  'pray',
  'announce',
  'count',
  'giveEnemy',
  'giveTo',
  'forceRemove',
  'conquer',
  'besiege',
  'raise',
  'shift',
  'answerBuilding',
  'exchange',
  'protect',
  'visitMarket',
] as const;
export type Verb = (typeof VERBS)[number];

/** Turns of phrase that stand at the end of an act. */
export const NOTES = [
  'usableAgain',
  'untilRoundEnd',
  'whateverProtects',
  'usualCost',
  'withoutRazing',
  'withoutLocation',
  'costWithoutLocation',
  'markedByTop',
  'outForRound',
  'untilFound',
  'fromDiscards',
  'topOfEnemyDeck',
  'ofItsColour',
  'freeInItsColour',
  'forFree',
  'withBonus',
  'lyingHere',
  'likeThoseHere',
  'ofChosenColour',
  'intoHand',
  'atItsCost',
  'ofYourColour',
  'noWood',
  'forNextRound',
  'untilFreed',
  'amongCommon',
  'fromSupply',
  'toEnemy',
  'ofRazedColour',
  'ofSameKind',
  'fromTop',
  'withAdvanced',
  'onYourLocations',
  'toLocationSide',
  'chooseColour',
  'announceColour',
  'dealColour',
  'laidColour',
  'razedColour',
  'perSpentAndKind',
  'forPrayer',
  'fromEnemyDeals',
  'ofFeatureNotHere',
  'withTokens',
  'leftEnd',
  'whateverDefends',
  'oneLeft',
  'maybeInRow',
  'inProductionRow',
  'inFeatureRow',
  'inActionRow',
  'besideSamurai',
  'here',
  'inYourEmpire',
  'forAdvanced',
  'underCommon',
  'forItAtEnd',
  'pastCleanup',
  'untilYourTurn',
  'ofYourOwn',
] as const;
export type Note = (typeof NOTES)[number];
