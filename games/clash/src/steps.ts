import type { Seat } from '@imperia/engine';
import type { Advance } from './advances.ts';
import type { Occasion } from './effects/occasions.ts';
import type { Goods } from './goods.ts';
import type { Hex } from './map/grid.ts';
import type { Owner } from './owners.ts';
import type { Tender } from './payment.ts';
import type { Building, Kind } from './pieces.ts';
import type { Mood } from './state.ts';
import type { Unit } from './units.ts';
import type { Side } from './war/battle.ts';

/** Why goods come or go, for the log. */
export type Why =
  | 'collect'
  | 'advance'
  | 'building'
  | 'influence'
  | 'battle'
  | 'capture'
  | 'raze'
  | 'event'
  | 'pirates'
  | 'trade'
  | 'card'
  | 'leader'
  | 'limit';

interface OfSeat {
  readonly seat: Seat;
}

interface AtHex extends OfSeat {
  readonly hex: Hex;
}

interface OfCard extends OfSeat {
  readonly card: number;
}

interface OfSide {
  readonly side: Side;
}

type Do<Name extends string, Fields = unknown> = { readonly do: Name } & Fields;

/** Ages, rounds, turns, the status phase. */
type RoundStep =
  | Do<'setup'>
  | Do<'age'>
  | Do<'round'>
  | Do<'next turn', { readonly taken: number }>
  | Do<'begin turn', OfSeat>
  | Do<'turn', OfSeat>
  | Do<'go on', OfSeat>
  | Do<'end turn', OfSeat>
  | Do<'status'>
  /** `done`: what has been completed in this phase. */
  | Do<'status objectives', OfSeat & { readonly done: readonly string[] }>
  /** Whatever answers it. */
  | Do<'occasion', { readonly occasion: Occasion }>
  /** Objectives that have just been met, for all to see. */
  | Do<'claim', OfSeat & { readonly met: readonly string[] }>
  /** `rest`: what has been completed in the status phase, else what may still be completed. */
  | Do<'complete', OfCard & { readonly objective: string; readonly status: boolean; readonly rest: readonly string[] }>
  | Do<'last objectives'>
  | Do<'free advance', OfSeat & { readonly cube: boolean }>
  | Do<'status cards', OfSeat>
  | Do<'raze city', OfSeat>
  | Do<'raze', AtHex>
  | Do<'change government', OfSeat>
  | Do<'take government', OfSeat & { readonly advances: readonly Advance[] }>
  | Do<'name first player'>
  | Do<'first player', OfSeat & { readonly of: Seat }>
  | Do<'score'>
  /** Not this, thank you. */
  | Do<'decline', OfSeat>;

/** Paying, and gaining what is chosen. */
type GoodsStep =
  | Do<'pay', OfSeat & { readonly cost: Goods; readonly tender: Tender }>
  | Do<'spend', OfSeat & { readonly pay: Goods }>
  | Do<'choose token', OfSeat & { readonly why: Why }>
  | Do<'take token', OfSeat & { readonly good: number; readonly why: Why }>;

type AdvanceStep =
  | Do<'advance', OfSeat & { readonly advance: Advance }>
  /** `cube`: taken from the event track. */
  | Do<'buy advance', OfSeat & { readonly advance: Advance; readonly cube: boolean }>
  | Do<'bought', OfSeat & { readonly advance: Advance; readonly cube: boolean; readonly pay: Goods }>
  | Do<'gain advance', OfSeat & { readonly advance: Advance; readonly cube: boolean }>
  | Do<'free education', OfSeat>
  | Do<'educate', OfSeat & { readonly pay: Goods }>
  | Do<'refill track', OfSeat>
  | Do<'dogma', OfSeat>;

