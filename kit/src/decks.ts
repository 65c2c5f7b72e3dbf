import type { OwnPack } from './own-packs.ts';
import type { Lang } from './words/lang.ts';

/** What a file says of a deck, and what is wrong with it, in words; nothing where it may be played. */
export interface DeckReport {
  readonly name: string;
  readonly faults: readonly string[];
  /** By which a seat names it, in forms and in the terminal; null where it is no deck at all. */
  readonly code: string | null;
}

/** Decks that people build, where the rules of a game let them. */
export interface DeckBuilding {
  /** With cards of these packs, where a table has them. */
  check(file: unknown, lang: Lang, packs?: readonly OwnPack[]): DeckReport;
}
