import type { Seat } from '@imperia/engine';
import { TOKENS } from './card-data.ts';
import { seatOf } from './seats.ts';
import type { State } from './state.ts';

const MATERIALS = TOKENS.indexOf('materials');
export const POPULATION = TOKENS.indexOf('population');
const PROGRESS = TOKENS.indexOf('progress');

/** Whether all of this can be paid, with progress standing in for the rest. */
export function canPay(game: State, seat: Seat, owed: readonly number[]): boolean {
  return waysToPay(seatOf(game, seat).tokens, owed).length > 0;
}

/** Every way of paying: a progress stands for 2 materials or for 1 population; no change is given. */
export function waysToPay(have: readonly number[], owed: readonly number[]): number[][] {
  const ways: number[][] = [];
  const spare = have[PROGRESS]! - owed[PROGRESS]!;
  for (let forMaterials = 0; forMaterials <= Math.min(spare, Math.ceil(owed[MATERIALS]! / 2)); forMaterials++) {
    const materials = Math.max(0, owed[MATERIALS]! - 2 * forMaterials);
    if (materials > have[MATERIALS]!) continue;
    for (let forPopulation = 0; forPopulation <= Math.min(spare - forMaterials, owed[POPULATION]!); forPopulation++) {
      const population = owed[POPULATION]! - forPopulation;
      if (population > have[POPULATION]!) continue;
      ways.push([materials, population, owed[PROGRESS]! + forMaterials + forPopulation]);
    }
  }
  return ways;
}
