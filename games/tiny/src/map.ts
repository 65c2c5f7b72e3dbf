/** Seven hexes: the open sea in the middle, and six islands round it. */
export const OPEN_SEA = 0;
export const HEXES = [0, 1, 2, 3, 4, 5, 6];

function neighbours(hex: number): number[] {
  if (hex === OPEN_SEA) return HEXES.slice(1);
  return [OPEN_SEA, (hex % 6) + 1, ((hex + 4) % 6) + 1];
}

/** Every other hex that a ship reaches in `range` moves. */
export function within(hex: number, range: number): number[] {
  const reached = new Set([hex]);
  for (let i = 0; i < range; i++) for (const near of [...reached]) for (const one of neighbours(near)) reached.add(one);
  reached.delete(hex);
  return [...reached].sort((a, b) => a - b);
}

/** The islands of the east, where the richest treasures lie. */
export function isEast(hex: number): boolean {
  return hex >= 1 && hex <= 3;
}