type CityStep =
  | Do<'found', AtHex>
  | Do<'collect', AtHex>
  | Do<'free collect', AtHex>
  | Do<'gather', AtHex>
  | Do<'gathered', AtHex & { readonly gathered: readonly number[] }>
  | Do<'metallurgy', OfSeat>
  | Do<'smelt', OfSeat>
  | Do<'activated', AtHex & { readonly collected: boolean }>
  | Do<'construct', AtHex & { readonly building: Building; readonly port: Hex }>
  | Do<'build', AtHex & { readonly building: Building; readonly port: Hex }>
  | Do<'recruit', AtHex>
  | Do<'choose units', AtHex>
  | Do<'pay recruits', AtHex & { readonly kinds: readonly Kind[] }>
  | Do<'enlist', AtHex & { readonly kinds: readonly Kind[]; readonly pay: Goods }>
  | Do<'muster', AtHex & { readonly kind: Kind }>
  /** `from`: an own unit that is taken from elsewhere on the map; -1 for a piece from the pool. */
  | Do<'place recruit', AtHex & { readonly kind: Kind; readonly from: Unit }>
  | Do<'draw leader', AtHex>
  | Do<'enthrone', AtHex & { readonly card: number }>
  | Do<'mustered', AtHex & { readonly kinds: readonly Kind[] }>
  | Do<'recruited', AtHex & { readonly kinds: readonly Kind[]; readonly pay: Goods }>
  | Do<'medicine', OfSeat & { readonly pay: Goods }>
  | Do<'regain', OfSeat & { readonly good: number }>
  | Do<'place unit', AtHex & { readonly kind: Kind }>;

/** What a Move action has used up so far. */
interface Moving {
  readonly left: number;
  readonly sailed: boolean;
  readonly navigated: boolean;
}

interface Group extends AtHex {
  readonly units: readonly Unit[];
}

interface Exploring extends Group {
  readonly to: Hex;
  readonly sails: boolean;
}

type MoveStep =
  | Do<'move', OfSeat>
  | Do<'move groups', OfSeat & Moving>
  | Do<'choose group', AtHex & Moving>
  | Do<'choose destination', Group & Moving>
  | Do<
      'go',
      Group & Moving & { readonly to: Hex; readonly via: Hex; readonly roads: boolean; readonly navigation: boolean }
    >
  | Do<'stop moving', OfSeat & Moving>
  | Do<'arrive', AtHex & { readonly origin: Hex; readonly landed: boolean }>
  | Do<'explore', Exploring>
  | Do<'lay tile', Exploring>
  | Do<'laid', Exploring & { readonly turned: 0 | 1 }>
  | Do<'land ships', Group & { readonly landings: readonly Hex[] }>
  | Do<'anchor', Group & { readonly to: Hex }>
  | Do<'unload', AtHex>
  | Do<'drown', AtHex & { readonly lost: readonly Unit[] }>;

type CultureStep =
  | Do<'increase happiness', OfSeat>
  | Do<'raise moods', OfSeat & { readonly raised: boolean }>
  | Do<'raise mood', AtHex>
  /** By the text of an event, down to `mood`. */
  | Do<'mood falls', { readonly hex: Hex; readonly mood: Mood }>
  | Do<'sadden', { readonly hex: Hex; readonly mood: Mood }>
  | Do<'console', OfSeat>
  | Do<'cheer', { readonly hex: Hex; readonly steps: number }>
  | Do<'influence', OfSeat>
  | Do<'choose target', OfSeat>
  | Do<'attempt', AtHex & { readonly to: Hex; readonly boost: number }>
  | Do<'boost roll', OfSeat & { readonly to: Hex; readonly missing: number; readonly from: Hex }>
  | Do<'try again', OfSeat & { readonly to: Hex; readonly from: Hex }>
  | Do<'boost', OfSeat & { readonly to: Hex; readonly missing: number; readonly from: Hex }>
  | Do<'persuade', OfSeat & { readonly to: Hex; readonly from: Hex }>
  | Do<'convert', AtHex & { readonly building: Building; readonly from: Hex }>;

/** What advances let one do. */
type PowerStep =
  | Do<'taxes', OfSeat>
  | Do<'levy', OfSeat & { readonly left: number }>
  | Do<'levied', OfSeat & { readonly levied: readonly number[] }>
  | Do<'sports', AtHex & { readonly steps: number }>
  | Do<'civil liberties', OfSeat>
  | Do<'barter', OfCard & { readonly good: number }>
  /** `good`: the tokens that pay for it. */
  | Do<'arts', OfSeat & { readonly good: number }>
  | Do<'theaters', OfSeat & { readonly good: number }>
  | Do<'voting', OfSeat>
  | Do<'absolute power', OfSeat>
  | Do<'forced labor', OfSeat>
  | Do<'trade routes', OfSeat>
  | Do<'trade with', OfSeat & { readonly cities: readonly Hex[] }>
  /** `own`: how many with cities where the seat has buildings. */
  | Do<'other income', OfSeat & { readonly n: number; readonly wild: number; readonly own: number }>
  | Do<'take other', OfSeat & { readonly income: Goods; readonly left: number; readonly wild: number }>
  /** `wild`: how many of them with barbarians. */
  | Do<'route income', OfSeat & { readonly n: number; readonly wild: number }>
  | Do<'take income', OfSeat & { readonly food: number; readonly gold: number }>;

