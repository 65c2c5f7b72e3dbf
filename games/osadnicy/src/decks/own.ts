import type { Choosable, OwnChoices, Wanted } from '@imperia/kit';
import { MODULES, type Module } from '../config.ts';
import { knownAmong } from '../own/known.ts';
import { ownDeckText } from '../text/decks.ts';
import { WHOLE } from './choice.ts';
import { deckByCode } from './code.ts';
import { type BuiltDeck, cardsFor } from './deck.ts';
import { deckFaults, expansionsOf } from './legal.ts';

/** Decks that people have built, by their codes. */
export const ownDecks: OwnChoices = {
  name: { pl: 'Zapisane talie', en: 'Saved decks' },
  described(id, packs): Choosable | null {
    const known = knownAmong(packs);
    const built = deckByCode(id, known);
    if (!built) return null;
    const [fault] = deckFaults(built, 'standard', MODULES, known);
    return { id, ...ownDeckText(built, fault ?? null) };
  },
};

/** The expansions that a deck has cards of. */
function modulesIn({ faction, cards }: BuiltDeck): Module[] {
  return expansionsOf(cardsFor(faction).filter(({ id }) => cards[id]));
}

/** A deck brings its faction and its expansions with it; a faction leaves behind the deck of another. */
export function suited(wanted: Wanted, seat: number, choice: string): Wanted {
  if (choice === 'deck') return withDeck(wanted, seat);
  return choice === 'faction' ? withFaction(wanted, seat) : wanted;
}

function withDeck(wanted: Wanted, seat: number): Wanted {
  const deck = wanted.seats[seat]?.deck ?? WHOLE;
  const ready = MODULES.find((one) => one === deck);
  if (ready) return played(wanted, [ready]);
  const built = deckByCode(deck, knownAmong(wanted.packs));
  if (!built) return wanted;
  const seats = wanted.seats.map((one, at) => {
    if (at === seat) return { ...one, faction: built.faction };
    return one.faction === built.faction ? { ...one, faction: null } : one;
  });
  return played({ ...wanted, seats }, modulesIn(built));
}

function withFaction(wanted: Wanted, seat: number): Wanted {
  const { faction, deck } = wanted.seats[seat] ?? {};
  const built = deckByCode(deck ?? '', knownAmong(wanted.packs));
  if (!built || built.faction === faction) return wanted;
  return { ...wanted, seats: wanted.seats.map((one, at) => (at === seat ? { ...one, deck: null } : one)) };
}

function played(wanted: Wanted, needed: readonly Module[]): Wanted {
  const modules = wanted.table.modules ?? [];
  const more = needed.filter((one) => !modules.includes(one));
  return { ...wanted, table: { ...wanted.table, modules: [...modules, ...more] } };
}
