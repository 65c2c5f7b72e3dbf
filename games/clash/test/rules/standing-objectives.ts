import { OBJECTIVE_CARD } from '../../src/decks.ts';
import { OBJECTIVE_CARDS } from '../../src/objective-data.ts';
import type { BuildingName } from '../../src/pieces.ts';
import type { Plan, Table } from '../position.ts';

/** An objective of the status phase: a position that meets it, and one that just does not. */
export interface Case {
  readonly id: string;
  readonly met: Plan;
  readonly short: Plan;
  readonly prepare?: (table: Table) => void;
}

/** The number of a card with this objective. */
export function objectiveNamed(id: string, nth = 0): number {
  const places = OBJECTIVE_CARDS.flatMap((halves, place) => (halves.some((half) => half.id === id) ? [place] : []));
  return OBJECTIVE_CARD + places[nth]!;
}

const cities = (...codes: string[]): NonNullable<Plan['cities']> => Object.fromEntries(codes.map((code) => [code, {}]));
const HOME = cities('D2');

function knowing(...advances: string[]): Plan {
  return { cities: HOME, seats: [{ advances }, {}] };
}

const CATEGORIES: Record<string, string[]> = {
  'city-planner': ['mining', 'engineering', 'sanitation', 'roads'],
  'education-lead': ['writing', 'public-education', 'free-education', 'philosophy'],
  'culture-focus': ['arts', 'sports', 'monuments', 'theaters'],
  'science-focus': ['math', 'astronomy', 'medicine', 'metallurgy'],
  'trade-focus': ['bartering', 'trade-routes', 'taxes', 'currency'],
  seafarers: ['fishing', 'navigation', 'war-ships', 'cartography'],
  militarized: ['tactics', 'siegecraft', 'steel-weapons', 'draft'],
  government: ['dogma', 'devotion', 'conversion', 'fanaticism'],
};

const LEADS: Record<string, BuildingName> = {
  'scientific-lead': 'academy',
  'religious-fervor': 'temple',
  fortifications: 'fortress',
  'star-gazers': 'observatory',
  traders: 'market',
  legacy: 'obelisk',
};

function lead(id: string, building: BuildingName): Case {
  return {
    id,
    met: { cities: { D2: { buildings: [building] }, D7: { of: 1 } } },
    short: { cities: { D2: { buildings: [building] }, D7: { of: 1, buildings: [building] } } },
  };
}

const SUPPLIES = {
  eureka: 'ideas',
  wealth: 'gold',
  'ore-supplies': 'ore',
  'wood-supplies': 'wood',
  'food-supplies': 'food',
};

const TRADE: Plan = {
  cities: { D1: {}, D4: { of: 1 }, E4: { of: 1 }, B4: { of: 1 } },
  units: [[0, 'C4', 'settler', 'settler', 'settler']],
  seats: [{ advances: ['bartering', 'trade-routes'] }, {}],
};

const SHIPPING: Plan = {
  terrain: { C4: 'sea' },
  cities: { D1: {}, D4: { of: 1 }, B4: { of: 1 } },
  units: [[0, 'C4', 'ship', 'ship']],
  seats: [{ advances: ['bartering', 'trade-routes'] }, {}],
};

const FOUR = ['infantry', 'infantry', 'infantry', 'infantry'] as const;

const GARRISONS: Plan = {
  cities: cities('D2', 'D4', 'D6', 'B4'),
  units: [
    [0, 'D2', 'infantry'],
    [0, 'D4', 'infantry'],
    [0, 'D6', 'infantry'],
    [0, 'B4', 'infantry'],
  ],
};

function onThree(kind: 'cavalry' | 'elephant' | 'infantry' | 'settler', ...codes: string[]): Plan {
  return { cities: HOME, units: codes.map((code) => [0, code, kind] as const) };
}

const FAR = ['B6', 'D6', 'F6'];

