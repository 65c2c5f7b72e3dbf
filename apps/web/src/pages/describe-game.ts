import { coverOf } from '../games/contract.ts';
import { isOver } from '../store/over.ts';
import type { SavedGame } from '../store/saved-game.ts';
import { settings } from '../store/settings.svelte.ts';
import { words } from '../words/index.ts';

/** What a seat plays, where no game is fetched to say it. */
export function sideName(game: string, side: string): string {
  return coverOf(game)?.sides[side]?.[settings.lang] ?? side;
}

export function sidesOf({ game, sides }: SavedGame): string {
  return sides.map((side) => sideName(game, side)).join(' – ');
}

export function standingOf(game: SavedGame): string {
  return isOver(game) ? words().gameOver : words().round(game.moment.round);
}

export function whenSaved({ savedAt }: SavedGame): string {
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(savedAt);
}
