import type { Lang } from '@imperia/kit';

/** What is said of a card of Osadnicy beside what is said of every card. */
interface CardFactsWords {
  readonly certaintyLabel: string;
  readonly partlyMeaning: string;
  readonly translated: Readonly<Record<Lang, string>>;
  readonly deck: string;
  readonly kind: string;
  readonly colour: string;
  readonly worth: string;
  readonly code: string;
  readonly cost: string;
  readonly deal: string;
  readonly raze: string;
  readonly nothing: string;
}

export const CARD_FACTS_WORDS: Readonly<Record<Lang, CardFactsWords>> = {
  pl: {
    certaintyLabel: 'Pewność',
    partlyMeaning: 'Część działania jest naszą propozycją, bo źródła jej nie podają.',
    translated: {
      pl: 'Polska nazwa to nasze tłumaczenie.',
      en: 'Angielska nazwa to nasze tłumaczenie.',
    },
    deck: 'Talia',
    kind: 'Rodzaj',
    colour: 'Kolor',
    worth: 'Wartość na koniec gry',
    code: 'Kod',
    cost: 'Koszt',
    deal: 'Umowa',
    raze: 'Łup',
    nothing: 'brak',
  },
  en: {
    certaintyLabel: 'Certainty',
    partlyMeaning: 'Part of the effect is our own, because the sources do not say.',
    translated: {
      pl: 'The Polish name is our translation.',
      en: 'The English name is our translation.',
    },
    deck: 'Deck',
    kind: 'Kind',
    colour: 'Colour',
    worth: 'Worth at the end',
    code: 'Code',
    cost: 'Cost',
    deal: 'Deal',
    raze: 'Raze gain',
    nothing: 'none',
  },
};
