import { describe, expect } from 'vitest';
import { CIVILIZATION_DATA, ownAdvance } from '../../src/civilization-data.ts';
import { CIVILIZATIONS, type Civilization } from '../../src/config.ts';
import { WONDER_CARD } from '../../src/decks.ts';
import { mark } from '../../src/knowledge.ts';
import { voyages } from '../../src/map/sea.ts';
import { barbarianSites } from '../../src/neutrals/barbarians.ts';
import { BARBARIANS } from '../../src/owners.ts';
import { WONDERS } from '../../src/wonder-data.ts';
import { face, type Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';

const [HIT, MISS] = [face(6, 'infantry'), face(1, 'leader')];

/** It is the turn of seat 1, who may have an advance of its civilization; seat 0 is an enemy. */
function secondSeat(plan: Plan, own?: string): Table {
  const civilization = CIVILIZATION_DATA.findIndex(({ advances }) => advances.some(({ id }) => id === own));
  const civilizations: readonly Civilization[] =
    civilization < 0 ? [] : [CIVILIZATIONS[civilization === 0 ? 1 : 0]!, CIVILIZATIONS[civilization]!];
  const table = new Table({ cities: { D4: { of: 1 }, A7: {} }, ...plan, config: { civilizations } });
  const { state } = table;
  if (own) {
    const place = CIVILIZATION_DATA[civilization]!.advances.findIndex(({ id }) => id === own);
    mark(state.seats[1]!, ownAdvance(place));
  }
  Object.assign(state, { active: 1, actions: 3, steps: [{ do: 'go on', seat: 1 }] });
  return table.happen();
}

const fights = (table: Table) =>
  table.events.flatMap((event) => (event.did === 'battle' ? [[event.attacker, event.defender]] : []));

/** Where the group could go. */
function reach(table: Table, code: string): string[] {
  table.take({ do: 'move' });
  if (table.asked.ask.do === 'move groups') table.take({ do: 'choose group', hex: table.hex(code) });
  return table.options.flatMap((one) => (one.do === 'go' ? [table.code(one.to)] : []));
}

describe('the first seat is an enemy like any other', () => {
  rule(['COC-NAVAL-01', 'COC-NAVAL-04'], 'a Ship recruited where its ship is fights it', () => {
    const table = secondSeat({
      terrain: { D3: 'sea' },
      cities: { D4: { of: 1, buildings: ['port'], port: 'D3' }, D6: { of: 1 }, A7: {} },
      units: [[0, 'D3', 'ship']],
      seats: [{}, { goods: { wood: 2 } }],
    });
    table.dice(HIT, MISS).take({ do: 'recruit', hex: table.hex('D4') });
    expect([fights(table), table.count(0, 'D3', 'ship')]).toEqual([[[1, 0]], 0]);
  });

  rule('COC-CIV-69', 'nobody becomes a ship where its ship is', () => {
    const turns = (...enemies: NonNullable<Plan['units']>) => {
      const plan: Plan = { terrain: { D3: 'sea' }, units: [[1, 'D4', 'settler'], ...enemies] };
      const table = secondSeat(plan, 'shipcraft').take({ do: 'move' });
      if (table.asked.ask.do === 'move groups') table.take({ do: 'choose group' });
      return table.options.some((one) => one.do === 'go and turn');
    };
    expect([turns(), turns([0, 'D3', 'ship'])]).toEqual([true, false]);
  });

  rule('COC-CIV-35', 'nomads do not move their city upon it', () => {
    const table = secondSeat({ units: [[0, 'D3', 'settler']] }, 'nomads').take({ do: 'move' });
    const to = table.options.flatMap((one) => (one.do === 'move city' ? [table.code(one.to)] : []));
    expect(to.sort()).toEqual(['C4', 'C5', 'D5', 'E4', 'E5']);
  });

  rule('COC-WON-18', 'the Great Lighthouse places no Ship where its ship is', () => {
    const lighthouse = WONDER_CARD + WONDERS.findIndex(({ id }) => id === 'great-lighthouse');
    const table = secondSeat({
      terrain: { D3: 'sea', D5: 'sea' },
      cities: { D4: { of: 1, wonders: [lighthouse] }, D6: { of: 1 }, A7: {} },
      units: [[0, 'D3', 'ship']],
      seats: [{}, { advances: ['farming'] }],
    });
    table.take({ do: 'collect', hex: table.hex('D4') }).pick(table.asked.pick!.from[0]!);
    const hexes = table.options.flatMap((one) => (one.do === 'place unit' ? [table.code(one.hex)] : []));
    expect(hexes).toEqual(['D5']);
  });

  rule(['COC-MLAND-12', 'COC-FOUND-05', 'COC-COLL-06'], 'it bars Settlers, cities and fields', () => {
    const seats: NonNullable<Plan['seats']> = [{}, { advances: ['farming'] }];
    const table = secondSeat({
      units: [
        [1, 'D4', 'settler'],
        [1, 'D2', 'settler'],
        [0, 'D3', 'settler'],
        [0, 'D2', 'infantry'],
      ],
      seats,
    });
    expect(table.offers({ do: 'found', hex: table.hex('D2') })).toBe(false);
    expect(reach(table, 'D4')).not.toContain('D3');
    const fields = secondSeat({ units: [[0, 'D3', 'settler']], seats });
    fields.take({ do: 'collect', hex: fields.hex('D4') });
    const from = fields.asked.pick!.from.map((one) => fields.code(Math.floor(one / 8)));
    expect([from.includes('D3'), from.includes('D5')]).toEqual([false, true]);
  });

  rule(['COC-MLAND-14', 'COC-SETT-02'], 'whoever comes upon its Settlers fights them', () => {
    const table = secondSeat({
      units: [
        [1, 'D4', 'infantry'],
        [0, 'D3', 'settler'],
      ],
      seats: [{}, { advances: ['tactics'] }],
    });
    table.move('D4', ['infantry'], 'D3');
    expect([fights(table), table.count(0, 'D3', 'settler')]).toEqual([[[1, 0]], 0]);
  });

  rule('COC-MSEA-03', 'its ships end a voyage', () => {
    const table = secondSeat({
      terrain: { D3: 'sea', D4: 'sea', D5: 'sea' },
      cities: { A3: { of: 1 }, A7: {} },
      units: [
        [1, 'D3', 'ship'],
        [0, 'D4', 'ship'],
      ],
    });
    expect(voyages(table.state, 1, table.hex('D3'), false).map(({ to }) => table.code(to))).toEqual(['D4']);
  });

  rule('COC-CIV-62', 'its army units can be won over', () => {
    const table = secondSeat({ units: [[0, 'D3', 'infantry']] }, 'zoroastrianism');
    table.dice(HIT).take({ do: 'influence' });
    if (table.asked.ask.do === 'choose target') table.take({ do: 'attempt', to: table.hex('D3') });
    expect([table.count(1, 'D3', 'infantry'), table.count(0, 'D3', 'infantry')]).toEqual([1, 0]);
  });

  rule(['COC-BSPAWN-02', 'COC-EICON-05'], 'barbarians and markers do not come where it stands', () => {
    const table = secondSeat({ units: [[0, 'D2', 'settler']], cities: { D4: { of: 1 }, A7: {} } });
    const sites = barbarianSites(table.state, 1).map((hex) => table.code(hex));
    expect([sites.includes('D2'), sites.includes('D6')]).toEqual([false, true]);
    const marked = secondSeat({ units: [[0, 'D3', 'settler']] }).happen({ do: 'exhaust land', seat: 1 });
    expect(marked.offers({ do: 'exhaust', hex: marked.hex('D3') })).toBe(false);
    expect(marked.offers({ do: 'exhaust', hex: marked.hex('D5') })).toBe(true);
  });

  rule(['COC-BMOVE-05', 'COC-BCOMB-01'], 'barbarians on their way to another fight it', () => {
    const table = secondSeat({
      cities: { D4: { of: 1 }, A7: {} },
      units: [
        [BARBARIANS, 'D2', 'infantry'],
        [0, 'D3', 'settler'],
      ],
      terrain: { C3: 'sea', E3: 'sea', C4: 'sea', E4: 'sea' },
    });
    table.happen({ do: 'barbarians move', seat: 1 });
    expect([fights(table), table.count(0, 'D3', 'settler')]).toEqual([[[BARBARIANS, 0]], 0]);
  });
});
