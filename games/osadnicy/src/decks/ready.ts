import ready from '../../cards/ready-decks.json' with { type: 'json' };
import type { Faction } from '../card-data.ts';
import { MODULES, type Module } from '../config.ts';
import { type BuiltDeck, cardsFor, type DeckCard, whole } from './deck.ts';

/** The base cards of a faction that make room for those of an expansion. */
const LEFT: Readonly<Record<Faction, readonly string[]>> = ready;

/** The cards of the faction as it comes; with an expansion, all of its cards in place of others. */
export function readyDeck(faction: Faction, module: Module | null): BuiltDeck {
  const left = module ? LEFT[faction] : [];
  const stays = (card: DeckCard) => card.module === module || (card.module === null && !left.includes(card.id));
  return { faction, cards: whole(cardsFor(faction).filter(stays)) };
}

/** The expansions that have cards for this faction. */
export function expansionsFor(faction: Faction): Module[] {
  const all = cardsFor(faction);
  return MODULES.filter((module) => all.some((card) => card.module === module));
}
