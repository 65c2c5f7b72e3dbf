import { TITLES, titleOf } from '@imperia/osadnicy';

const LOST = 'lost';

/** How many games ended with each title, by its English name, or were lost. */
export type Titles = Readonly<Record<string, number>>;

/** From the defeat to the highest title. */
export const TITLE_NAMES: readonly string[] = [LOST, ...TITLES.map(({ name }) => name.en).reverse()];

export function noTitles(): Titles {
  return Object.fromEntries(TITLE_NAMES.map((name) => [name, 0]));
}

export function titleEarned(points: number, won: boolean): string {
  return won ? titleOf(points).name.en : LOST;
}
