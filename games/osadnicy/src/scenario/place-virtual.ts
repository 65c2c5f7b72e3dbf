import { newLocation } from '../empire.ts';
import { ATTACK_DECK } from '../numbers.ts';
import { VIRTUAL_PLAYER } from '../solo/virtual.ts';
import type { State } from '../state.ts';
import type { Box } from './place.ts';
import type { VirtualPosition } from './types.ts';

/** Asks for the virtual player's cards; the result puts them on the table once all cards are handed out. */
export function placeVirtual(state: State, box: Box, given: VirtualPosition = {}): () => void {
  const own = state.seats[VIRTUAL_PLAYER]!;
  const attacks = (field: 'line' | 'deck' | 'discard') => box.ask(given[field], ['virtual', field], ATTACK_DECK, true);
  const [line, deck, discard] = [attacks('line'), attacks('deck'), attacks('discard')];
  const locations = box.ask(given.locations, ['virtual', 'locations'], 0, true);
  const collection = box.ask(given.collection, ['virtual', 'collection'], 0);
  return () => {
    own.locations = locations.map(newLocation);
    own.deals = [...line].reverse();
    own.discard = discard;
    own.deck = [...deck, ...box.rest(ATTACK_DECK)].reverse();
    state.collection = collection;
  };
}
