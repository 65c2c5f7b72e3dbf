import type { Seat } from '@imperia/engine';
import { factionName, type State } from '@imperia/osadnicy';
import type { Context } from '../context.ts';

/** In the solo game the virtual player sits behind the players, with no faction. */
export function isVirtual({ config }: State, seat: Seat): boolean {
  return seat >= config.factions.length;
}

export function seatName({ words, lang }: Context, view: State, seat: Seat): string {
  return isVirtual(view, seat) ? words.table.virtual : factionName(view.seats[seat]!.deckNo, lang);
}
