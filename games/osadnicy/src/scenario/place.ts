import { CARDS, type Card } from '../cards.ts';
import { board } from '../factions.ts';
import { ATTACK_DECK } from '../numbers.ts';
import { attacksCalled, cardsCalled, cardText, isCode, unknownAttack, unknownCard } from './names.ts';

/** A way into a scenario: field names and places in lists. */
export type Path = readonly (string | number)[];

export const NO_VIRTUAL_PLAYER = 'only a table with one seat has a virtual player';

/** Something in a position cannot be. */
export class PositionError extends Error {
  readonly path: Path;
  constructor(path: Path, message: string) {
    super(message);
    this.path = path;
  }
}

/** A place on the table that waits for a card. */
interface Slot {
  readonly path: Path;
  readonly name: string;
  /** The deck to prefer where several have a card of this name. */
  readonly deck: number;
  readonly only: boolean;
  readonly put: (card: number) => void;
}

/** Hands out the copies of the cards of some decks, each once. */
export class Box {
  readonly #decks: readonly number[];
  readonly #slots: Slot[] = [];
  readonly #used = new Map<number, Path>();

  constructor(decks: readonly number[]) {
    this.#decks = decks;
  }

  /** Cards in the order of their names; filled when all have been asked for. */
  ask(names: readonly string[] | undefined, path: Path, deck: number, only = false): number[] {
    const cards: number[] = [];
    for (const [i, name] of (names ?? []).entries()) {
      this.askOne(name, [...path, i], deck, only, (card) => {
        cards[i] = card;
      });
    }
    return cards;
  }

  askOne(name: string, path: Path, deck: number, only: boolean, put: (card: number) => void): void {
    this.#slots.push({ name, path, deck, only, put });
  }

  /** Codes first: they mean exactly one copy, which a name must not take. */
  fill(): void {
    for (const slot of this.#slots) if (isCode(slot.name)) this.#take(slot, this.#candidates(slot));
    for (const slot of this.#slots) if (!isCode(slot.name)) this.#take(slot, this.#candidates(slot));
  }

  /** The cards of a deck that nobody asked for, in the order of their codes. */
  rest(deck: number): number[] {
    return CARDS.filter((card) => card.deck === deck && !this.#used.has(card.no)).map(({ no }) => no);
  }

  #candidates(slot: Slot): readonly Card[] {
    const attack = slot.deck === ATTACK_DECK;
    const called = attack ? attacksCalled(slot.name) : cardsCalled(slot.name);
    if (called.length === 0) throw new PositionError(slot.path, (attack ? unknownAttack : unknownCard)(slot.name));
    const here = called.filter(({ deck }) => this.#decks.includes(deck));
    if (here.length === 0) throw new PositionError(slot.path, `${slot.name} belongs to a faction that nobody plays`);
    const preferred = here.filter(({ deck }) => deck === slot.deck);
    if (preferred.length > 0) return preferred;
    if (slot.only) throw new PositionError(slot.path, `${slot.name} is no card of the ${deckText(slot.deck)} deck`);
    if (here.some(({ deck }) => deck !== here[0]!.deck)) {
      throw new PositionError(slot.path, `several decks have ${slot.name}; give the code: ${codes(here)}`);
    }
    return here;
  }

  #take(slot: Slot, candidates: readonly Card[]): void {
    const free = candidates.find(({ no }) => !this.#used.has(no));
    if (!free) throw new PositionError(slot.path, usedUp(slot.name, candidates));
    this.#used.set(free.no, slot.path);
    slot.put(free.no);
  }
}

function usedUp(name: string, candidates: readonly Card[]): string {
  if (candidates.length === 1) return `${cardText(candidates[0]!.no)} is already somewhere else in the position`;
  return `all ${candidates.length} copies of ${name} are already used (${codes(candidates)})`;
}

function codes(cards: readonly Card[]): string {
  return cards.map(({ code }) => code).join(', ');
}

function deckText(deck: number): string {
  return deck === 0 ? 'common' : board(deck).id;
}
