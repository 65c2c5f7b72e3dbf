/** A card as a file of `cards/` states it. Everything the game does with a card, and says of it, follows from this. */
export interface CardData {
  /** The printed number. */
  readonly id: string;
  readonly name: Words;
  /** The Polish name is our translation; the printed one may differ. */
  readonly translated?: true;
  /** The deck that the card belongs to when the table is set; `none` has a grey header. */
  readonly type: Suit | 'none';
  /** Where they differ from the type: some cards are both uncivilised and civilised. */
  readonly suits?: readonly Suit[];
  /** Subtypes and region symbols; repeats count. */
  readonly icons?: readonly Icon[];
  /** Which state may play it from the hand; either when not said. */
  readonly state?: StateName;
  readonly permanent?: true;
  readonly attack?: true;
  readonly start: Start;
  /** Only with so many players or more. */
  readonly players?: 3 | 4;
  /** The price of a development. */
  readonly cost?: Readonly<Record<Token, number>>;
  readonly vp?: Points;
  readonly flags?: readonly Flag[];
  /** Cards that must lie there for this one to be played. */
  readonly requires?: readonly { readonly name: string; readonly in: 'play' | 'history' }[];
  readonly effects?: readonly Effect[];
  /** Double-sided cards only. */
  readonly sides?: readonly Side[];
  readonly certainty: Certainty;
}

export interface Side {
  readonly side: SideName;
  readonly name: Words;
  readonly translated?: true;
  readonly vp?: Points;
  readonly effects: readonly Effect[];
  readonly certainty: Certainty;
}

export interface Words {
  readonly pl: string;
  readonly en: string;
}

export const TOKENS = ['materials', 'population', 'progress'] as const;
export type Token = (typeof TOKENS)[number];

export const SUITS = ['power', 'region', 'uncivilised', 'civilised', 'tributary', 'fame', 'unrest'] as const;
export type Suit = (typeof SUITS)[number];

/** The region symbols first. */
export const ICONS = ['production', 'fertile', 'river', 'city', 'metropolis', 'knight', 'mask', 'scroll'] as const;
export type Icon = (typeof ICONS)[number];

export const STATES = ['barbarian', 'empire'] as const;
export type StateName = (typeof STATES)[number];

export const BOXES = ['classics', 'legends'] as const;
export type Box = (typeof BOXES)[number];

export const SIDES = ['A', 'B'] as const;
export type SideName = (typeof SIDES)[number];

/** Numbers of cards follow this order: new ones go to the end. */
export const NATIONS = [
  'carthaginians',
  'celts',
  'greeks',
  'macedonians',
  'persians',
  'romans',
  'scythians',
  'vikings',
  'arthurians',
  'atlanteans',
  'egyptians',
  'mauryans',
  'minoans',
  'olmecs',
  'qin',
  'utopians',
] as const;
export type Nation = (typeof NATIONS)[number];

export type Start = 'in-play' | 'deck' | 'nation' | 'accession' | 'development' | 'supply' | 'journey' | 'quest';

export type Flag =
  | 'free-play'
  | 'unplayable'
  | 'no-garrison'
  | 'no-abandon'
  | 'no-recall'
  | 'enters-play-when-gained'
  /** May become the active quest only as the last one. */
  | 'last-quest';

/** Where the card's text comes from: a photograph, the rulebook, a complete public list of the cards. */
export type Certainty = 'scan' | 'rulebook' | 'listed';

/** A property that cards are chosen or counted by. `Long Walls` names all four walls. */
export type Term =
  | 'card'
  | Suit
  | Icon
  | 'permanent'
  | 'attack'
  /** With the empire icon. */
  | 'empire'
  | 'quest'
  | 'variable-vp'
  | { readonly name: string };

/** Any of `what`, but none of `not`. */
export interface Filter {
  readonly what: readonly Term[];
  readonly not?: readonly Term[];
}

export type Place =
  | 'hand'
  | 'deck'
  | 'discard'
  | 'play'
  /** Under any own card. */
  | 'garrison'
  /** Under this card. */
  | 'here'
  | 'history'
  | 'exile'
  | 'market'
  /** The top card of the own nation deck. */
  | 'nation'
  /** The impending quests of the Arthurians. */
  | 'quests'
  | 'looked'
  | 'drawn';

/** Where a word lets cards be chosen from: out of exile they are acquired, out of the nation deck the top one comes. */
export type Source = Exclude<Place, 'exile' | 'nation'>;

/** Some cards: so many, fitting the filter, lying in one of these places. */
export interface Lying<Where extends Place = Place> extends Filter {
  readonly n: number | 'any' | 'all';
  readonly upTo?: true;
  readonly in: readonly Where[];
  /** Only hosts with such a card under them. */
  readonly holding?: readonly Term[];
}

export type Cards = Lying<Source>;

/** A card that the effect has already spoken of. */
export type Pronoun = 'this' | 'it' | 'drawn' | 'revealed' | 'acquired' | 'active-quest';

/** What is counted: cards in a place, or what has just happened to cards in this effect. */
export interface Per extends Filter {
  readonly in: 'play' | 'garrison' | 'abandoned' | 'returned';
}

