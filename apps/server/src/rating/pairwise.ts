import { type Against, rated, type Strength } from './glicko2.ts';

/** Who took part in a game, and the place reached: 1 is the best. */
export interface Placed extends Strength {
  readonly place: number;
}

/** A game of several is one game of each against each other. */
export function ratedByPlaces(players: readonly Placed[]): Strength[] {
  return players.map((player) => rated(player, gamesOf(player, players)));
}

function gamesOf(player: Placed, players: readonly Placed[]): Against[] {
  return players
    .filter((other) => other !== player)
    .map((opponent) => ({ opponent, score: (Math.sign(opponent.place - player.place) + 1) / 2 }));
}
