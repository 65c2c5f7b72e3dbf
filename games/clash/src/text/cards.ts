import type { Lang, Spoken } from '@imperia/kit';
import { actionCard } from '../card-data.ts';
import { leaderData } from '../civilization-data.ts';
import { backOf } from '../decks.ts';
import { eventData } from '../event-data.ts';
import { REGIONS } from '../map/tiles.ts';
import { objectiveCard } from '../objective-data.ts';
import { wonderData } from '../wonder-data.ts';
import { nouns as englishNouns } from './english/lexicon.ts';
import { CARD_KINDS, type CardKind } from './keys.ts';
import { nouns as polishNouns } from './polish/lexicon.ts';

export function isSeen(card: number): boolean {
  return card >= 0;
}

/** Face up or down: the backs tell the kinds apart. */
export function cardKind(card: number): CardKind {
  const back = isSeen(card) ? backOf(card) : card;
  return CARD_KINDS[-2 - back]!;
}

/** The printed name; null of a card that is not seen, or has none. */
export function printedName(card: number): Spoken<string> | null {
  if (!isSeen(card)) return null;
  switch (cardKind(card)) {
    case 'region':
      return regionName(card);
    case 'action': {
      const { civil, battle } = actionCard(card);
      return { pl: `${civil.name.pl} / ${battle.name.pl}`, en: `${civil.name.en} / ${battle.name.en}` };
    }
    case 'objective': {
      const [upper, lower] = objectiveCard(card);
      return { pl: `${upper.name.pl} / ${lower.name.pl}`, en: `${upper.name.en} / ${lower.name.en}` };
    }
    case 'event':
      return eventData(card).name;
    case 'wonder':
      return wonderData(card).name;
    case 'leader':
      return leaderData(card).name;
  }
}

function regionName(card: number): Spoken<string> {
  const number = Number(REGIONS[card]!.id.replace(/\D/g, ''));
  return { pl: `Obszar ${number}`, en: `Region ${number}` };
}

/** By its name, or as what it is. */
export function cardName(card: number, lang: Lang): string {
  const name = printedName(card);
  if (name) return name[lang];
  const kind = `${cardKind(card)} card` as const;
  return lang === 'pl' ? polishNouns[kind].one.nom : englishNouns[kind].one;
}
