export const CIVILIZATIONS = [
  'aztecs',
  'babylon',
  'carthage',
  'celts',
  'china',
  'egypt',
  'greece',
  'huns',
  'india',
  'japan',
  'maya',
  'persia',
  'phoenicia',
  'rome',
  'vikings',
] as const;
export type Civilization = (typeof CIVILIZATIONS)[number];

/** The variants of the book. */
export const OPTIONS = [
  'noEvents',
  'optionalEvents',
  'shortGame',
  'rollToEnd',
  'wonderEnd',
  'randomLeaders',
  'sharedWonders',
  'alternativeHistory',
] as const;
export type Option = (typeof OPTIONS)[number];

export interface Config {
  readonly players: number;
  /** One for each seat, clockwise; none at all plays the game without the expansion. */
  readonly civilizations: readonly Civilization[];
  readonly options: readonly Option[];
}

export const MIN_SEATS = 2;
export const MAX_SEATS = 4;

export type ConfigFault =
  | { readonly fault: 'seats'; readonly found: number }
  | { readonly fault: 'civilizations'; readonly found: number }
  | { readonly fault: 'civilization'; readonly found: string }
  | { readonly fault: 'civilization twice'; readonly found: string }
  | { readonly fault: 'option'; readonly found: string }
  | { readonly fault: 'options together'; readonly found: readonly [Option, Option] }
  | { readonly fault: 'only with civilizations'; readonly found: Option };

const APART: readonly (readonly [Option, Option])[] = [
  ['noEvents', 'optionalEvents'],
  ['rollToEnd', 'wonderEnd'],
  ['shortGame', 'rollToEnd'],
  ['shortGame', 'wonderEnd'],
];

const NEED_CIVILIZATIONS: readonly Option[] = ['randomLeaders', 'alternativeHistory'];

export function configFault({ players, civilizations, options }: Config): ConfigFault | null {
  if (!Number.isInteger(players) || players < MIN_SEATS || players > MAX_SEATS)
    return { fault: 'seats', found: players };
  const expansion = civilizations.length > 0;
  if (expansion && civilizations.length !== players) return { fault: 'civilizations', found: civilizations.length };
  for (const [i, civilization] of civilizations.entries()) {
    if (!CIVILIZATIONS.includes(civilization)) return { fault: 'civilization', found: civilization };
    if (civilizations.indexOf(civilization) !== i) return { fault: 'civilization twice', found: civilization };
  }
  const unknown = options.find((option) => !OPTIONS.includes(option));
  if (unknown) return { fault: 'option', found: unknown };
  const together = APART.find(([a, b]) => options.includes(a) && options.includes(b));
  if (together) return { fault: 'options together', found: together };
  const without = expansion ? undefined : options.find((option) => NEED_CIVILIZATIONS.includes(option));
  return without ? { fault: 'only with civilizations', found: without } : null;
}

export function hasExpansion(config: Config): boolean {
  return config.civilizations.length > 0;
}

/** Four in the short game; six else; the seventh of a variable end is the last. */
export function agesOf({ options }: Config): number {
  if (options.includes('shortGame')) return 4;
  return options.includes('rollToEnd') || options.includes('wonderEnd') ? 7 : 6;
}

export const ROUNDS_PER_AGE = 3;
export const ACTIONS_PER_TURN = 3;
