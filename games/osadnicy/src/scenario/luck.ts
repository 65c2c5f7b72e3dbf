import type { Faction } from '../card-data.ts';
import { deckOf } from '../factions.ts';
import { COMMON_DECK, FACTION_DECK, FIRST_PLAYER } from '../piles.ts';
import { cardsCalled } from './names.ts';
import type { Luck } from './types.ts';

function purposeOf(luck: Luck): number {
  if ('firstPlayer' in luck) return FIRST_PLAYER;
  return luck.shuffle === 'common' ? COMMON_DECK : FACTION_DECK + deckOf(luck.shuffle);
}

/** Dictates outcomes: for each purpose, in the order given; what is not given is left to chance. */
export class DictatedLuck {
  readonly #left: Luck[];
  readonly #factions: readonly Faction[];

  constructor(luck: readonly Luck[], factions: readonly Faction[]) {
    this.#left = [...luck];
    this.#factions = factions;
  }

  dictate(purpose: number, of: readonly number[] | number): readonly number[] | undefined {
    const at = this.#left.findIndex((luck) => purposeOf(luck) === purpose);
    if (at < 0) return undefined;
    const luck = this.#left.splice(at, 1)[0]!;
    if ('firstPlayer' in luck) return [this.#factions.indexOf(luck.firstPlayer)];
    return typeof of === 'number' ? undefined : topFirst(luck.shuffle, luck.result, of);
  }

  /** What was foreseen and never happened. */
  unused(): string | null {
    const [luck] = this.#left;
    if (!luck) return null;
    return 'firstPlayer' in luck
      ? 'chance: the first player was never drawn by lot'
      : `chance: the ${luck.shuffle} deck was never shuffled`;
  }
}

/** The named cards on top, the others below in the order of their codes; a deck is drawn from its end. */
function topFirst(deck: string, names: readonly string[], of: readonly number[]): number[] {
  const left = [...of].sort((a, b) => a - b);
  const top = names.map((name) => {
    const copies = new Set(cardsCalled(name).map(({ no }) => no));
    const at = left.findIndex((card) => copies.has(card));
    if (at < 0) throw new Error(`chance: ${name} is not among the cards of the ${deck} deck that are shuffled`);
    return left.splice(at, 1)[0]!;
  });
  return [...top, ...left].reverse();
}
