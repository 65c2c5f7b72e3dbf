import type { Seat } from '@imperia/engine';
import { CARDS } from '../cards.ts';
import { mayExhaust } from '../exhaust.ts';
import { playRefusal } from '../play.ts';
import { activeCards, faceOf, seatOf } from '../seats.ts';
import type { State } from '../state.ts';
import { cardWorth, playWorth } from './cards.ts';
import { TURN } from './weights.ts';
import { listNow } from './words.ts';

/** What can still be done this turn: the best that the cards in hand and in play would make of the tokens left. */
export function turnWorth(game: State, seat: Seat, ahead: number): number {
  if (!game.active || game.turn !== seat) return 0;
  const { hand, actions, exhausts } = seatOf(game, seat);
  const plays: number[] = [];
  let free = 0;
  for (const card of hand) {
    if (card < 0 || playRefusal(game, seat, card)) continue;
    const worth = playNow(game, seat, card, ahead);
    if (CARDS[card]!.freePlay) free += Math.max(0, worth);
    else plays.push(worth);
  }
  const uses = free + best(plays, actions) + best(exhaustsNow(game, seat), exhausts);
  return TURN.action * actions + TURN.exhaust * exhausts + TURN.likely * uses;
}

function playNow(game: State, seat: Seat, card: number, ahead: number): number {
  const { permanent, faces } = CARDS[card]!;
  let worth = permanent ? ahead * (playWorth(card) - cardWorth(card, seatOf(game, seat).empire)) : 0;
  for (const { when, do: list } of faces[0]!.effects) {
    if (when === 'play') worth += listNow({ game, seat, by: seat, card }, list);
  }
  return worth;
}

function exhaustsNow(game: State, seat: Seat): number[] {
  return activeCards(seatOf(game, seat)).flatMap((card) =>
    faceOf(game, seat, card)
      .uses.filter((effect) => mayExhaust(game, seat, card, effect))
      .map(({ do: list }) => listNow({ game, seat, by: seat, card }, list)),
  );
}

/** The sum of the best `n`, as far as they are any good. */
function best(worths: number[], n: number): number {
  const falling = worths.length > n ? worths.sort((a, b) => b - a).slice(0, n) : worths;
  return falling.reduce((sum, worth) => sum + Math.max(0, worth), 0);
}
