import { FACTIONS, type Faction, type Words } from './card-data.ts';
import { type Token, type Tokens, tokenIndex, tokens } from './goods.ts';
import { deckOf } from './numbers.ts';

/** A faction board: what it produces, what it keeps, and what is special about it. */
export interface FactionBoard {
  readonly id: Faction;
  readonly name: Words;
  readonly production: Tokens;
  /** What it produced by the first and second rules, and by the third and fourth, where that was something else. */
  readonly older?: readonly Tokens[];
  /** How many foundations it produces. */
  readonly foundations: number;
  /** What it keeps in the cleanup phase, if anything. */
  readonly store: Token | null;
  /** Its owner may guard faction locations with workers as samurai. */
  readonly samurai: boolean;
  /** Its faction locations that are given up to build are shuffled back into its deck. */
  readonly recycles: boolean;
  /** It produces as many defence tokens as there are players. */
  readonly defensePerPlayer: boolean;
  /** Its owner may place technology on common locations. */
  readonly technology: boolean;
  /** It produces the tricolour token of favour. */
  readonly tricolour: boolean;
  /** What each of its faction locations is worth at the end. */
  readonly locationValue: number;
  /** Which of its locations are compared with the virtual player's collection, when it is played alone. */
  readonly soloGoal: 'faction' | 'common';
}

type Peculiar = Omit<FactionBoard, 'id' | keyof Printed>;
type Printed = Pick<FactionBoard, 'name' | 'production' | 'older' | 'store'>;

/** What Amazons, Atlanteans and Aztecs produce, and what the latter two store, is our own design. */
const boards: Record<Faction, Printed & Partial<Peculiar>> = {
  barbarians: {
    name: { pl: 'Barbarzyńcy', en: 'Barbarians' },
    production: tokens({ worker: 5, raze: 1, defense: 1 }),
    store: 'worker',
  },
  japanese: {
    name: { pl: 'Japończycy', en: 'Japanese' },
    production: tokens({ worker: 4, wood: 1, raze: 1, defense: 1 }),
    store: 'food',
    samurai: true,
  },
  romans: {
    name: { pl: 'Rzymianie', en: 'Romans' },
    production: tokens({ worker: 2, wood: 1, stone: 1, raze: 1, defense: 1 }),
    store: 'raze',
  },
  egyptians: {
    name: { pl: 'Egipcjanie', en: 'Egyptians' },
    production: tokens({ worker: 3, gold: 1, raze: 1, defense: 1 }),
    store: 'gold',
  },
  amazons: {
    name: { pl: 'Amazonki', en: 'Amazons' },
    production: tokens({ worker: 2, raze: 1 }),
    older: [tokens({ worker: 3, food: 1, raze: 1, defense: 1 }), tokens({ worker: 1, raze: 1, defense: 1 })],
    foundations: 1,
    store: null,
    recycles: true,
  },
  atlanteans: {
    name: { pl: 'Atlantydzi', en: 'Atlanteans' },
    production: tokens({ worker: 3, wood: 1, raze: 1, tech: 2 }),
    store: 'stone',
    defensePerPlayer: true,
    technology: true,
    locationValue: 0,
    soloGoal: 'common',
  },
  aztecs: {
    name: { pl: 'Aztekowie', en: 'Aztecs' },
    production: tokens({ worker: 5, stone: 1, raze: 1, defense: 1 }),
    older: [tokens({ worker: 4, raze: 1, defense: 1 })],
    tricolour: true,
    store: 'wood',
  },
};

/** What most boards are. */
const PLAIN: Peculiar = {
  foundations: 0,
  samurai: false,
  recycles: false,
  defensePerPlayer: false,
  technology: false,
  tricolour: false,
  locationValue: 2,
  soloGoal: 'faction',
};

const placed: (FactionBoard | undefined)[] = [];
for (const id of FACTIONS) placed[deckOf(id)] = { id, ...PLAIN, ...boards[id] };

/** By the number of the faction's deck; nobody plays the common deck. */
export const BOARDS: readonly (FactionBoard | undefined)[] = placed;

export function board(deck: number): FactionBoard {
  return BOARDS[deck]!;
}

/** -1 for none. */
export function storedToken(deck: number): number {
  const { store } = board(deck);
  return store === null ? -1 : tokenIndex(store);
}

const COMMON_LOCATION_VALUE = 1;

/** What a location from this deck is worth at the end. */
export function locationValue(deck: number): number {
  return deck === 0 ? COMMON_LOCATION_VALUE : board(deck).locationValue;
}
