import { ROUNDS } from '../config.ts';
import { factionLocations } from '../solo/scoring.ts';
import { VIRTUAL_PLAYER } from '../solo/virtual.ts';
import type { State } from '../state.ts';

/** What beating the virtual player is worth, in points. */
const VICTORY = 100;
/** How many cards ahead or behind make it likely or unlikely. */
const LIKELY = 8;
const CARDS_A_ROUND = 2;

/** Alone, points count only for who has more faction locations than the collection will have cards. */
export function soloWorth(game: State): number {
  const ahead = factionLocations(game) - game.collection.length - cardsToCome(game);
  return VICTORY / (1 + Math.exp((0.5 - ahead) / LIKELY));
}

/** What the virtual player has of this round, and what it will get in those to come. */
function cardsToCome({ phase, round, seats }: State): number {
  if (phase === 'end') return 0;
  const now = phase === 'lookout' ? CARDS_A_ROUND : seats[VIRTUAL_PLAYER]!.locations.length;
  return now + CARDS_A_ROUND * (ROUNDS - round);
}
