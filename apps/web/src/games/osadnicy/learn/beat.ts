import type { Beat as AnyBeat, Scene as AnyScene } from '../../../learn/lesson.ts';
import type { Line } from './account.ts';
import type { Moment } from './moment.ts';

/** What the guide can point at. */
export type Zone =
  | 'points'
  | 'empire'
  | 'goods'
  | 'deals'
  | 'hand'
  | 'lookout'
  | 'question'
  | 'log'
  | 'rival'
  | 'phases';

export type Scene = AnyScene<Zone, Line>;

export const BEAT_IDS = [
  'welcome',
  'empire',
  'goods',
  'hand',
  'lookout',
  'lookoutAgain',
  'production',
  'turn',
  'build',
  'built',
  'defend',
  'rivalTurn',
  'razeHand',
  'razedHand',
  'deal',
  'dealt',
  'gold',
  'exchange',
  'exchangeFor',
  'exchanged',
  'pass',
  'cleanup',
  'roundTwo',
  'productionAgain',
  'faction',
  'giveUp',
  'pay',
  'builtFaction',
  'activate',
  'activated',
  'razeRival',
  'razedRival',
  'featureBuild',
  'feature',
  'passAgain',
  'draw',
  'razedByRival',
  'alone',
  'lastRound',
  'end',
] as const;
export type BeatId = (typeof BEAT_IDS)[number];

export type Beat = AnyBeat<Moment, BeatId, Scene>;

/** Rounds in which the learner is led by the hand. */
export const GUIDED_ROUNDS = 2;
