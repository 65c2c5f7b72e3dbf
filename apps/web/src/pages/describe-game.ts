import { deckOf, factionName } from '@imperia/osadnicy';
import { settings } from '../store/settings.svelte.ts';
import type { SavedGame } from '../table/game.ts';
import { words } from '../words/index.ts';

export function factionsOf({ config }: SavedGame): string {
  return config.factions.map((faction) => factionName(deckOf(faction), settings.lang)).join(' – ');
}

export function standingOf({ round, phase }: SavedGame): string {
  return phase === 'end' ? words().gameOver : words().round(round);
}

export function whenSaved({ savedAt }: SavedGame): string {
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(savedAt);
}
