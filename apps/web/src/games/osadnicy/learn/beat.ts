import type { Thing } from '@imperia/kit';
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

export type Place = { readonly thing: Thing } | { readonly option: string } | { readonly zone: Zone };

/** What the words of a beat are about, as data: said again later it is the same, in any language. */
export interface Facts {
  readonly card?: number;
  readonly other?: number;
  readonly n?: number;
  /** A place in what was heard. */
  readonly event?: number;
  readonly lines?: readonly Line[];
}

export interface Scene extends Facts {
  /** The first that is on the screen is pointed at. */
  readonly at: readonly Place[];
}

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

/**
 * One thing that the guide says. What is `read` is gone on from by a button; what is `tried` is done at the table,
 * and while it can be, nobody passes by mistake; a `question` is over when it is answered.
 */
export interface Beat {
  readonly id: BeatId;
  readonly kind: 'read' | 'tried' | 'question';
  /** What it is about now; null while it has nothing to say. */
  readonly when: (moment: Moment) => Scene | null;
  /** Whether what it teaches has been done. */
  readonly until?: (moment: Moment) => boolean;
  readonly rules?: readonly string[];
}

/** Rounds in which the learner is led by the hand. */
export const GUIDED_ROUNDS = 2;

export type Progress = ReadonlySet<BeatId>;

export interface Now extends Scene {
  readonly beat: Beat;
}

/** What the guide says now: the first thing that has a reason and has neither been said nor done. */
export function nowOf(lesson: readonly Beat[], moment: Moment, said: Progress): Now | null {
  for (const beat of lesson) {
    if (said.has(beat.id) || beat.until?.(moment)) continue;
    const scene = beat.when(moment);
    if (scene) return { ...scene, beat };
  }
  return null;
}

/** Whether passing now would skip something that is about to be shown. */
export function holdsPass(lesson: readonly Beat[], moment: Moment, said: Progress): boolean {
  if (moment.view.round > GUIDED_ROUNDS) return false;
  return lesson.some(
    (beat) => beat.kind === 'tried' && !said.has(beat.id) && !beat.until?.(moment) && proposes(beat, moment),
  );
}

/** Beats that propose passing hold nothing back. */
function proposes(beat: Beat, moment: Moment): boolean {
  return beat.id !== 'pass' && beat.id !== 'passAgain' && beat.when(moment) !== null;
}
