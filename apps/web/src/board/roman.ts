const SIGNS = [
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

/** As rounds are numbered on a board. */
export function roman(n: number): string {
  const found = SIGNS.find(([, worth]) => worth <= n);
  return found ? found[0] + roman(n - found[1]) : '';
}
