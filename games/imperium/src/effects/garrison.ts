import { type Decision, type Io, next } from '@imperia/engine';
import { CARDS, listOf } from '../cards.ts';
import type { ImperiumEvent } from '../events.ts';
import { unlearn } from '../memory.ts';
import { takeOut } from '../moves.ts';
import { changePlay, inPlay, memoOf, remember, seatOf } from '../seats.ts';
import type { State } from '../state.ts';
import type { EffectStep, ImperiumStep, StepOf } from '../steps.ts';
import type { Choosing } from './select.ts';

/** Under the card whose effect it is. */
export function putUnder(game: State, step: EffectStep, _one: Choosing, card: number, io: Io<ImperiumEvent>): void {
  if (!inPlay(seatOf(game, step.seat), step.card)) return;
  tuck(game, step.seat, step.card, card, io);
}

function tuck(game: State, seat: number, host: number, card: number, io: Io<ImperiumEvent>): void {
  const own = seatOf(game, seat);
  takeOut(game, seat, card);
  changePlay(own, host, { garrison: [...inPlay(own, host)!.garrison, card] });
  unlearn(game, seat, card);
  io.tell?.({ did: 'garrison', seat, card, host });
}

/** Which region the played card goes under. */
export function askHost(game: State, ask: StepOf<'host'>): Decision<ImperiumStep> {
  const { seat, by, card, list, at } = ask;
  const hosts = seatOf(game, seat).play.filter((one) => CARDS[one.card]!.region);
  return {
    seat,
    ask,
    options: hosts.map((one) => ({ do: 'under', seat, by, card, list, at, host: one.card })),
    forced: true,
  };
}

export function runUnder(game: State, { seat, by, card, host }: StepOf<'under'>, io: Io<ImperiumEvent>): void {
  tuck(game, seat, host, card, io);
  remember(game, by, { host });
}

/** The region's play effect once more, as if it were played. */
export function replay(game: State, { seat, by }: EffectStep): void {
  const { host } = memoOf(game, by);
  for (const { when, list } of [...CARDS[host]!.faces[0]!.effects].reverse()) {
    if (when === 'play' && listOf(host, list).length > 0)
      next(game, { do: 'effects', seat, by, card: host, list, at: 0 });
  }
}
