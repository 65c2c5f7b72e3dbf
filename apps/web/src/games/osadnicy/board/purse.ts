import type { Colour, SeatState, Tokens } from '@imperia/osadnicy';

/** What lies in a pool: tokens by number, and those of favour by colour. */
export interface Purse {
  readonly tokens: Tokens;
  readonly favours: readonly Colour[];
  readonly tricolour: boolean;
}

export function purseOf({ tokens, favours = [], tricolour = false }: SeatState): Purse {
  return { tokens, favours, tricolour };
}
