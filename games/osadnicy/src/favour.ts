import type { Io, Seat } from '@imperia/engine';
import type { Colour } from './card-data.ts';
import { coloursOfTable } from './config.ts';
import { colourBit } from './empire.ts';
import type { OsadnicyEvent } from './events.ts';
import type { State } from './state.ts';

/** What the tricolour token may count as. */
export const TRICOLOUR: readonly Colour[] = ['brown', 'grey', 'red'];

/** Tokens exist in the colours of cards; orange stands for favour itself. */
export function favourColours(game: State): Colour[] {
  return coloursOfTable(game.config).filter((colour) => colour !== 'orange');
}

/** The colours of the tokens that a seat has; the tricolour one is not among them. */
export function favoursOf(game: State, seat: Seat): readonly Colour[] {
  return game.seats[seat]!.favours ?? [];
}

export function hasTricolour(game: State, seat: Seat): boolean {
  return game.seats[seat]!.tricolour === true;
}

/** The board alone gives it, once a round, and it counts for no limit. */
export function gainTricolour(game: State, seat: Seat, io: Io<OsadnicyEvent>): void {
  game.seats[seat]!.tricolour = true;
  io.tell?.({ did: 'tricolour', seat });
}

/** No token of favour is ever stored. */
export function discardFavours(game: State, seat: Seat): void {
  const own = game.seats[seat]!;
  if (own.favours) own.favours = [];
  if (own.tricolour) own.tricolour = false;
}

/** Does one of the tokens have one of these colours? */
export function isFavoured(game: State, seat: Seat, bits: number): boolean {
  const own = [...favoursOf(game, seat), ...(hasTricolour(game, seat) ? TRICOLOUR : [])];
  return own.some((colour) => bits & colourBit(colour));
}

/** What is left of the tokens whose goods are gained one after another. */
export interface Matching {
  readonly more: number;
  readonly favours: readonly Colour[];
  readonly tricolour: boolean;
}
