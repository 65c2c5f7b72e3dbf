import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { COLOUR_GOODS, type Colour, colourFor } from './card-data.ts';
import { coloursOfTable } from './config.ts';
import { colourBit } from './empire.ts';
import type { OsadnicyEvent } from './events.ts';
import { answerFeatures, gain } from './gains.ts';
import type { State } from './state.ts';
import type { OsadnicyStep, StepOf } from './steps.ts';

/** What the tricolour token may count as. */
export const TRICOLOUR: readonly Colour[] = ['brown', 'grey', 'red'];

/** Tokens exist in the colours of cards; orange stands for favour itself. */
export function favourColours(game: State): Colour[] {
  return coloursOfTable(game.config).filter((colour) => colour !== 'orange');
}

/** The colours of the tokens that a seat has; the tricolour one is not among them. */
export function favoursOf(game: State, seat: Seat): readonly Colour[] {
  return game.seats[seat]!.favours ?? [];
}

export function hasTricolour(game: State, seat: Seat): boolean {
  return game.seats[seat]!.tricolour === true;
}

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

/** The board alone gives it, and it counts for no limit. */
export function gainTricolour(game: State, seat: Seat, io: Io<OsadnicyEvent>): void {
  if (hasTricolour(game, seat)) return;
  game.seats[seat]!.tricolour = true;
  io.tell?.({ did: 'tricolour', seat });
}

/** No token of favour is ever stored. */
export function discardFavours(game: State, seat: Seat): void {
  const own = game.seats[seat]!;
  if (own.favours) own.favours = [];
  if (own.tricolour) own.tricolour = false;
}

/** Does one of the tokens have one of these colours? */
export function isFavoured(game: State, seat: Seat, bits: number): boolean {
  const own = [...favoursOf(game, seat), ...(hasTricolour(game, seat) ? TRICOLOUR : [])];
  return own.some((colour) => bits & colourBit(colour));
}

/** What is left of the tokens whose goods are gained one after another. */
export interface Matching {
  readonly left: number;
  readonly favours: readonly Colour[];
  readonly tricolour: boolean;
}

export function askFavourGoods(_game: State, step: StepOf<'choose favour good'>): Decision<OsadnicyStep> {
  const { seat, left, favours, tricolour } = step;
  const colours = new Set([...favours, ...(tricolour ? TRICOLOUR : [])]);
  const options =
    left > 0
      ? [...colours].map((colour): OsadnicyStep => ({ ...step, do: 'favour good', good: COLOUR_GOODS[colour] }))
      : [];
  return { seat, ask: step, options, forced: true };
}

export function runFavourGood(game: State, step: StepOf<'favour good'>, io: Io<OsadnicyEvent>): void {
  const { good, ...rest } = step;
  const { seat, card, left, favours, tricolour } = rest;
  const colour = colourFor(good);
  const own = favours.includes(colour);
  next(game, {
    do: 'choose favour good',
    seat,
    card,
    left: left - 1,
    favours: favours.filter((other) => other !== colour),
    tricolour: tricolour && own,
  });
  gain(game, seat, good, 1, { card, why: 'production' }, io);
}
