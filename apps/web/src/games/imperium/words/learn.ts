import type { Lang } from '@imperia/kit';
import type { BeatWords, LessonWords } from '../../../learn/lesson.ts';
import type { Source } from '../learn/account.ts';
import type { BeatId } from '../learn/beat.ts';
import { LEARN_EN } from './learn-en.ts';
import { LEARN_PL } from './learn-pl.ts';

/** What a beat is about, in the words of the language it is told in. */
export interface Told {
  readonly card: string;
  readonly n: number;
  /** A whole sentence. */
  readonly event: string;
  /** The text of the card. */
  readonly ability: string;
}

export interface LearnWords extends LessonWords<Told> {
  readonly beats: Readonly<Record<BeatId, BeatWords<Told>>>;
  readonly sources: Readonly<Record<Source, string>>;
  /** So many of what is no token. */
  readonly counted: Readonly<Record<'unrest' | 'draw' | 'vp', (n: number) => string>>;
}

export const LEARN_WORDS: Readonly<Record<Lang, LearnWords>> = { pl: LEARN_PL, en: LEARN_EN };
