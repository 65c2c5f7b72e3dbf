import { COUNT, deck, type Fields, group, listOf, nameOf, oneOf, pile } from '@imperia/kit/scenario';
import type { Config } from '../config.ts';
import { newLocation } from '../empire.ts';
import { collected } from '../solo/scoring.ts';
import { attackLine } from '../solo/target.ts';
import { isSolo, VIRTUAL_PLAYER } from '../solo/virtual.ts';
import { type SeatState, type State, VIRTUAL_FACTIONS, type VirtualFaction } from '../state.ts';
import { ATTACK, COMMON } from './names.ts';
import { NO_VIRTUAL_PLAYER } from './round.ts';

const own = ({ seats }: State): SeatState => seats[VIRTUAL_PLAYER]!;
const attacks = () => ({ pile: ATTACK, only: true });

const fields: Fields<State, Config> = {
  faction: {
    shape: oneOf(...VIRTUAL_FACTIONS),
    about: 'The faction that it plays, with an expansion that has such.',
    lay({ state }, given) {
      state.virtual = given as VirtualFaction;
      return undefined;
    },
    read: ({ virtual: faction }) => faction,
  },
  collected: { shape: COUNT, about: 'How many cards its collection counts as.', read: (state) => collected(state) },
  collectedDeals: {
    shape: listOf(nameOf('card')),
    about: 'All deals that it has collected.',
    read: ({ spoils }) => spoils?.deals ?? [],
  },
  locations: {
    shape: listOf(nameOf('card')),
    about: 'All cards that it received in the lookout of this round, in any order.',
    count: 'locationCount',
    lay({ state, box, path }, given) {
      const cards = box.cards(given as readonly string[], path, { pile: COMMON, only: true });
      return () => {
        own(state).locations = cards.map(newLocation);
      };
    },
    read: (state) => own(state).locations.map(({ card }) => card),
  },
  line: {
    shape: listOf(nameOf('attack'), 'same'),
    about: 'The revealed attack cards in their order, the newest first, by their targets.',
    lay({ state, box, path }, given) {
      const cards = box.cards(given as readonly string[], path, { kind: 'attack', ...attacks() });
      return () => {
        own(state).deals = cards.reverse();
      };
    },
    read: attackLine,
  },
  ...deck<State, Config, 'deck', 'deck'>(own, 'deck', {
    name: 'deck',
    what: 'the attack deck',
    pile: () => ATTACK,
    kind: 'attack',
  }),
  discard: pile('The discarded attack cards, in the order of discarding.', own, 'discard', {
    kind: 'attack',
    from: attacks,
    order: 'same',
  }),
  collection: pile('The whole collection, in any order.', (state: State) => state, 'collection', {
    count: 'collectionCount',
    from: () => ({ pile: COMMON }),
  }),
};

export const virtual = group('virtual player', 'The other side, where one plays alone.', fields, (config) =>
  isSolo(config) ? null : NO_VIRTUAL_PLAYER,
);
