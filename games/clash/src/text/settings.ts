import type { Lang, Spoken } from '@imperia/kit';
import { CIVILIZATIONS, type ConfigFault, OPTIONS, type Option } from '../config.ts';

interface Said {
  readonly name: string;
  readonly text: string;
}

const SAID: Spoken<Readonly<Record<Option, Said>>> = {
  pl: {
    noEvents: { name: 'Brak Wydarzeń', text: 'Z Wydarzeń rozpatruje się same ikony.' },
    optionalEvents: {
      name: 'Opcjonalne Wydarzenia',
      text: 'Przed dobraniem karty gracz mówi, czy rozpatrzy także treść Wydarzenia.',
    },
    shortGame: { name: 'Skrócona Gra', text: 'Cztery Wieki zamiast sześciu.' },
    rollToEnd: { name: 'Rzut na Zakończenie', text: 'W pięciu ostatnich Rundach o końcu gry decyduje kość.' },
    wonderEnd: { name: 'Cudowne Zakończenie', text: 'W pięciu ostatnich Rundach grę kończy wzniesienie Cudu.' },
    randomLeaders: { name: 'Losowi Przywódcy', text: 'Kto obejmie przywództwo, rozstrzyga los.' },
    sharedWonders: { name: 'Wspólne Cuda', text: 'Karty Cudów leżą odkryte dla wszystkich.' },
    alternativeHistory: { name: 'Historia Alternatywna', text: 'Przywódcy wszystkich Cywilizacji są wymieszani.' },
  },
  en: {
    noEvents: { name: 'No Events', text: 'Only the icons of events are resolved.' },
    optionalEvents: {
      name: 'Optional Events',
      text: 'Before drawing an event, its player says whether its text is resolved too.',
    },
    shortGame: { name: 'Short Game', text: 'Four Ages instead of six.' },
    rollToEnd: { name: 'Roll to End', text: 'In the last five rounds, a die decides when the game ends.' },
    wonderEnd: { name: 'Wonder End', text: 'In the last five rounds, building a wonder ends the game.' },
    randomLeaders: { name: 'Random Leaders', text: 'Leaders are drawn at random.' },
    sharedWonders: { name: 'Shared Wonders', text: 'Wonder cards lie face up for everyone.' },
    alternativeHistory: {
      name: 'Alternative History',
      text: 'The leaders of all civilizations are shuffled together.',
    },
  },
};

export function optionName(option: Option, lang: Lang): string {
  return SAID[lang][option].name;
}

export function optionDescription(option: Option, lang: Lang): string {
  return SAID[lang][option].text;
}

/** What can be wrong with a table that was asked for. */
export type SetupFault =
  | ConfigFault
  | { readonly fault: 'shape'; readonly found: unknown }
  | { readonly fault: 'game'; readonly found: string }
  | { readonly fault: 'civilization without the expansion'; readonly found: string };

type Faults = {
  readonly [K in SetupFault['fault']]: (fault: Extract<SetupFault, { fault: K }>) => string;
};

const FAULTS: Spoken<Faults> = {
  pl: {
    shape: () => 'To nie jest opis stołu: potrzebne są „players”, „civilizations” i „options”.',
    seats: ({ found }) => `Gra jest dla 2 do 4 graczy, a nie dla ${found}.`,
    civilizations: ({ found }) => `Cywilizacja należy do każdego gracza albo do żadnego; podano: ${found}.`,
    civilization: ({ found }) => `Nie ma Cywilizacji „${found}”; są: ${CIVILIZATIONS.join(', ')}.`,
    'civilization twice': ({ found }) => `Cywilizację „${found}” może mieć tylko jeden gracz.`,
    option: ({ found }) => `Nie ma wariantu „${found}”; są: ${OPTIONS.join(', ')}.`,
    'options together': ({ found: [a, b] }) =>
      `Warianty „${optionName(a, 'pl')}” i „${optionName(b, 'pl')}” się wykluczają.`,
    'only with civilizations': ({ found }) => `Wariant „${optionName(found, 'pl')}” wymaga Cywilizacji.`,
    game: ({ found }) => `Gra się bez Cywilizacji („base”) albo z nimi („civilizations”), a nie „${found}”.`,
    'civilization without the expansion': ({ found }) => `Cywilizacji „${found}” nie ma w grze podstawowej.`,
  },
  en: {
    shape: () => 'This does not describe a table: it needs “players”, “civilizations” and “options”.',
    seats: ({ found }) => `The game is for 2 to 4 players, not for ${found}.`,
    civilizations: ({ found }) => `Either every player has a civilization or nobody does; there are ${found}.`,
    civilization: ({ found }) => `There is no civilization “${found}”; there are ${CIVILIZATIONS.join(', ')}.`,
    'civilization twice': ({ found }) => `Only one player can have the civilization “${found}”.`,
    option: ({ found }) => `There is no variant “${found}”; there are ${OPTIONS.join(', ')}.`,
    'options together': ({ found: [a, b] }) =>
      `The variants ${optionName(a, 'en')} and ${optionName(b, 'en')} cannot be combined.`,
    'only with civilizations': ({ found }) => `The variant ${optionName(found, 'en')} needs civilizations.`,
    game: ({ found }) =>
      `The game is played without civilizations (“base”) or with them (“civilizations”), not as “${found}”.`,
    'civilization without the expansion': ({ found }) => `The base game has no civilization “${found}”.`,
  },
};

export function faultText<K extends SetupFault['fault']>(fault: Extract<SetupFault, { fault: K }>, lang: Lang): string {
  return FAULTS[lang][fault.fault as K](fault);
}
