import { attackLine } from '../solo/target.ts';
import { isSolo, VIRTUAL_PLAYER } from '../solo/virtual.ts';
import type { State } from '../state.ts';
import { differs } from './differs.ts';
import { unmetCards } from './expect-cards.ts';
import { attacksCalled, cardText } from './names.ts';
import { NO_VIRTUAL_PLAYER } from './place.ts';
import type { AttackName, VirtualExpectation } from './types.ts';

/** What of the virtual player's side is not as expected. */
export function unmetVirtual(state: State, wanted: VirtualExpectation | undefined): string[] {
  if (!wanted) return [];
  if (!isSolo(state.config)) return [NO_VIRTUAL_PLAYER];
  const { locations, deck, discard } = state.seats[VIRTUAL_PLAYER]!;
  const built = locations.map(({ card }) => card);
  return [
    ...unmetCards('virtual.locations', wanted.locations, state, built),
    ...differs('virtual.locationCount', wanted.locationCount, built.length),
    ...unmetAttacks('virtual.line', wanted.line, attackLine(state)),
    ...differs('virtual.deckCount', wanted.deckCount, deck.length),
    ...unmetAttacks('virtual.discard', wanted.discard, discard),
    ...unmetCards('virtual.collection', wanted.collection, state, state.collection),
    ...differs('virtual.collectionCount', wanted.collectionCount, state.collection.length),
  ];
}

/** The same attack cards in the same order. */
function unmetAttacks(field: string, wanted: readonly AttackName[] | undefined, found: readonly number[]): string[] {
  if (!wanted) return [];
  const agree = (name: string, i: number) => attacksCalled(name).some(({ no }) => no === found[i]);
  if (wanted.length === found.length && wanted.every(agree)) return [];
  return [`${field}: expected ${wanted.join(', ') || 'none'}, found ${found.map(cardText).join(', ') || 'none'}`];
}
