import type { OsadnicyEvent, OsadnicyStep, State } from '@imperia/osadnicy';
import type { Lesson } from '../../../learn/lesson.ts';
import { LEARN_WORDS, type Told } from '../words/learn.ts';
import { GUIDED_ROUNDS } from './beat.ts';
import { QUESTIONS, TRIED } from './beats-asked.ts';
import { INTRODUCTION, TOLD } from './beats-told.ts';
import { isDeed } from './moment.ts';
import { ZONES } from './places.ts';
import { DEAL } from './prepared.ts';
import { amountText, toldIn } from './told.ts';

/** The first game, with a guide at the table: nobody passes before everything was shown. */
export const firstGame: Lesson<State, OsadnicyStep, OsadnicyEvent, Told> = {
  deal: DEAL,
  beats: [...INTRODUCTION, ...TOLD, ...QUESTIONS, ...TRIED],
  held: { ask: 'turn', option: 'pass', led: ({ view }) => view.round <= GUIDED_ROUNDS },
  zones: ZONES,
  words: LEARN_WORDS,
  told: toldIn,
  amount: amountText,
  isDeed,
};
