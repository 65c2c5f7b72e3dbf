import type { StepName } from '../steps.ts';

/** Steps that ask a seat something. */
export type Asking =
  | 'pick'
  | 'keep one'
  | 'produce locations'
  | 'turn'
  | 'moment'
  | 'pay'
  | 'give up location'
  | 'discard for'
  | 'spend foundation for'
  | 'end deal for'
  | 'draw'
  | 'exchange more'
  | 'target'
  | 'keep cards'
  | 'sort drawn'
  | 'choose revealed'
  | 'copy stock'
  | 'stock goods'
  | 'choose to thin'
  | 'choose renovation'
  | 'sell resources'
  | 'discard one'
  | 'discard loot'
  | 'place samurai'
  | 'strike'
  | 'put cards under'
  | 'put resources on';

/** Steps that happen by themselves and are never chosen. */
type Silent =
  | 'setup'
  | 'round'
  | 'lookout'
  | 'reveal'
  | 'clear lookout'
  | 'draft'
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
  | 'end of round'
  | 'score'
  | 'place'
  | 'sign'
  | 'effects'
  | 'raze hand'
  | 'discard razed'
  | 'discard instant';

/** Every other step is what happens when an option is chosen; one question is also the answer to another. */
export type Chosen = Exclude<StepName, Silent | Asking> | 'sell resources';
