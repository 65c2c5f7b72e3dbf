import { COUNT, countOf, deck, type Fields, group, listOf, nameOf, oneOf, pile } from '@imperia/kit/scenario';
import { CARDS } from '../cards.ts';
import { type Config, rivalOf } from '../config.ts';
import { isCommon, newLocation } from '../empire.ts';
import { rivalRow } from '../solo/conquest.ts';
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
        own(state).locations = [...cards.map((card) => newLocation(card)), ...own(state).locations];
      };
    },
    read: (state) =>
      own(state)
        .locations.map(({ card }) => card)
        .filter((card) => isCommon(CARDS[card]!)),
  },
  row: {
    shape: listOf(nameOf('card'), 'same'),
    about: 'Its faction locations that can be conquered, from its deck to the left.',
    count: 'rowCount',
    lay({ state, config, box, path }, given) {
      const cards = box.cards(given as readonly string[], path, { pile: rivalOf(config) ?? COMMON });
      return () => {
        own(state).locations = [...own(state).locations, ...cards.map((card) => newLocation(card))];
      };
    },
    read: (state) => rivalRow(state).map(({ card }) => card),
  },
  rivalDeck: {
    shape: listOf(nameOf('card'), 'top'),
    about: "The top of its faction's deck, the card drawn first standing first; cards named nowhere lie below.",
    always: true,
    lay({ state, config, box, path }, given) {
      const pile = rivalOf(config);
      if (!pile) return undefined;
      const top = box.cards((given ?? []) as readonly string[], path, { pile, only: true });
      return () => {
        state.rival = { ...state.rival!, deck: [...top, ...box.rest(pile)].reverse() };
      };
    },
    read: ({ rival }) => [...(rival?.deck ?? [])].reverse(),
  },
  rivalDeckCount: countOf("How many cards in its faction's deck.", ({ rival }) => rival?.deck ?? []),
  rivalDiscard: {
    shape: listOf(nameOf('card')),
    about: 'The discarded cards of its faction, in any order.',
    read: ({ rival }) => rival?.discard ?? [],
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
