import { type LuckWord, listOf, nameOf, oneOf, SEAT, topFirst } from '@imperia/kit/scenario';
import { FACTIONS, type Faction, ROWS, type RowName } from '../card-data.ts';
import {
  ATTACK_DECK,
  COMMON_DECK,
  CONQUEST_CARD,
  deckOf,
  FACTION_DECK,
  FIRST_PLAYER,
  STOLEN_CARD,
  VIRTUAL_CARD,
} from '../numbers.ts';
import type { State } from '../state.ts';
import { ATTACK, COMMON, NAMES } from './names.ts';

function purposeOf(deck: string): number {
  if (deck === ATTACK) return FACTION_DECK + ATTACK_DECK;
  return deck === COMMON ? COMMON_DECK : FACTION_DECK + deckOf(deck as Faction);
}

export const chance: Readonly<Record<string, LuckWord<State>>> = {
  shuffle: {
    fields: {
      shuffle: { shape: oneOf(COMMON, ATTACK, ...FACTIONS), about: 'The deck that is shuffled.' },
      result: {
        shape: listOf(nameOf('shuffled')),
        about: 'The cards that then lie on top, the first one drawn first; the others lie below.',
      },
    },
    purpose: ({ shuffle }) => purposeOf(shuffle as string),
    result: ({ shuffle, result }, of) =>
      topFirst(NAMES.shuffled, result as readonly string[], of as readonly number[], `${shuffle} deck`),
    unused: ({ shuffle }) => `the ${shuffle} deck was never shuffled`,
  },
  virtualCard: {
    fields: {
      virtualCard: { shape: nameOf('card'), about: 'The card of the lookout that the virtual player gets by lot.' },
    },
    purpose: () => VIRTUAL_CARD,
    result: ({ virtualCard }, _sides, { lookout }) => {
      const copies = NAMES.card.called(virtualCard as string);
      const at = lookout.findIndex((card) => copies.includes(card));
      if (at < 0) throw new Error(`chance: ${virtualCard} is not among the cards that the virtual player may get`);
      return [at];
    },
    unused: () => 'no card was drawn by lot for the virtual player',
  },
  stolenCard: {
    fields: {
      stolenCard: { shape: nameOf('card'), about: 'The card that somebody loses from the hand by lot.' },
    },
    purpose: () => STOLEN_CARD,
    result: ({ stolenCard }, _sides, { seats }) => {
      const copies = NAMES.card.called(stolenCard as string);
      const at = seats.map(({ hand }) => hand.findIndex((card) => copies.includes(card))).find((place) => place >= 0);
      if (at === undefined) throw new Error(`chance: nobody has ${stolenCard} in hand`);
      return [at];
    },
    unused: () => 'no card was taken from a hand by lot',
  },
  conquest: {
    fields: {
      conquest: { shape: oneOf(...ROWS), about: 'The row on the conquest card that the virtual player draws.' },
    },
    purpose: () => CONQUEST_CARD,
    result: ({ conquest }) => [ROWS.indexOf(conquest as RowName)],
    unused: () => 'the virtual player has drawn no conquest card',
  },
  firstPlayer: {
    fields: { firstPlayer: { shape: SEAT, about: 'Who becomes first player at setup.' } },
    purpose: () => FIRST_PLAYER,
    result: ({ firstPlayer }) => [firstPlayer as number],
    unused: () => 'the first player was never drawn by lot',
  },
};
