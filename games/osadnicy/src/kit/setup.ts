import { drawn, type Setup, type Spoken, type Wanted } from '@imperia/kit';
import { FACTIONS, type Faction } from '../card-data.ts';
import {
  type Config,
  type ConfigFault,
  configFault,
  MAX_SEATS,
  MIN_SEATS,
  MODULES,
  type Option,
  VARIANTS,
} from '../config.ts';
import { board } from '../factions.ts';
import { deckOf } from '../numbers.ts';
import { configFaultText, factionLine, optionDescription, optionName } from '../text/settings.ts';

const BAD_SHAPE: Spoken<string> = {
  pl: 'To nie jest opis stołu: potrzebne są listy „factions” i „options”.',
  en: 'This does not describe a table: it needs the lists “factions” and “options”.',
};

/** Two sides that are easy to play, against each other. */
const GOOD_BEGINNING: readonly Faction[] = ['romans', 'barbarians'];

/** Those that only word or count things otherwise decide nothing: they are understood, and not offered. */
const OFFERED = VARIANTS.filter((option) => option !== 'components2014' && option !== 'featureWording2014');

export const setup: Setup<Config> = {
  least: MIN_SEATS,
  most: MAX_SEATS,
  alone: true,
  perSeat: [
    {
      id: 'faction',
      name: { pl: 'Frakcja', en: 'Faction' },
      of: FACTIONS.map((id) => ({ id, name: board(deckOf(id)).name, ...factionLine(id) })),
      distinct: true,
    },
  ],
  perTable: [
    { id: 'modules', name: { pl: 'Dodatki', en: 'Expansions' }, of: MODULES.map(described), many: true },
    {
      id: 'options',
      name: { pl: 'Warianty i starsze zasady', en: 'Variants and older rules' },
      of: OFFERED.map(described),
      many: true,
    },
  ],
  usual: (seats) => ({
    seats: Array.from({ length: seats }, (_, seat) => ({ faction: GOOD_BEGINNING[seat] ?? null })),
    table: { modules: [], options: [] },
  }),
  make: ({ seats, table }, below) =>
    read({
      factions: drawn(
        seats.map(({ faction }) => faction),
        FACTIONS,
        below,
      ),
      options: [...(table.options ?? []), ...(table.modules ?? [])],
    }),
  wanted: ({ factions, options }): Wanted => ({
    seats: factions.map((faction) => ({ faction })),
    table: {
      modules: options.filter(isModule),
      options: options.filter((option) => !isModule(option)),
    },
  }),
  read,
  faultText: (fault: SetupFault, lang) => (fault.fault === 'shape' ? BAD_SHAPE[lang] : configFaultText(fault, lang)),
  side: ({ factions }, seat) => factions[seat] ?? 'virtual',
};

function isModule(option: Option): boolean {
  return (MODULES as readonly Option[]).includes(option);
}

function described(id: Option) {
  return {
    id,
    name: { pl: optionName(id, 'pl'), en: optionName(id, 'en') },
    text: { pl: optionDescription(id, 'pl'), en: optionDescription(id, 'en') },
  };
}

type SetupFault = ConfigFault | { readonly fault: 'shape'; readonly found: unknown };

function read(json: unknown): { readonly config: Config } | SetupFault {
  if (!isConfig(json)) return { fault: 'shape', found: json };
  return configFault(json) ?? { config: { factions: json.factions, options: json.options } };
}

/** By its shape: whether there are such factions and options, `configFault` says. */
function isConfig(json: unknown): json is Config {
  if (typeof json !== 'object' || json === null) return false;
  const { factions, options } = json as Partial<Record<keyof Config, unknown>>;
  return isTexts(factions) && isTexts(options);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
