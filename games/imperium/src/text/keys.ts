import type { Term } from '../card-data.ts';

/** What somebody can do, in the words of the rulebook's keywords. */
export const VERBS = [
  'gain',
  'pay',
  'spend',
  'draw',
  'take',
  'discard',
  'top',
  'bottom',
  'history',
  'sink',
  'exile',
  'abandon',
  'recall',
  'return',
  'garrison',
  'play',
  'freeplay',
  'toDiscard',
  'acquire',
  'breakthrough',
  'steal',
  'place',
  'look',
  'reveal',
  'find',
  'swap',
  'give',
  'develop',
  'shuffle',
  'choose',
  'exhaust',
  'resolve',
  'use',
  'gainCard',
  'put',
  'toMarket',
  'toNation',
  'takeBack',
  'putDeepest',
] as const;
export type Verb = (typeof VERBS)[number];

/** A property of cards that has a word of its own. */
export type Word = Extract<Term, string>;
