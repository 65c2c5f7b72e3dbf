import type { Lang, Sketch, Spoken } from '@imperia/kit';
import { back, type Kind, kind, origin, strength, worth } from '../cards.ts';

const KIND_NAMES: Spoken<Readonly<Record<Kind, string>>> = {
  pl: { coin: 'Moneta', sails: 'Żagle', cannon: 'Armata', lighthouse: 'Latarnia' },
  en: { coin: 'Coin', sails: 'Sails', cannon: 'Cannon', lighthouse: 'Lighthouse' },
};

const KIND_TEXTS: Spoken<Readonly<Record<Kind, string>>> = {
  pl: {
    coin: 'Zagrana daje 2 złota.',
    sails: 'Statek płynie o pole dalej.',
    cannon: 'Strzela do nadpływającego statku.',
    lighthouse: 'Daje rybę, gdy ktoś dopływa do twojego pola; pozwala spojrzeć na talię.',
  },
  en: {
    coin: 'Played, it brings 2 gold.',
    sails: 'The ship goes one hex further.',
    cannon: 'Fires at a ship that comes.',
    lighthouse: 'Brings a fish when somebody comes to your hex; lets you look at the deck.',
  },
};

const HARBOUR_BACK = back(0);
export const isTreasure = (card: number) => origin(card) > 0;

export function kindName(of: Kind, lang: Lang): string {
  return KIND_NAMES[lang][of];
}

export function cardName(card: number, lang: Lang): string {
  if (card < 0) {
    if (card === HARBOUR_BACK) return lang === 'pl' ? 'karta portowa' : 'a harbour card';
    return lang === 'pl' ? 'skarb' : 'a treasure';
  }
  if (isTreasure(card)) return lang === 'pl' ? `Skarb (${worth(card)})` : `Treasure (${worth(card)})`;
  return `${kindName(kind(card), lang)} ${strength(card)}`;
}

export function cardText(card: number, lang: Lang): string {
  if (isTreasure(card)) return lang === 'pl' ? `Punkty: ${worth(card)}.` : `Points: ${worth(card)}.`;
  return KIND_TEXTS[lang][kind(card)];
}

export function explainedCard(card: number, lang: Lang): Sketch {
  const name: Sketch = [{ is: 'line', parts: [cardName(card, lang)] }];
  return card < 0 ? name : [...name, { is: 'line', parts: [cardText(card, lang)] }];
}
