import type { Beat as AnyBeat, Scene as AnyScene } from '../../../learn/lesson.ts';
import type { Line } from './account.ts';
import type { Moment } from './moment.ts';

/** What the guide can point at. */
export type Zone =
  | 'points'
  | 'goods'
  | 'track'
  | 'hand'
  | 'dock'
  | 'advance'
  | 'influence'
  | 'happiness'
  | 'question'
  | 'log'
  | 'ages';

export type Scene = AnyScene<Zone, Line>;

export const BEAT_IDS = [
  'welcome',
  'map',
  'city',
  'goods',
  'cards',
  'turn',
  'advance',
  'payAdvance',
  'advanced',
  'collect',
  'gather',
  'collected',
  'construct',
  'constructed',
  'endTurn',
  'rivalTurn',
  'collectAgain',
  'recruit',
  'recruited',
  'explore',
  'explored',
  'attack',
  'battleCard',
  'fought',
  'angry',
  'influence',
  'influenceFrom',
  'boost',
  'influenced',
  'happiness',
  'raiseMood',
  'cheered',
  'status',
  'objectives',
  'freeAdvance',
  'drawn',
  'raze',
  'alone',
  'event',
  'found',
  'attacked',
  'lastAge',
  'end',
] as const;
export type BeatId = (typeof BEAT_IDS)[number];

export type Beat = AnyBeat<Moment, BeatId, Scene>;
