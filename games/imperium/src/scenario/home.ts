import type { Seat } from '@imperia/engine';
import type { Laying } from '@imperia/kit/scenario';
import type { Start } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import type { Config } from '../config.ts';
import { RIVAL } from '../solo/rival.ts';
import type { SeatState, State } from '../state.ts';

/** Who has no seat of its own in a file is the Rival, whose cards are said of the table. */
export function seatAt({ seats }: State, seat: Seat): SeatState {
  return seats[seat < 0 ? RIVAL : seat]!;
}

/** Cards of the nation that are named nowhere and start in such a place; none where the rest is out of the game. */
export function atHome(
  { state, seat, box, given }: Pick<Laying<State, Config>, 'state' | 'seat' | 'box' | 'given'>,
  ...starts: readonly Start[]
): number[] {
  if (given.rest === false) return [];
  return box.rest(seatAt(state, seat).nation).filter((card) => {
    const { start, type } = CARDS[card]!.data;
    return starts.includes(start) && type !== 'power';
  });
}
