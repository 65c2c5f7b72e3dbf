import type { UnitName } from '../../src/pieces.ts';
import { face, type Table } from '../position.ts';
import { having } from './civilized.ts';

export const TWO = face(2, 'elephant');
export const HIT = face(6, 'infantry');

export type Fight = Parameters<typeof having>[1] & { army?: UnitName[]; dice?: number[] };

/** Seat 0 attacks D3 from D4; what its side and the other come to in the first round. */
export function attack(id: string, { army, dice, ...plan }: Fight = {}): Table {
  const table = having(id, {
    units: [
      [0, 'D4', 'infantry'],
      [1, 'D3', 'infantry'],
    ],
    seats: [{ advances: ['tactics'] }, {}],
    ...plan,
  });
  const kinds = army ?? (table.state.seats[0]!.ruling.length > 0 ? ['infantry', 'leader'] : ['infantry']);
  table.dice(...(dice ?? new Array<number>(9).fill(TWO)));
  return table.move('D4', kinds as UnitName[], 'D3');
}

/** Seat 1 attacks seat 0 on D4, from D3. */
export function defend(id: string, { dice, ...plan }: Fight = {}): Table {
  const table = having(id, {
    units: [
      [0, 'D4', 'infantry'],
      [1, 'D3', 'infantry'],
    ],
    ...plan,
  });
  const one = table.unitsAt(1, 'D3', 'infantry')[0]!;
  const units = table.state.seats[1]!.units;
  units[units.indexOf(one)] = (one & ~127) | table.hex('D4');
  table.dice(...(dice ?? new Array<number>(9).fill(TWO)));
  return table.happen({
    do: 'fight',
    attacker: 1,
    defender: 0,
    hex: table.hex('D4'),
    origin: table.hex('D3'),
    landed: false,
  });
}

export function rolled(table: Table) {
  const roll = table.events.find((one) => one.did === 'battle roll');
  if (roll?.did !== 'battle roll') throw new Error('Nobody has rolled');
  return roll;
}

/** What is added to the dice of seat 0, which all show 2. */
export const added = (table: Table, side = 0) => rolled(table).cv[side]! - 2 * rolled(table).dice[side]!.length;
