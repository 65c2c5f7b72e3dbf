import { FACTIONS, type Faction, type Words } from './card-data.ts';
import { type Token, type Tokens, tokenIndex, tokens } from './goods.ts';
import { deckOf } from './numbers.ts';

/** A faction board: what it produces, what it keeps, what its locations are worth. */
export interface FactionBoard {
  readonly id: Faction;
  readonly name: Words;
  readonly production: Tokens;
  readonly store: Token;
  /** Its owner may guard faction locations with workers as samurai. */
  readonly samurai: boolean;
  readonly source: { readonly production: 'rulebook' | 'public'; readonly store: 'rulebook' | 'public' };
}

const boards: Record<Faction, Omit<FactionBoard, 'id'>> = {
  barbarians: {
    name: { pl: 'Barbarzyńcy', en: 'Barbarians' },
    production: tokens({ worker: 5, raze: 1, defense: 1 }),
    store: 'worker',
    samurai: false,
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
    samurai: false,
    source: { production: 'public', store: 'rulebook' },
  },
  egyptians: {
    name: { pl: 'Egipcjanie', en: 'Egyptians' },
    production: tokens({ worker: 3, gold: 1, raze: 1, defense: 1 }),
    store: 'gold',
    samurai: false,
    source: { production: 'public', store: 'public' },
  },
};

const placed: (FactionBoard | undefined)[] = [];
for (const id of FACTIONS) placed[deckOf(id)] = { id, ...boards[id] };

/** By the number of the faction's deck; nobody plays the common deck. */
export const BOARDS: readonly (FactionBoard | undefined)[] = placed;

export function board(deck: number): FactionBoard {
  return BOARDS[deck]!;
}

export function storedToken(deck: number): number {
  return tokenIndex(board(deck).store);
}

export const COMMON_LOCATION_VALUE = 1;
export const FACTION_LOCATION_VALUE = 2;
