import { type NameKind, unknownName } from './names.ts';
import { type Path, WrongScenario } from './path.ts';
import type { AnyVocabulary } from './vocabulary.ts';

/** Which card is meant by a name that cards of several piles have. */
export interface From {
  /** The kind of names; that of cards where not given. */
  readonly kind?: string;
  /** The pile to prefer. */
  readonly pile?: string;
  /** No other pile will do. */
  readonly only?: boolean;
}

/** A place on the table that waits for a card. */
interface Slot extends From {
  readonly path: Path;
  readonly name: string;
  readonly put: (card: number) => void;
}

/** Hands out the cards of a game, each once, when all have been asked for. */
export class Box {
  readonly #vocabulary: AnyVocabulary;
  readonly #config: unknown;
  readonly #cards: ReadonlySet<number>;
  readonly #slots: Slot[] = [];
  readonly #used = new Set<number>();

  constructor(vocabulary: AnyVocabulary, config: unknown) {
    this.#vocabulary = vocabulary;
    this.#config = config;
    this.#cards = new Set(vocabulary.game.cards(config));
  }

  /** Cards in the order of their names; filled when all have been asked for. */
  cards(names: readonly string[], path: Path, from: From = {}): number[] {
    const cards: number[] = [];
    for (const [i, name] of names.entries()) {
      this.card(name, [...path, i], from, (card) => {
        cards[i] = card;
      });
    }
    return cards;
  }

  card(name: string, path: Path, from: From, put: (card: number) => void): void {
    this.#slots.push({ ...from, name, path, put });
  }

  /** Codes first: they mean exactly one copy, which a name must not take. */
  fill(): void {
    const meant = this.#slots.map((slot) => ({ slot, copies: this.#copies(slot) }));
    meant.sort((a, b) => a.copies.length - b.copies.length);
    for (const { slot, copies } of meant) this.#take(slot, copies);
  }

  /** The cards of a pile that nobody asked for, in the order of their numbers. */
  rest(pile: string): number[] {
    const left = [...this.#cards].filter((card) => !this.#used.has(card) && this.#pileOf(card) === pile);
    return left.sort((a, b) => a - b);
  }

  #kind({ kind = this.#vocabulary.cards.kind }: From): NameKind {
    return this.#vocabulary.names[kind]!;
  }

  #pileOf(card: number): string {
    return this.#vocabulary.cards.pile(card);
  }

  #copies(slot: Slot): readonly number[] {
    const { name, path, pile, only } = slot;
    const kind = this.#kind(slot);
    const called = kind.called(name);
    if (called.length === 0) throw new WrongScenario(path, unknownName(kind, name));
    const here = called.filter((card) => this.#cards.has(card));
    if (here.length === 0) throw new WrongScenario(path, this.#absent(name));
    const preferred = here.filter((card) => this.#pileOf(card) === pile);
    if (preferred.length > 0) return preferred;
    if (only) throw new WrongScenario(path, `${name} is no card of the ${pile} deck`);
    if (here.some((card) => this.#pileOf(card) !== this.#pileOf(here[0]!))) {
      throw new WrongScenario(path, `several decks have ${name}; give the code: ${codes(kind, here)}`);
    }
    return here;
  }

  #absent(name: string): string {
    return this.#vocabulary.cards.absent?.(name, this.#config) ?? `${name} is not in this game`;
  }

  #take(slot: Slot, copies: readonly number[]): void {
    const free = copies.find((card) => !this.#used.has(card));
    if (free === undefined) throw new WrongScenario(slot.path, usedUp(this.#kind(slot), slot.name, copies));
    this.#used.add(free);
    slot.put(free);
  }
}

function usedUp(kind: NameKind, name: string, copies: readonly number[]): string {
  if (copies.length === 1) return `${kind.say(copies[0]!)} is already somewhere else in the position`;
  return `all ${copies.length} copies of ${name} are already used (${codes(kind, copies)})`;
}

function codes(kind: NameKind, cards: readonly number[]): string {
  return cards.map((card) => kind.code(card)).join(', ');
}
