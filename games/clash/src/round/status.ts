import { clockwise, type Decision, type Io, next, type Seat } from '@imperia/engine';
import { ADVANCES, DOGMA, GOVERNMENTS, PER_CATEGORY, topOf } from '../advances.ts';
import { citiesOf, cityCount, removeCity, sizeOf } from '../cities.ts';
import { agesOf } from '../config.ts';
import type { ClashEvent } from '../events.ts';
import { gain, keepWithinLimit } from '../gains.ts';
import { CULTURE, GOLD, IDEAS, MOOD } from '../goods.ts';
import { gainable, governmentOf, mark, ownedIn, owns, unmark } from '../knowledge.ts';
import { drawActionToHand, drawObjective } from '../piles.ts';
import type { State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { powerOf } from '../wonders.ts';

/** All players finish a step in turn order before the next step begins. */
export function runStatus(game: State, _step: unknown, io: Io<ClashEvent>): void {
  io.tell?.({ did: 'status' });
  const seats = clockwise(game.first, game.seats.length);
  const each = (make: (seat: Seat) => ClashStep): ClashStep[] => seats.map(make);
  const ends = game.age === agesOf(game.config) || seats.some((seat) => cityCount(game, seat) === 0);
  const objectives = each((seat) => ({ do: 'status objectives', seat, done: [] }));
  if (ends) {
    next(game, ...objectives, { do: 'score' });
    return;
  }
  const short = game.config.options.includes('shortGame');
  next(
    game,
    ...objectives,
    ...each((seat) => ({ do: 'free advance', seat, cube: true })),
    ...(short ? each((seat) => ({ do: 'free advance', seat, cube: false })) : []),
    ...each((seat) => ({ do: 'status cards', seat })),
    ...each((seat) => ({ do: 'raze city', seat })),
    ...each((seat) => ({ do: 'change government', seat })),
    { do: 'name first player' },
    { do: 'age' },
  );
}

/** The game has come to its end between two status phases: objectives are completed once more. */
export function runLastObjectives(game: State): void {
  const seats = clockwise(game.first, game.seats.length);
  next(game, ...seats.map((seat): ClashStep => ({ do: 'status objectives', seat, done: [] })), { do: 'score' });
}

export function askFreeAdvance(game: State, step: StepOf<'free advance'>): Decision<ClashStep> {
  const { seat, cube } = step;
  const options = gainable(game, seat).map((advance): ClashStep => ({ do: 'gain advance', seat, advance, cube }));
  return { seat, ask: step, options };
}

export function runStatusCards(game: State, { seat }: StepOf<'status cards'>, io: Io<ClashEvent>): void {
  drawActionToHand(game, seat, io);
  drawObjective(game, seat, io);
}

export function askRazeCity(game: State, step: StepOf<'raze city'>): Decision<ClashStep> {
  const { seat } = step;
  const options: ClashStep[] = citiesOf(game, seat)
    .filter((city) => sizeOf(city) === 1)
    .map(({ hex }) => ({ do: 'raze', seat, hex }));
  if (options.length > 0) options.push({ do: 'decline', seat });
  return { seat, ask: step, options };
}

export function runRaze(game: State, { seat, hex }: StepOf<'raze'>, io: Io<ClashEvent>): void {
  removeCity(game, hex);
  io.tell?.({ did: 'raze', seat, hex });
  gain(game, seat, GOLD, 1, 'raze', io);
}

/** To another government whose requirement is met: as many advances as before, the top one among them. */
export function askChangeGovernment(game: State, step: StepOf<'change government'>): Decision<ClashStep> {
  const { seat } = step;
  const options = changes(game, seat);
  if (options.length > 0) options.push({ do: 'decline', seat });
  return { seat, ask: step, options };
}

export function changes(game: State, seat: Seat): ClashStep[] {
  const own = game.seats[seat]!;
  const current = governmentOf(own);
  if (current < 0) return [];
  const n = ownedIn(own, current).length;
  return GOVERNMENTS.filter((other) => other !== current && owns(own, ADVANCES[topOf(other)]!.requires)).flatMap(
    (other) =>
      choices(topOf(other) + 1, n - 1, topOf(other) + PER_CATEGORY).map(
        (rest): ClashStep => ({ do: 'take government', seat, advances: [topOf(other), ...rest] }),
      ),
  );
}

function choices(from: number, n: number, end: number): number[][] {
  if (n === 0) return [[]];
  const all: number[][] = [];
  for (let first = from; first < end; first++)
    for (const rest of choices(first + 1, n - 1, end)) all.push([first, ...rest]);
  return all;
}

export function runTakeGovernment(
  game: State,
  { seat, advances }: StepOf<'take government'>,
  io: Io<ClashEvent>,
): void {
  const own = game.seats[seat]!;
  for (const advance of ownedIn(own, governmentOf(own))) unmark(own, advance);
  for (const advance of advances) mark(own, advance);
  if (advances.includes(DOGMA)) keepWithinLimit(game, seat, IDEAS, io);
  io.tell?.({ did: 'change government', seat, advances });
}

/** Whoever has most tokens names the first player; of equals, the first player, or who sits next to the left. */
export function chooserOf(game: State): Seat {
  const order = clockwise(game.first, game.seats.length);
  const keeper = order.find((seat) => powerOf(game, seat, 'name the first player'));
  if (keeper !== undefined) return keeper;
  const tokens = (seat: Seat) => game.seats[seat]!.goods[MOOD]! + game.seats[seat]!.goods[CULTURE]!;
  return order.reduce((best, seat) => (tokens(seat) > tokens(best) ? seat : best));
}

export function askNameFirstPlayer(game: State, step: StepOf<'name first player'>): Decision<ClashStep> {
  const seat = chooserOf(game);
  return {
    seat,
    ask: step,
    options: [...game.seats.keys()].map((of): ClashStep => ({ do: 'first player', seat, of })),
  };
}

export function runFirstPlayer(game: State, { of }: StepOf<'first player'>, io: Io<ClashEvent>): void {
  game.first = of;
  io.tell?.({ did: 'first player', seat: of });
}
