import type { Advance } from '../advances.ts';
import type { Goods } from '../goods.ts';
import type { Hex } from '../map/grid.ts';
import type { Building, Kind } from '../pieces.ts';
import type { Mood } from '../state.ts';
import type { Unit } from '../units.ts';
import type { AtHex, Do, OfCard, OfSeat } from './fields.ts';

export type AdvanceStep =
  | Do<'advance', OfSeat & { readonly advance: Advance }>
  /** `cube`: taken from the event track. */
  | Do<'buy advance', OfSeat & { readonly advance: Advance; readonly cube: boolean }>
  | Do<'bought', OfSeat & { readonly advance: Advance; readonly cube: boolean; readonly pay: Goods }>
  | Do<'gain advance', OfSeat & { readonly advance: Advance; readonly cube: boolean }>
  | Do<'free education', OfSeat>
  | Do<'educate', OfSeat & { readonly pay: Goods }>
  | Do<'refill track', OfSeat>
  | Do<'dogma', OfSeat>;

export type CityStep =
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
export interface Moving {
  readonly left: number;
  readonly sailed: boolean;
  readonly navigated: boolean;
}

export interface Group extends AtHex {
  readonly units: readonly Unit[];
}

interface Exploring extends Group {
  readonly to: Hex;
  readonly sails: boolean;
}

export type MoveStep =
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

export type CultureStep =
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
export type PowerStep =
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
