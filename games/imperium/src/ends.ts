import { cut, type Io, type Seat } from '@imperia/engine';
import { CARDS } from './cards.ts';
import type { EndReason, ImperiumEvent } from './events.ts';
import type { State } from './state.ts';

/** The end of the game begins: this round is finished, and one more is played. */
export function beginEnd(game: State, reason: EndReason, seat: Seat, io: Io<ImperiumEvent>): void {
  if (game.lastRound > 0) return;
  game.lastRound = game.round + 1;
  io.tell?.({ did: 'end begins', reason, seat });
}

/** Once the unrest pile is empty the game is over at once: nothing else happens but the count. */
export function checkCollapse(game: State, io: Io<ImperiumEvent>): void {
  if (game.unrest.length > 0) return;
  game.collapsed = true;
  game.phase = 'end';
  io.tell?.({ did: 'collapse', counts: game.seats.map((_, seat) => unrestOf(game, seat)) });
  cut(game, { do: 'score' });
}

/** Every unrest card of a seat, wherever it lies; in a view, those that are seen. */
export function unrestOf(game: State, seat: Seat): number {
  const { hand, deck, discard, history, sunk, play, announced, looked } = game.seats[seat]!;
  const isUnrest = (card: number) => CARDS[card]?.unrest === true;
  const under = play.flatMap(({ card, garrison }) => [card, ...garrison]);
  const shown = announced.map(({ card }) => card);
  return [hand, deck, discard, history, sunk, under, shown, looked].flat().filter(isUnrest).length;
}
