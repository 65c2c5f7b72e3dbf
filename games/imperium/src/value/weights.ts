import type { Do, Token } from '../card-data.ts';

/** What a token is worth in points while the game goes on. */
export const TOKEN_WORTH: Readonly<Record<Token | 'action', number>> = {
  materials: 0.35,
  population: 0.5,
  progress: 1.1,
  action: 0.6,
};

/** An action or exhaust token by itself, and how much of the best that the cards would make of them comes about. */
export const TURN = { action: 0.2, exhaust: 0.1, likely: 0.9 } as const;

/** A card drawn while it can still be played this turn, when the next turn begins with it, or when the hand is filled up anyway. */
export const DRAWN = { usable: 0.6, held: 0.5, idle: 0.15 } as const;

/** An unrest card, with its own points: it clogs the deck besides. */
export const UNREST = 2.8;

/** A quest that is under way, each knight that waits for it, and one that is done, beside its card. */
export const QUEST = { active: 5, knight: 1.2, knights: 3, done: 10 } as const;

/** What a word is worth when it is carried out once, in points; what changes nothing by itself is left out. */
export const WORDS: Partial<Record<Do['op'], number>> = {
  acquire: 1.6,
  breakthrough: 2.2,
  develop: 2.5,
  draw: 0.5,
  'take fame': 4,
  look: 0.8,
  take: 0.6,
  find: 0.8,
  steal: 0.8,
  'take unrest': -2.5,
  discard: -0.3,
  return: 2.4,
  history: 0.3,
  garrison: 0.3,
  exile: 0.1,
  abandon: -0.9,
  recall: -0.5,
  avoid: 0.6,
  handsize: 2,
  freeplay: 0.8,
  play: 0.8,
  unexhaust: 0.4,
  'discount development': 1,
  'discount unrest': 0.6,
  replay: 0.8,
  collect: 1.5,
  sink: -0.4,
};
