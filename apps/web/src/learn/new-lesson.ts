import type { AnyKit } from '@imperia/kit';
import { newGame } from '../store/new-game.ts';
import { keptGame, playedAgain } from '../store/played-again.ts';
import type { SavedGame } from '../store/saved-game.ts';
import type { AnyLesson } from './lesson.ts';

/** A lesson as it is dealt to everybody who is led through it, from where they come in. */
export function newLesson(kit: AnyKit, { deal }: Pick<AnyLesson, 'deal'>, which: true | string = true): SavedGame {
  const dealt: SavedGame = { ...newGame(kit, deal.config, deal.kinds, deal.seed), lesson: which };
  if (!deal.opening) return dealt;
  const answers = deal.opening.map(([seat, option], decision) => ({ seat, decision, option }));
  return keptGame(kit, dealt, playedAgain(kit, { ...dealt, answers }), dealt.savedAt);
}
