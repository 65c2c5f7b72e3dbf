import type { Seat } from '@imperia/engine';
import { CARDS, PROGRAMS } from '../cards.ts';
import { payable } from '../payment.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep, StepName, StepOf } from '../steps.ts';
import { builtWorth, signedWorth } from './cards.ts';
import { effectWorth, programWorth } from './effects.ts';
import { tokensWorth, WORTH } from './goods.ts';
import type { Horizon } from './horizon.ts';

type Waiting = { readonly [K in StepName]?: (game: State, step: StepOf<K>, horizon: Horizon) => number };

/** What a step that waits on the stack will bring, or cost, the seat it belongs to. */
const WAITING: Waiting = {
  pay: (_game, { cost }) => -tokensWorth(cost),
  'give up location': (game, { seat }) => (game.seats[seat]!.foundations.length > 0 ? -0.5 : -1.3),
  place: (game, { seat, card }, horizon) => builtWorth(game, seat, card, horizon),
  sign: (_game, { card }, horizon) => signedWorth(card, horizon),
  draw: (_game, { n, from }) =>
    n * WORTH[from === 'either' ? 'card' : from === 'common' ? 'commonCard' : 'factionCard'],
  'discard for': () => -WORTH.card,
  'discard one': () => -WORTH.card,
  'spend foundation for': () => -WORTH.foundation,
  'end deal for': () => -1,
  'sort drawn': (game, { seat, hand }) => -0.5 * WORTH.card * Math.max(0, game.seats[seat]!.hand.length - hand),
  'keep cards': (game, { seat, hand, keep }) =>
    -0.5 * WORTH.card * Math.max(0, game.seats[seat]!.hand.length - hand - keep),
  effects: (game, { seat, program, at }) => programWorth(game, seat, program, at),
  target: (game, { seat, program, at }) => effectWorth(game, seat, PROGRAMS[program]![at]!),
  work: (game, { seat, program, at }) => 1.5 * programWorth(game, seat, program, at),
  'choose technology': (_game, { n }) => n * WORTH.advTech,
  'upgrade tech': (_game, { n }) => 0.3 * n * (WORTH.advTech - WORTH.tech),
  'choose token': () => 0.9,
  'use stalls': (game, { seat, left }) => left.reduce((sum, card) => sum + stallWorth(game, seat, card), 0),
  'shore with': (_game, { vp }) => vp - WORTH.card,
  'lose card': () => -WORTH.card,
  'remove other': () => 1.2,
  'sell resources': (_game, { vp, sold }) => vp * sold,
  'place samurai': () => 0.4,
  'choose favour': (_game, { n }) => n * WORTH.favour,
  'choose prayer': (game, { seat, program, at }) => effectWorth(game, seat, PROGRAMS[program]![at]!),
  'weigh prayer': (game, { seat, program, at }) => effectWorth(game, seat, PROGRAMS[program]![at]!),
  'raise prayer': (_game, { matches }) => 0.8 * matches,
  answered: (_game, { matches }) => 0.8 * matches,
  'offer for prayer': (_game, { offered }) => offered.length + new Set(offered).size,
  'give for prayer': (_game, { sum }) => 3 * sum,
  'produce locations': (game, { seat, left }) =>
    left.reduce((sum, card) => sum + programWorth(game, seat, CARDS[card]!.production), 0),
};

/** What a stall may still bring beyond its price, where it can be paid; a good one needs is worth a little more. */
function stallWorth(game: State, seat: Seat, card: number): number {
  const { spend, cards, program } = CARDS[card]!.action!;
  const own = game.seats[seat]!;
  if (!payable(own.tokens, spend) || own.hand.length < cards) return 0;
  return Math.max(0.05, programWorth(game, seat, program) - tokensWorth(spend) - cards * WORTH.card);
}

export function waitingWorth(game: State, seat: Seat, horizon: Horizon): number {
  let worth = 0;
  for (const step of game.steps) if ('seat' in step && step.seat === seat) worth += stepWorth(game, step, horizon);
  return worth;
}

function stepWorth(game: State, step: OsadnicyStep, horizon: Horizon): number {
  // Not by a type parameter: every step with every step are more types than the compiler goes through in a second.
  const worth = WAITING[step.do] as ((game: State, step: OsadnicyStep, horizon: Horizon) => number) | undefined;
  return worth ? worth(game, step, horizon) : 0;
}
