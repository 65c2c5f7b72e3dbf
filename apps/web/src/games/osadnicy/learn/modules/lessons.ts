import type { OsadnicyEvent, OsadnicyStep, State } from '@imperia/osadnicy';
import type { Lesson } from '../../../../learn/lesson.ts';
import type { Told } from '../../words/learn.ts';
import { lessonWords } from '../../words/lessons.ts';
import { isDeed } from '../moment.ts';
import { ZONES } from '../places.ts';
import { amountText, toldIn } from '../told.ts';
import { inOrder } from './beats.ts';
import openings from './openings.json' with { type: 'json' };
import { LESSON_IDS, type LessonId, TAUGHT } from './taught.ts';

type ShortLesson = Lesson<State, OsadnicyStep, OsadnicyEvent, Told>;

/** Each lesson comes in where all that it teaches is at hand: what was answered until then, after the number of the seat. */
function lessonOf(id: LessonId): ShortLesson {
  const { config, beats } = TAUGHT[id];
  const { seed, round, heard, answers } = openings[id];
  return {
    deal: {
      config,
      kinds: ['person', 'easy'],
      seed,
      opening: answers.map((said) => [Number(said[0]), said.slice(2)] as const),
    },
    beats: inOrder(beats, { round, heard }),
    held: { ask: 'turn', option: 'pass', led: ({ view }) => view.round <= round },
    zones: { ...ZONES, minis: ['[data-minis]'] },
    words: { pl: lessonWords(id, 'pl'), en: lessonWords(id, 'en') },
    told: toldIn,
    amount: amountText,
    isDeed,
  };
}

/** One for each expansion, and one for the mini-expansions. */
export const LESSONS: Readonly<Record<string, ShortLesson>> = Object.fromEntries(
  LESSON_IDS.map((id) => [id, lessonOf(id)]),
);
