import type { Words } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import { board, type FactionBoard } from '../factions.ts';
import type { State } from '../state.ts';
import { SOLO_PLAYER } from './virtual.ts';

/** The virtual player is beaten by more locations, of the kind that the faction aims at, than it has collected cards. */
export function beatsVirtualPlayer(game: State): boolean {
  return goalLocations(game) > collected(game);
}

/** Its cards; deals and tokens that its faction has collected count twice, the tokens that shielded locations once. */
export function collected({ collection, spoils }: State): number {
  if (!spoils) return collection.length;
  const { deals, tokens, shields = 0 } = spoils;
  return collection.length + SPOIL * (deals.length + tokens) + shields;
}

const SPOIL = 2;

/** Which locations count against the collection. */
export function soloGoal(game: State): FactionBoard['soloGoal'] {
  return board(game.seats[SOLO_PLAYER]!.deckNo).soloGoal;
}

/** One that is barred is not in the empire. */
export function goalLocations(game: State): number {
  const common = soloGoal(game) === 'common';
  const { locations } = game.seats[SOLO_PLAYER]!;
  return locations.filter(({ card, barred }) => (CARDS[card]!.deck === 0) === common && !barred).length;
}

export interface Title {
  readonly from: number;
  readonly name: Words;
}

/** What a winning score earns. */
export const TITLES: readonly Title[] = [
  { from: 80, name: { pl: 'Cesarz', en: 'Emperor' } },
  { from: 70, name: { pl: 'Król', en: 'King' } },
  { from: 60, name: { pl: 'Kasztelan', en: 'Castellan' } },
  { from: 50, name: { pl: 'Rycerz', en: 'Knight' } },
  { from: 40, name: { pl: 'Giermek', en: 'Squire' } },
  { from: 30, name: { pl: 'Służący', en: 'Servant' } },
  { from: Number.NEGATIVE_INFINITY, name: { pl: 'Plebejusz', en: 'Plebeian' } },
];

/** The title of who has beaten the virtual player; null for who has not. */
export function soloTitle(game: State, points: number): Title | null {
  return beatsVirtualPlayer(game) ? titleOf(points) : null;
}

export function titleOf(points: number): Title {
  return TITLES.find(({ from }) => points >= from)!;
}
