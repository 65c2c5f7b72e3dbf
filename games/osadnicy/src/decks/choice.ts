import type { Faction } from '../card-data.ts';
import { MODULES, type Module } from '../config.ts';
import type { KnownPack } from '../own/known.ts';
import { deckByCode, deckCode } from './code.ts';
import { type DeckList, fingerprintOf } from './deck.ts';
import { expansionsFor, readyDeck } from './ready.ts';

/** What a seat says of its deck: all cards that are played, a ready deck by its expansion, or the code of its own. */
export const WHOLE = 'whole';
export const BASE = 'base';

export type ChoiceFault =
  | { readonly fault: 'no ready deck'; readonly found: Module; readonly faction: Faction }
  | { readonly fault: 'no such deck'; readonly found: string }
  | { readonly fault: 'deck of others'; readonly found: Faction; readonly faction: Faction };

/** The list of a chosen deck; null for all cards that are played. */
export function chosenDeck(
  faction: Faction,
  choice: string,
  packs: readonly KnownPack[] = [],
): { readonly cards: DeckList | null } | ChoiceFault {
  if (choice === WHOLE) return { cards: null };
  if (choice === BASE) return readyDeck(faction, null);
  const module = MODULES.find((one) => one === choice);
  if (module && !expansionsFor(faction).includes(module)) return { fault: 'no ready deck', found: module, faction };
  if (module) return readyDeck(faction, module);
  const built = deckByCode(choice, packs);
  if (!built) return { fault: 'no such deck', found: choice };
  if (built.faction !== faction) return { fault: 'deck of others', found: built.faction, faction };
  return built;
}

/** The choice that gives this list again. */
export function choiceOf(faction: Faction, cards: DeckList | null | undefined): string {
  if (!cards) return WHOLE;
  const same = (module: Module | null) =>
    fingerprintOf(readyDeck(faction, module)) === fingerprintOf({ faction, cards });
  if (same(null)) return BASE;
  return expansionsFor(faction).find(same) ?? deckCode({ faction, cards });
}
