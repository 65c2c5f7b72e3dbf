import type { Seat } from '@imperia/engine';
import { TOKENS } from '../card-data.ts';
import { CARDS, listOf } from '../cards.ts';
import { effectOf, seatOf } from '../seats.ts';
import type { State } from '../state.ts';
import type { EffectStep, ImperiumStep } from '../steps.ts';
import { cardWorth, printedPoints } from './cards.ts';
import { priceNow } from './price.ts';
import { DRAWN, UNREST } from './weights.ts';
import { listNow, type Situation, throughNow, wordNow } from './words.ts';

/** Beside what the card itself is worth: the last one ends the game. */
const DEVELOPED = 1;

/** What the steps that wait on the stack will bring, or cost, the seat they belong to. */
export function waitingWorth(game: State, seat: Seat): number {
  let worth = 0;
  for (const step of game.steps) if ('seat' in step && step.seat === seat) worth += stepWorth(game, seat, step);
  return worth;
}

function stepWorth(game: State, seat: Seat, step: ImperiumStep): number {
  switch (step.do) {
    case 'effects':
      return listNow(situation(game, step), listOf(step.card, step.list), step.at);
    case 'then': {
      const one = listOf(step.card, step.list)[step.at];
      return one?.op === 'to' ? listNow(situation(game, step), one.then) : 0;
    }
    case 'choose':
    case 'may':
    case 'pick':
    case 'host':
    case 'acquire':
    case 'how many':
    case 'find':
      return wordAt(game, step);
    case 'resolve play':
      return CARDS[step.card]!.faces[0]!.effects.filter(({ when }) => when === 'play').reduce(
        (sum, { do: list }) => sum + listNow({ game, seat: step.seat, by: step.seat, card: step.card }, list),
        0,
      );
    case 'begin effect':
      return listNow(
        { game, seat: step.seat, by: step.seat, card: step.card },
        effectOf(game, step.from, step.card, step.effect).do,
      );
    case 'pay':
      return -TOKENS.reduce((sum, token, i) => sum + priceNow(seatOf(game, seat), token, step.owed[i]!), 0);
    case 'place development':
      return DEVELOPED + printedPoints(step.card) + cardWorth(step.card, true);
    case 'draw':
      return step.n * DRAWN.idle;
    case 'break through':
      return throughNow({ game, seat, by: seat, card: -1 }, { what: step.suits });
    case 'take unrest':
      return -UNREST * step.n;
    case 'choose unrest':
      return 2;
    default:
      return 0;
  }
}

function situation(game: State, { seat, by, card }: EffectStep): Situation {
  return { game, seat, by, card };
}

function wordAt(game: State, step: EffectStep): number {
  const one = listOf(step.card, step.list)[step.at];
  return one ? wordNow(situation(game, step), one) : 0;
}
