import { type Decision, type Io, next } from '@imperia/engine';
import { listNo } from './cards.ts';
import type { ImperiumEvent } from './events.ts';
import { mayExhaust } from './exhaust.ts';
import { layExhaust } from './exhaust-tokens.ts';
import { pushMemo } from './frames.ts';
import { effectOf, remember } from './seats.ts';
import type { State } from './state.ts';
import type { ImperiumStep, StepOf } from './steps.ts';

export function askReact(game: State, ask: StepOf<'react'>): Decision<ImperiumStep> {
  const { seat, card, effect, amount } = ask;
  if (!mayExhaust(game, seat, card, effectOf(game, seat, card, effect))) return { seat, ask, options: [] };
  return {
    seat,
    ask,
    options: [
      { do: 'use reaction', seat, card, effect, amount },
      { do: 'decline', seat },
    ],
  };
}

export function runUseReaction(game: State, step: StepOf<'use reaction'>, io: Io<ImperiumEvent>): void {
  const { seat, card, effect, amount } = step;
  const { when, do: words } = effectOf(game, seat, card, effect);
  const [first] = words;
  const list = listNo(first?.op === 'may' ? first.do : words);
  if (when === 'exhaust') layExhaust(game, seat, card, io);
  else io.tell?.({ did: 'resolve', seat, card });
  pushMemo(game, seat, card);
  remember(game, seat, { amount });
  next(game, { do: 'effects', seat, by: seat, card, list, at: 0 }, { do: 'end effect', seat });
}
