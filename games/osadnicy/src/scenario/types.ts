import type { Colour, Faction, RowName } from '../card-data.ts';
import type { Good, Technology, Token } from '../goods.ts';
import type { VirtualFaction } from '../state.ts';
import type { ChoiceName } from './choices.ts';

/** A printed code (exactly that copy), or a name in Polish or English (any copy). */
export type CardName = string;

/** A token of favour, by its colour. */
type Favour = Exclude<Colour, 'orange'> | 'tricolour';

export type Purse = Readonly<Partial<Record<Token, number>>>;

/** A player, or the virtual player of the solo game. */
export type Side = Faction | 'virtual';

/** An attack card: by its target, its code or its name. */
export type AttackName = Good | CardName;

/** Where play starts. */
export type Start = 'setup' | 'lookout' | 'production' | 'action' | 'cleanup' | 'attack' | 'end';

export interface LocationPosition {
  readonly card: CardName;
  readonly used?: number;
  readonly spent?: Purse;
  readonly defended?: boolean;
  readonly samurai?: boolean;
  readonly blocked?: boolean;
  readonly seizedBy?: Faction;
  readonly under?: readonly CardName[];
  readonly aside?: Purse;
  readonly colour?: Colour;
  readonly markers?: readonly CardName[];
  readonly barred?: boolean;
  readonly visitors?: number;
  readonly kept?: readonly CardName[];
  readonly laid?: readonly CardName[];
  readonly statues?: number;
  readonly fortifications?: number;
  readonly neutral?: boolean;
  readonly shored?: CardName;
  /** Who has a deal with this location, and which card marks it. */
  readonly dealBy?: Faction;
  readonly dealCard?: CardName;
  readonly stock?: Purse;
  readonly technology?: readonly Technology[];
  readonly unlocked?: boolean;
  readonly wrecked?: boolean;
}

export type SeatPosition = {
  readonly faction: Faction;
  readonly points?: number;
  readonly passed?: boolean;
  readonly goods?: Purse;
  readonly hand?: readonly CardName[];
  /** The top card first. */
  readonly deck?: readonly CardName[];
  /** False: the cards named nowhere are out of the game instead of lying below the deck. */
  readonly deckRest?: boolean;
  readonly discard?: readonly CardName[];
  readonly deals?: readonly CardName[];
  readonly empire?: readonly (CardName | LocationPosition)[];
  readonly foundations?: readonly CardName[];
  readonly returning?: readonly CardName[];
  readonly favours?: readonly Favour[];
  /** The rows in which the first foundations stand leftmost. */
  readonly ramparts?: readonly RowName[];
};

/** What lies on the other side in a solo game. */
export type VirtualPosition = {
  readonly faction?: VirtualFaction;
  /** This round's cards. */
  readonly locations?: readonly CardName[];
  /** The revealed attack cards, the newest first. */
  readonly line?: readonly AttackName[];
  /** The top card first. */
  readonly deck?: readonly AttackName[];
  readonly discard?: readonly AttackName[];
  readonly collection?: readonly CardName[];
  /** Its faction locations, from its deck to the left. */
  readonly row?: readonly CardName[];
  /** The top card first. */
  readonly rivalDeck?: readonly CardName[];
};

export type Position = {
  readonly phase?: Start;
  readonly round?: number;
  readonly turn?: Faction;
  readonly first?: Faction;
  /** The game's secret: 64 hexadecimal digits. */
  readonly key?: string;
  readonly deck?: readonly CardName[];
  readonly deckRest?: boolean;
  readonly discard?: readonly CardName[];
  readonly lookout?: readonly CardName[];
  readonly removed?: readonly CardName[];
  /** Clockwise. */
  readonly seats: readonly SeatPosition[];
  /** Only where one plays alone. */
  readonly virtual?: VirtualPosition;
};

/** Something a seat might choose. What is not given is free. */
export interface Attempt {
  readonly do: ChoiceName;
  readonly card?: CardName;
  readonly tile?: string;
  readonly given?: CardName;
  readonly source?: CardName;
  readonly of?: Side;
  readonly good?: Good;
  readonly times?: number;
  readonly choice?: number;
  readonly from?: 'common' | 'faction' | 'hand' | 'deals';
  readonly pay?: Purse;
  readonly token?: Technology;
  readonly onto?: CardName;
  readonly n?: number;
  readonly row?: RowName;
}

