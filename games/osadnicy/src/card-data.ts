import type { Source } from '@imperia/kit';
import type { CardEffect } from './effects/cards.ts';
import type { DealEffect } from './effects/deals.ts';
import type { DeckEffect } from './effects/decks.ts';
import type { GoodsEffect } from './effects/goods.ts';
import type { LocationEffect } from './effects/locations.ts';
import type { MachineEffect } from './effects/machines.ts';
import type { MinisEffect } from './effects/minis.ts';
import type { PrayerEffect } from './effects/prayers.ts';
import type { RazeEffect } from './effects/raze.ts';
import type { RenovateEffect } from './effects/renovate.ts';
import type { ResourceEffect } from './effects/resources.ts';
import type { ShoreEffect } from './effects/shore.ts';
import type { SortEffect } from './effects/sort.ts';
import type { TechnologyEffect } from './effects/technology.ts';
import type { WarEffect } from './effects/war.ts';
import type { UsingEffect } from './effects/words.ts';
import type { Good, Goods, Resource, Token } from './goods.ts';

/** A card as a pack file states it. Everything the game does with a card, and says of it, follows from this. */
export interface CardData {
  /** The printed code of the first copy; further copies are numbered consecutively. */
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
  /** Enemies may send workers here for what it produces. */
  readonly open?: true;
  /** Goods that may be laid here in the cleanup phase; they come back when production is over. */
  readonly stock?: { readonly of: readonly Token[]; readonly max?: number };
  readonly triggers?: readonly Trigger[];
  readonly modifiers?: readonly Modifier[];
  readonly powers?: readonly Power[];
  readonly printedDefense?: true;
  /** Only a siege has an effect on it. */
  readonly fortress?: true;
  /** Tokens that may be kept in the cleanup phase. */
  readonly store?: readonly Token[];
  readonly endScore?: EndScore;
  /** Laid on the card as an action: only then do its action and its features work, from a later turn of that round on. */
  readonly unlock?: Readonly<Partial<Record<Token, number>>>;
  readonly action?: Action;
  /** The ways in which an instant card can be played. */
  readonly instant?: readonly Action[];
  /** What an event does to each player, as soon as it is drawn. */
  readonly event?: readonly Effect[];
  readonly source: Source;
  /** Which parts are our proposal, because the printed card is not known to us. */
  readonly designed?: readonly string[];
  /** In a pack of somebody's own: another card of the deck has this name, and is meant to. */
  readonly sameName?: true;
  readonly nameSource?: { readonly pl: Source | 'translated'; readonly en: Source | 'translated' };
}

export interface Words {
  readonly pl: string;
  readonly en: string;
}

/** The rows of an empire. */
export const ROWS = ['production', 'feature', 'action'] as const;
export type RowName = (typeof ROWS)[number];
/** An instant card is played from the hand, an event is carried out when it is drawn: neither stands in an empire. */
export const KINDS = [...ROWS, 'instant', 'event'] as const;
export type Kind = (typeof KINDS)[number];

export const COLOURS = ['black', 'purple', 'blue', 'brown', 'gold', 'red', 'pink', 'grey', 'white', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];

/** The good that each colour stands for. */
export const COLOUR_GOODS: Readonly<Record<Colour, Good>> = {
  black: 'raze',
  purple: 'vp',
  blue: 'card',
  brown: 'wood',
  gold: 'gold',
  red: 'food',
  pink: 'worker',
  grey: 'stone',
  white: 'tech',
  orange: 'favour',
};

/** The colour that stands for this good, which has one. */
export function colourFor(good: Good): Colour {
  return colourOfGood(good)!;
}

/** Some goods have none. */
export function colourOfGood(good: Good): Colour | undefined {
  return COLOURS.find((colour) => COLOUR_GOODS[colour] === good);
}

/** Those of the base game, which four can play; then one for each faction expansion. */
export const BASE_FACTIONS = ['barbarians', 'japanese', 'romans', 'egyptians'] as const;
export const FACTIONS = [...BASE_FACTIONS, 'amazons', 'atlanteans', 'aztecs'] as const;
export type Faction = (typeof FACTIONS)[number];

export const DECKS = ['common', ...FACTIONS] as const;
export type Deck = (typeof DECKS)[number];

export type Cost = Readonly<Partial<Record<Resource | 'location', number>>>;

