import { CIVILIZATION_DATA, ownAdvance } from '../../src/civilization-data.ts';
import { CIVILIZATIONS, type Civilization } from '../../src/config.ts';
import { LEADER_CARD } from '../../src/decks.ts';
import { mark } from '../../src/knowledge.ts';
import { LEADER } from '../../src/pieces.ts';
import { addUnit, unit } from '../../src/units.ts';
import { type Plan, Table } from '../position.ts';

/** Whose advance or leader it is. */
function home(id: string): { civilization: Civilization; place: number; leader: boolean } {
  for (const { id: civilization, advances, leaders } of CIVILIZATION_DATA) {
    const place = advances.findIndex((one) => one.id === id);
    if (place >= 0) return { civilization: civilization as Civilization, place, leader: false };
    const at = leaders.findIndex((one) => one.id === id);
    if (at >= 0) return { civilization: civilization as Civilization, place: at, leader: true };
  }
  throw new Error(`There is neither advance nor leader ${id}`);
}

interface Civilized extends Plan {
  /** Where the leader stands, by code. */
  readonly at?: string;
  /** More own advances of the same civilization. */
  readonly also?: readonly string[];
}

/** Seat 0 has this advance of its civilization, or this leader rules; nobody has anything for being somebody else. */
export function having(id: string, { at, also = [], ...plan }: Civilized = {}): Table {
  const { civilization, place, leader } = home(id);
  const other = civilization === 'vikings' ? 'celts' : 'vikings';
  const table = new Table({
    cities: { D4: {}, A7: { of: 1 } },
    ...plan,
    config: { civilizations: [civilization, other] },
  });
  const own = table.state.seats[0]!;
  if (leader) {
    const card = LEADER_CARD + CIVILIZATIONS.indexOf(civilization) * 3 + place;
    own.leaders = own.leaders.filter((one) => one !== card);
    own.ruling = [card];
    addUnit(table.state, 0, unit(LEADER, table.hex(at ?? 'D4')));
  } else mark(own, ownAdvance(place));
  for (const more of also) mark(own, ownAdvance(home(more).place));
  table.state.steps.pop();
  return table.happen();
}
