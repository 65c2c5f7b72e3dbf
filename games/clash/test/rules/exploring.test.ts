import { expect } from 'vitest';
import { waysForLand } from '../../src/actions/explore.ts';
import { grid } from '../../src/cities.ts';
import { REGIONS, UNEXPLORED } from '../../src/map/tiles.ts';
import { type Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';

/** A table on which the region of this hex is face down, and is this tile. */
function unknown(region: string, tile: string, plan: Plan): Table {
  const shape = new Table();
  const slot = grid(shape.state).slotOf[shape.hex(region)]!;
  const codes = grid(shape.state).slots[slot]!.hexes.map((hex) => shape.code(hex));
  const table = new Table({
    ...plan,
    terrain: { ...plan.terrain, ...Object.fromEntries(codes.map((code) => [code, 'unexplored' as const])) },
  });
  const at = slot - grid(table.state).homes;
  const wanted = REGIONS.findIndex(({ id }) => id === tile);
  const other = table.state.tiles.indexOf(wanted);
  if (other >= 0) table.state.tiles[other] = table.state.tiles[at]!;
  table.state.tiles[at] = wanted;
  table.state.turned[at] = -1;
  return table;
}

const DRY: Plan = { units: [[0, 'D2', 'settler']] };

rule(
  ['COC-MLAND-13', 'COC-XLAND-02'],
  'who goes onto an unexplored region turns it over, on the same four hexes',
  () => {
    const table = unknown('D3', 'region-20', DRY);
    table.move('D2', ['settler'], 'D3');
    expect(table.ids()).toHaveLength(2);
    const region = grid(table.state).slotOf[table.hex('D3')]! - grid(table.state).homes;
    expect(table.state.turned[region]).toBe(0);
    expect(table.events.find(({ did }) => did === 'reveal')).toMatchObject({ card: table.state.tiles[region] });
    table.take({ do: 'laid', turned: 1 });
    expect(['D3', 'C4', 'E4', 'D4'].map((code) => table.state.terrain[table.hex(code)])).toEqual([2, 0, 0, 0]);
    expect(table.count(0, 'D3', 'settler')).toBe(1);
  },
);

rule(['COC-XLAND-03', 'COC-XLAND-07', 'COC-XLAND-11'], 'the hex entered must not be Sea: only one way is left', () => {
  const table = unknown('D3', 'region-11', DRY);
  expect(waysForLand(table.state, table.hex('D3'))).toEqual([1]);
  table.move('D2', ['settler'], 'D3');
  expect(table.state.terrain[table.hex('D3')]).toBe(1);
  expect(table.state.terrain[table.hex('D4')]).toBe(4);
});

rule(['COC-XLAND-08', 'COC-XLAND-13'], 'who lands on a Mountain so moves no more, but may found', () => {
  const table = unknown('D3', 'region-11', DRY);
  table.move('D2', ['settler'], 'D3');
  expect(table.offers({ do: 'move' })).toBe(false);
  expect(table.ids('found')).toHaveLength(1);
});

rule(['COC-XLAND-04', 'COC-XLAND-09'], 'Sea must meet Sea where it can', () => {
  const east = unknown('D3', 'region-12', { ...DRY, terrain: { F3: 'sea', E3: 'sea' } });
  expect(waysForLand(east.state, east.hex('D3'))).toEqual([1]);
  const west = unknown('D3', 'region-12', { ...DRY, terrain: { B3: 'sea', C3: 'sea' } });
  expect(waysForLand(west.state, west.hex('D3'))).toEqual([0]);
});

rule(['COC-XLAND-05', 'COC-XLAND-12'], 'else, on the edge of the map, Sea lies on the edge', () => {
  const table = unknown('B4', 'region-12', { units: [[0, 'B3', 'settler']] });
  expect(waysForLand(table.state, table.hex('B4'))).toEqual([0]);
});

rule(['COC-XLAND-06', 'COC-XLAND-10'], 'what the rules leave open, the explorer chooses', () => {
  const inner = unknown('D3', 'region-12', DRY);
  expect(waysForLand(inner.state, inner.hex('D3'))).toEqual([0, 1]);
  const edge = unknown('B2', 'region-12', { units: [[0, 'C2', 'settler']] });
  expect(waysForLand(edge.state, edge.hex('B2')).length).toBeGreaterThan(0);
});

const FLEET: Plan = { terrain: { D2: 'sea' }, units: [[0, 'D2', 'ship']] };

rule(
  ['COC-XSEA-01', 'COC-XSEA-02', 'COC-XSEA-03'],
  'a ship explores: the tile lies so that it comes to a Sea hex',
  () => {
    const table = unknown('D3', 'region-11', FLEET);
    table.take({ do: 'move' });
    if (table.asked.ask.do === 'move groups') table.take({ do: 'choose group' });
    if (table.asked.ask.do === 'choose destination') table.take({ do: 'go', to: table.hex('D3') });
    expect(table.state.terrain[table.hex('D3')]).toBe(4);
    expect(table.count(0, 'D3', 'ship')).toBe(1);
  },
);

rule(['COC-XSEA-06', 'COC-XSEA-03'], 'with two connected Sea hexes the player chooses where the ship stands', () => {
  const table = unknown('D3', 'region-06', FLEET);
  table.take({ do: 'move' });
  if (table.asked.ask.do === 'move groups') table.take({ do: 'choose group' });
  if (table.asked.ask.do === 'lay tile') table.take({ ...table.options[0]! });
  expect(table.asked.ask.do).toBe('land ships');
  expect(table.ids()).toHaveLength(2);
});

rule(['COC-XSEA-04', 'COC-XSEA-07'], 'a region without Sea: the player lays it, and the ship goes back', () => {
  const table = unknown('D3', 'region-20', FLEET);
  table.take({ do: 'move' });
  if (table.asked.ask.do === 'move groups') table.take({ do: 'choose group' });
  expect(table.asked.ask.do).toBe('lay tile');
  expect(table.ids()).toHaveLength(2);
  table.take({ do: 'laid', turned: 0 });
  expect(table.count(0, 'D2', 'ship')).toBe(1);
  expect(table.state.terrain.includes(UNEXPLORED)).toBe(false);
});

rule('COC-XSEA-05', 'the same by Navigation', () => {
  const table = unknown('B4', 'region-12', {
    terrain: { B2: 'sea' },
    units: [[0, 'B2', 'ship']],
    seats: [{ advances: ['navigation'] }],
  });
  table.take({ do: 'move' });
  if (table.asked.ask.do === 'move groups') table.take({ do: 'choose group' });
  const to = table.options.find((one) => one.do === 'go' && table.state.terrain[one.to] === UNEXPLORED);
  if (to) table.take({ ...to });
  expect(table.state.terrain.includes(UNEXPLORED)).toBe(false);
  expect(table.count(0, 'A5', 'ship')).toBe(1);
});
