import type { Seat } from '@imperia/engine';
import type { Hex } from '../map/grid.ts';
import type { Side } from '../war/battle.ts';

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

export interface OfSeat {
  readonly seat: Seat;
}

export interface AtHex extends OfSeat {
  readonly hex: Hex;
}

export interface OfCard extends OfSeat {
  readonly card: number;
}

export interface OfSide {
  readonly side: Side;
}

export type Do<Name extends string, Fields = unknown> = { readonly do: Name } & Fields;
