/** One marker on the track, and under how many others of the same number it lies. */
export interface Marker<T> {
  readonly of: T;
  readonly under: number;
}

const LEAST_SPACES = 40;
const TEN = 10;

/** How many spaces are drawn: full tens, with some room before the leader. */
export function spacesFor(points: readonly number[]): number {
  return Math.max(LEAST_SPACES, Math.ceil((Math.max(0, ...points) + 2) / TEN) * TEN);
}

export function tensOf(spaces: number): number[] {
  return Array.from({ length: spaces / TEN + 1 }, (_, i) => i * TEN);
}

export function markersOf<T extends { readonly points: number }>(players: readonly T[]): Marker<T>[] {
  return players.map((of, i) => ({
    of,
    under: players.slice(i + 1).filter(({ points }) => points === of.points).length,
  }));
}
