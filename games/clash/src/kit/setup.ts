import { drawn, type Setup, type Wanted } from '@imperia/kit';
import { CIVILIZATIONS, type Config, configFault, hasExpansion, MAX_SEATS, MIN_SEATS, OPTIONS } from '../config.ts';
import { civilizationName, sideOf } from '../text/names.ts';
import { faultText, optionDescription, optionName, type SetupFault } from '../text/settings.ts';

/** Two that are easy to play. */
const GOOD_BEGINNING = ['rome', 'greece'] as const;

export const setup: Setup<Config> = {
  least: MIN_SEATS,
  most: MAX_SEATS,
  alone: false,
  perSeat: [
    {
      id: 'civilization',
      name: { pl: 'Cywilizacja', en: 'Civilization' },
      of: CIVILIZATIONS.map((id) => ({ id, name: civilizationName(id) })),
      distinct: true,
    },
  ],
  perTable: [
    {
      id: 'game',
      name: { pl: 'Gra', en: 'Game' },
      of: [
        { id: 'civilizations', name: { pl: 'z Cywilizacjami', en: 'with civilizations' } },
        { id: 'base', name: { pl: 'podstawowa', en: 'base game' } },
      ],
      many: false,
    },
    {
      id: 'options',
      name: { pl: 'Warianty', en: 'Variants' },
      of: OPTIONS.map((id) => ({
        id,
        name: { pl: optionName(id, 'pl'), en: optionName(id, 'en') },
        text: { pl: optionDescription(id, 'pl'), en: optionDescription(id, 'en') },
      })),
      many: true,
    },
  ],
  usual: (seats) => ({
    seats: Array.from({ length: seats }, (_, seat) => ({ civilization: GOOD_BEGINNING[seat] ?? null })),
    table: { game: ['civilizations'], options: [] },
  }),
  make: made,
  wanted: (config): Wanted => ({
    seats: Array.from({ length: config.players }, (_, seat) => ({ civilization: config.civilizations[seat] ?? null })),
    table: { game: [hasExpansion(config) ? 'civilizations' : 'base'], options: config.options },
  }),
  read,
  faultText: (fault: SetupFault, lang) => faultText(fault, lang),
  side: ({ civilizations }, seat) => sideOf(CIVILIZATIONS.indexOf(civilizations[seat]!), seat),
};

function made({ seats, table }: Wanted, below: (n: number) => number): { readonly config: Config } | SetupFault {
  const game = table.game?.[0] ?? 'civilizations';
  const wanted = seats.map(({ civilization }) => civilization ?? null);
  const options = table.options ?? [];
  if (game === 'civilizations')
    return read({ players: seats.length, civilizations: drawn(wanted, CIVILIZATIONS, below), options });
  if (game !== 'base') return { fault: 'game', found: game };
  const named = wanted.find((one) => one !== null);
  if (named) return { fault: 'civilization without the expansion', found: named };
  return read({ players: seats.length, civilizations: [], options });
}

function read(json: unknown): { readonly config: Config } | SetupFault {
  if (!isConfig(json)) return { fault: 'shape', found: json };
  const { players, civilizations, options } = json;
  return configFault(json) ?? { config: { players, civilizations, options } };
}

/** By its shape: whether there are such civilizations and options, `configFault` says. */
function isConfig(json: unknown): json is Config {
  if (typeof json !== 'object' || json === null) return false;
  const { players, civilizations, options } = json as Partial<Record<keyof Config, unknown>>;
  return typeof players === 'number' && isTexts(civilizations) && isTexts(options);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
