import { type Io, next, type Refusal, type Seat } from '@imperia/engine';
import { CARDS } from './cards.ts';
import { cardRefusal } from './effects/can.ts';
import type { ImperiumEvent } from './events.ts';
import { isAny } from './filter.ts';
import { pushMemo } from './frames.ts';
import { unlearn } from './memory.ts';
import { newInPlay, takeOut, toDiscard, toExile, toHistory, toSunk } from './moves.ts';
import { turnStep } from './owed.ts';
import { reactTo } from './reactions.ts';
import { NO_ACTION, ONCE_A_TURN } from './refusals.ts';
import { faceOf, inPlay, others, seatOf, standing } from './seats.ts';
import { isRival } from './solo/rival.ts';
import type { State } from './state.ts';
import type { ImperiumStep, StepOf } from './steps.ts';

/** Whether playing this card costs an action token. */
function costsAction(game: State, seat: Seat, card: number): boolean {
  if (CARDS[card]!.freePlay) return false;
  return !standing(game, seat).some((one) => one.op === 'permit freeplay' && isAny(one.what, card));
}

/** Why this card may not be played from the hand now, as an action or without one. */
export function playRefusal(game: State, seat: Seat, card: number): Refusal | null {
  const own = seatOf(game, seat);
  const free = !costsAction(game, seat, card);
  if (free && own.freePlayed.includes(card)) return ONCE_A_TURN;
  if (!free && own.actions === 0) return NO_ACTION;
  return cardRefusal(game, seat, card, false);
}

export function runPlay(game: State, { seat, card }: StepOf<'play'>, io: Io<ImperiumEvent>): void {
  const own = seatOf(game, seat);
  game.activated = true;
  const free = !costsAction(game, seat, card);
  if (free) own.freePlayed.push(card);
  else own.actions--;
  own.ignoresIcon = false;
  next(game, turnStep(game, seat));
  beginPlay(game, seat, card, free, io);
}

/** The card is shown, or enters play; reactions, attacks and effects follow, then it goes where it belongs. */
export function beginPlay(game: State, seat: Seat, card: number, free: boolean, io: Io<ImperiumEvent>): void {
  const own = seatOf(game, seat);
  const from = takeOut(game, seat, card);
  unlearn(game, seat, card);
  if (CARDS[card]!.permanent) own.play.push(newInPlay(card));
  else own.announced.push({ card, to: 'discard' });
  io.tell?.({ did: 'play', seat, card, from, free });
  next(game, { do: 'resolve play', seat, card }, { do: 'finish play', seat, card });
  reactTo(game, seat, { event: 'play', card, from: from === 'discard' ? 'discard' : 'hand' });
}

export function runResolvePlay(game: State, { seat, card }: StepOf<'resolve play'>): void {
  pushMemo(game, seat, card);
  const effects = faceOf(game, seat, card)
    .effects.filter(({ when }) => when === 'play')
    .map(({ list }): ImperiumStep => ({ do: 'effects', seat, by: seat, card, list, at: 0 }));
  next(game, ...effects, { do: 'end effect', seat });
  if (!CARDS[card]!.attack) return;
  game.attacker = seat;
  next(
    game,
    ...others(game, seat)
      .filter((other) => !isRival(game, other))
      .map((other): ImperiumStep => ({ do: 'attacked', seat: other, by: seat, card })),
  );
}

/** Unless its effect has moved it, a card that does not stay in play is discarded. */
export function runFinishPlay(game: State, { seat, card }: StepOf<'finish play'>, io: Io<ImperiumEvent>): void {
  const own = seatOf(game, seat);
  const shown = own.announced.find((one) => one.card === card);
  if (!shown || inPlay(own, card)) return;
  own.announced = own.announced.filter((one) => one !== shown);
  switch (shown.to) {
    case 'discard':
      toDiscard(game, seat, [card], 'play', io);
      return;
    case 'history':
      toHistory(game, seat, [card], 'play', io);
      return;
    case 'sunk':
      toSunk(game, seat, [card], 'play', io);
      return;
    case 'exile':
      toExile(game, seat, [card], 'play', io);
      return;
  }
}
