import { type Io, next, type Seat } from '@imperia/engine';
import type { CardEffect } from './cards.ts';
import { isUsable } from './effects/can.ts';
import type { ImperiumEvent } from './events.ts';
import { canExhaust, layExhaust } from './exhaust-tokens.ts';
import { pushMemo } from './frames.ts';
import { turnStep } from './owed.ts';
import { effectOf } from './seats.ts';
import type { State } from './state.ts';
import type { StepOf } from './steps.ts';

/** Whether the token can be laid there, and the effect be carried out. */
export function mayExhaust(game: State, seat: Seat, card: number, effect: CardEffect): boolean {
  if (effect.when === 'exhaust' && !canExhaust(game, seat, card)) return false;
  return isUsable(game, seat, card, effect.do);
}

export function runExhaust(game: State, { seat, card, effect }: StepOf<'exhaust'>, io: Io<ImperiumEvent>): void {
  game.activated = true;
  layExhaust(game, seat, card, io);
  pushMemo(game, seat, card);
  const { list } = effectOf(game, seat, card, effect);
  next(game, { do: 'effects', seat, by: seat, card, list, at: 0 }, { do: 'end effect', seat }, turnStep(game, seat));
}
