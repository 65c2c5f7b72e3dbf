import { next, type Seat } from '@imperia/engine';
import type { Advance } from '../advances.ts';
import type { Goods } from '../goods.ts';
import type { Hex } from '../map/grid.ts';
import type { Owner } from '../owners.ts';
import type { Building, Kind } from '../pieces.ts';
import type { Battle, City, State } from '../state.ts';

/** Something that cards answer: objectives, action cards, wonders, civilizations, leaders. */
export type Occasion =
  | { readonly on: 'advance'; readonly seat: Seat; readonly advance: Advance }
  | { readonly on: 'found'; readonly seat: Seat; readonly hex: Hex }
  | { readonly on: 'collect'; readonly seat: Seat; readonly hex: Hex; readonly gathered: readonly number[] }
  | { readonly on: 'construct'; readonly seat: Seat; readonly hex: Hex; readonly building: Building }
  | {
      readonly on: 'recruit';
      readonly seat: Seat;
      readonly hex: Hex;
      readonly kinds: readonly Kind[];
      readonly pay: Goods;
    }
  | { readonly on: 'wonder'; readonly seat: Seat; readonly hex: Hex; readonly card: number }
  /** `from`: the city of the attempt. */
  | {
      readonly on: 'influence';
      readonly seat: Seat;
      readonly hex: Hex;
      readonly building: Building;
      readonly from: Hex;
    }
  /** A city of the seat has become Angry. */
  | { readonly on: 'anger'; readonly seat: Seat }
  /** `before`: the city as it was. */
  | { readonly on: 'capture'; readonly owner: Owner; readonly before: City }
  /** `winner`: `NOBODY` after a retreat, or when both sides fell. */
  | { readonly on: 'battle'; readonly battle: Battle; readonly winner: Owner };

/** Whatever answers it comes next. */
export function happened(game: State, occasion: Occasion): void {
  next(game, { do: 'occasion', occasion });
}

/** Marks of the turn: a Recruit paid with the Draft. */
export function draftMark(seat: Seat): string {
  return `drafted by ${seat}`;
}
