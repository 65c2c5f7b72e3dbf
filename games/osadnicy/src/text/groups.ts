import type { Lang, Spoken } from '@imperia/kit';
import type { OsadnicyStep, StepName } from '../steps.ts';

/** Under which heading an option is shown. */
export const GROUPS = ['build', 'deal', 'raze', 'conquer', 'activate', 'exchange', 'place', 'pass', 'choice'] as const;
export type Group = (typeof GROUPS)[number];

const BY_STEP: Partial<Record<StepName, Group>> = {
  build: 'build',
  deal: 'deal',
  'raze card': 'raze',
  'raze location': 'raze',
  'conquer location': 'conquer',
  besiege: 'conquer',
  activate: 'activate',
  unlock: 'activate',
  'free location': 'activate',
  'send worker': 'activate',
  'play instant': 'activate',
  'use tile': 'activate',
  'visit market': 'activate',
  exchange: 'exchange',
  defend: 'place',
  guard: 'place',
  'place technology': 'place',
  pass: 'pass',
};

const HEADINGS: Spoken<Record<Group, string>> = {
  pl: {
    build: 'Budowa Lokacji',
    deal: 'Podpisanie Umowy',
    raze: 'Plądrowanie',
    conquer: 'Podbój i Oblężenie',
    activate: 'Aktywacja Akcji',
    exchange: 'Wymiana Robotników',
    place: 'Ochrona Lokacji',
    pass: 'Koniec rundy',
    choice: 'Wybór',
  },
  en: {
    build: 'Build a Location',
    deal: 'Sign a Deal',
    raze: 'Raze',
    conquer: 'Conquer and besiege',
    activate: 'Use an Action',
    exchange: 'Exchange Workers',
    place: 'Protect a Location',
    pass: 'End of the round',
    choice: 'Choose',
  },
};

export function optionGroup(option: OsadnicyStep): Group {
  return BY_STEP[option.do] ?? 'choice';
}

export function groupText(group: Group, lang: Lang): string {
  return HEADINGS[lang][group];
}