export interface Action {
  /**
   * Laid on the card; `card` is discarded from the hand, `deal` and `foundation` from among the owner's; `laid` is a
   * common card from the hand that lies under it until the cleanup phase.
   */
  readonly spend: Readonly<Partial<Record<Token | 'card' | 'deal' | 'foundation' | 'laid', number>>>;
  readonly effects: readonly Effect[];
  /** How often in a round; once when not said. */
  readonly times?: number | 'any';
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
  | { readonly event: 'raze'; readonly of?: 'location' }
  /** An enemy razes a location of the owner. */
  | { readonly event: 'razed' }
  /** The owner spends basic technology: once a turn, however many. */
  | { readonly event: 'spendTech' }
  | { readonly event: 'samurai' }
  /** The owner razes a card from the hand. */
  | { readonly event: 'razeHand' }
  /** The owner completes a set of such locations that was not there before. */
  | { readonly event: 'set'; readonly of: ColourSet }
  /** The owner gains a foundation. */
  | { readonly event: 'foundation' }
  /** An enemy sends a worker to an open production location of the owner. */
  | { readonly event: 'visit' }
  /** The owner gives up a faction location to build. */
  | { readonly event: 'giveUp' }
  /** An enemy spends two workers for a resource or a card. */
  | { readonly event: 'enemyExchange' }
  /** The owner gains a token of favour; the tricolour one of the board is none. */
  | { readonly event: 'favour' }
  /** The owner prays with so many matches. */
  | { readonly event: 'prayer'; readonly atLeast: number }
  /** A location in the colour of one of the owner's tokens of favour gives points. */
  | { readonly event: 'favouredPoints' }
  /** So many points gained at once. */
  | { readonly event: 'points'; readonly atLeast: number }
  /** The owner conquers a location. */
  | { readonly event: 'conquer' }
  /** An enemy conquers a location of the owner. */
  | { readonly event: 'conquered' }
  /** The end of the round, after the cleanup phase. */
  | { readonly event: 'roundEnd' }
  | { readonly event: 'cleanup' };

export type Modifier =
  /** Enemies pay more raze tokens to raze such locations of the owner. */
  | { readonly query: 'razeCost'; readonly add: number; readonly of: 'common' }
  /** Enemies pay more raze tokens to conquer such locations of the owner. */
  | { readonly query: 'conquestCost'; readonly add: number; readonly of: 'leftmost' | 'production' }
  /** The owner pays fewer raze tokens to conquer such locations. */
  | { readonly query: 'ownConquest'; readonly add: number; readonly of: 'second' };

/** What a location changes in the rules for its owner, as long as it stands. */
export const POWERS = [
  /** It cannot be given up to build another. */
  'neverGivenUp',
  /** Samurai may guard common locations too. */
  'samuraiOnCommon',
  /** Who is visited gains no worker. */
  'noHostWorker',
  /** Its owner chooses a colour for it when it is built; it has none before. */
  'choosesColour',
  /** The owner's foundations are grey, and count for sets. */
  'greyFoundations',
  /** No location of its owner can be razed. */
  'untouchable',
  /** In every prayer the owner may spend 1 gold to count two more matches. */
  'goldenPrayers',
  /** The owner's foundations are white, and count for sets. */
  'whiteFoundations',
  /** The owner's prayers draw two cards more. */
  'longPrayers',
] as const;
export type Power = (typeof POWERS)[number];

export interface EndScore {
  readonly vp: number;
  readonly per: 'cardUnder' | 'resourceAside' | 'goodAside' | 'foundation' | 'withAdvanced';
  readonly max?: number;
}

/**
 * What is counted: the owner's locations of a colour (the card itself among them), those without one, the others that
 * have a building bonus, the owner's samurai, the technology on the owner's locations, those of other factions, or what
 * lies on or under the card that counts.
 */
export type Counter =
  | Colour
  | 'colourless'
  | 'otherWithBonus'
  | 'samurai'
  | 'technology'
  | 'stocked'
  | 'cardUnder'
  | 'enemyFaction'
  | 'fortification';

/** Three locations of these colours. */
export type ColourSet = readonly [Colour, Colour, Colour];

/** The vocabulary of card effects: closed and small. A new word brings what it does, says and is worth. */
export type Effect =
  | CardEffect
  | DealEffect
  | DeckEffect
  | GoodsEffect
  | ResourceEffect
  | LocationEffect
  | MachineEffect
  | MinisEffect
  | PrayerEffect
  | RazeEffect
  | RenovateEffect
  | ShoreEffect
  | SortEffect
  | TechnologyEffect
  | WarEffect
  | UsingEffect;

/** So many common cards are drawn, and those of some colours count. */
export interface Prayer {
  readonly draw: number;
  /** One colour counts: chosen when the cards are seen, or announced before. Without it all of them count. */
  readonly mode?: 'choose' | 'announce';
  /** Any, when not said. */
  readonly colours?: readonly Colour[];
  /** The colour of the good of the deal that was signed, or of the card laid under the location. */
  readonly by?: 'deal' | 'laid';
  /**
   * For each match the good of its colour, or a point; resources sold or given to an enemy for points; common locations
   * of the enemy that are discarded; a matching card for the hand, or kept for a later prayer.
   */
  readonly reward: 'goods' | 'points' | 'sell' | 'give' | 'remove' | 'take' | 'keep';
  readonly n?: number;
  /** At most so many matches count. */
  readonly max?: number;
  /** More points for so many matches. */
  readonly extra?: { readonly atLeast: number; readonly vp: number };
}

/** Where some of the drawn cards go: all of them, or up to so many where `any` says so, with a gain for each. */
export interface Sorted {
  readonly to: 'hand' | 'discard' | 'back' | 'bottom' | 'removed';
  readonly n: number;
  readonly any?: true;
  readonly gain?: Goods;
}

export interface Choice {
  readonly spend?: Readonly<Partial<Record<Token, number>>>;
  readonly effects: readonly Effect[];
}

export interface PackFile {
  readonly pack: string;
  readonly deck: Deck;
  readonly cards: readonly CardData[];
}
