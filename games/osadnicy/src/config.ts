import { BASE_FACTIONS, COLOURS, type Colour, FACTIONS, type Faction, type PackFile } from './card-data.ts';

/** Variants of the rulebooks, and the older book's rules where they differ. */
export const VARIANTS = [
  'lookoutAlternative',
  'lookoutAdvanced',
  'peaceful',
  'peaceful2014TwoPicks',
  'reshuffleFactionDiscards',
  'components2014',
  'featureWording2014',
  'oasis2014',
  'points2014',
  'soloMissEndsPhase',
  'atlantisSoloAdvanced',
  'standardDecks',
  'addExpansionCommons',
  'conquestsEasy',
  'conquestsHard',
] as const;

/** Expansions whose cards are shuffled into the decks of a table. */
export const MODULES = ['friends', 'magic3', 'amazons', 'atlantis', 'aztecs', 'war'] as const;
export type Module = (typeof MODULES)[number];

/** Common cards of mini-expansions: each may be shuffled in by itself. */
const MINI_CARDS = [
  'miniLamplighter',
  'miniFisherman',
  'miniFalconer',
  'miniWell',
  'miniCaravanserai',
  'miniCaptain',
] as const;

/** Mini-expansions: each is chosen by itself. */
export const MINIS = [
  ...MINI_CARDS,
  'panoramic',
  'expedition',
  'expeditionRandom',
  'diplomacyPact',
  'diplomacyTruce',
  'diplomacyEnvoys',
  'diplomacyAlliance',
  'market',
] as const;
export type Mini = (typeof MINIS)[number];

/** Tiles lie on the table, and are in no deck. */
export const TILES = 'tiles';

export const OPTIONS = [...VARIANTS, ...MODULES, ...MINIS] as const;
export type Option = (typeof OPTIONS)[number];

const CHOSEN: ReadonlySet<string> = new Set([...MODULES, ...MINI_CARDS, TILES]);

/** The mini-expansion of a common card, by its place among them. */
export function miniCard(at: number): Mini {
  return MINI_CARDS[at]!;
}

/** Are the cards of this pack in such a game? Those of an expansion only where it was chosen. */
export function isPlayed(pack: string, options: readonly Option[]): boolean {
  return !CHOSEN.has(pack) || (options as readonly string[]).includes(pack);
}

export interface Config {
  /** One for each seat, clockwise. A single one plays alone, against the virtual player. */
  readonly factions: readonly Faction[];
  readonly options: readonly Option[];
  /** Built decks, one for each seat, as copies by card; null where a seat has brought none. */
  readonly decks?: readonly (Readonly<Record<string, number>> | null)[];
  /** Alone and at war: whose faction locations the virtual player has; the first other faction when not said. */
  readonly rival?: Faction;
  /** Its deck, where it was built. */
  readonly rivalDeck?: Readonly<Record<string, number>>;
  /** Packs that somebody made, whole: so a game can be opened wherever it is taken. */
  readonly packs?: readonly PackFile[];
}

export function isMini(option: Option): option is Mini {
  return (MINIS as readonly Option[]).includes(option);
}

export function isModule(option: Option): option is Module {
  return (MODULES as readonly Option[]).includes(option);
}

/** White came with the Atlanteans' expansion, orange with the Aztecs. */
export function coloursOfTable({ factions, options }: Config): readonly Colour[] {
  const white = options.includes('atlantis');
  const orange = options.includes('aztecs') || factions.includes('aztecs');
  return COLOURS.filter((colour) => (colour !== 'white' || white) && (colour !== 'orange' || orange));
}

export const MIN_SEATS = 2;
/** As many as the book recommends; each faction expansion makes room for one more. */
export const MAX_SEATS = 4;
export const ROUNDS = 5;

export type ConfigFault =
  | { readonly fault: 'seats'; readonly found: number }
  | { readonly fault: 'faction'; readonly found: string }
  | { readonly fault: 'faction twice'; readonly found: string }
  | { readonly fault: 'option'; readonly found: string }
  | { readonly fault: 'options together'; readonly found: readonly [Option, Option] }
  | { readonly fault: 'option needs'; readonly found: readonly [Option, Option] }
  | { readonly fault: 'not alone'; readonly found: Option }
  | { readonly fault: 'rival'; readonly found: string };

/** Pairs that say different things about the same moment, or need each other. */
const APART: readonly (readonly [Option, Option])[] = [
  ['lookoutAlternative', 'lookoutAdvanced'],
  ['lookoutAlternative', 'peaceful'],
  ['lookoutAdvanced', 'peaceful'],
  ['peaceful', 'war'],
  ['conquestsEasy', 'conquestsHard'],
];

/** The first means nothing without the second. */
const NEEDS: readonly (readonly [Option, Option])[] = [
  ['addExpansionCommons', 'standardDecks'],
  ['conquestsEasy', 'war'],
  ['conquestsHard', 'war'],
  ['expeditionRandom', 'expedition'],
];

/** The solo game has a lookout and an enemy of its own. */
const NOT_ALONE: readonly Option[] = [
  'lookoutAlternative',
  'lookoutAdvanced',
  'peaceful',
  'peaceful2014TwoPicks',
  'expedition',
  'expeditionRandom',
  'diplomacyTruce',
  'diplomacyAlliance',
];

export function configFault(config: Config): ConfigFault | null {
  const { factions, options } = config;
  const alone = factions.length === 1;
  if (!alone && (factions.length < MIN_SEATS || factions.length > roomAt(factions)))
    return { fault: 'seats', found: factions.length };
  for (const [i, faction] of factions.entries()) {
    if (!FACTIONS.includes(faction)) return { fault: 'faction', found: faction };
    if (factions.indexOf(faction) !== i) return { fault: 'faction twice', found: faction };
  }
  const unknown = options.find((option) => !OPTIONS.includes(option));
  if (unknown) return { fault: 'option', found: unknown };
  const together = APART.find(([a, b]) => options.includes(a) && options.includes(b));
  if (together) return { fault: 'options together', found: together };
  const needs = NEEDS.find(([a, b]) => options.includes(a) && !options.includes(b));
  if (needs) return { fault: 'option needs', found: needs };
  const notAlone = alone && options.find((option) => NOT_ALONE.includes(option));
  if (notAlone) return { fault: 'not alone', found: notAlone };
  return rivalFault(config);
}

/** Another faction than the player's own: there is one deck of each. */
function rivalFault({ rival, factions }: Config): ConfigFault | null {
  if (rival === undefined || (FACTIONS.includes(rival) && rival !== factions[0])) return null;
  return { fault: 'rival', found: rival };
}

/** Whose faction locations the virtual player has: only alone, and at war. */
export function rivalOf({ factions, options, rival }: Config): Faction | null {
  if (factions.length > 1 || !options.includes('war')) return null;
  return rival ?? FACTIONS.find((faction) => faction !== factions[0])!;
}

function roomAt(factions: readonly Faction[]): number {
  const base: readonly Faction[] = BASE_FACTIONS;
  return MAX_SEATS + factions.filter((faction) => FACTIONS.includes(faction) && !base.includes(faction)).length;
}
