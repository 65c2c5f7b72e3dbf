import type { Beat } from './beat.ts';
import { QUESTIONS, TRIED } from './beats-asked.ts';
import { INTRODUCTION, TOLD } from './beats-told.ts';

/** The first game, as it is told: what is first in the list and has a reason comes first. */
export const LESSON: readonly Beat[] = [...INTRODUCTION, ...TOLD, ...QUESTIONS, ...TRIED];
