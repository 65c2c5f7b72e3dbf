import { clockwise, type Decision, type Io, next, type Seat } from '@imperia/engine';
import { citiesOf, cityAt, grid, worse } from '../cities.ts';
import { piratesLeft } from '../effects/powers/pirate-allies.ts';
import type { ClashEvent } from '../events.ts';
import { lose } from '../gains.ts';
import { GOODS } from '../goods.ts';
import type { Hex } from '../map/grid.ts';
import { SEA } from '../map/tiles.ts';
import { setMood } from '../mood.ts';
import { PIRATES } from '../owners.ts';
import { SHIP } from '../pieces.ts';
import { ANGRY, type State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { addUnit, hasUnits, hexAt, removeUnit, unit } from '../units.ts';

const COMING = 2;

/** Two ships come, and whoever has a city beside pirates pays. */
export function runPiratesArrive(game: State, { seat }: StepOf<'pirates arrive'>): void {
  const raids = clockwise(seat, game.seats.length).map((of): ClashStep => ({ do: 'raided', seat: of }));
  next(game, { do: 'recall pirates', seat }, { do: 'place pirates', seat, left: COMING, beside: false }, ...raids);
}

/** When too few are left, some are first taken from the map. */
export function askRecallPirates(game: State, step: StepOf<'recall pirates'>): Decision<ClashStep> {
  const { seat } = step;
  const ships = piratesLeft(game) >= COMING ? [] : [...new Set(game.pirates)];
  return { seat, ask: step, options: ships.map((ship): ClashStep => ({ do: 'recall', seat, ship })), forced: true };
}

export function runRecall(game: State, { seat, ship }: StepOf<'recall'>, io: Io<ClashEvent>): void {
  removeUnit(game, PIRATES, ship);
  io.tell?.({ did: 'remove', owner: PIRATES, hex: hexAt(ship), kind: SHIP });
  next(game, { do: 'recall pirates', seat });
}

function isBeside(game: State, seat: Seat, hex: Hex): boolean {
  return grid(game).neighbours[hex]!.some((near) => cityAt(game, near)?.owner === seat);
}

/** On Sea without ships of players; at least one of the two beside a city of the seat, if that can be. */
export function askPlacePirates(game: State, step: StepOf<'place pirates'>): Decision<ClashStep> {
  const { seat, left, beside } = step;
  const free = game.terrain.flatMap((terrain, hex) =>
    terrain === SEA && !game.seats.some((_, player) => hasUnits(game, player, hex)) ? [hex] : [],
  );
  const near = free.filter((hex) => isBeside(game, seat, hex));
  const open = left === 1 && !beside && near.length > 0 ? near : free;
  const ready = piratesLeft(game) > 0 ? open : [];
  const options = ready.map((hex): ClashStep => ({ do: 'place pirate', seat, hex, left, beside }));
  return { seat, ask: step, options, forced: true };
}

export function runPlacePirate(
  game: State,
  { seat, hex, left, beside }: StepOf<'place pirate'>,
  io: Io<ClashEvent>,
): void {
  addUnit(game, PIRATES, unit(SHIP, hex));
  io.tell?.({ did: 'place', owner: PIRATES, hex, kind: SHIP });
  if (left > 1) next(game, { do: 'place pirates', seat, left: left - 1, beside: beside || isBeside(game, seat, hex) });
}

/** A resource or a token; who has neither lowers the mood of a city beside pirates. */
export function askRaided(game: State, step: StepOf<'raided'>): Decision<ClashStep> {
  const { seat } = step;
  const { neighbours } = grid(game);
  const raided = citiesOf(game, seat).filter(({ hex }) =>
    neighbours[hex]!.some((near) => game.pirates.some((ship) => hexAt(ship) === near)),
  );
  if (raided.length === 0) return { seat, ask: step, options: [] };
  const own = game.seats[seat]!.goods;
  const options: ClashStep[] = GOODS.flatMap((_, good): ClashStep[] =>
    own[good]! > 0 ? [{ do: 'ransom', seat, good }] : [],
  );
  if (options.length > 0) return { seat, ask: step, options, forced: true };
  const afraid = raided.filter(({ mood }) => mood !== ANGRY);
  return { seat, ask: step, options: afraid.map(({ hex }): ClashStep => ({ do: 'terror', seat, hex })), forced: true };
}

export function runRansom(game: State, { seat, good }: StepOf<'ransom'>, io: Io<ClashEvent>): void {
  lose(game, seat, good, 1, 'pirates', io);
}

export function runTerror(game: State, { hex }: StepOf<'terror'>, io: Io<ClashEvent>): void {
  setMood(game, hex, worse(cityAt(game, hex)!.mood), io);
}
