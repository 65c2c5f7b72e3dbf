import { type LuckWord, listOf, nameOf, oneOf, SEAT, topFirst } from '@imperia/kit/scenario';
import { FACES, UNITS } from '../pieces.ts';
import {
  ACTION_DECK,
  CARD_DICE,
  COMBAT_DICE,
  END_DIE,
  EVENT_DECK,
  FIRST_PLAYER,
  INFLUENCE_DIE,
  LEADER_DICE,
  OBJECTIVE_DECK,
  WONDER_DECK,
} from '../piles.ts';
import type { State } from '../state.ts';
import { NAMES } from './names.ts';

/** `5 infantry`: the number of a face, and its icon. */
const FACE_NAMES: readonly string[] = FACES.map(({ value, icon }) => `${value} ${UNITS[icon]}`);
const FACE = oneOf(...new Set(FACE_NAMES));

function dice(word: string, purpose: number, about: string): LuckWord<State> {
  return {
    fields: { [word]: { shape: listOf(FACE, 'same'), about } },
    purpose: () => purpose,
    result: (given) => (given[word] as readonly string[]).map((name) => FACE_NAMES.indexOf(name)),
    unused: () => `the ${word} dice were never rolled`,
  };
}

const DECKS = { action: ACTION_DECK, objective: OBJECTIVE_DECK, event: EVENT_DECK, wonder: WONDER_DECK } as const;

export const chance: Readonly<Record<string, LuckWord<State>>> = {
  combat: dice(
    'combat',
    COMBAT_DICE,
    'What one side rolls in a combat round, such as "5 infantry"; the attacker first.',
  ),
  influence: dice('influence', INFLUENCE_DIE, 'What an attempt to influence culture rolls.'),
  leader: dice('leader', LEADER_DICE, 'What a die shows that a leader rolls again.'),
  card: dice('card', CARD_DICE, 'What is rolled for a battle card.'),
  end: dice('end', END_DIE, 'What is rolled for the end of the game.'),
  shuffle: {
    fields: {
      shuffle: { shape: oneOf(...Object.keys(DECKS)), about: 'The deck that is shuffled.' },
      result: {
        shape: listOf(nameOf('card')),
        about: 'The cards that then lie on top, the first one drawn first; the others lie below.',
      },
    },
    purpose: ({ shuffle }) => DECKS[shuffle as keyof typeof DECKS],
    result: (given, of) =>
      topFirst(NAMES.card, given.result as readonly string[], of as readonly number[], `${given.shuffle} deck`),
    unused: ({ shuffle }) => `the ${shuffle} deck was never shuffled`,
  },
  first: {
    fields: { first: { shape: SEAT, about: 'Who becomes first player at set-up.' } },
    purpose: () => FIRST_PLAYER,
    result: ({ first }) => [first as number],
    unused: () => 'the first player was never drawn by lot',
  },
};
