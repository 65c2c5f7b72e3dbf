import { otherContent } from '@imperia/engine';
import type { AnyKit, Lang } from '@imperia/kit';
import { GAME_IDS, SHELF } from '@imperia/shelf';
import { bannerOf } from '../games/contract.ts';
import type { SavedGame } from '../store/saved-game.ts';

const TOLD: Readonly<Record<Lang, (parts: string) => string>> = {
  pl: (parts) =>
    `Tę grę rozdano z innych kart, niż są tutaj (${parts}), więc jej karty byłyby dziś innymi kartami. Nic nie przepadło: można ją dokończyć w tej wersji Imperii, w której powstała, albo po przywróceniu tych kart.`,
  en: (parts) =>
    `This game was dealt from different cards than this version has (${parts}), so its cards would turn into others. Nothing is lost: finish it in the version of Imperia that made it, or once those cards are back as they were.`,
};

/** A part of a game's content: the cards of a side, or what the game calls otherwise. */
function partName(part: string, lang: Lang): string {
  const named = GAME_IDS.map((id) => (SHELF[id].cover.sides[part] ?? bannerOf(id)?.content?.[part])?.[lang]);
  return named.find((name) => name !== undefined) ?? part;
}

/** What differs, and what can be done. */
export function otherContentText(parts: readonly string[], lang: Lang): string {
  return TOLD[lang](parts.map((part) => partName(part, lang)).join(', '));
}

/** Why such a game cannot be opened here; null when it can. */
export function whyNotOpened({ game }: AnyKit, saved: SavedGame, lang: Lang): string | null {
  const parts = otherContent(game, saved);
  return parts.length > 0 ? otherContentText(parts, lang) : null;
}
