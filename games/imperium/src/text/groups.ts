import type { Lang, Spoken } from '@imperia/kit';
import type { ImperiumStep, StepName } from '../steps.ts';

/** Under which heading an option is shown. */
export const GROUPS = ['play', 'exhaust', 'turn', 'market', 'choice'] as const;
export type Group = (typeof GROUPS)[number];

const BY_STEP: Partial<Record<StepName, Group>> = {
  play: 'play',
  exhaust: 'exhaust',
  innovate: 'turn',
  revolt: 'turn',
  'end activation': 'turn',
  'lay token': 'market',
  'acquire card': 'market',
  'acquire exiled': 'market',
  'break through for': 'market',
  'break through deck': 'market',
};

const HEADINGS: Spoken<Record<Group, string>> = {
  pl: {
    play: 'Zagraj kartę',
    exhaust: 'Zaznacz kartę',
    turn: 'Tura',
    market: 'Rynek',
    choice: 'Wybór',
  },
  en: {
    play: 'Play a card',
    exhaust: 'Exhaust a card',
    turn: 'Turn',
    market: 'Market',
    choice: 'Choose',
  },
};

export function optionGroup(option: ImperiumStep): Group {
  return BY_STEP[option.do] ?? 'choice';
}

export function groupText(group: Group, lang: Lang): string {
  return HEADINGS[lang][group];
}
