import type { Seat } from '@imperia/engine';
import type { Advance } from '../advances.ts';
import type { Goods } from '../goods.ts';
import type { Hex } from '../map/grid.ts';
import type { Building, Kind } from '../pieces.ts';
import type { AtHex, Do, OfCard, OfSeat, OfSide } from './fields.ts';

/** Wonders, and what they let one do. */
export type WonderStep =
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
export type CardStep =
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
