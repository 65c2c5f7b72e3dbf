import { coverOf } from '../games/contract.ts';
import { isOver } from '../store/over.ts';
import type { SavedGame } from '../store/saved-game.ts';
import { settings } from '../store/settings.svelte.ts';
import { said, words } from '../words/index.ts';
import { TABLE_WORDS } from '../words/table.ts';

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

/** Null for a game that went on without going back behind what was learnt. */
export function takenBackOf({ takenBack }: SavedGame): string | null {
  return takenBack ? said(TABLE_WORDS).takenBack(takenBack) : null;
}

export function whenSaved({ savedAt }: SavedGame): string {
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(savedAt);
}
