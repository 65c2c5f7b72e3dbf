import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { isFreePort } from '../actions/influence.ts';
import { buildingsLeft, citiesOf, cityAt, removeCity, replaceCity, settlementsLeft, sizeOf } from '../cities.ts';
import { happened } from '../effects/occasions.ts';
import type { ClashEvent } from '../events.ts';
import { gain } from '../gains.ts';
import { GOLD } from '../goods.ts';
import { BARBARIANS, isPlayer, NOBODY } from '../owners.ts';
import { OBELISK, PORT, SETTLER, UNIT_DATA } from '../pieces.ts';
import { ANGRY, type City, HAPPY, type State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { countOf } from '../units.ts';

/** A city changes hands. */
export function runCapture(game: State, { owner, hex }: StepOf<'capture'>, io: Io<ClashEvent>): void {
  const city = cityAt(game, hex)!;
  io.tell?.({ did: 'capture', owner, hex, of: city.owner });
  if (isPlayer(owner)) captureByPlayer(game, owner, city, io);
  else captureByBarbarians(game, city);
  if (isPlayer(city.owner)) next(game, { do: 'place refugee', seat: city.owner });
  happened(game, { on: 'capture', owner, before: city });
}

/** Gold for its size and mood; one for a barbarian city, whatever it is. */
export function loot(city: City): number {
  if (city.owner === BARBARIANS || city.mood === ANGRY) return 1;
  return sizeOf(city) + (city.mood === HAPPY ? 1 : 0);
}

function captureByPlayer(game: State, seat: Seat, city: City, io: Io<ClashEvent>): void {
  gain(game, seat, GOLD, loot(city), 'capture', io);
  if (settlementsLeft(game, seat) === 0) {
    gain(game, seat, GOLD, sizeOf(city), 'capture', io);
    removeWonders(game, city);
    removeCity(game, city.hex);
    return;
  }
  let missing = 0;
  const buildings = city.buildings.map((colour, building) => {
    const swapped =
      colour !== NOBODY && colour === city.owner && building !== OBELISK && !isFreePort(game, building, colour);
    if (!swapped) return colour;
    if (buildingsLeft(game, seat, building) > 0) return seat;
    missing++;
    return NOBODY;
  });
  const port = buildings[PORT] === NOBODY ? -1 : city.port;
  replaceCity(game, { ...city, owner: seat, mood: ANGRY, buildings, port, activations: 0, spent: false, culture: 0 });
  gain(game, seat, GOLD, missing, 'capture', io);
  happened(game, { on: 'anger', seat });
}

/** Only the settlement is replaced; without one to place, the city is gone. */
function captureByBarbarians(game: State, city: City): void {
  if (settlementsLeft(game, BARBARIANS) > 0) {
    replaceCity(game, { ...city, owner: BARBARIANS, mood: ANGRY, activations: 0, spent: false, culture: 0 });
    return;
  }
  removeWonders(game, city);
  removeCity(game, city.hex);
}

/** A wonder that is destroyed leaves the game. */
function removeWonders(game: State, city: City): void {
  game.removed.push(...city.wonders);
}

/** The loser places a Settler in a city that is left. */
export function askPlaceRefugee(game: State, step: StepOf<'place refugee'>): Decision<ClashStep> {
  const { seat } = step;
  if (countOf(game, seat, SETTLER) >= UNIT_DATA[SETTLER]!.perPlayer) return { seat, ask: step, options: [] };
  const options: ClashStep[] = citiesOf(game, seat).map(({ hex }) => ({ do: 'place unit', seat, hex, kind: SETTLER }));
  if (options.length > 0) options.push({ do: 'decline', seat });
  return { seat, ask: step, options };
}
