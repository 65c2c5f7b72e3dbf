import type { Lang } from '@imperia/kit';
import type { BeatWords, LessonWords } from '../../../learn/lesson.ts';
import type { Source } from '../learn/account.ts';
import type { BeatId } from '../learn/beat.ts';
import { LEARN_EN } from './learn-en.ts';
import { LEARN_PL } from './learn-pl.ts';

/** What a beat is about, in the words of the language it is told in. */
export interface Told {
  readonly advance: string;
  /** The battle half of an action card. */
  readonly card: string;
  /** A hex by its code. */
  readonly place: string;
  readonly n: number;
  /** A whole sentence. */
  readonly event: string;
}

export interface LearnWords extends LessonWords<Told> {
  readonly beats: Readonly<Record<BeatId, BeatWords<Told>>>;
  readonly sources: Readonly<Record<Source, string>>;
  readonly points: string;
}

export const LEARN_WORDS: Readonly<Record<Lang, LearnWords>> = { pl: LEARN_PL, en: LEARN_EN };
