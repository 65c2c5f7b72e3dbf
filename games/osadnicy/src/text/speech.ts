import { type Lang, plain, type Source, type Spoken } from '@imperia/kit';
import type { Kind } from '../card-data.ts';
import type { Phase } from '../state.ts';
import type { Label } from './ability.ts';
import type { Clause, Line, Mood, Thing } from './clauses.ts';
import { cardEn, clauseEn, lineEn, thingEn, thingsEn } from './english.ts';
import type { Part } from './parts.ts';
import { cardPl, clausePl, linePl, thingPl, thingsPl } from './polish.ts';

/** What every language can do. */
export interface Speech {
  clause(clause: Clause, mood: Mood): Part[];
  line(line: Line): Part[];
  /** Standing alone, or as the object of paying and gaining. */
  things(things: readonly Thing[], as: 'subject' | 'object'): Part[];
  /** As it stands inside a sentence. */
  card(card: number): string;
  /** What is said after a thing that a faction has: the number of its deck. */
  whose(deckNo: number): string;
}

const speech: Spoken<Speech> = {
  pl: {
    clause: clausePl,
    line: linePl,
    things: (things, as) => thingsPl(things, as === 'subject' ? 'nom' : 'acc'),
    card: (card) => cardPl(card),
    whose: (deckNo) => plain(thingPl({ faction: deckNo }, 'gen')),
  },
  en: {
    clause: clauseEn,
    line: lineEn,
    things: (things) => thingsEn(things),
    card: cardEn,
    whose: (deckNo) => `of ${plain(thingEn({ faction: deckNo }))}`,
  },
};

export function speechOf(lang: Lang): Speech {
  return speech[lang];
}

export const LABELS: Spoken<Record<Label, string>> = {
  pl: {
    bonus: 'Bonus za zbudowanie',
    production: 'Produkcja',
    feature: 'Cecha',
    action: 'Akcja',
    end: 'Na koniec gry',
  },
  en: {
    bonus: 'Building bonus',
    production: 'Production',
    feature: 'Feature',
    action: 'Action',
    end: 'At the end of the game',
  },
};

export const FREE: Spoken<string> = { pl: 'za darmo', en: 'free' };
export const NOTHING: Spoken<string> = { pl: 'nic', en: 'nothing' };

export const KIND_NAMES: Spoken<Record<Kind, string>> = {
  pl: { production: 'Lokacja Produkcyjna', feature: 'Lokacja z Cechą', action: 'Lokacja z Akcją' },
  en: { production: 'Production Location', feature: 'Feature Location', action: 'Action Location' },
};

/** How certain we are of a card. */
export const SOURCE_NAMES: Spoken<Record<Source, string>> = {
  pl: {
    rulebook: 'z instrukcji',
    public: 'z publicznych źródeł',
    recalled: 'z pamięci, niesprawdzone',
    designed: 'nasza propozycja: drukowanej karty nie znamy',
  },
  en: {
    rulebook: 'from the rulebook',
    public: 'from public sources',
    recalled: 'from memory, unchecked',
    designed: 'our proposal: we do not know the printed card',
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
