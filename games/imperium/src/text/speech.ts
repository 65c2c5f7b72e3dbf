import type { CardData, Effect, Flag, Points } from '../card-data.ts';
import type { Clause, Mood, Thing } from './clauses.ts';
import { FLAGS_EN, headingEn, pointsEn, requiresEn } from './english/abilities.ts';
import { clauseEn } from './english/clauses.ts';
import { cardEn, thingsEn } from './english/things.ts';
import type { Lang, Spoken } from './lang.ts';
import type { Part } from './parts.ts';
import { FLAGS_PL, headingPl, pointsPl, requiresPl } from './polish/abilities.ts';
import { clausePl } from './polish/clauses.ts';
import { cardPl, thingsPl } from './polish/things.ts';

/** What every language can do. */
export interface Speech {
  clause(clause: Clause, mood: Mood): Part[];
  /** Standing alone, or as the object of paying and gaining. */
  things(things: readonly Thing[], as: 'subject' | 'object'): Part[];
  /** As it stands inside a sentence. */
  card(card: number): string;
  /** When an effect of a card happens. */
  heading(effect: Effect, card: CardData): Part[];
  flag(flag: Flag): string;
  requires(requires: NonNullable<CardData['requires']>): Part[];
  points(points: Points): Part[];
}

const speech: Spoken<Speech> = {
  pl: {
    clause: clausePl,
    things: (things, as) => thingsPl(things, as === 'subject' ? 'nom' : 'acc'),
    card: (card) => cardPl(card),
    heading: headingPl,
    flag: (flag) => FLAGS_PL[flag],
    requires: requiresPl,
    points: pointsPl,
  },
  en: {
    clause: clauseEn,
    things: (things) => thingsEn(things),
    card: cardEn,
    heading: headingEn,
    flag: (flag) => FLAGS_EN[flag],
    requires: requiresEn,
    points: pointsEn,
  },
};

export function speechOf(lang: Lang): Speech {
  return speech[lang];
}
