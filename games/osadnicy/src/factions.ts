import type { Source } from '@imperia/kit';
import { FACTIONS, type Faction, type Words } from './card-data.ts';
import { type Token, type Tokens, tokenIndex, tokens } from './goods.ts';
import { deckOf } from './numbers.ts';

/** A faction board: what it produces, what it keeps, and what is special about it. */
export interface FactionBoard {
  readonly id: Faction;
  readonly name: Words;
  readonly production: Tokens;
  /** How many foundations it produces. */
  readonly foundations: number;
  /** What it keeps in the cleanup phase, if anything. */
  readonly store: Token | null;
  /** Its owner may guard faction locations with workers as samurai. */
  readonly samurai: boolean;
  /** Its faction locations that are given up to build are shuffled back into its deck. */
  readonly recycles: boolean;
  readonly source: { readonly production: Source; readonly store: Source };
}

type Printed = Omit<FactionBoard, 'id' | 'foundations' | 'samurai' | 'recycles'>;
type Special = Partial<Pick<FactionBoard, 'foundations' | 'samurai' | 'recycles'>>;

const boards: Record<Faction, Printed & Special> = {
  barbarians: {
    name: { pl: 'Barbarzyńcy', en: 'Barbarians' },
    production: tokens({ worker: 5, raze: 1, defense: 1 }),
    store: 'worker',
    source: { production: 'public', store: 'public' },
  },
  japanese: {
    name: { pl: 'Japończycy', en: 'Japanese' },
    production: tokens({ worker: 4, wood: 1, raze: 1, defense: 1 }),
    store: 'food',
    samurai: true,
    source: { production: 'rulebook', store: 'rulebook' },
  },
  romans: {
    name: { pl: 'Rzymianie', en: 'Romans' },
    production: tokens({ worker: 2, wood: 1, stone: 1, raze: 1, defense: 1 }),
    store: 'raze',
    source: { production: 'public', store: 'rulebook' },
  },
  egyptians: {
    name: { pl: 'Egipcjanie', en: 'Egyptians' },
    production: tokens({ worker: 3, gold: 1, raze: 1, defense: 1 }),
    store: 'gold',
    source: { production: 'public', store: 'public' },
  },
  amazons: {
    name: { pl: 'Amazonki', en: 'Amazons' },
    production: tokens({ worker: 3, food: 1, raze: 1, defense: 1 }),
    foundations: 1,
    store: null,
    recycles: true,
    source: { production: 'designed', store: 'rulebook' },
  },
};

/** What most boards are. */
const PLAIN = { foundations: 0, samurai: false, recycles: false };

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

export const COMMON_LOCATION_VALUE = 1;
export const FACTION_LOCATION_VALUE = 2;
