import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { CARDS } from './cards.ts';
import { empireOf, findLocation, locationOf, replaceLocation } from './empire.ts';
import type { OsadnicyEvent } from './events.ts';
import { NO_TOKENS, tokenIndex, tokens } from './goods.ts';
import { plus } from './payment.ts';
import type { Location, State } from './state.ts';
import type { OsadnicyStep, StepOf } from './steps.ts';

/** The questions of a seat's cleanup: what it lays on locations that keep goods. */
export function stockSteps(game: State, seat: Seat): OsadnicyStep[] {
  const steps: OsadnicyStep[] = [];
  for (const { card, wrecked } of empireOf(game, seat)) {
    if (CARDS[card]!.stocks && !wrecked) steps.push({ do: 'stock goods', seat, card });
  }
  return steps;
}

/** One good after another, until the location is full or the owner stops. */
export function askStockGoods(game: State, step: StepOf<'stock goods'>): Decision<OsadnicyStep> {
  const { seat, card } = step;
  const { of, max = Number.POSITIVE_INFINITY } = CARDS[card]!.data.stock!;
  const lying = (findLocation(game, card).stock ?? NO_TOKENS).reduce((sum, n) => sum + n, 0);
  const pool = game.seats[seat]!.tokens;
  const goods = lying < max ? of.filter((good) => pool[tokenIndex(good)]! > 0) : [];
  const options: OsadnicyStep[] = goods.map((good) => ({ do: 'stock', seat, card, good }));
  if (options.length > 0) options.push({ do: 'stop', seat });
  return { seat, ask: step, options };
}

export function runStock(game: State, { seat, card, good }: StepOf<'stock'>, io: Io<OsadnicyEvent>): void {
  game.seats[seat]!.tokens[tokenIndex(good)]!--;
  const { owner, at } = locationOf(game, card);
  const location = game.seats[owner]!.locations[at]!;
  const stock = plus(location.stock ?? NO_TOKENS, tokens({ [good]: 1 }));
  replaceLocation(game, owner, at, { ...location, stock });
  io.tell?.({ did: 'stock', seat, on: card, good });
  next(game, { do: 'stock goods', seat, card });
}

export function hasStock(game: State): boolean {
  for (const { locations } of game.seats) for (const { stock } of locations) if (stock) return true;
  return false;
}

/** Everything that was kept goes to the pool of its owner. */
export function runReturnStock(game: State, _step: unknown, io: Io<OsadnicyEvent>): void {
  for (const [seat, own] of game.seats.entries()) {
    const kept = own.locations.flatMap(({ stock }) => (stock ? [stock] : []));
    if (kept.length === 0) continue;
    const pay = kept.reduce(plus);
    own.tokens = [...plus(own.tokens, pay)];
    own.locations = own.locations.map(withoutStock);
    io.tell?.({ did: 'return stock', seat, pay });
  }
}

function withoutStock(location: Location): Location {
  if (!location.stock) return location;
  const { stock: _stock, ...rest } = location;
  return rest;
}
