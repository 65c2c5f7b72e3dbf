import type { Seat } from '@imperia/engine';
import { limitOf } from '../gains.ts';
import { GOODS } from '../goods.ts';
import type { State } from '../state.ts';
import { changeWorth } from './goods.ts';

/** One good for another, and what it is worth to whoever gains less by it. */
interface Swap {
  readonly give: number;
  readonly take: number;
  readonly gain: number;
}

/** Less is not worth anybody's time. */
const WORTHWHILE = 0.05;

const ONE = GOODS.map((_, good) => GOODS.map((__, other) => (other === good ? 1 : 0)));

/** What two players would change one for one, if each has more use for what the other has; the best of all for both. */
export function swapWith(game: State, seat: Seat, to: Seat): Swap | null {
  const [mine, theirs] = [game.seats[seat]!.goods, game.seats[to]!.goods];
  let best: Swap | null = null;
  for (let give = 0; give < GOODS.length; give++) {
    if (mine[give] === 0 || theirs[give]! >= limitOf(game, to, give)) continue;
    for (let take = 0; take < GOODS.length; take++) {
      if (take === give || theirs[take] === 0 || mine[take]! >= limitOf(game, seat, take)) continue;
      const gain = Math.min(changeWorth(mine, ONE[take]!, ONE[give]!), changeWorth(theirs, ONE[give]!, ONE[take]!));
      if (gain > (best?.gain ?? WORTHWHILE)) best = { give, take, gain };
    }
  }
  return best;
}