/** Wonders, and what they let one do. */
type WonderStep =
  | Do<'construct wonder', OfCard & { readonly hex: Hex }>
  | Do<'wonder at court', OfCard & { readonly hex: Hex }>
  | Do<'build wonder', OfCard & { readonly hex: Hex }>
  | Do<'borrow', OfSeat & { readonly advance: Advance }>
  /** At the start of the turn, for trade. */
  | Do<'study', OfSeat>
  | Do<'give up objective', OfCard>
  | Do<'beacon', OfSeat>
  | Do<'choose draw', OfSeat>
  /** One lies open: whoever draws may take it. */
  | Do<'choose wonder', OfSeat>
  | Do<'take wonder', OfCard>
  | Do<'draw wonder', OfSeat>
  | Do<'draw from deck', OfSeat>
  | Do<'draw from discards', OfSeat>
  | Do<'crowd', OfSide>
  | Do<'cheer on', OfSeat & OfSide & { readonly good: number }>;

/** The upper halves of action cards. */
type CardStep =
  | Do<'play', OfCard>
  | Do<'gain goods', OfSeat & { readonly goods: Goods }>
  /** `only`: this city; -1 for any. */
  | Do<'cheer a city', OfSeat & { readonly price: Goods; readonly only: Hex }>
  | Do<'cheer city', AtHex & { readonly price: Goods }>
  | Do<'place free unit', OfSeat & { readonly kind: Kind; readonly optional: boolean }>
  /** `from`: players who know it; any advance without them. */
  | Do<'learn', OfSeat & { readonly from: readonly Seat[] }>
  | Do<'exchange knowledge', OfSeat>
  | Do<'exchange with', OfSeat & { readonly of: Seat }>
  /** `category`: -1 for any. */
  | Do<'choose purchase', OfSeat & { readonly category: number; readonly left: number }>
  | Do<'purchase', OfSeat & { readonly advance: Advance; readonly left: number }>
  | Do<'develop a city', OfSeat>
  | Do<'develop', AtHex & { readonly building: Building; readonly port: Hex }>
  | Do<'choose victim', OfSeat & { readonly n: number }>
  | Do<'hinder', OfSeat & { readonly of: Seat; readonly n: number }>
  | Do<'choose truce', OfSeat>
  | Do<'truce', OfSeat & { readonly of: Seat }>
  | Do<'replan', OfSeat & { readonly n: number }>
  | Do<'choose plan', OfSeat>
  | Do<'adopt', OfSeat & { readonly cards: readonly number[] }>
  | Do<'put plans back', OfSeat>
  | Do<'send explorer', OfSeat>
  /** `hex`: one of the region's. */
  | Do<'discover', AtHex>
  | Do<'lay discovery', AtHex>
  | Do<'discovered', AtHex & { readonly turned: 0 | 1 }>
  | Do<'take over', AtHex>
  | Do<'taken over', AtHex & { readonly kind: Kind }>
  | Do<'send spy', OfSeat>
  | Do<'spy upon', OfSeat & { readonly of: Seat }>
  | Do<'swap a card', OfSeat & { readonly of: Seat }>
  | Do<'swap', OfSeat & { readonly of: Seat; readonly cards: readonly number[] }>
  | Do<'give back', OfSeat & { readonly of: Seat }>
  | Do<'hire', OfSeat & { readonly hired: readonly Hex[] }>
  | Do<'pay army', AtHex & { readonly good: number; readonly hired: readonly Hex[] }>
  | Do<'send army', OfSeat & { readonly left: readonly Hex[] }>
  | Do<'army goes', AtHex & { readonly to: Hex; readonly left: readonly Hex[] }>
  | Do<'pay off'>
  | Do<'teach us', OfSeat & { readonly of: Seat }>
  | Do<'taught', OfCard & { readonly of: Seat }>;

