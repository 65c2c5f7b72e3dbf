import { expect } from 'vitest';
import { advance } from '../../src/advances.ts';
import { CIVILIZATION_DATA, ownAdvance } from '../../src/civilization-data.ts';
import { CIVILIZATIONS, type Civilization, configFault } from '../../src/config.ts';
import { owns } from '../../src/knowledge.ts';
import { pointsOf } from '../../src/scoring.ts';
import { type Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';

/** Seat 0 plays this civilization. */
function playing(civilization: Civilization, plan: Plan = {}): Table {
  const other = civilization === 'rome' ? 'greece' : 'rome';
  return new Table({ cities: { D2: {}, D7: { of: 1 } }, ...plan, config: { civilizations: [civilization, other] } });
}

const gains = (table: Table, id: string) =>
  table.happen({ do: 'gain advance', seat: 0, advance: advance(id), cube: true });
const has = (table: Table, place: number, seat = 0) => owns(table.state.seats[seat]!, ownAdvance(place));

rule(
  ['COC-CIV-01', 'COC-CIV-02', 'COC-CIV-03', 'COC-CIV-04', 'COC-EVTRIG-05'],
  'an own advance comes at once with its link, without a cube of the track, for half a point',
  () => {
    const table = playing('aztecs');
    const { track } = table.state.seats[0]!;
    const before = pointsOf(table.state, 0).advances;
    gains(table, 'tactics');
    expect([has(table, 0), has(table, 1), has(table, 0, 1)]).toEqual([true, false, false]);
    expect([table.state.seats[0]!.track, pointsOf(table.state, 0).advances]).toEqual([track - 1, before + 1]);
    table.happen({ do: 'gain advance', seat: 1, advance: advance('tactics'), cube: true });
    expect([0, 1, 2, 3].some((place) => has(table, place, 1))).toBe(false);
  },
);

rule('COC-CIV-05', 'Any Government is the first of any of the three', () => {
  for (const id of ['voting', 'nationalism', 'dogma']) {
    const table = gains(
      playing('aztecs', { seats: [{ advances: ['philosophy', 'draft', 'state-religion'] }, {}] }),
      id,
    );
    expect(has(table, 3)).toBe(true);
  }
  const late = playing('aztecs', { seats: [{ advances: ['voting'] }, {}] });
  expect(has(gains(late, 'civil-liberties'), 3)).toBe(false);
});

rule('COC-LEAD-06', 'four advances and three leaders each, every leader with two abilities', () => {
  expect(CIVILIZATION_DATA.map(({ id }) => id)).toEqual([...CIVILIZATIONS]);
  for (const { advances, leaders } of CIVILIZATION_DATA) {
    expect(advances).toHaveLength(4);
    expect(leaders.map(({ abilities }) => abilities.length)).toEqual([2, 2, 2]);
  }
  expect(configFault({ players: 2, civilizations: ['rome', 'rome'], options: [] })).toEqual({
    fault: 'civilization twice',
    found: 'rome',
  });
});
