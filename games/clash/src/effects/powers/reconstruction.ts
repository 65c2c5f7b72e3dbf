import type { Decision, Io } from '@imperia/engine';
import { requiredAdvance, seasBeside } from '../../actions/construct.ts';
import { buildingsLeft, cityAt, has, replaceCity, withBuilding } from '../../cities.ts';
import { hasExpansion } from '../../config.ts';
import type { ClashEvent } from '../../events.ts';
import { knows } from '../../knowledge.ts';
import { NOBODY } from '../../owners.ts';
import { BUILDING_DATA, BUILDINGS, type Building, PORT } from '../../pieces.ts';
import type { City, State } from '../../state.ts';
import type { ClashStep, StepOf } from '../../steps.ts';

/** In a city just captured, one own building for another that is known, whatever the mood. */
export function askReconstruct(game: State, step: StepOf<'reconstruct'>): Decision<ClashStep> {
  const { seat, hex } = step;
  const city = cityAt(game, hex);
  if (!city || city.owner !== seat) return { seat, ask: step, options: [] };
  const own = [...BUILDINGS.keys()].filter((building) => city.buildings[building] === seat);
  const options = [...BUILDINGS.keys()]
    .filter((building) => mayStandHere(game, seat, city, building))
    .flatMap((building) =>
      (building === PORT ? seasBeside(game, hex) : [-1]).flatMap((port) =>
        own.map((instead): ClashStep => ({ do: 'reconstructed', seat, hex, building, instead, port })),
      ),
    );
  return { seat, ask: step, options: options.length > 0 ? [...options, { do: 'decline', seat }] : [] };
}

function mayStandHere(game: State, seat: number, city: City, building: Building): boolean {
  if (BUILDING_DATA[building]!.expansion && !hasExpansion(game.config)) return false;
  return (
    !has(city, building) && knows(game, seat, requiredAdvance(building)) && buildingsLeft(game, seat, building) > 0
  );
}

/** It is exchanged, not constructed: it brings nothing. */
export function runReconstructed(game: State, step: StepOf<'reconstructed'>, io: Io<ClashEvent>): void {
  const { seat, hex, building, instead, port } = step;
  const city = cityAt(game, hex)!;
  const cleared = withBuilding(instead === PORT ? { ...city, port: -1 } : city, instead, NOBODY);
  replaceCity(game, withBuilding(building === PORT ? { ...cleared, port } : cleared, building, seat));
  io.tell?.({ did: 'construct', seat, hex, building });
}