type WarStep =
  | Do<
      'fight',
      {
        readonly attacker: Owner;
        readonly defender: Owner;
        readonly hex: Hex;
        readonly origin: Hex;
        readonly landed: boolean;
      }
    >
  | Do<'rout'>
  | Do<'swear', OfSide>
  | Do<'sworn', OfSeat & OfSide>
  | Do<'immortals', OfSide>
  | Do<'inspire', OfSeat & OfSide & { readonly n: number }>
  | Do<'parry', OfSide>
  | Do<'parried', OfSeat & OfSide>
  | Do<'siegecraft'>
  | Do<'besiege', OfSeat & { readonly die: boolean; readonly shield: boolean }>
  | Do<'steel weapons', OfSide>
  | Do<'arm', OfSeat & OfSide>
  | Do<'combat round'>
  | Do<'lay card', OfSide>
  | Do<'lay', OfCard>
  | Do<'turn cards'>
  | Do<'battle cards'>
  | Do<'withdraw'>
  /** `hex`: where to. */
  | Do<'withdrawn', AtHex>
  | Do<'besieged', OfSide & { readonly price: Goods }>
  | Do<'endure', OfSeat & OfSide & { readonly price: Goods }>
  | Do<'lose units', OfSide & { readonly n: number }>
  | Do<'after casualties'>
  | Do<'combat roll'>
  | Do<'casualties', OfSide>
  | Do<'fall', OfSide & { readonly fallen: readonly Unit[] }>
  | Do<'end of combat round'>
  | Do<'retreat or fight on'>
  | Do<'retreat', OfSeat>
  | Do<'battle drawn'>
  | Do<'battle won', OfSide>
  | Do<'capture', { readonly owner: Owner; readonly hex: Hex }>
  | Do<'place refugee', OfSeat>
  | Do<'fanatics', OfSeat>
  | Do<'battle over', { readonly winner: Owner }>
  | Do<'pirate prize', OfSeat>;

/** What civilizations and leaders give and ask. */
type CivilizationStep =
  | Do<'teach', OfSeat & { readonly advance: Advance; readonly good: number }>
  | Do<'royal progress', AtHex>
  | Do<'danegeld', AtHex>
  | Do<'win back', AtHex & { readonly building: Building; readonly action: boolean }>
  | Do<'call barbarians', OfSeat>
  | Do<'imperial army', OfSeat>
  | Do<'conscript', OfSeat>
  | Do<'conscripted', OfSeat & { readonly units: readonly Unit[] }>
  | Do<'gladden', AtHex>
  | Do<'construct at court', AtHex & { readonly building: Building; readonly port: Hex }>
  | Do<'collect at court', AtHex>
  | Do<'golden age', AtHex & { readonly advance: Advance }>
  | Do<'found freely', AtHex>
  | Do<'lay down law', AtHex>
  | Do<'colonise', AtHex & { readonly to: Hex }>
  | Do<'go ashore', AtHex & { readonly to: Hex }>
  | Do<'ashore', AtHex & { readonly to: Hex; readonly units: readonly Unit[] }>
  | Do<'council', AtHex>
  | Do<'give up cards', OfSeat>
  | Do<'cards given up', OfSeat & { readonly cards: readonly number[] }>
  | Do<'mark region', AtHex>
  | Do<'read stars', OfSeat>
  | Do<'foretell', OfSeat>
  /** `under`: the deck, for a token. */
  | Do<'foretold', OfSeat & { readonly under: boolean }>
  | Do<'marauded', OfSeat>
  | Do<'bless', AtHex>
  | Do<'play as idol', OfCard & { readonly hex: Hex }>
  | Do<'construct for captives', AtHex & { readonly building: Building; readonly port: Hex }>
  | Do<'take captives', OfSeat & { readonly of: Owner; readonly kinds: readonly Kind[]; readonly room: number }>
  | Do<'captured', OfSeat & { readonly of: Owner; readonly taken: readonly Kind[] }>
  | Do<'free captive', OfSeat & { readonly captive: number }>
  | Do<'avert', OfCard>
  | Do<'averted', OfCard & { readonly captive: number }>
  | Do<'ball court', AtHex>
  | Do<'play ball', OfSeat>
  | Do<'honour', AtHex>
  | Do<'guide barbarians', OfSeat>
  | Do<'guide', OfSeat & { readonly good: number }>
  | Do<'hold army', AtHex & { readonly left: readonly Hex[]; readonly guided: boolean }>
  | Do<'choose gain', OfSeat & { readonly choices: readonly Goods[] }>
  | Do<'dig for gold', AtHex>
  | Do<'gold for goods', OfSeat & { readonly given: readonly number[] }>
  | Do<'keep settler', AtHex & { readonly price: Goods }>
  | Do<'settle legion', AtHex & { readonly price: Goods }>
  | Do<'buy unit', AtHex & { readonly kind: Kind; readonly price: Goods }>
  | Do<'rally', OfSeat>
  | Do<'raise rune stone', OfSeat>
  | Do<'rune stone', OfSeat>
  | Do<'study further', OfSeat>
  | Do<'spread culture', AtHex>;

