import { type LuckWord, listOf, nameOf, numberFrom, oneOf, SEAT, topFirst } from '@imperia/kit/scenario';
import { LUCK } from '../chance.ts';
import type { State } from '../state.ts';
import { NAMES } from './names.ts';

const DECKS = ['main', 'fame', 'regions', 'uncivilised', 'civilised'] as const;

const result = {
  shape: listOf(nameOf('card')),
  about: 'The cards that then lie on top, the first one drawn first; the others lie below.',
};

export const chance: Readonly<Record<string, LuckWord<State>>> = {
  shuffle: {
    fields: { shuffle: { shape: oneOf(...DECKS), about: 'The common deck that is shuffled.' }, result },
    purpose: ({ shuffle }) => LUCK[shuffle as (typeof DECKS)[number]],
    result: (given, of) =>
      topFirst(NAMES.card, given.result as readonly string[], of as readonly number[], `${given.shuffle} deck`),
    unused: ({ shuffle }) => `the ${shuffle} deck was never shuffled`,
  },
  shuffleDeck: own('shuffleDeck', 'deck', LUCK.deck),
  shuffleNation: own('shuffleNation', 'nation deck', LUCK.nation),
  first: {
    fields: { first: { shape: SEAT, about: 'Who becomes first player at setup.' } },
    purpose: () => LUCK.first,
    result: ({ first }) => [first as number],
    unused: () => 'the first player was never drawn by lot',
  },
  die: {
    fields: { die: { shape: numberFrom(1, 6), about: 'What the Rival rolls.' } },
    purpose: () => LUCK.die,
    result: ({ die }) => [(die as number) - 1],
    unused: () => 'the die was never rolled',
  },
};

/** A deck that each seat has. */
function own(word: string, what: string, purpose: number): LuckWord<State> {
  return {
    fields: { [word]: { shape: SEAT, about: `Whose ${what} is shuffled.` }, result },
    purpose: (given) => purpose + (given[word] as number),
    result: (given, of) => topFirst(NAMES.card, given.result as readonly string[], of as readonly number[], what),
    unused: () => `the ${what} was never shuffled`,
  };
}
