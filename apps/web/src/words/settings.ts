import type { Lang } from '@imperia/kit';
import type { Motion, Pace, TextSize, Theme } from '../store/kept-settings.ts';

interface SettingsWords {
  readonly language: string;
  readonly theme: string;
  readonly themes: Readonly<Record<Theme, string>>;
  readonly textSize: string;
  readonly textSizes: Readonly<Record<TextSize, string>>;
  readonly motion: string;
  readonly motions: Readonly<Record<Motion, string>>;
  readonly lessMotion: string;
  readonly pace: string;
  readonly paces: Readonly<Record<Pace, string>>;
  readonly sound: string;
  readonly volume: string;
  readonly patterns: string;
  readonly patternsText: string;
  readonly kept: string;
}

export const SETTINGS_WORDS: Readonly<Record<Lang, SettingsWords>> = {
  pl: {
    language: 'Język',
    theme: 'Wygląd',
    themes: { dark: 'Ciemny', light: 'Jasny', contrast: 'Duży kontrast' },
    textSize: 'Wielkość tekstu',
    textSizes: { normal: 'Zwykła', large: 'Duża', largest: 'Największa' },
    motion: 'Ruch na stole',
    motions: { full: 'Pełny', quick: 'Szybki', none: 'Bez ruchu' },
    lessMotion: 'System prosi o mniej ruchu, więc nic się nie porusza.',
    pace: 'Tempo botów',
    paces: { slow: 'Powoli', calm: 'Spokojnie', quick: 'Szybko', instant: 'Od razu' },
    sound: 'Dźwięki',
    volume: 'Głośność',
    patterns: 'Wzory przy kolorach',
    patternsText: 'Każdy kolor Lokacji i każda Frakcja ma własne kreskowanie, żeby nie trzeba było rozróżniać barw.',
    kept: 'Ustawienia zapamiętuje ta przeglądarka. Nic nie jest nigdzie wysyłane.',
  },
  en: {
    language: 'Language',
    theme: 'Theme',
    themes: { dark: 'Dark', light: 'Light', contrast: 'High contrast' },
    textSize: 'Text size',
    textSizes: { normal: 'Normal', large: 'Large', largest: 'Largest' },
    motion: 'Motion at the table',
    motions: { full: 'Full', quick: 'Quick', none: 'None' },
    lessMotion: 'Your system asks for reduced motion, so nothing moves.',
    pace: 'Bot speed',
    paces: { slow: 'Slow', calm: 'Calm', quick: 'Quick', instant: 'Instant' },
    sound: 'Sounds',
    volume: 'Volume',
    patterns: 'Patterns as well as colours',
    patternsText:
      'Every Location colour and every Faction gets its own hatching, so you never need to tell hues apart.',
    kept: 'Settings are kept in this browser. Nothing is sent anywhere.',
  },
};
