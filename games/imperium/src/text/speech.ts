import type { Lang, Spoken } from '@imperia/kit';
import { plain } from '@imperia/kit';
import type { CardData, Effect, Flag, Nation, Points } from '../card-data.ts';
import type { Clause, Line, Mood, Thing } from './clauses.ts';
import { FLAGS_EN, headingEn, pointsEn, requiresEn } from './english/abilities.ts';
import { clauseEn, lineEn } from './english/clauses.ts';
import { words as englishWords } from './english/lexicon.ts';
import { cardEn, countedEn, thingEn, thingsEn } from './english/things.ts';
import type { Part } from './parts.ts';
import { FLAGS_PL, headingPl, pointsPl, requiresPl } from './polish/abilities.ts';
import { clausePl, linePl } from './polish/clauses.ts';
import { words as polishWords } from './polish/lexicon.ts';
import { cardPl, countedPl, thingPl, thingsPl } from './polish/things.ts';

/** What every language can do. */
export interface Speech {
  clause(clause: Clause, mood: Mood): Part[];
  line(line: Line): Part[];
  /** Standing alone, or as the object of paying and gaining. */
  things(things: readonly Thing[], as: 'subject' | 'object'): Part[];
  /** As it stands inside a sentence. */
  card(card: number): string;
  /** What is said after a thing that a nation has: "of the Romans". */
  whose(nation: Nation): string;
  /** So many of them, for a count. */
  unrest(n: number): string;
  /** When an effect of a card happens. */
  heading(effect: Effect, card: CardData): Part[];
  flag(flag: Flag): string;
  requires(requires: NonNullable<CardData['requires']>): Part[];
  points(points: Points): Part[];
}

const speech: Spoken<Speech> = {
  pl: {
    clause: clausePl,
    line: linePl,
    things: (things, as) => thingsPl(things, as === 'subject' ? 'nom' : 'acc'),
    card: (card) => cardPl(card),
    whose: (nation) => plain(thingPl({ nation }, 'gen')),
    unrest: (n) => countedPl(polishWords.unrest, n, 'nom'),
    heading: headingPl,
    flag: (flag) => FLAGS_PL[flag],
    requires: requiresPl,
    points: pointsPl,
  },
  en: {
    clause: clauseEn,
    line: lineEn,
    things: (things) => thingsEn(things),
    card: cardEn,
    whose: (nation) => `of ${plain(thingEn({ nation }))}`,
    unrest: (n) => countedEn(englishWords.unrest, n),
    heading: headingEn,
    flag: (flag) => FLAGS_EN[flag],
    requires: requiresEn,
    points: pointsEn,
  },
};

export function speechOf(lang: Lang): Speech {
  return speech[lang];
}
