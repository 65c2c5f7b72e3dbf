import { type Field, type FieldShape, type Laying, WrongScenario } from '@imperia/kit/scenario';
import { citiesOf, newCity } from '../cities.ts';
import type { Config } from '../config.ts';
import type { Hex } from '../map/grid.ts';
import { BARBARIANS, NOBODY, type Owner, PIRATES } from '../owners.ts';
import { BUILDINGS, type BuildingName, PORT, UNITS, type UnitName } from '../pieces.ts';
import type { City, Mood, State } from '../state.ts';
import { cardName } from '../text/cards.ts';
import { MOODS, type MoodName } from '../text/keys.ts';
import { addUnit, hexAt, kindOf, unit, unitsOf } from '../units.ts';
import { codeIn, hexNamed } from './hexes.ts';
import { seatNames } from './seats.ts';

type On = Laying<State, Config>;

function hexOn({ config, path }: On, code: string): Hex {
  const hex = hexNamed(config, code);
  if (hex < 0) throw new WrongScenario([...path, code], `the map for ${config.players} players has no hex ${code}`);
  return hex;
}

/** A part of the table by hexes, compared hex by hex: only what is written is looked at. */
function byHex(words: string, of: object, fault: (one: unknown) => string | null): FieldShape['shape'] {
  return {
    kind: 'own',
    json: 'object',
    words,
    schema: { type: 'object', additionalProperties: { anyOf: [of, { enum: [null] }] } },
    fault: (written) => {
      if (typeof written !== 'object' || written === null || Array.isArray(written)) return `it must be ${words}`;
      for (const [code, one] of Object.entries(written)) {
        const wrong = fault(one);
        if (wrong) return `${code}: ${wrong}`;
      }
      return null;
    },
    differs: (wanted, found) => {
      const there = found as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
      for (const [code, one] of Object.entries(
        wanted as Readonly<Record<string, Readonly<Record<string, unknown>> | null>>,
      )) {
        const now = there[code];
        if (one === null) {
          if (now) return `${code}: expected nothing, found ${JSON.stringify(now)}`;
          continue;
        }
        if (!now) return `${code}: expected ${JSON.stringify(one)}, found nothing`;
        for (const [field, value] of Object.entries(one))
          if (JSON.stringify(sorted(now[field])) !== JSON.stringify(sorted(value)))
            return `${code}: expected ${field} ${JSON.stringify(value)}, found ${JSON.stringify(now[field])}`;
      }
      return null;
    },
  };
}

function sorted(value: unknown): unknown {
  return Array.isArray(value) ? [...value].sort() : value;
}

const COUNTS = {
  type: 'object',
  properties: Object.fromEntries(UNITS.map((name) => [name, { type: 'integer', minimum: 0 }])),
  additionalProperties: false,
};

const UNITS_SHAPE = byHex('units by their hexes, such as {"C4": {"infantry": 2}}', COUNTS, (one) => {
  if (one === null) return null;
  if (typeof one !== 'object') return 'it must say how many units of each kind';
  const odd = Object.keys(one).find((name) => !UNITS.includes(name as UnitName));
  return odd === undefined ? null : `there is no unit called ${odd}; there are ${UNITS.join(', ')}`;
});

export function units(about: string, whose: (seat: number) => Owner): Field<State, Config> {
  return {
    shape: UNITS_SHAPE,
    about,
    lay(on, given) {
      for (const [code, counts] of Object.entries(given as Record<string, Record<string, number>>)) {
        const hex = hexOn(on, code);
        for (const [name, n] of Object.entries(counts))
          for (let i = 0; i < n; i++) addUnit(on.state, whose(on.seat), unit(UNITS.indexOf(name as UnitName), hex));
      }
      return undefined;
    },
    read: (state, seat) => {
      const found: Record<string, Record<string, number>> = {};
      for (const one of unitsOf(state, whose(seat))) {
        const code = codeIn(state.config, hexAt(one))!;
        const name = UNITS[kindOf(one)]!;
        found[code] = { ...found[code], [name]: (found[code]?.[name] ?? 0) + 1 };
      }
      return found;
    },
  };
}

