import { next, type Seat } from '@imperia/engine';
import type { Advance } from '../advances.ts';
import type { Goods } from '../goods.ts';
import type { Hex } from '../map/grid.ts';
import { isPlayer, type Owner } from '../owners.ts';
import type { Building, Kind } from '../pieces.ts';
import type { Battle, City, State } from '../state.ts';

/** Something that cards answer: objectives, action cards, civilizations, leaders. */
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
  | { readonly on: 'influence'; readonly seat: Seat; readonly hex: Hex; readonly building: Building }
  /** `before`: the city as it was. */
  | { readonly on: 'capture'; readonly owner: Owner; readonly before: City }
  /** `winner`: `NOBODY` after a retreat, or when both sides fell. */
  | { readonly on: 'battle'; readonly battle: Battle; readonly winner: Owner };

/** What has happened in this turn, for cards that come after it. */
export const WON_ON_LAND = 'land battle won';
export const CAPTURED = 'city captured';

function remember(game: State, what: typeof WON_ON_LAND | typeof CAPTURED): void {
  if (!game.used.includes(what)) game.used.push(what);
}

/** What follows is queued to happen next. */
export function happened(game: State, occasion: Occasion): void {
  if (occasion.on === 'battle') {
    const { battle, winner } = occasion;
    if (winner === game.active && !battle.sea && battle.round > 0) remember(game, WON_ON_LAND);
  } else if (occasion.on === 'capture') {
    const { owner, before } = occasion;
    if (owner === game.active) remember(game, CAPTURED);
    if (isPlayer(owner) && isPlayer(before.owner)) next(game, { do: 'teach us', seat: owner, of: before.owner });
  }
}
