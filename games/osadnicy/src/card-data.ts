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
  | { readonly op: 'gain'; readonly goods: Goods }
  /** So many of the good (1 when not said) for each thing counted, or for each so many of them; at most so often. */
  | {
      readonly op: 'gainPer';
      readonly good: Good;
      readonly n?: number;
      readonly per: Counter;
      readonly each?: number;
      readonly max?: number;
    }
  /** So many of the good (1 when not said) for each such set, at most so often. */
  | {
      readonly op: 'gainPerSet';
      readonly good: Good;
      readonly n?: number;
      readonly set: ColourSet;
      readonly max?: number;
    }
  /** The rest is discarded. */
  | {
      readonly op: 'drawAndKeep';
      readonly deck: 'faction' | 'common';
      readonly draw: number;
      /** So many for each thing counted. */
      readonly per?: Counter;
      readonly max?: number;
      readonly keep: number;
    }
  /** The drawn cards go where each part says, in this order, as far as they reach. */
  | {
      readonly op: 'drawAndSort';
      readonly deck: 'faction' | 'common';
      readonly draw: number;
      readonly into: readonly Sorted[];
      /** With fewer cards left nothing happens. */
      readonly least?: number;
    }
  /** Of the revealed common cards take one of a colour chosen before; the rest is discarded. */
  | { readonly op: 'revealColour'; readonly reveal: number }
  /** The next card of a colour from the deck; those above it are shuffled back. */
  | { readonly op: 'drawColour'; readonly deck: 'faction' | 'common'; readonly colour: Colour }
  /** The same, of a colour chosen first. */
  | { readonly op: 'seekColour'; readonly deck: 'faction' | 'common' }
  /** From the own faction's discard pile to the hand. */
  | { readonly op: 'takeDiscarded' }
  /** Of the top faction cards of an enemy's deck one is discarded, the others are shuffled back. */
  | { readonly op: 'thinEnemyDeck'; readonly draw: number }
  /** A common card from the hand is shuffled into the own faction deck. */
  | { readonly op: 'buryCommon' }
  /** Discard a card from the hand for so many goods of one of its colours. */
  | { readonly op: 'tradeCard'; readonly n: number }
  | { readonly op: 'oneOf'; readonly of: readonly Choice[]; readonly optional?: true }
  /** Gain once what a production location gives: of the owner, or of an enemy, where it may have to be an open one. */
  | { readonly op: 'copyProduction'; readonly other?: true; readonly of?: 'enemy'; readonly open?: true }
  /** One good like each that lies here, at most so many. */
  | { readonly op: 'gainStocked'; readonly max: number }
  /** From the pool of an enemy of choice. */
  | { readonly op: 'takeResource' }
  /** One of the owner's common locations, whatever protects it. */
  | { readonly op: 'razeOwn' }
  /** One location of an enemy that has a raze field, whatever protects it, for no more raze tokens. */
  | { readonly op: 'razeEnemy' }
  /** Raze a hand card or an enemy location at the usual cost; each good gained may be discarded for points. */
  | { readonly op: 'razeForPoints'; readonly vp: number }
  /** One good from the raze field of an enemy location, which stays. */
  | { readonly op: 'gainRazeGood'; readonly of?: 'common' }
  | { readonly op: 'discardEnemyDeal'; readonly gainGood?: true }
  | { readonly op: 'takeEnemyDeal' }
  | { readonly op: 'gainDealGood' }
  /** A deal of the owner is shuffled back into the faction deck. */
  | { readonly op: 'returnDeal' }
  /** Remove one enemy location from the game, or only to the discard pile; not a raze. */
  | { readonly op: 'removeLocation'; readonly of?: 'common' | 'faction'; readonly to?: 'discard' }
  /** An enemy common location comes to the own hand; not a raze. */
  | { readonly op: 'takeLocation' }
  /** Use an enemy action location at its cost, as if it were the own. */
  | { readonly op: 'useEnemyAction' }
  /** Discard an own common location; of the revealed common cards build one of its colour for free. */
  | { readonly op: 'renovate'; readonly reveal: number }
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
  /** So may the card that was just razed from the hand; no wood comes with it. */
  | { readonly op: 'layRazed' }
  /** A card from the hand of an enemy, by lot, becomes a foundation of the owner; no wood comes with it. */
  | { readonly op: 'layStolen' }
  | { readonly op: 'enemyDiscards' }
  /** Sign a deal with an enemy faction location, marked by the top card of the own deck. */
  | { readonly op: 'dealWithLocation' }
  | { readonly op: 'placeSamurai'; readonly n: number }
  /** Give up to so many resources for so many points each. */
  | { readonly op: 'sellResources'; readonly max: number; readonly vp: number }
  /** Up to so many technology tokens move among the owner's common locations. */
  | { readonly op: 'moveTechnology'; readonly n: number }
  /** A worker from the supply goes to an enemy's open production, as if it had been sent. */
  | { readonly op: 'sendWorker' }
  /** An enemy of choice gains so many from the supply. */
  | { readonly op: 'gift'; readonly good: Token; readonly n: number }
  /** Any number of basic technology tokens, each for so many points and a good of a colour of the razed card. */
  | { readonly op: 'techForRazed'; readonly vp: number }
  /** An own location, then an enemy's of the same kind, common or faction, to the discard pile; not a raze. */
  | { readonly op: 'removePair' }
  /** The top common card, at once and for no token. */
  | { readonly op: 'razeTop' }
  /** An enemy location does nothing until its owner frees it; at most so many at a time. */
  | { readonly op: 'wreck'; readonly tokens: number }
  /** A foundation of the owner is turned back to its location side; not built. */
  | { readonly op: 'restore' }
  /** Use an own action location without paying for it. */
  | { readonly op: 'useOwnAction' }
  /** An enemy's features answer the owner too, until the end of the round. */
  | { readonly op: 'copyFeature' }
  /** An own faction location comes back to the hand. */
  | { readonly op: 'recall' }
  | { readonly op: 'discardCard' }
  /** Lay hand cards under this, or resources or stone on it, to the end of the game. */
  | { readonly op: 'putAside'; readonly what: 'cards' | 'resources' | 'stone' }
  | ({ readonly op: 'pray' } & Prayer)
  /** A prayer that strikes an enemy chosen before. */
  | ({ readonly op: 'prayAgainst' } & Prayer)
  /** Raze a hand card or an enemy location at the usual cost, and pray for its colours. */
  | ({ readonly op: 'razeAndPray' } & Prayer)
  /** One of the revealed common cards lies under this for a later prayer. */
  | { readonly op: 'keepForPrayer'; readonly reveal: number }
  /** The good of each own token of favour, at most so many. */
  | { readonly op: 'gainPerFavour'; readonly max: number }
  /** The goods of so many deals of an enemy, each of another. */
  | { readonly op: 'copyDeals'; readonly max: number }
  /** A statue token is put here, at most so many in all; a point for each of them. */
  | { readonly op: 'raiseStatue'; readonly max: number }
  /** Of the revealed common cards build a feature at its cost. */
  | { readonly op: 'buildFeature'; readonly reveal: number }
  /** A token in the colour of one of the owner's features, of a kind not here yet, lies here to the end of the game. */
  | { readonly op: 'putGood' }
  /** The leftmost location of a row of an enemy, whatever defence it has; where said, an unprotected one. */
  | { readonly op: 'conquer'; readonly row?: RowName; readonly unprotected?: true }
  /** All fortifications of an enemy fortress are removed. */
  | { readonly op: 'siege' }
  /** One more fortification on this fortress. */
  | { readonly op: 'fortify' }
  /** A faction location moves one position to the left. */
  | { readonly op: 'shift'; readonly of?: 'enemy' }
  /** A common card from the hand becomes a foundation, which may stand leftmost in a row. */
  | { readonly op: 'layRampart' }
  /** A defence token from the supply goes on a faction location of the owner. */
  | { readonly op: 'defendFaction' }
  /** Features of the owner that answer the building of a faction location answer now. */
  | { readonly op: 'asIfBuilt' }
  /** For each such set a basic technology token of the pool may be exchanged for an advanced one. */
  | { readonly op: 'upgradeTech'; readonly set: ColourSet }
  /** A card from the hand lies under a common location without one, which is worth so many points more. */
  | { readonly op: 'shoreUp'; readonly vp: number }
  /** A resource that is kept through the next cleanup. */
  | { readonly op: 'bringResource' }
  /** Nobody razes a location of the owner before the owner's next turn. */
  | { readonly op: 'truce' }
  /** A resource of the own pool goes to an enemy. */
  | { readonly op: 'shareResource' };

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
