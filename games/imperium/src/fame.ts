import { type Decision, type Io, next, type Seat, shuffled } from '@imperia/engine';
import { CARDS } from './cards.ts';
import { LUCK } from './chance.ts';
import type { ImperiumEvent } from './events.ts';
import { pushMemo } from './frames.ts';
import { activeCards, faceOf, seatOf, without } from './seats.ts';
import type { State } from './state.ts';
import type { ImperiumStep, StepOf } from './steps.ts';

/** The top fame card; King of Kings, always the last, is carried out instead of being taken. */
export function takeFame(game: State, seat: Seat, io: Io<ImperiumEvent>): void {
  const card = game.fame.pop();
  if (card === undefined) {
    next(game, { do: 'king of kings', seat });
    return;
  }
  seatOf(game, seat).hand.push(card);
  io.tell?.({ did: 'take fame', seat, card, only: seat });
}

/** Some look at more cards than they are told to, and gain by it. */
export function lookAtFame(game: State, seat: Seat, n: number, io: Io<ImperiumEvent>): void {
  const own = seatOf(game, seat);
  let more = 0;
  for (const card of activeCards(own)) {
    for (const { on, no, do: list } of faceOf(game, seat, card).effects) {
      if (!on?.some(({ event }) => event === 'look fame')) continue;
      for (const one of list) if (one.op === 'look more') more += one.n;
      next(game, { do: 'begin effect', seat, card, effect: no, from: seat });
    }
  }
  if (game.fame.length === 0) {
    next(game, { do: 'king of kings', seat });
    return;
  }
  const cards = game.fame.splice(-Math.min(n + more, game.fame.length));
  own.looked.push(...cards);
  io.tell?.({ did: 'look', seat, cards, at: 'fame', only: seat });
}

/** The top card of the nation deck; the accession card only when it is alone, and that one lies open anyway. */
export function lookAtNation(game: State, seat: Seat, io: Io<ImperiumEvent>): void {
  const own = seatOf(game, seat);
  const card = own.nationDeck.pop();
  if (card === undefined) return;
  own.looked.push(card);
  io.tell?.({ did: 'look', seat, cards: [card], at: 'nation', only: seat });
}

export function shuffleNation(game: State, seat: Seat, io: Io<ImperiumEvent>): void {
  const own = seatOf(game, seat);
  own.nationDeck.push(...own.looked);
  own.looked = [];
  if (own.nationDeck.length === 0) return;
  own.nationDeck = shuffled(game, io, LUCK.nation + seat, own.nationDeck);
  io.tell?.({ did: 'shuffle', seat, pile: 'nation' });
}

/** Cards that were looked at go back on top, in an order of choice. */
export function askPutBack(game: State, ask: StepOf<'put back'>): Decision<ImperiumStep> {
  const { seat } = ask;
  const { looked } = seatOf(game, seat);
  const n = Math.min(1, looked.length);
  const answer = (cards: readonly number[]): ImperiumStep => ({ do: 'put first', seat, cards });
  return { seat, ask, options: [], pick: { from: looked, min: n, max: n, answer }, forced: true };
}

export function runPutFirst(game: State, { seat, cards }: StepOf<'put first'>): void {
  const own = seatOf(game, seat);
  for (const card of cards) {
    own.looked = without(own.looked, card);
    if (CARDS[card]!.data.type === 'fame') game.fame.push(card);
    else own.nationDeck.push(card);
  }
  if (own.looked.length > 0) next(game, { do: 'put back', seat });
}

/** Once for each player: what the side that lies up says. Side A starts the end of the game and is turned. */
export function runKingOfKings(game: State, { seat }: StepOf<'king of kings'>, io: Io<ImperiumEvent>): void {
  const own = seatOf(game, seat);
  const [card] = game.king;
  if (own.crowned || card === undefined) return;
  own.crowned = true;
  io.tell?.({ did: 'king of kings', seat, card, side: game.kingTurned ? 'B' : 'A' });
  const { effects } = faceOf(game, seat, card);
  pushMemo(game, seat, card);
  next(game, ...effects.map(({ list }): ImperiumStep => ({ do: 'effects', seat, by: seat, card, list, at: 0 })), {
    do: 'end effect',
    seat,
  });
}
