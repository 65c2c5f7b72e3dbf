import { grid } from '../cities.ts';
import type { State } from '../state.ts';
import type { Hex } from './grid.ts';
import { isLand, type Terrain, UNEXPLORED } from './tiles.ts';

/** How far every hex is, counted over those that `open` lets through; -1 beyond reach. */
function distances(game: State, from: readonly Hex[], open: (terrain: Terrain) => boolean, most: number): number[] {
  const { neighbours } = grid(game);
  const far = game.terrain.map(() => -1);
  let edge = [...from];
  for (const hex of from) far[hex] = 0;
  for (let distance = 1; distance <= most && edge.length > 0; distance++) {
    const reached: Hex[] = [];
    for (const hex of edge)
      for (const near of neighbours[hex]!)
        if (far[near] === -1 && open(game.terrain[near]!)) {
          far[near] = distance;
          reached.push(near);
        }
    edge = reached;
  }
  return far;
}

function isExplored(terrain: Terrain): boolean {
  return terrain !== UNEXPLORED;
}

/** Through Sea, cities and armies, never through unexplored regions. */
export function distancesFrom(game: State, from: Hex, most = Number.POSITIVE_INFINITY): number[] {
  return distances(game, [from], isExplored, most);
}

/** Over explored Land alone. */
export function landDistances(game: State, from: readonly Hex[], most = Number.POSITIVE_INFINITY): number[] {
  return distances(game, from, isLand, most);
}

export function hexesWithin(game: State, from: readonly Hex[], most: number): number[] {
  return distances(game, from, isExplored, most);
}
