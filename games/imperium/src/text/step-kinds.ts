import type { StepName } from '../steps.ts';

/** Steps that ask a seat something. */
export type Asking =
  | 'turn'
  | 'choose unrest'
  | 'market token'
  | 'tidy'
  | 'develop'
  | 'pay'
  | 'order solstice'
  | 'buy off'
  | 'protect'
  | 'react'
  | 'choose'
  | 'may'
  | 'pick'
  | 'give'
  | 'host'
  | 'how many'
  | 'declare'
  | 'swap'
  | 'swap for'
  | 'swap nation'
  | 'borrow'
  | 'token back'
  | 'treat'
  | 'find'
  | 'put back'
  | 'acquire'
  | 'break through';

/** Steps that happen by themselves and are never chosen. */
type Silent =
  | 'setup'
  | 'round'
  | 'begin turn'
  | 'next turn'
  | 'solstice'
  | 'solstice of'
  | 'end of round'
  | 'score'
  | 'cleanup'
  | 'rest of cleanup'
  | 'fill hand'
  | 'draw'
  | 'empty deck'
  | 'reshuffle'
  | 'place development'
  | 'resolve play'
  | 'finish play'
  | 'attacked'
  | 'begin effect'
  | 'effects'
  | 'end effect'
  | 'then'
  | 'refill'
  | 'take unrest'
  | 'king of kings';

/** Every other step is what happens when an option is chosen; one question is also the answer to another. */
export type Chosen = Exclude<StepName, Silent | Asking> | 'swap for';
