import { LANGS, type Lang } from '@imperia/osadnicy';

export const THEMES = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const PACES = ['slow', 'calm', 'quick', 'instant'] as const;
export type Pace = (typeof PACES)[number];

export const MILLISECONDS: Readonly<Record<Pace, number>> = { slow: 1800, calm: 900, quick: 350, instant: 0 };

interface Kept {
  readonly lang: Lang;
  readonly theme: Theme;
  readonly pace: Pace;
}

const NAME = 'imperia.settings';

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

function oneOf<T extends string>(known: readonly T[], value: string | undefined, otherwise: T): T {
  return known.find((one) => one === value) ?? otherwise;
}

/** What this browser remembers about whoever uses it. */
class Settings {
  lang = $state<Lang>('pl');
  theme = $state<Theme>('dark');
  pace = $state<Pace>('calm');

  constructor() {
    const { lang, theme, pace } = kept();
    this.lang = oneOf(LANGS, lang, navigator.language.startsWith('pl') ? 'pl' : 'en');
    this.theme = oneOf(THEMES, theme, 'dark');
    this.pace = oneOf(PACES, pace, 'calm');
  }

  keep(): void {
    const { lang, theme, pace } = this;
    document.documentElement.lang = lang;
    document.documentElement.dataset.theme = theme;
    localStorage.setItem(NAME, JSON.stringify({ lang, theme, pace } satisfies Kept));
  }
}

export const settings = new Settings();
