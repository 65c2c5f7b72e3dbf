import type { Beat as AnyBeat, Scene as AnyScene } from '../../../learn/lesson.ts';
import type { Line } from './account.ts';
import type { Moment } from './moment.ts';

/** What the guide can point at. */
export type Zone =
  | 'points'
  | 'state'
  | 'goods'
  | 'market'
  | 'unrest'
  | 'fame'
  | 'hand'
  | 'play'
  | 'nation'
  | 'developments'
  | 'question'
  | 'log'
  | 'rival'
  | 'rounds';

export type Scene = AnyScene<Zone, Line>;

export const BEAT_IDS = [
  'welcome',
  'state',
  'goods',
  'hand',
  'market',
  'turn',
  'region',
  'garrison',
  'regionPlayed',
  'conquer',
  'way',
  'acquireWhich',
  'acquired',
  'calm',
  'calmed',
  'prosper',
  'prospered',
  'breakThrough',
  'breakFor',
  'brokeThrough',
  'playNew',
  'exhaust',
  'exhausted',
  'cleanUp',
  'marketToken',
  'tidy',
  'drawn',
  'reshuffled',
  'rivalTurn',
  'solstice',
  'otherTurns',
  'attacked',
  'alone',
  'revolt',
  'accession',
  'develop',
  'developed',
  'fame',
  'lastRound',
  'end',
] as const;
export type BeatId = (typeof BEAT_IDS)[number];

export type Beat = AnyBeat<Moment, BeatId, Scene>;

/** Rounds in which the learner is led by the hand. */
export const GUIDED_ROUNDS = 2;
