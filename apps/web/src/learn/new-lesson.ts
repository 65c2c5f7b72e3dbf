import type { AnyKit } from '@imperia/kit';
import { newGame } from '../store/new-game.ts';
import type { SavedGame } from '../store/saved-game.ts';
import type { AnyLesson } from './lesson.ts';

/** A first game as it is dealt to everybody who is led through it. */
export function newLesson(kit: AnyKit, { deal }: Pick<AnyLesson, 'deal'>): SavedGame {
  return { ...newGame(kit, deal.config, deal.kinds, deal.seed), lesson: true };
}
