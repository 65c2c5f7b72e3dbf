import { LANGS, type Lang } from '@imperia/kit';

export const THEMES = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** How long bots take. */
export const PACES = ['slow', 'calm', 'quick', 'instant'] as const;
export type Pace = (typeof PACES)[number];

export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const MOTIONS = ['full', 'quick', 'none'] as const;
export type Motion = (typeof MOTIONS)[number];

/** What this browser remembers about whoever uses it. */
export interface KeptSettings {
  readonly lang: Lang;
  readonly theme: Theme;
  readonly pace: Pace;
  readonly textSize: TextSize;
  readonly motion: Motion;
  readonly sound: boolean;
  /** 0 to 1. */
  readonly volume: number;
  readonly patterns: boolean;
  /** Whether one is asked before passing while there is something left to do. */
  readonly asksToPass: boolean;
}

/** Whatever was kept, possibly by another version or another hand: what does not hold is as if never chosen. */
export function settingsFrom(kept: string | null, browserLang: string): KeptSettings {
  const found = fieldsOf(kept);
  return {
    lang: oneOf(LANGS, found.lang, browserLang.startsWith('pl') ? 'pl' : 'en'),
    theme: oneOf(THEMES, found.theme, 'dark'),
    pace: oneOf(PACES, found.pace, 'calm'),
    textSize: oneOf(TEXT_SIZES, found.textSize, 'normal'),
    motion: oneOf(MOTIONS, found.motion, 'full'),
    sound: oneOf([true, false], found.sound, true),
    volume: share(found.volume, 0.5),
    patterns: oneOf([true, false], found.patterns, false),
    asksToPass: oneOf([true, false], found.asksToPass, true),
  };
}

function fieldsOf(kept: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function oneOf<T>(known: readonly T[], value: unknown, otherwise: T): T {
  return known.find((one) => one === value) ?? otherwise;
}

function share(value: unknown, otherwise: number): number {
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : otherwise;
}
