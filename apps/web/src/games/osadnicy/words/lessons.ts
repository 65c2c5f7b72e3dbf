import type { Lang } from '@imperia/kit';
import type { BeatWords } from '../../../learn/lesson.ts';
import type { LessonId } from '../learn/modules/taught.ts';
import { LEARN_WORDS, type LearnWords, type Told } from './learn.ts';
import { LESSONS_EN } from './lessons-en.ts';
import { LESSONS_PL } from './lessons-pl.ts';

/** What a short lesson is called, why one would take it, and what the guide says in it. */
interface ShortWords {
  readonly title: string;
  readonly intro: string;
  readonly beats: Readonly<Record<string, BeatWords<Told>>>;
}

export type LessonsWords = Readonly<Record<LessonId, ShortWords>> & { readonly end: BeatWords<Told> };

const WORDS: Readonly<Record<Lang, LessonsWords>> = { pl: LESSONS_PL, en: LESSONS_EN };

export function lessonWords(id: LessonId, lang: Lang): Omit<LearnWords, 'beats'> & Pick<ShortWords, 'beats'> {
  const { title, intro, beats } = WORDS[lang][id];
  const { sources } = LEARN_WORDS[lang];
  return { sources, beats: { ...beats, end: WORDS[lang].end }, page: { title, intro, points: [] } };
}
