import type { Lang, Spoken } from '@imperia/kit';
import type { ClashStep, StepName } from '../steps.ts';

export const GROUPS = ['advances', 'cities', 'units', 'culture', 'cards', 'war', 'trade', 'powers', 'other'] as const;
export type Group = (typeof GROUPS)[number];

const BY_STEP: Readonly<Partial<Record<StepName, Group>>> = {
  advance: 'advances',
  'gain advance': 'advances',
  purchase: 'advances',
  'take government': 'advances',
  found: 'cities',
  collect: 'cities',
  construct: 'cities',
  'construct wonder': 'cities',
  'found freely': 'cities',
  colonise: 'cities',
  'construct at court': 'cities',
  'construct for captives': 'cities',
  'wonder at court': 'cities',
  'collect at court': 'cities',
  develop: 'cities',
  recruit: 'cities',
  raze: 'cities',
  move: 'units',
  'choose group': 'units',
  go: 'units',
  anchor: 'units',
  'place unit': 'units',
  'increase happiness': 'culture',
  'raise mood': 'culture',
  influence: 'culture',
  attempt: 'culture',
  convert: 'culture',
  play: 'cards',
  taught: 'cards',
  call: 'cards',
  'play as idol': 'cards',
  'take person': 'cards',
  complete: 'cards',
  lay: 'war',
  arm: 'war',
  besiege: 'war',
  retreat: 'war',
  'combat round': 'war',
  'propose trade': 'trade',
  'accept offer': 'trade',
  'refuse offer': 'trade',
  'withdraw offer': 'trade',
  taxes: 'powers',
  sports: 'powers',
  'civil liberties': 'powers',
  barter: 'powers',
  arts: 'powers',
  theaters: 'powers',
  voting: 'powers',
  'free collect': 'powers',
  'absolute power': 'powers',
  'forced labor': 'powers',
  borrow: 'powers',
  'give up objective': 'powers',
  teach: 'powers',
  'royal progress': 'powers',
  danegeld: 'powers',
  'win back': 'powers',
  'call barbarians': 'powers',
  'imperial army': 'powers',
  gladden: 'powers',
  'golden age': 'powers',
  'free captive': 'powers',
  council: 'powers',
  'mark region': 'powers',
  'read stars': 'powers',
  honour: 'powers',
  'spread fear': 'powers',
};

export function groupOf({ do: does }: ClashStep): Group {
  return BY_STEP[does] ?? 'other';
}

const NAMES: Spoken<Readonly<Record<Group, string>>> = {
  pl: {
    advances: 'Rozwój',
    cities: 'Miasta',
    units: 'Jednostki',
    culture: 'Nastrój i kultura',
    cards: 'Karty',
    war: 'Walka',
    trade: 'Wymiana',
    powers: 'Zdolności',
    other: 'Pozostałe',
  },
  en: {
    advances: 'Advance',
    cities: 'Cities',
    units: 'Units',
    culture: 'Mood and culture',
    cards: 'Cards',
    war: 'War',
    trade: 'Trade',
    powers: 'Powers',
    other: 'Other',
  },
};

export function groupName(group: string, lang: Lang): string | undefined {
  const known = GROUPS.find((one) => one === group);
  return known && NAMES[lang][known];
}
