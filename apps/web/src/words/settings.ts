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
    theme: 'Look',
    themes: { dark: 'Dark', light: 'Light', contrast: 'High contrast' },
    textSize: 'Text size',
    textSizes: { normal: 'Normal', large: 'Large', largest: 'Largest' },
    motion: 'Motion at the table',
    motions: { full: 'Full', quick: 'Quick', none: 'None' },
    lessMotion: 'Your system asks for less motion, so nothing moves.',
    pace: 'Pace of bots',
    paces: { slow: 'Slow', calm: 'Calm', quick: 'Quick', instant: 'At once' },
    sound: 'Sounds',
    volume: 'Volume',
    patterns: 'Patterns with colours',
    patternsText:
      'Every Location colour and every Faction has hatching of its own, so that nobody needs to tell hues apart.',
    kept: 'This browser remembers the settings. Nothing is sent anywhere.',
  },
};
