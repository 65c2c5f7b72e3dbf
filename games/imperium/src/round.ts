import { clockwise, type Decision, type Io, next, type Seat } from '@imperia/engine';
import type { ImperiumEvent } from './events.ts';
import { activeCards, changePlay, faceOf, inPlay, seatOf } from './seats.ts';
import { isRival } from './solo/rival.ts';
import type { State } from './state.ts';
import type { ImperiumStep, StepOf } from './steps.ts';

export function runRound(game: State, _step: unknown, io: Io<ImperiumEvent>): void {
  game.round++;
  io.tell?.({ did: 'round', round: game.round, last: game.round === game.lastRound });
  const turns = clockwise(game.first, game.seats.length).map(
    (seat): ImperiumStep => (isRival(game, seat) ? { do: 'rival turn' } : { do: 'begin turn', seat }),
  );
  next(game, ...turns, { do: 'solstice' }, { do: 'end of round' });
}

/** All players carry out the solstice effects of their cards, each in an order of choice. */
export function runSolstice(game: State, _step: unknown, io: Io<ImperiumEvent>): void {
  game.phase = 'solstice';
  game.turn = -1;
  io.tell?.({ did: 'solstice', round: game.round });
  next(
    game,
    ...clockwise(game.first, game.config.seats.length).map((seat): ImperiumStep => ({ do: 'solstice of', seat })),
  );
}

export function runSolsticeOf(game: State, { seat }: StepOf<'solstice of'>): void {
  const own = seatOf(game, seat);
  own.powerResolved = false;
  own.journeyResolved = false;
  own.play = own.play.map((one) => (one.resolved ? { ...one, resolved: false } : one));
  next(game, { do: 'order solstice', seat });
}

/** Which solstice effect comes next; those that entered play meanwhile are among them. */
export function askOrderSolstice(game: State, ask: StepOf<'order solstice'>): Decision<ImperiumStep> {
  const { seat } = ask;
  const options: ImperiumStep[] = [];
  for (const card of activeCards(seatOf(game, seat))) {
    if (isResolved(game, seat, card)) continue;
    const effect = faceOf(game, seat, card).effects.find(({ when }) => when === 'solstice');
    if (effect) options.push({ do: 'resolve', seat, card, effect: effect.no });
  }
  return { seat, ask, options, forced: true };
}

function isResolved(game: State, seat: Seat, card: number): boolean {
  const own = seatOf(game, seat);
  if (own.power[0] === card) return own.powerResolved;
  if (own.journey[0] === card) return own.journeyResolved;
  return inPlay(own, card)?.resolved === true;
}

export function runResolve(game: State, { seat, card, effect }: StepOf<'resolve'>): void {
  const own = seatOf(game, seat);
  if (own.power[0] === card) own.powerResolved = true;
  else if (own.journey[0] === card) own.journeyResolved = true;
  else changePlay(own, card, { resolved: true });
  next(game, { do: 'begin effect', seat, card, effect, from: seat }, { do: 'order solstice', seat });
}

export function runEndOfRound(game: State): void {
  next(game, game.lastRound > 0 && game.round >= game.lastRound ? { do: 'score' } : { do: 'round' });
}
