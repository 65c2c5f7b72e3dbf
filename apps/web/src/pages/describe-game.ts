import { deckOf, factionName } from '@imperia/osadnicy';
import { isOver } from '../store/over.ts';
import { settings } from '../store/settings.svelte.ts';
import type { SavedGame } from '../table/game.ts';
import { words } from '../words/index.ts';

export function factionsOf({ config }: SavedGame): string {
  return config.factions.map((faction) => factionName(deckOf(faction), settings.lang)).join(' – ');
}

export function standingOf(game: SavedGame): string {
  return isOver(game) ? words().gameOver : words().round(game.round);
}

export function whenSaved({ savedAt }: SavedGame): string {
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(savedAt);
}
