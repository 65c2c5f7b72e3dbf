import { expect, test } from 'vitest';
import { grid } from '../../src/cities.ts';
import { REGIONS } from '../../src/map/tiles.ts';
import { LEADER } from '../../src/pieces.ts';
import { FIRST_VERSION, VERSION } from '../../src/versions.ts';
import { face, type Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';
import { having } from './civilized.ts';

const [THREE, MISS] = [face(3, 'elephant'), face(1, 'leader')];
const VERSIONS = [FIRST_VERSION, VERSION];

/** What the dice of this side came to in the first round. */
function cvOf(table: Table, side: 0 | 1): number {
  const roll = table.events.find((one) => one.did === 'battle roll');
  return roll?.did === 'battle roll' ? roll.cv[side] : -1;
}

test('a Great Warlord helps in his own march alone, not in a later one of the turn', () => {
  const later = (version: string) => {
    const table = new Table({
      version,
      cities: { D4: {}, A7: { of: 1 } },
      units: [
        [0, 'D4', 'infantry', 'infantry'],
        [1, 'D3', 'infantry'],
      ],
      seats: [{ advances: ['tactics'] }, {}],
    });
    table.state.used.push('warlord 2');
    table.move('D4', ['infantry'], 'D5').take({ do: 'stop moving' });
    table.dice(THREE, MISS).move('D4', ['infantry'], 'D3');
    return cvOf(table, 0);
  };
  expect(VERSIONS.map(later)).toEqual([5, 3]);
});

rule('COC-LEAD-03', 'a new leader comes where the old one makes room among four', () => {
  const recruits = (version: string, home: string) => {
    const table = new Table({
      version,
      config: { civilizations: ['rome', 'greece'] },
      cities: { D4: {}, D6: {} },
      units: [
        [0, 'D4', 'infantry', 'infantry', 'infantry', home === 'D4' ? 'leader' : 'infantry'],
        ...(home === 'D4' ? [] : [[0, home, 'leader'] as const]),
      ],
      seats: [{ goods: { mood: 1, culture: 1 } }, {}],
    });
    const own = table.state.seats[0]!;
    own.ruling.push(own.leaders.pop()!);
    table.state.steps.pop();
    table.happen();
    return table;
  };
  const may = (version: string, home: string) =>
    recruits(version, home).offers({ do: 'recruit', hex: recruits(version, home).hex('D4') });
  expect(VERSIONS.map((version) => may(version, 'D4'))).toEqual([false, true]);
  expect(VERSIONS.map((version) => may(version, 'D6'))).toEqual([false, false]);
  const table = recruits(VERSION, 'D4');
  table.take({ do: 'recruit', hex: table.hex('D4') });
  if (table.asked.ask.do === 'choose units') table.pick(LEADER);
  table.take({ ...table.options[0]! });
  expect([table.count(0, 'D4', 'leader'), table.count(0, 'D4', 'infantry')]).toEqual([1, 3]);
});

rule(
  ['COC-ANNEX-22', 'COC-BLDG-03'],
  'Steel Weapons arm a Fortress that holds out alone, unless its die is silenced',
  () => {
    const plan: Plan = {
      cities: { D4: {}, D3: { of: 1, buildings: ['fortress'] }, A7: { of: 1 } },
      units: [[0, 'D4', 'infantry']],
      seats: [
        { advances: ['tactics', 'siegecraft'], goods: { wood: 2 } },
        { advances: ['tactics', 'steel-weapons'], goods: { ore: 1 } },
      ],
    };
    const besieged = (version: string, silenced: boolean) => {
      const table = new Table({ ...plan, version }).move('D4', ['infantry'], 'D3').dice(MISS, THREE);
      table.take(silenced ? { do: 'besiege', die: true } : { do: 'decline' });
      const asked = table.asked.ask.do === 'steel weapons';
      if (asked) table.take({ do: 'arm' });
      return [asked, cvOf(table, 1)];
    };
    expect(VERSIONS.map((version) => besieged(version, false))).toEqual([
      [false, 3],
      [true, 5],
    ]);
    expect(VERSIONS.map((version) => besieged(version, true))).toEqual([
      [false, 0],
      [false, 0],
    ]);
  },
);

rule(['COC-XSEA-02', 'COC-MSEA-03'], 'a ship explores no further than past the enemy: it stays where it was', () => {
  const explored = (version: string, enemy: boolean) => {
    const region = ['D3', 'C4', 'E4', 'D4'];
    const table = new Table({
      version,
      cities: { A3: {}, G7: { of: 1 } },
      terrain: {
        B4: 'sea',
        C5: 'sea',
        D5: 'sea',
        ...Object.fromEntries(region.map((code) => [code, 'unexplored' as const])),
      },
      units: [[0, 'B4', 'ship'], ...(enemy ? [[1, 'C5', 'ship'] as const] : [])],
    });
    const { state } = table;
    const slot = grid(state).slotOf[table.hex('D3')]! - grid(state).homes;
    state.tiles[slot] = REGIONS.findIndex(({ id }) => id === 'region-09');
    state.turned[slot] = -1;
    table.move('B4', ['ship'], 'C4');
    return [state.terrain[table.hex('D4')], table.count(0, 'B4', 'ship'), table.count(0, 'D4', 'ship')];
  };
  expect(VERSIONS.map((version) => explored(version, true))).toEqual([
    [4, 0, 1],
    [4, 1, 0],
  ]);
  expect(VERSIONS.map((version) => explored(version, false))).toEqual([
    [4, 0, 1],
    [4, 0, 1],
  ]);
});

test('whoever has gone from ship to ship, with a city of Nomads, or aboard has moved in this action', () => {
  const hops = (version: string) => {
    const table = new Table({
      version,
      cities: { A3: {}, G7: { of: 1 } },
      terrain: { D3: 'sea', D4: 'sea' },
      units: [
        [0, 'D3', 'ship', 'infantry'],
        [0, 'D4', 'ship'],
      ],
      seats: [{ advances: ['tactics'] }, {}],
    });
    table.move('D3', ['infantry'], 'D4').take({ do: 'choose group', hex: table.hex('D4') });
    return table.mayPick(...table.unitsAt(0, 'D4', 'infantry'));
  };
  const treks = (version: string) => {
    const table = having('nomads', { version, cities: { D4: {}, A7: { of: 1 } } }).take({ do: 'move' });
    table.take({ do: 'move city', hex: table.hex('D4'), to: table.hex('C5') });
    return table.options.some((one) => one.do === 'move city');
  };
  const lands = (version: string) => {
    const table = having('shipcraft', {
      version,
      terrain: { C4: 'sea', C5: 'sea' },
      units: [
        [0, 'C4', 'ship'],
        [0, 'D4', 'cavalry'],
      ],
      seats: [{ advances: ['tactics'] }, {}],
    });
    table.move('D4', ['cavalry'], 'C4').take({ do: 'choose group', hex: table.hex('C4') });
    table.pick(...table.unitsAt(0, 'C4', 'ship', 'cavalry'));
    return table.options.some((one) => one.do === 'go and turn');
  };
  for (const twice of [hops, treks, lands]) expect(VERSIONS.map(twice)).toEqual([true, false]);
});
