import type { Lang, Source, Speech, Spoken } from '@imperia/kit';
import type { Kind } from '../card-data.ts';
import type { Phase } from '../state.ts';
import type { Label } from './ability.ts';
import type { Osadnicy } from './clauses.ts';
import { english } from './english.ts';
import { polish } from './polish.ts';

const speech: Spoken<Speech<Osadnicy>> = { pl: polish, en: english };

export function speechOf(lang: Lang): Speech<Osadnicy> {
  return speech[lang];
}

export const LABELS: Spoken<Record<Label, string>> = {
  pl: {
    bonus: 'Bonus za zbudowanie',
    production: 'Produkcja',
    open: 'Otwarta Produkcja',
    feature: 'Cecha',
    action: 'Akcja',
    instant: 'Natychmiast',
    event: 'Wydarzenie dla każdego gracza',
    end: 'Na koniec gry',
  },
  en: {
    bonus: 'Building bonus',
    production: 'Production',
    open: 'Open Production',
    feature: 'Feature',
    action: 'Action',
    instant: 'Instant',
    event: 'Event for every player',
    end: 'At the end of the game',
  },
};

export const FREE: Spoken<string> = { pl: 'za darmo', en: 'free' };
export const NOTHING: Spoken<string> = { pl: 'nic', en: 'nothing' };

export const KIND_NAMES: Spoken<Record<Kind, string>> = {
  pl: {
    production: 'Lokacja Produkcyjna',
    feature: 'Lokacja z Cechą',
    action: 'Lokacja z Akcją',
    instant: 'karta Natychmiastowa',
    event: 'Wydarzenie',
  },
  en: {
    production: 'Production Location',
    feature: 'Feature Location',
    action: 'Action Location',
    instant: 'Instant card',
    event: 'Event',
  },
};

/** How certain we are of a card. */
export const SOURCE_NAMES: Spoken<Record<Source, string>> = {
  pl: {
    rulebook: 'z instrukcji',
    public: 'z publicznych źródeł',
    recalled: 'z pamięci, niesprawdzone',
    designed: 'nasza propozycja: drukowanej karty nie znamy',
    own: 'z własnego zestawu',
  },
  en: {
    rulebook: 'from the rulebook',
    public: 'from public sources',
    recalled: 'from memory, unchecked',
    designed: 'our proposal: we do not know the printed card',
    own: "from a pack of somebody's own",
  },
};

export const PHASE_NAMES: Spoken<Record<Phase, string>> = {
  pl: {
    lookout: 'faza Wypatrywania',
    production: 'faza Produkcji',
    action: 'faza Akcji',
    cleanup: 'faza Czyszczenia',
    attack: 'faza Ataku',
    end: 'koniec gry',
  },
  en: {
    lookout: 'Lookout phase',
    production: 'Production phase',
    action: 'Action phase',
    cleanup: 'Cleanup phase',
    attack: 'Attack phase',
    end: 'end of the game',
  },
};
