import { CARDS } from '../cards.ts';
import type { SeatState, State } from '../state.ts';
import { LEVEL_DATA, type Level } from './levels.ts';
import { rivalOf } from './rival.ts';
import { rivalWorth } from './worth.ts';

/** Tokens by its level; developments from the most valuable on, quests from the least, the Graal last. */
export function newRival(seat: SeatState, level: Level): SeatState {
  const isLast = (card: number) => (CARDS[card]!.data.flags?.includes('last-quest') ? 1 : 0);
  const way = seat.nation === 'arthurians' ? 1 : -1;
  const developments = [...seat.developments].sort(
    (a, b) => isLast(a) - isLast(b) || way * (rivalWorth(a) - rivalWorth(b)) || a - b,
  );
  return { ...seat, tokens: [...LEVEL_DATA[level].tokens], developments };
}

/** Cards that start in play are set aside. */
export function asideOfRival(game: State): void {
  const own = rivalOf(game);
  game.box.push(...own.play.map(({ card }) => card));
  own.play = [];
}
