import type { Lang } from '@imperia/kit';
import { MediaQuery } from 'svelte/reactivity';
import { type KeptSettings, type Motion, type Pace, settingsFrom, type TextSize, type Theme } from './kept-settings.ts';

export const MILLISECONDS: Readonly<Record<Pace, number>> = { slow: 1800, calm: 900, quick: 350, instant: 0 };

const NAME = 'imperia.settings';
const lessMotion = new MediaQuery('prefers-reduced-motion: reduce');

function kept(): string | null {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}

/** Where nothing may be kept, what was chosen holds until the page is left. */
function keep(settings: KeptSettings): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(settings));
  } catch {}
}

class Settings {
  lang = $state<Lang>('pl');
  theme = $state<Theme>('dark');
  pace = $state<Pace>('calm');
  textSize = $state<TextSize>('normal');
  /** As chosen; what may move now is `motionNow`. */
  motion = $state<Motion>('full');
  sound = $state(true);
  /** 0 to 1. */
  volume = $state(0.5);
  patterns = $state(false);
  asksToPass = $state(true);

  constructor() {
    Object.assign(this, settingsFrom(kept(), navigator.language));
  }

  /** The system's wish for less motion wins. */
  get motionNow(): Motion {
    return lessMotion.current ? 'none' : this.motion;
  }

  /** Shows the page as chosen, and remembers the choice. */
  keep(): void {
    const { lang, theme, pace, textSize, motion, sound, volume, patterns, asksToPass } = this;
    const root = document.documentElement;
    root.lang = lang;
    root.dataset.theme = theme;
    root.dataset.text = textSize;
    root.dataset.motion = this.motionNow;
    root.toggleAttribute('data-patterns', patterns);
    keep({ lang, theme, pace, textSize, motion, sound, volume, patterns, asksToPass });
  }
}

export const settings = new Settings();