export interface Effect {
  readonly when: When;
  /** A reaction to any of these; with `exhaust` it is optional and costs the token. */
  readonly on?: readonly Happening[];
  readonly instead?: Happening;
  readonly do: readonly Do[];
}

/**
 * `play`: when played; `exhaust`: for an exhaust token, once a turn; `passive`: while in play; `take`: when gained or
 * put into play; `score`: before points are counted.
 */
export type When = 'play' | 'exhaust' | 'passive' | 'solstice' | 'take' | 'score';

export type Happening =
  | { readonly event: 'play'; readonly what: readonly Term[]; readonly from?: 'discard' }
  /** Another player plays an attack. */
  | { readonly event: 'attacked' }
  | { readonly event: 'acquire'; readonly what: readonly Term[]; readonly from?: 'exile' }
  | { readonly event: 'breakthrough'; readonly what: readonly Term[] }
  /** A card bearing such a token, by whatever way. */
  | { readonly event: 'take from market'; readonly bearing: Token }
  | { readonly event: 'take unrest' }
  | { readonly event: 'return unrest' }
  /** `from`: by a card in play with this icon. */
  | { readonly event: 'gain'; readonly token: 'materials'; readonly from?: Icon }
  | { readonly event: 'pay'; readonly token: 'population' }
  | { readonly event: 'look fame' }
  | { readonly event: 'place on market' }
  | { readonly event: 'history' }
  | { readonly event: 'sink' }
  | { readonly event: 'deck empty' }
  | { readonly event: 'must discard'; readonly what: 'mask' }
  | { readonly event: 'leaves play'; readonly name: string };

/** Cards that are moved: those a selection finds, or the one already spoken of. */
type Moved = { readonly cards: Cards } | { readonly the: Pronoun };

/** The vocabulary of card effects: closed. A list of these is carried out in order, as far as possible. */
export type Do =
  /** All of the cost must be done in full; only then the rest happens. */
  | { readonly op: 'to'; readonly cost: readonly Do[]; readonly then: readonly Do[] }
  | { readonly op: 'choose'; readonly of: readonly (readonly Do[])[] }
  | { readonly op: 'may'; readonly do: readonly Do[] }
  | { readonly op: 'if'; readonly test: Test; readonly do: readonly Do[]; readonly else?: readonly Do[] }
  /** Every player, or every other, each for itself. */
  | { readonly op: 'all' | 'others'; readonly do: readonly Do[] }
  | { readonly op: 'each'; readonly of: Counted; readonly do: readonly Do[] }
  | { readonly op: 'gain'; readonly token: Token | 'action'; readonly n: number; readonly per?: Per }
  | {
      readonly op: 'pay';
      readonly token: Token;
      readonly n: number | 'all';
      readonly upTo?: true;
      readonly min?: number;
    }
  /** Action tokens. */
  | { readonly op: 'spend'; readonly n: number }
  | {
      readonly op: 'steal';
      readonly token: Token;
      readonly n: number;
      readonly from: 'others' | 'others-empire' | 'others-with-region';
      /** Who cannot give all takes an unrest. */
      readonly short?: 'take-unrest';
    }
  | { readonly op: 'place'; readonly token: Token; readonly n: number; readonly on: 'market' | 'this' }
  /** Take them off this card. */
  | { readonly op: 'collect'; readonly token: Token }
  /** Those gained with the card just taken. */
  | { readonly op: 'double'; readonly token: Token }
  | { readonly op: 'unexhaust'; readonly n: number }
  /** `ifAble`: without the procedure of an empty deck. */
  | { readonly op: 'draw'; readonly n: number; readonly upTo?: true; readonly ifAble?: true; readonly per?: Per }
  | { readonly op: 'take unrest'; readonly n: number }
  | { readonly op: 'take fame' }
  /** To the hand. */
  | ({ readonly op: 'take' } & Moved)
  | ({ readonly op: 'discard' } & Moved)
  /** Onto the own deck. */
  | ({ readonly op: 'top' } & Moved)
  /** Under the nation deck, but above the accession card. */
  | ({ readonly op: 'bottom' } & Moved)
  | ({ readonly op: 'history' } & Moved)
  | ({ readonly op: 'sink' } & Moved)
  | ({ readonly op: 'exile' } & Moved)
  | ({ readonly op: 'abandon' } & Moved)
  | ({ readonly op: 'recall' } & Moved)
  | ({ readonly op: 'return' } & Moved)
  /** Under this card; or this card under a region of choice. */
  | { readonly op: 'garrison'; readonly cards: Cards }
  | { readonly op: 'garrison'; readonly the: 'this'; readonly under: 'region' }
  /** From a place other than the hand; what it costs stands before. */
  | ({ readonly op: 'play' } & Moved)
  | ({ readonly op: 'freeplay' } & Moved)
  /** The quest, or the top card of the own nation deck. */
  | { readonly op: 'move'; readonly to: 'discard'; readonly the: 'active-quest' }
  | { readonly op: 'move'; readonly to: 'discard'; readonly cards: Lying<'nation'> }
  /** A different one to each other player. */
  | { readonly op: 'give'; readonly cards: Cards }
  | { readonly op: 'swap'; readonly give: Lying<'hand' | 'exile'>; readonly for: Lying<'nation' | 'market'> }
  /** The nation deck. */
  | { readonly op: 'shuffle' }
  | ({
      readonly op: 'acquire';
      readonly from?: readonly ('market' | 'exile')[];
      /** Only cards bearing such a token. */
      readonly bearing?: Token;
    } & Filter)
  | ({ readonly op: 'breakthrough'; readonly from?: readonly ('market' | 'deck' | 'exile')[] } & Filter)
  | { readonly op: 'develop'; readonly free?: true }
  /** Repeat the play effect of the region under which this card was just garrisoned. */
  | { readonly op: 'replay' }
  /** Use an exhaust effect of another player's permanent. */
  | { readonly op: 'resolve' }
  | { readonly op: 'look'; readonly n: number; readonly at: 'fame' | 'nation' }
  | { readonly op: 'look more'; readonly n: number }
  /** The top card of the main deck, for everyone to see. */
  | { readonly op: 'reveal' }
  | { readonly op: 'declare'; readonly of: readonly Suit[] }
  | ({ readonly op: 'find'; readonly to: 'hand' | 'discard' | 'history'; readonly in?: readonly Place[] } & Filter)
  /** The attack does nothing to whoever says so. */
  | { readonly op: 'avoid' }
  | { readonly op: 'endgame' }
  | { readonly op: 'flip' }
  | { readonly op: 'replace'; readonly by: string }
  | { readonly op: 'state'; readonly state: StateName }
  | Standing;

