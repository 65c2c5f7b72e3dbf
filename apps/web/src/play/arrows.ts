interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The keys, and where each of them leads. */
export const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;

/** How much farther a thing seems that lies aside of the way. */
const ASIDE = 3;

/** Which of the places comes next in a direction, as the eye would say; -1 when none lies there. */
export function nearest(from: Place, places: readonly Place[], x: number, y: number): number {
  let found = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, place] of places.entries()) {
    const right = middle(place.left, place.width) - middle(from.left, from.width);
    const down = middle(place.top, place.height) - middle(from.top, from.height);
    const ahead = right * x + down * y;
    const aside = Math.abs(right * y) + Math.abs(down * x);
    const far = ahead + ASIDE * aside;
    if (ahead <= 1 || aside > 4 * ahead || far >= least) continue;
    found = i;
    least = far;
  }
  return found;
}

function middle(start: number, size: number): number {
  return start + size / 2;
}