export const STANDING: readonly Case[] = [
  ...Object.entries(CATEGORIES).map(([id, advances]) => ({
    id,
    met: knowing(...advances),
    short: knowing(...advances.slice(0, 3)),
  })),
  ...Object.entries(LEADS).map(([id, building]) => lead(id, building)),
  ...Object.entries(SUPPLIES).map(([id, good]) => ({
    id,
    met: { cities: HOME, seats: [{ goods: { [good]: 5 } }, {}] },
    short: { cities: HOME, seats: [{ goods: { [good]: 4 } }, {}] },
  })),
  {
    id: 'coastal-culture',
    met: { terrain: { D1: 'sea' }, cities: { D2: { buildings: ['port'], port: 'D1' }, D7: { of: 1 } } },
    short: { cities: { D2: {}, D7: { of: 1 } } },
  },
  {
    id: 'large-civilization',
    met: { cities: cities('D2', 'D4', 'D6', 'B4', 'B6', 'F4') },
    short: { cities: cities('D2', 'D4', 'D6', 'B4', 'B6') },
  },
  {
    id: 'advanced-culture',
    met: knowing('farming', 'mining', 'arts', 'math', 'tactics', 'writing'),
    short: knowing('farming', 'mining', 'arts'),
  },
  {
    id: 'happy-population',
    met: { cities: { D2: { mood: 'happy' }, D4: { mood: 'happy' }, D6: { mood: 'happy' }, B4: { mood: 'happy' } } },
    short: { cities: { D2: { mood: 'happy' }, D4: { mood: 'happy' }, D6: { mood: 'happy' }, B4: {} } },
  },
  {
    id: 'optimized-storage',
    met: { cities: HOME, seats: [{ goods: { food: 3, wood: 3, ore: 3 } }, {}] },
    short: { cities: HOME, seats: [{ goods: { food: 3, wood: 3, ore: 2 } }, {}] },
  },
  {
    id: 'architecture-objective',
    met: { cities: { D2: { buildings: ['academy', 'temple'] }, D4: { buildings: ['market', 'fortress'] } } },
    short: { cities: { D2: { buildings: ['academy', 'temple'] }, D4: { buildings: ['market', 'temple'] } } },
  },
  { id: 'goal-focused', met: knowing(...CATEGORIES['city-planner']!), short: knowing('arts') },
  {
    id: 'colony',
    met: { cities: cities('D1', 'D6'), seats: [{ home: 'D1' }, {}] },
    short: { cities: cities('D1', 'D5'), seats: [{ home: 'D1' }, {}] },
  },
  {
    id: 'consulate',
    met: { cities: { D2: {}, D4: { of: 1, buildings: { temple: 0 } }, D6: { of: 1, buildings: { academy: 0 } } } },
    short: { cities: { D2: {}, D4: { of: 1, buildings: { temple: 0, academy: 0 } }, D6: { of: 1 } } },
  },
  {
    id: 'metropolis',
    met: { cities: { D2: { buildings: ['academy', 'temple', 'market', 'fortress'] } } },
    short: { cities: { D2: { buildings: ['academy', 'temple', 'market'] } } },
  },
  {
    id: 'expansionist',
    met: { cities: cities('D2', 'D4', 'D6', 'B4') },
    short: { cities: cities('D2', 'D4', 'D6', 'D5') },
  },
  { id: 'trade-power', met: TRADE, short: { ...TRADE, units: [[0, 'C4', 'settler', 'settler']] } },
  { id: 'shipping-routes', met: SHIPPING, short: { ...SHIPPING, units: [[0, 'C4', 'ship', 'settler']] } },
  {
    id: 'diversified-research',
    met: knowing('farming', 'mining', 'arts', 'math', 'tactics', 'writing', 'myths', 'bartering', 'fishing'),
    short: knowing('farming', 'storage', 'mining', 'arts', 'math', 'tactics', 'writing', 'myths', 'bartering'),
  },
  {
    id: 'culture-power',
    met: { cities: { D2: {}, D4: { of: 1, buildings: { temple: 0 } } } },
    short: { cities: { D2: { buildings: { temple: 1 } }, D4: { of: 1, buildings: { temple: 0 } } } },
  },
  {
    id: 'versatility',
    met: {
      terrain: { A3: 'sea' },
      cities: HOME,
      units: [
        [0, 'D2', 'settler', 'infantry', 'cavalry', 'elephant', 'leader'],
        [0, 'A3', 'ship'],
      ],
    },
    short: {
      terrain: { A3: 'sea' },
      cities: HOME,
      units: [
        [0, 'D2', 'settler', 'infantry', 'cavalry', 'elephant'],
        [0, 'A3', 'ship'],
      ],
    },
  },
  { id: 'migration-objective', met: onThree('settler', ...FAR), short: onThree('settler', 'D3', 'D6', 'F6') },
  { id: 'outpost', met: onThree('infantry', ...FAR), short: onThree('infantry', 'D3', 'D6', 'F6') },
  { id: 'horse-power', met: onThree('cavalry', ...FAR), short: onThree('cavalry', 'D6', 'D6', 'F6') },
  { id: 'ivory-tower', met: onThree('elephant', ...FAR), short: onThree('elephant', 'D6', 'D6', 'F6') },
  {
    id: 'high-culture',
    met: { cities: HOME, config: { civilizations: ['rome', 'greece'] } },
    short: { cities: HOME, config: { civilizations: ['rome', 'greece'] } },
    prepare: ({ state }) => {
      state.seats[0]!.advances[1]! |= 0b1111 << 18;
      state.seats[0]!.reigns = 2;
    },
  },
  {
    id: 'sea-blockade',
    met: {
      terrain: { D3: 'sea' },
      cities: { D2: {}, D4: { of: 1, buildings: ['port'], port: 'D3' } },
      units: [[0, 'D3', 'ship', 'ship']],
    },
    short: {
      terrain: { D3: 'sea' },
      cities: { D2: {}, D4: { of: 1, buildings: ['port'], port: 'D3' } },
      units: [[0, 'D3', 'ship']],
    },
  },
  {
    id: 'large-fleet',
    met: {
      terrain: { D3: 'sea', A3: 'sea' },
      cities: HOME,
      units: [
        [0, 'D3', 'ship', 'ship'],
        [1, 'A3', 'ship'],
      ],
    },
    short: {
      terrain: { D3: 'sea', A3: 'sea' },
      cities: HOME,
      units: [
        [0, 'D3', 'ship', 'ship'],
        [1, 'A3', 'ship', 'ship'],
      ],
    },
  },
  {
    id: 'large-army',
    met: {
      cities: HOME,
      units: [
        [0, 'D2', ...FOUR],
        [0, 'D4', 'infantry'],
        [1, 'D7', 'infantry'],
      ],
    },
    short: {
      cities: HOME,
      units: [
        [0, 'D2', ...FOUR],
        [1, 'D7', 'infantry'],
      ],
    },
  },
  { id: 'standing-army', met: GARRISONS, short: { ...GARRISONS, units: GARRISONS.units!.slice(0, 3) } },
  {
    id: 'threat',
    met: { cities: { D2: {}, D6: { of: 1 } }, units: [[0, 'D5', ...FOUR]] },
    short: { cities: { D2: {}, D6: { of: 1 } }, units: [[0, 'D4', ...FOUR]] },
  },
  {
    id: 'military-might',
    met: {
      terrain: { A3: 'sea' },
      cities: HOME,
      units: [
        [0, 'A3', 'ship', 'ship', 'ship', 'ship'],
        [0, 'D2', ...FOUR],
        [0, 'D4', ...FOUR],
      ],
    },
    short: {
      terrain: { A3: 'sea' },
      cities: HOME,
      units: [
        [0, 'A3', 'ship', 'ship', 'ship'],
        [0, 'D2', ...FOUR],
        [0, 'D4', ...FOUR],
      ],
    },
  },
];
