import type { Running } from '../rules.ts';

/** Steps that happen by themselves and are never chosen. */
type Silent =
  | 'setup'
  | 'round'
  | 'lookout'
  | 'reveal'
  | 'clear lookout'
  | 'draft'
  | 'begin draft'
  | 'event'
  | 'pass draft'
  | 'discard draft'
  | 'production'
  | 'produce'
  | 'produce deals'
  | 'return stock'
  | 'action phase'
  | 'next turn'
  | 'cleanup'
  | 'discard unstored'
  | 'give to virtual player'
  | 'attack phase'
  | 'attack'
  | 'discard defense'
  | 'conquests'
  | 'conquest'
  | 'fill rival row'
  | 'close round'
  | 'end of round'
  | 'score'
  | 'place'
  | 'sign'
  | 'effects'
  | 'work'
  | 'raze hand'
  | 'discard razed'
  | 'discard instant'
  | 'pray for razed'
  | 'end prayer';

/** Every other step is what happens when an option is chosen; one question is also the answer to another. */
export type Chosen = Exclude<Running, Silent> | 'sell resources';