/** Changes of a rule: while in play, for the rest of the turn, or for the next card. */
export type Standing =
  | { readonly op: 'handsize'; readonly n: number }
  | { readonly op: 'loseicon'; readonly what: readonly Term[]; readonly icon: StateName }
  | { readonly op: 'discount development'; readonly token: Token; readonly n: number }
  | { readonly op: 'discount unrest'; readonly materials: number; readonly cards: number; readonly min: number }
  /** Also from the exile pile. */
  | { readonly op: 'permit acquire'; readonly what: readonly Term[] }
  | { readonly op: 'permit freeplay'; readonly what: readonly Term[] }
  | { readonly op: 'counts'; readonly n: number; readonly as: 'region' }
  /** The quest under this card is the active one. */
  | { readonly op: 'holds quest' }
  | { readonly op: 'treat'; readonly what: Icon; readonly n: number; readonly as: Icon }
  | { readonly op: 'ignore'; readonly icon: StateName }
  | { readonly op: 'reduce'; readonly n: number; readonly what: 'mask' }
  /** A card garrisoned here may be abandoned in the place of a mask that is to be discarded. */
  | { readonly op: 'substitute' };

export type Counted = 'card discarded' | 'progress paid' | 'region abandoned' | 'player given a mask';

export type Test =
  | { readonly is: 'state'; readonly state: StateName }
  | { readonly is: 'tokens'; readonly token: Token; readonly atLeast: number }
  | {
      readonly is: 'there';
      readonly what: readonly Term[];
      readonly in: 'play' | 'here';
      readonly atLeast: number;
    }
  | { readonly is: 'no active quest' }
  | { readonly is: 'revealed as declared' }
  /** The card just exiled fits. */
  | { readonly is: 'exiled'; readonly what: readonly Term[] }
  | { readonly is: 'abandoned without'; readonly icon: Icon }
  /** The attacker decides, and pays the owner of the card. */
  | { readonly is: 'attacker gives'; readonly token: Token; readonly n: number };

export type Points =
  | { readonly kind: 'fixed'; readonly points: number }
  /** The first that fits. */
  | {
      readonly kind: 'conditional';
      readonly cases: readonly {
        readonly where: 'history' | 'play' | 'garrisoned' | 'elsewhere';
        readonly points: number;
      }[];
    }
  /** The sum of the terms, ten at most. */
  | { readonly kind: 'variable'; readonly terms: readonly PointsTerm[] };

/** So many points for every full `per` of what is counted: tokens, rivals, or cards in a place or all that score. */
export type PointsTerm = { readonly points: number; readonly per: number } & (
  | { readonly token: Token }
  | { readonly rivals: 'fewer progress' }
  | ({ readonly in?: 'play' | 'here' | 'history' | 'exile' | 'others' } & Filter)
);

export interface NationData {
  readonly deck: Nation;
  /** Three letters, as in the numbers of its cards. */
  readonly code: string;
  readonly box: Box;
  readonly name: Words;
  /** How demanding it is to play, from 1 to 5. */
  readonly complexity: number;
  readonly setup: {
    readonly state: StateName;
    readonly actions: number;
    readonly exhausts: number;
    readonly hand: number;
  } & Readonly<Record<Token, number>>;
  readonly cards: readonly CardData[];
}

export interface CommonData {
  readonly deck: 'common';
  readonly box: Box;
  readonly cards: readonly CardData[];
}