export const barbarianUnits = units('Units of the Barbarians, by their hexes.', () => BARBARIANS);
export const pirateShips = units('Ships of the Pirates, by their hexes.', () => PIRATES);

interface CityWords {
  readonly mood?: MoodName;
  /** `port`, or `port of greece` where it has another colour. */
  readonly buildings?: readonly string[];
  /** The Sea hex that the Port faces. */
  readonly port?: string;
  readonly wonders?: readonly string[];
  readonly activations?: number;
}

const CITY_SCHEMA = {
  type: 'object',
  properties: {
    mood: { enum: MOODS },
    buildings: { type: 'array', items: { type: 'string' } },
    port: { type: 'string' },
    wonders: { type: 'array', items: { type: 'string' } },
    activations: { type: 'integer', minimum: 0 },
  },
  additionalProperties: false,
};

const CITIES_SHAPE = byHex('cities by their hexes, such as {"C4": {"mood": "happy"}}', CITY_SCHEMA, (one) => {
  if (one === null) return null;
  if (typeof one !== 'object') return 'it must be what is to be said of the city';
  const { mood, buildings = [] } = one as CityWords;
  if (mood !== undefined && !MOODS.includes(mood)) return `the mood is one of ${MOODS.join(', ')}`;
  const odd = buildings.map((name) => name.split(' of ')[0]!).find((name) => !BUILDINGS.includes(name as BuildingName));
  return odd === undefined ? null : `there is no building called ${odd}; there are ${BUILDINGS.join(', ')}`;
});

export function cities(about: string, whose: (seat: number) => Owner): Field<State, Config> {
  return {
    shape: CITIES_SHAPE,
    about,
    lay(on, given) {
      for (const [code, words] of Object.entries(given as Record<string, CityWords>))
        layCity(on, whose(on.seat), code, words);
      return undefined;
    },
    read: (state, seat) =>
      Object.fromEntries(
        citiesOf(state, whose(seat)).map((city) => [codeIn(state.config, city.hex)!, cityWords(state, city)]),
      ),
  };
}

export const barbarianCities = cities('Cities of the Barbarians, by their hexes.', () => BARBARIANS);

function layCity(on: On, owner: Owner, code: string, words: CityWords): void {
  const { state, config, path } = on;
  const buildings: Owner[] = BUILDINGS.map(() => NOBODY);
  for (const text of words.buildings ?? []) {
    const [name, of] = text.split(' of ');
    const colour = of === undefined ? owner : seatNames(config).indexOf(of);
    if (colour < 0) throw new WrongScenario([...path, code, 'buildings'], `nobody plays ${of}`);
    buildings[BUILDINGS.indexOf(name as BuildingName)] = colour;
  }
  const wonders: number[] = [];
  const city: City = {
    ...newCity(hexOn(on, code), owner, MOODS.indexOf(words.mood ?? 'neutral') as Mood),
    buildings,
    wonders,
    port: words.port === undefined ? -1 : hexOn(on, words.port),
    activations: words.activations ?? 0,
  };
  state.cities.push(city);
  for (const [i, name] of (words.wonders ?? []).entries())
    on.box.card(name, [...path, code, 'wonders', i], {}, (card) => {
      wonders.push(card);
    });
}

function cityWords(state: State, city: City): Readonly<Record<string, unknown>> {
  const { config } = state;
  return {
    mood: MOODS[city.mood],
    buildings: city.buildings.flatMap((colour, building) => {
      if (colour === NOBODY) return [];
      const name = BUILDINGS[building]!;
      return [colour === city.owner ? name : `${name} of ${seatNames(config)[colour]}`];
    }),
    ...(city.buildings[PORT] === NOBODY ? {} : { port: codeIn(config, city.port) }),
    wonders: city.wonders.map((card) => cardName(card, 'en')),
    activations: city.activations,
  };
}