export interface ExpectedOffer extends Attempt {
  /** Whom it is offered; without it, whoever is asked. */
  readonly by?: Faction;
}

export interface ExpectedRefusal extends ExpectedOffer {
  /** The rule that forbids it. */
  readonly rule?: string;
}

export interface ExpectedScore {
  readonly earned?: number;
  readonly locations?: number;
  readonly extra?: number;
  readonly total?: number;
}

export interface SeatExpectation {
  readonly points?: number;
  readonly passed?: boolean;
  /** Only the goods named are looked at. */
  readonly goods?: Purse;
  /** The goods not named must be 0. */
  readonly onlyGoods?: Purse;
  readonly hand?: readonly CardName[];
  readonly handCount?: number;
  readonly deckCount?: number;
  readonly discard?: readonly CardName[];
  readonly discardCount?: number;
  readonly deals?: readonly CardName[];
  readonly dealCount?: number;
  readonly empire?: readonly (CardName | LocationPosition)[];
  readonly empireCount?: number;
  readonly foundations?: readonly CardName[];
  readonly foundationCount?: number;
  /** Razed while seized by another: foundations from the next round on. */
  readonly returning?: readonly CardName[];
  /** All of them, in any order. */
  readonly favours?: readonly Favour[];
  readonly ramparts?: readonly RowName[];
  /** The first cards of the faction deck, in this order. */
  readonly deckTop?: readonly CardName[];
  readonly score?: ExpectedScore;
}

export interface VirtualExpectation {
  readonly locations?: readonly CardName[];
  readonly locationCount?: number;
  /** In this order, the newest first. */
  readonly line?: readonly AttackName[];
  readonly deckCount?: number;
  readonly discard?: readonly AttackName[];
  readonly collection?: readonly CardName[];
  readonly collectionCount?: number;
  /** What it all counts at the end. */
  readonly collected?: number;
  readonly collectedDeals?: readonly CardName[];
  readonly row?: readonly CardName[];
  readonly rowCount?: number;
  readonly rivalDeckCount?: number;
  readonly rivalDiscard?: readonly CardName[];
}

export interface TableExpectation {
  readonly asked?: Faction | readonly Faction[];
  readonly question?: string;
  readonly round?: number;
  readonly phase?: string;
  readonly first?: Faction;
  readonly discard?: readonly CardName[];
  readonly discardCount?: number;
  readonly deckCount?: number;
  /** The first cards of the common deck, in this order. */
  readonly deckTop?: readonly CardName[];
  readonly lookout?: readonly CardName[];
  readonly lookoutCount?: number;
  readonly removed?: readonly CardName[];
  readonly offered?: readonly ExpectedOffer[];
  /** Exactly these choices, and no others. */
  readonly onlyOffered?: readonly ExpectedOffer[];
  readonly notOffered?: readonly ExpectedRefusal[];
  readonly optionCount?: number;
  /** All that can be picked from, and between how many and how many. */
  readonly pickFrom?: readonly string[];
  readonly pickLeast?: number;
  readonly pickMost?: number;
  readonly winners?: readonly Faction[];
  readonly virtual?: VirtualExpectation;
  /** Polish or English, or `none`. */
  readonly title?: string;
  readonly over?: boolean;
}

type Seen = Partial<TableExpectation> & { readonly [F in Faction]?: SeatExpectation };

export type Expectation = Seen & {
  /** What somebody sees of the table. */
  readonly sees?: { readonly [F in Faction | 'spectator']?: Seen };
};

export type Luck =
  /** The top card first; the cards not named lie below. */
  | { readonly shuffle: 'common' | 'attack' | Faction; readonly result: readonly CardName[] }
  | { readonly firstPlayer: Faction }
  /** The card of the lookout that the virtual player gets. */
  | { readonly virtualCard: CardName }
  /** The row on the conquest card. */
  | { readonly conquest: RowName }
  /** The card that an enemy loses from the hand. */
  | { readonly stolenCard: CardName };

export type Play =
  | ({ readonly by: Faction; readonly choose: ChoiceName } & Omit<Attempt, 'do'>)
  | { readonly by: Faction; readonly pick: readonly (CardName | Good)[] }
  | { readonly until: string }
  | { readonly expect: Expectation };
