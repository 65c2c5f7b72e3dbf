import { type Decision, type Io, next } from '@imperia/engine';
import { COLOUR_GOODS, colourFor } from './card-data.ts';
import type { OsadnicyEvent } from './events.ts';
import { favourColours, favoursOf, TRICOLOUR } from './favour.ts';
import { answerFeatures, gain } from './gains.ts';
import type { State } from './state.ts';
import type { OsadnicyStep, StepOf } from './steps.ts';

/** One token after another, each of a colour that the seat does not have yet. */
export function askFavour(game: State, step: StepOf<'choose favour'>): Decision<OsadnicyStep> {
  const { seat, n } = step;
  const own = favoursOf(game, seat);
  const options = favourColours(game)
    .filter((colour) => n > 0 && !own.includes(colour))
    .map((colour): OsadnicyStep => ({ ...step, do: 'take favour', good: COLOUR_GOODS[colour] }));
  return { seat, ask: step, options, forced: true };
}

export function runTakeFavour(game: State, step: StepOf<'take favour'>, io: Io<OsadnicyEvent>): void {
  const { seat, n, card, why, good } = step;
  game.seats[seat]!.favours = [...favoursOf(game, seat), colourFor(good)];
  io.tell?.({ did: 'favour', seat, card, why, good });
  if (n > 1) next(game, { do: 'choose favour', seat, card, why, n: n - 1 });
  answerFeatures(game, seat, (when) => when.event === 'favour');
}

export function askFavourGoods(_game: State, step: StepOf<'choose favour good'>): Decision<OsadnicyStep> {
  const { seat, more, favours, tricolour } = step;
  const colours = new Set([...favours, ...(tricolour ? TRICOLOUR : [])]);
  const options =
    more > 0
      ? [...colours].map((colour): OsadnicyStep => ({ ...step, do: 'favour good', good: COLOUR_GOODS[colour] }))
      : [];
  return { seat, ask: step, options, forced: true };
}

export function runFavourGood(game: State, step: StepOf<'favour good'>, io: Io<OsadnicyEvent>): void {
  const { good, ...rest } = step;
  const { seat, card, more, favours, tricolour } = rest;
  const colour = colourFor(good);
  const own = favours.includes(colour);
  next(game, {
    do: 'choose favour good',
    seat,
    card,
    more: more - 1,
    favours: favours.filter((other) => other !== colour),
    tricolour: tricolour && own,
  });
  gain(game, seat, good, 1, { card, why: 'production' }, io);
}
