import { otherContent } from '@imperia/engine';
import { DECKS, deckOf, factionName, type Lang, osadnicy } from '@imperia/osadnicy';
import type { SavedGame } from '../table/game.ts';

const TOLD: Readonly<Record<Lang, { readonly attack: string; readonly told: (parts: string) => string }>> = {
  pl: {
    attack: 'karty Ataku',
    told: (parts) =>
      `Tę grę rozdano z innych kart, niż są tutaj (${parts}), więc jej karty byłyby dziś innymi kartami. Nic nie przepadło: można ją dokończyć w tej wersji Imperii, w której powstała, albo po przywróceniu tych kart.`,
  },
  en: {
    attack: 'attack cards',
    told: (parts) =>
      `This game was dealt from other cards than there are here (${parts}), so its cards would be different cards today. Nothing is lost: finish it in the version of Imperia that made it, or once those cards are back as they were.`,
  },
};

/** What differs, and what can be done. */
export function otherContentText(parts: readonly string[], lang: Lang): string {
  const { attack, told } = TOLD[lang];
  const names = parts.map((part) => {
    const deck = DECKS.find((one) => one === part);
    if (deck) return factionName(deckOf(deck), lang);
    return part === 'attack' ? attack : part;
  });
  return told(names.join(', '));
}

/** Why such a game cannot be opened here; null when it can. */
export function whyNotOpened(game: SavedGame, lang: Lang): string | null {
  const parts = otherContent(osadnicy, game);
  return parts.length > 0 ? otherContentText(parts, lang) : null;
}
