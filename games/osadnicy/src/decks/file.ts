import type { DeckBuilding, Lang, Spoken } from '@imperia/kit';
import { FACTIONS, type Faction, type PackFile } from '../card-data.ts';
import { MODULES } from '../config.ts';
import { board } from '../factions.ts';
import { deckOf } from '../numbers.ts';
import { type KnownPack, packsOf } from '../own/known.ts';
import { deckFaultText, formatName } from '../text/decks.ts';
import { deckCode } from './code.ts';
import { type BuiltDeck, cardsFor, type DeckList } from './deck.ts';
import { type DeckFault, deckFaults, expansionsOf, FORMATS, type Format } from './legal.ts';

/** A deck as a file holds it. */
export interface DeckFile extends BuiltDeck {
  readonly game: 'osadnicy';
  readonly format: Format;
}

export function deckFile({ faction, cards }: BuiltDeck, format: Format): DeckFile {
  return { game: 'osadnicy', faction, format, cards };
}

/** Null where it is no deck of this game. */
export function readDeck(json: unknown): DeckFile | null {
  if (typeof json !== 'object' || json === null) return null;
  const { game, faction, format, cards } = json as Partial<Record<keyof DeckFile, unknown>>;
  const of = FACTIONS.find((one) => one === faction);
  const as = FORMATS.find((one) => one === (format ?? 'standard'));
  return game === 'osadnicy' && of && as && isList(cards) ? { game, faction: of, format: as, cards } : null;
}

function isList(value: unknown): value is DeckList {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((n) => Number.isInteger(n) && n > 0);
}

/** What is wrong with a deck where all expansions may be played that it has cards of. */
export function ownFaults(
  { faction, format, cards }: Omit<DeckFile, 'game'>,
  packs: readonly KnownPack[] = [],
): DeckFault[] {
  const chosen = cardsFor(faction).filter(({ id }) => cards[id]);
  const modules = format === 'introductory' ? expansionsOf(chosen) : MODULES;
  return deckFaults({ faction, cards }, format, modules, packs);
}

const NO_DECK: Spoken<string> = {
  pl: `To nie jest talia: potrzebne są "game": "osadnicy", "faction" (${FACTIONS.join(', ')}), "format" (${FORMATS.join(', ')}) i "cards", liczby kopii według kodów kart.`,
  en: `This is no deck: it needs "game": "osadnicy", "faction" (${FACTIONS.join(', ')}), "format" (${FORMATS.join(', ')}) and "cards", copies by the codes of cards.`,
};

const nameOf = (faction: Faction, lang: Lang) => board(deckOf(faction)).name[lang];

export const decks: DeckBuilding = {
  check(file, lang, packs = []) {
    const deck = readDeck(file);
    if (!deck) return { name: '', faults: [NO_DECK[lang]], code: null };
    return {
      name: `${nameOf(deck.faction, lang)}, ${formatName(deck.format, lang)}`,
      faults: ownFaults(deck, packsOf({ packs: packs.map(({ file: pack }) => pack as PackFile) })).map((fault) =>
        deckFaultText(fault, lang),
      ),
      code: deckCode(deck),
    };
  },
};
