import { type Decision, type Io, next } from '@imperia/engine';
import { citiesOf, cityAt, removeCity, replaceCity, withBuilding, worse } from '../../cities.ts';
import { WONDER_CARD } from '../../decks.ts';
import type { ClashEvent } from '../../events.ts';
import type { Hex } from '../../map/grid.ts';
import { isPlayer, NOBODY, type Owner } from '../../owners.ts';
import { BUILDINGS, type Building, PORT } from '../../pieces.ts';
import { ANGRY, type City, type State } from '../../state.ts';
import type { ClashStep, StepOf } from '../../steps.ts';
import { hexAt, kindOf, unitsAt } from '../../units.ts';
import { loseUnit } from '../../war/casualties.ts';
import { wonderData } from '../../wonder-data.ts';
import { isSheltered } from '../powers/storms.ts';

/** A piece of a city, as one number: its settlement, a building, a wonder. */
export const PIECES = 300;
export const SETTLEMENT = 0;
export const FIRST_BUILDING = 1;

function piece(hex: Hex, which: number): number {
  return hex * PIECES + which;
}

export function askVolcano(game: State, step: StepOf<'volcano'>): Decision<ClashStep> {
  const { seat, points } = step;
  const options = citiesOf(game, seat).map(({ hex }): ClashStep => ({ do: 'erupt', seat, hex, points }));
  return { seat, ask: step, options, forced: true };
}

/** Everything in the city leaves the game, and everyone there dies. */
export function runErupt(game: State, { seat, hex, points }: StepOf<'erupt'>, io: Io<ClashEvent>): void {
  const city = cityAt(game, hex)!;
  const lost = unitsAt(game, seat, hex).filter((one) => !isSheltered(game, seat, one));
  for (const one of lost) {
    loseUnit(game, seat, one);
    io.tell?.({ did: 'remove', owner: seat, hex: hexAt(one), kind: kindOf(one) });
  }
  for (const building of BUILDINGS.keys()) loseBuilding(game, city, building, points);
  for (const card of city.wonders) loseWonder(game, city, card);
  loseSettlement(game, city, points, io);
}

/** Out of the game, for points to its last owner. */
function loseBuilding(game: State, city: City, building: Building, points: number): void {
  const colour = city.buildings[building]!;
  if (!isPlayer(colour)) return;
  game.seats[colour]!.gone[building + 1]!++;
  game.seats[colour]!.eventPoints += points;
}

/** It keeps its points: they are counted now, for whom they would be. */
function loseWonder(game: State, city: City, card: number): void {
  const { points } = wonderData(card);
  const add = (owner: Owner, n: number) => {
    if (isPlayer(owner)) game.seats[owner]!.eventPoints += n;
  };
  add(game.builders[card - WONDER_CARD]!, points.builder);
  add(city.owner, points.owner);
  game.removed.push(card);
}

function loseSettlement(game: State, { hex, owner }: City, points: number, io: Io<ClashEvent>): void {
  removeCity(game, hex);
  game.seats[owner]!.gone[0]!++;
  game.seats[owner]!.eventPoints += points;
  io.tell?.({ did: 'destroyed', seat: owner, hex });
}

/** Own pieces: a settlement only with all that stands on it. */
export function askEarthquake(game: State, step: StepOf<'earthquake'>): Decision<ClashStep> {
  const { seat, most, points } = step;
  const cities = citiesOf(game, seat);
  const from = cities.flatMap((city) => [piece(city.hex, SETTLEMENT), ...piecesOn(city, seat)]);
  return {
    seat,
    ask: step,
    options: [],
    pick: {
      from,
      min: 1,
      max: most,
      allows: (picked) => cities.every((city) => mayFall(city, picked)),
      answer: (pieces) => ({ do: 'collapse', seat, pieces, points }),
    },
    forced: true,
  };
}

/** What the owner could lose of what stands on the settlement. */
function piecesOn({ hex, buildings, wonders }: City, seat: Owner): number[] {
  return [
    ...buildings.flatMap((colour, building) => (colour === seat ? [piece(hex, FIRST_BUILDING + building)] : [])),
    ...wonders.map((card) => piece(hex, card)),
  ];
}

function mayFall(city: City, picked: readonly number[]): boolean {
  if (!picked.includes(piece(city.hex, SETTLEMENT))) return true;
  const foreign = city.buildings.some((colour) => colour !== NOBODY && colour !== city.owner);
  return !foreign && piecesOn(city, city.owner).every((one) => picked.includes(one));
}

export function runCollapse(game: State, { pieces, points }: StepOf<'collapse'>, io: Io<ClashEvent>): void {
  const hexes = new Set(pieces.map((one) => Math.floor(one / PIECES)));
  const falls: ClashStep[] = [];
  for (const hex of hexes) {
    const fallen = pieces.filter((one) => Math.floor(one / PIECES) === hex).map((one) => one % PIECES);
    for (const which of fallen.filter((one) => one !== SETTLEMENT)) lowerPiece(game, hex, which, points);
    const city = cityAt(game, hex)!;
    if (fallen.includes(SETTLEMENT)) loseSettlement(game, city, points, io);
    else if (city.mood !== ANGRY) falls.push({ do: 'mood falls', hex, mood: worse(city.mood) });
  }
  next(game, ...falls);
}

function lowerPiece(game: State, hex: Hex, which: number, points: number): void {
  const city = cityAt(game, hex)!;
  if (which >= WONDER_CARD) {
    loseWonder(game, city, which);
    replaceCity(game, { ...city, wonders: city.wonders.filter((card) => card !== which) });
    return;
  }
  const building = which - FIRST_BUILDING;
  loseBuilding(game, city, building, points);
  const left = withBuilding(city, building, NOBODY);
  replaceCity(game, building === PORT ? { ...left, port: -1 } : left);
}