/** Moods that the text of an event still lowers. */
interface Lowering {
  readonly left: number;
  readonly done: readonly Hex[];
  readonly coastal: boolean;
}

/** Great persons. */
type PersonStep =
  | Do<'offer person', OfCard & { readonly price: number }>
  | Do<'take person', OfCard & { readonly price: number }>
  | Do<'call', OfCard>
  | Do<'learn in', OfSeat & { readonly categories: readonly number[] }>
  | Do<'person effect', OfCard & { readonly effect: number }>
  | Do<'delight a city', OfSeat>
  | Do<'construct freely', OfSeat & { readonly building: Building }>
  | Do<'raise', AtHex & { readonly building: Building; readonly port: Hex }>
  | Do<'sail afar', OfSeat & { readonly food: number }>
  | Do<'land afar', AtHex & { readonly food: number }>
  | Do<'found afar', AtHex & { readonly food: number }>
  | Do<'settle afar', AtHex & { readonly food: number }>
  | Do<'build cheaper', OfSeat & { readonly culture: number }>
  | Do<'commission', OfCard & { readonly hex: Hex; readonly culture: number }>
  | Do<'turn tokens', OfSeat>
  | Do<'tokens turned', OfSeat & { readonly good: number; readonly n: number }>
  | Do<'choose ally', OfCard>
  | Do<'ally', OfSeat & { readonly of: Seat }>
  | Do<'foresee', OfSeat>
  | Do<'destine', OfSeat & { readonly of: Seat }>
  | Do<'destined', OfSeat & { readonly of: Seat; readonly card: number }>;

