import type { Faction } from '../card-data.ts';
import { ATTACK_DECK, COMMON_DECK, deckOf, FACTION_DECK, FIRST_PLAYER, VIRTUAL_CARD } from '../numbers.ts';
import { attacksCalled, cardsCalled } from './names.ts';
import type { Luck } from './types.ts';

function purposeOf(luck: Luck): number {
  if ('firstPlayer' in luck) return FIRST_PLAYER;
  if ('virtualCard' in luck) return VIRTUAL_CARD;
  if (luck.shuffle === 'attack') return FACTION_DECK + ATTACK_DECK;
  return luck.shuffle === 'common' ? COMMON_DECK : FACTION_DECK + deckOf(luck.shuffle);
}

/** Dictates outcomes: for each purpose, in the order given; what is not given is left to chance. */
export class DictatedLuck {
  readonly #left: Luck[];
  readonly #factions: readonly Faction[];

  readonly #lookout: () => readonly number[];

  constructor(luck: readonly Luck[], factions: readonly Faction[], lookout: () => readonly number[]) {
    this.#left = [...luck];
    this.#factions = factions;
    this.#lookout = lookout;
  }

  dictate(purpose: number, of: readonly number[] | number): readonly number[] | undefined {
    const at = this.#left.findIndex((luck) => purposeOf(luck) === purpose);
    if (at < 0) return undefined;
    const luck = this.#left.splice(at, 1)[0]!;
    if ('firstPlayer' in luck) return [this.#factions.indexOf(luck.firstPlayer)];
    if ('virtualCard' in luck) return [this.#virtualCard(luck.virtualCard)];
    return typeof of === 'number' ? undefined : topFirst(luck.shuffle, luck.result, of);
  }

  #virtualCard(name: string): number {
    const copies = new Set(cardsCalled(name).map(({ no }) => no));
    const at = this.#lookout().findIndex((card) => copies.has(card));
    if (at < 0) throw new Error(`chance: ${name} is not among the cards that the virtual player may get`);
    return at;
  }

  /** What was foreseen and never happened. */
  unused(): string | null {
    const [luck] = this.#left;
    if (!luck) return null;
    if ('firstPlayer' in luck) return 'chance: the first player was never drawn by lot';
    if ('virtualCard' in luck) return 'chance: no card was drawn by lot for the virtual player';
    return `chance: the ${luck.shuffle} deck was never shuffled`;
  }
}

/** The named cards on top, the others below in the order of their codes; a deck is drawn from its end. */
function topFirst(deck: string, names: readonly string[], of: readonly number[]): number[] {
  const left = [...of].sort((a, b) => a - b);
  const top = names.map((name) => {
    const called = deck === 'attack' ? attacksCalled(name) : cardsCalled(name);
    const copies = new Set(called.map(({ no }) => no));
    const at = left.findIndex((card) => copies.has(card));
    if (at < 0) throw new Error(`chance: ${name} is not among the cards of the ${deck} deck that are shuffled`);
    return left.splice(at, 1)[0]!;
  });
  return [...top, ...left].reverse();
}
