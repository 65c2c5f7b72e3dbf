import type { Source } from '@imperia/kit';
import type { Good, Goods, Resource, Token } from './goods.ts';

/** A card as a pack file states it. Everything the game does with a card, and says of it, follows from this. */
export interface CardData {
  /** The printed code of the first copy; the following copies count on from it. */
  readonly id: string;
  readonly copies: number;
  readonly name: Words;
  readonly kind: Kind;
  readonly colors: readonly Colour[];
  readonly cost: Cost;
  /** The good of the deal field, one for each copy. Faction cards only. */
  readonly deal?: readonly Good[];
  readonly raze?: readonly Good[];
  /** Where copies differ. */
  readonly byCopy?: readonly { readonly cost?: Cost; readonly raze?: readonly Good[] }[];
  /** Gained once, when the card is built. */
  readonly bonus?: readonly Effect[];
  /** Gained when the card is built and in every production phase. */
  readonly production?: readonly Effect[];
  readonly triggers?: readonly Trigger[];
  readonly modifiers?: readonly Modifier[];
  /** Tokens that may be kept in the cleanup phase. */
  readonly store?: readonly Token[];
  readonly endScore?: { readonly vp: number; readonly per: 'cardUnder' | 'resourceAside' };
  readonly action?: Action;
  readonly source: Source;
  /** Which parts are our proposal, because the printed card is not known to us. */
  readonly designed?: readonly string[];
  readonly nameSource?: { readonly pl: Source | 'translated'; readonly en: Source | 'translated' };
}

export interface Words {
  readonly pl: string;
  readonly en: string;
}

export const KINDS = ['production', 'feature', 'action'] as const;
export type Kind = (typeof KINDS)[number];

export const COLOURS = ['black', 'purple', 'blue', 'brown', 'gold', 'red', 'pink', 'grey'] as const;
export type Colour = (typeof COLOURS)[number];

export const FACTIONS = ['barbarians', 'japanese', 'romans', 'egyptians'] as const;
export type Faction = (typeof FACTIONS)[number];

export const DECKS = ['common', ...FACTIONS] as const;
export type Deck = (typeof DECKS)[number];

export type Cost = Readonly<Partial<Record<Resource | 'location', number>>>;

export interface Action {
  /** Laid on the card; `card` is discarded from the hand, `deal` from among the owner's deals. */
  readonly spend: Readonly<Partial<Record<Token | 'card' | 'deal', number>>>;
  readonly effects: readonly Effect[];
  /** How often in a round; once when not said. */
  readonly times?: number;
}

export interface Trigger {
  readonly when: When;
  readonly effects: readonly Effect[];
  /** How often in a round; without limit when not said. */
  readonly max?: number;
}

export type When =
  | { readonly event: 'build'; readonly what: Colour | 'common' | 'faction' }
  | { readonly event: 'deal' }
  | { readonly event: 'raze' }
  | { readonly event: 'samurai' }
  /** An enemy spends two workers for a resource or a card. */
  | { readonly event: 'enemyExchange' }
  /** So many points gained at once. */
  | { readonly event: 'points'; readonly atLeast: number }
  | { readonly event: 'cleanup' };

export interface Modifier {
  /** Enemies pay more raze tokens to raze such locations of the owner. */
  readonly query: 'razeCost';
  readonly add: number;
  readonly of: 'common';
}

/** What is counted: the owner's locations of a colour (the card itself among them), or the owner's samurai. */
export type Counter = Colour | 'samurai';

/** The vocabulary of card effects: closed and small. A new word brings what it does, says and is worth. */
export type Effect =
  | { readonly op: 'gain'; readonly goods: Goods }
  /** One of the good for each thing counted. */
  | { readonly op: 'gainPer'; readonly good: Good; readonly per: Counter; readonly max?: number }
  /** The rest is discarded. */
  | { readonly op: 'drawAndKeep'; readonly deck: 'faction' | 'common'; readonly draw: number; readonly keep: number }
  | { readonly op: 'oneOf'; readonly of: readonly Choice[]; readonly optional?: true }
  /** Gain once what one of the owner's production locations gives. */
  | { readonly op: 'copyProduction'; readonly other?: true }
  /** From the pool of an enemy of choice. */
  | { readonly op: 'takeResource' }
  /** One of the owner's common locations, whatever protects it. */
  | { readonly op: 'razeOwn' }
  /** One location of an enemy that has a raze field, whatever protects it, for no more raze tokens. */
  | { readonly op: 'razeEnemy' }
  /** Raze a hand card or an enemy location at the usual cost; each good gained may be discarded for points. */
  | { readonly op: 'razeForPoints'; readonly vp: number }
  /** One good from the raze field of an enemy location, which stays. */
  | { readonly op: 'gainRazeGood' }
  | { readonly op: 'discardEnemyDeal'; readonly gainGood?: true }
  | { readonly op: 'takeEnemyDeal' }
  | { readonly op: 'gainDealGood' }
  /** Remove one enemy location from the game; not a raze. */
  | { readonly op: 'removeLocation' }
  /** Build a faction card at its cost, except that no location is given up. */
  | { readonly op: 'buildWithoutLocation'; readonly from: 'hand' | 'deals' }
  /** Clear the goods from another action location of the owner, so that it can be used again later. */
  | { readonly op: 'refresh' }
  /** An enemy action location cannot be used this round. */
  | { readonly op: 'block' }
  /** An enemy location works for the owner until the end of the round. */
  | { readonly op: 'seize' }
  /** A card from the hand becomes a foundation; not a raze. */
  | { readonly op: 'layFoundation' }
  | { readonly op: 'enemyDiscards' }
  /** Sign a deal with an enemy faction location, marked by the top card of the own deck. */
  | { readonly op: 'dealWithLocation' }
  | { readonly op: 'placeSamurai'; readonly n: number }
  /** Give up to so many resources for so many points each. */
  | { readonly op: 'sellResources'; readonly max: number; readonly vp: number }
  /** Lay hand cards under this, or resources on it, to the end of the game. */
  | { readonly op: 'putAside'; readonly what: 'cards' | 'resources' };

export interface Choice {
  readonly spend?: Readonly<Partial<Record<Token, number>>>;
  readonly effects: readonly Effect[];
}

export interface PackFile {
  readonly pack: string;
  readonly deck: Deck;
  readonly cards: readonly CardData[];
}
