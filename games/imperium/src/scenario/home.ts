import type { Laying } from '@imperia/kit/scenario';
import type { Start } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import type { Config } from '../config.ts';
import type { State } from '../state.ts';

/** Cards of the nation that are named nowhere and start in such a place; none where the rest is out of the game. */
export function atHome(
  { state, seat, box, given }: Pick<Laying<State, Config>, 'state' | 'seat' | 'box' | 'given'>,
  ...starts: readonly Start[]
): number[] {
  if (given.rest === false) return [];
  return box.rest(state.seats[seat]!.nation).filter((card) => {
    const { start, type } = CARDS[card]!.data;
    return starts.includes(start) && type !== 'power';
  });
}
