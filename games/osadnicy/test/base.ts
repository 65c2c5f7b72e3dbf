import { BOARDS, CARDS, type Card, type FactionBoard, locationCards } from '../src/index.ts';
import { ATTACK_DECK } from '../src/numbers.ts';

function isOfBase({ pack, deck }: Card): boolean {
  return pack === 'base' && deck <= ATTACK_DECK;
}

/** The cards and boards of the base game, without those of the expansions. Their numbers are the first. */
export const BASE_CARDS: readonly Card[] = CARDS.filter(isOfBase);
export const BASE_BOARDS: readonly (FactionBoard | undefined)[] = BOARDS.slice(0, ATTACK_DECK);

export function baseLocationCards(): Card[] {
  return locationCards().filter(isOfBase);
}