/** Events, barbarians, pirates. */
type EventStep =
  | Do<'event', OfSeat>
  /** `old`: the top card of the discards. */
  | Do<'draw event', OfSeat & { readonly whole: boolean; readonly old: boolean }>
  | Do<'event icon', OfCard>
  | Do<'event text', OfCard>
  /** `whole`: its text has been read too. */
  | Do<'event done', OfCard & { readonly whole: boolean }>
  /** `effect`: its place among those of the card. */
  | Do<'event effect', OfCard & { readonly effect: number; readonly drawer: Seat }>
  | Do<'hand out', OfSeat & { readonly good: number; readonly left: number }>
  | Do<'handed', OfSeat & { readonly of: Seat; readonly good: number; readonly left: number }>
  | Do<'invite settlers', OfSeat>
  | Do<'invite', OfSeat & { readonly of: Seat }>
  | Do<'lower moods', OfSeat & Lowering>
  | Do<'lower mood', AtHex & Lowering>
  | Do<'starve', OfSeat & { readonly dry: boolean }>
  | Do<'plague', OfSeat & { readonly n: number; readonly points: number }>
  | Do<'perish', OfSeat & { readonly units: readonly Unit[]; readonly points: number }>
  | Do<'fire', OfSeat>
  | Do<'set on fire', AtHex>
  | Do<'pandemic', OfSeat & { readonly n: number }>
  | Do<
      'given up',
      OfSeat & { readonly goods: Goods; readonly cards: readonly number[]; readonly units: readonly Unit[] }
    >
  | Do<'volcano', OfSeat & { readonly points: number }>
  | Do<'erupt', AtHex & { readonly points: number }>
  | Do<'earthquake', OfSeat & { readonly most: number; readonly points: number }>
  | Do<'collapse', OfSeat & { readonly pieces: readonly number[]; readonly points: number }>
  | Do<'civil war', OfSeat>
  | Do<'revolt', AtHex>
  | Do<'strike', OfSeat>
  | Do<'lose action', OfSeat>
  | Do<'overthrow', OfSeat>
  | Do<'uprising', OfSeat & { readonly most: number; readonly points: number }>
  | Do<'appease', OfSeat & { readonly mood: number; readonly culture: number; readonly points: number }>
  | Do<'succession', OfSeat & { readonly points: number }>
  | Do<'abolish', OfSeat & { readonly points: number }>
  | Do<'reformation', OfSeat>
  | Do<'name reformer', OfSeat & { readonly by: Seat; readonly of: Seat }>
  | Do<'reform', OfSeat & { readonly of: Seat }>
  | Do<'reformed', AtHex>
  | Do<'trojan horse'>
  | Do<'build horse', OfSeat>
  | Do<'exhaust land', OfSeat>
  | Do<'exhaust', AtHex>
  | Do<'barbarians arrive', OfSeat>
  | Do<'settle barbarians', OfSeat>
  | Do<'barbarian settlement', AtHex>
  | Do<'reinforce barbarians', OfSeat>
  | Do<'barbarian unit', AtHex & { readonly kind: Kind }>
  | Do<'barbarians move', OfSeat>
  /** `guided`: wherever the seat likes. */
  | Do<'march', OfSeat & { readonly left: readonly Hex[]; readonly guided: boolean }>
  | Do<'raid', AtHex & { readonly to: Hex; readonly left: readonly Hex[]; readonly guided: boolean }>
  | Do<'swell', OfSeat>
  | Do<'swell city', AtHex>
  | Do<'pirates arrive', OfSeat>
  | Do<'recall pirates', OfSeat>
  | Do<'recall', OfSeat & { readonly ship: Unit }>
  | Do<'place pirates', OfSeat & { readonly left: number; readonly beside: boolean }>
  | Do<'place pirate', AtHex & { readonly left: number; readonly beside: boolean }>
  | Do<'raided', OfSeat>
  | Do<'ransom', OfSeat & { readonly good: number }>
  | Do<'terror', AtHex>;

/** Trade between players. `give` and `want` are goods; cards that are offered lie aside. */
type TradeStep =
  | Do<'propose trade', OfSeat & { readonly to: Seat }>
  | Do<'offer', OfSeat & { readonly to: Seat }>
  | Do<'offered', OfSeat & { readonly to: Seat; readonly give: Goods; readonly cards: readonly number[] }>
  | Do<'demand', OfSeat & { readonly to: Seat; readonly give: Goods }>
  | Do<
      'demanded',
      OfSeat & { readonly to: Seat; readonly give: Goods; readonly want: Goods; readonly kinds: readonly number[] }
    >
  | Do<
      'answer offer',
      OfSeat & { readonly from: Seat; readonly give: Goods; readonly want: Goods; readonly kinds: readonly number[] }
    >
  | Do<
      'accept offer',
      OfSeat & { readonly from: Seat; readonly give: Goods; readonly want: Goods; readonly kinds: readonly number[] }
    >
  | Do<'choose cards', OfSeat & { readonly kind: number; readonly n: number }>
  | Do<'set aside', OfSeat & { readonly cards: readonly number[] }>
  | Do<'exchange', OfSeat & { readonly from: Seat; readonly give: Goods; readonly want: Goods }>
  | Do<'refuse offer', OfSeat & { readonly from: Seat }>
  | Do<'withdraw offer', OfSeat>;

export type ClashStep =
  | RoundStep
  | GoodsStep
  | AdvanceStep
  | CityStep
  | MoveStep
  | CultureStep
  | PowerStep
  | WonderStep
  | CardStep
  | WarStep
  | EventStep
  | PersonStep
  | CivilizationStep
  | TradeStep;

export type StepName = ClashStep['do'];
export type StepOf<Name extends StepName> = Extract<ClashStep, { do: Name }>;
