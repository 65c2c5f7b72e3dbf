import type { Do, Filter } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import { affordable } from '../developments.ts';
import { canDoAll } from '../effects/can.ts';
import { candidates, isChoosing } from '../effects/select.ts';
import { testHolds } from '../effects/tests.ts';
import { fits } from '../filter.ts';
import { countPer } from '../icons.ts';
import { acquirable } from '../market-choice.ts';
import { seatOf } from '../seats.ts';
import type { Slot, State } from '../state.ts';
import { cardWorth, printedPoints } from './cards.ts';
import { priceNow } from './price.ts';
import { DRAWN, QUEST, TOKEN_WORTH, UNREST, WORDS } from './weights.ts';

/** Where an effect is carried out: by whom, of which card. */
export interface Situation {
  readonly game: State;
  readonly seat: number;
  readonly by: number;
  readonly card: number;
}

/** What a list of words will bring whoever carries it out now. */
export function listNow(at: Situation, list: readonly Do[], from = 0): number {
  let worth = 0;
  for (let i = from; i < list.length; i++) worth += wordNow(at, list[i]!);
  return worth;
}

export function wordNow(at: Situation, one: Do): number {
  const { game, seat } = at;
  switch (one.op) {
    case 'to':
      return canDoAll(game, at, one.cost) ? Math.max(0, listNow(at, one.cost) + listNow(at, one.then)) : 0;
    case 'choose':
      return Math.max(...one.of.map((list) => listNow(at, list)));
    case 'may':
      return Math.max(0, listNow(at, one.do));
    case 'if':
      return isMemory(one.test.is) ? 0.5 * listNow(at, one.do) : ifNow(at, one);
    case 'others':
      return -0.8 * listNow({ ...at, seat: (seat + 1) % game.seats.length }, one.do);
    case 'all':
      return 0.3 * listNow(at, one.do);
    case 'each':
      return 1.5 * listNow(at, one.do);
    case 'gain':
      return TOKEN_WORTH[one.token] * one.n * (one.per ? counted(at, one.per) : 1);
    case 'pay':
      return typeof one.n === 'number' ? -priceNow(seatOf(game, seat), one.token, one.n) : 0;
    case 'draw':
      return one.n * DRAWN[drawnWhen(game, seat)];
    case 'acquire':
      return bestOf(acquirable(game, seat, one).map(({ card }) => gainOf(at, card, true)));
    case 'breakthrough':
      return throughNow(at, one);
    case 'develop':
      return bestOf(affordable(game, seat, one.free === true).map((card) => gainOf(at, card, false)));
    default:
      return chosenNow(at, one);
  }
}

/** In the own turn a card can be played as long as there are actions; in any other it is there when the next one begins. */
function drawnWhen(game: State, seat: number): keyof typeof DRAWN {
  if (game.turn !== seat || game.phase === 'solstice') return 'held';
  return game.active && seatOf(game, seat).actions > 0 ? 'usable' : 'idle';
}

/** A choice of cards does nothing where there are none. */
function chosenNow(at: Situation, one: Do): number {
  const worth = WORDS[one.op] ?? 0;
  if (worth === 0 || !isChoosing(one)) return worth;
  if (one.cards.in.includes('drawn') && seatOf(at.game, at.by).memos.length === 0) return worth;
  const found = candidates(at.game, at, one);
  if (found.length === 0) return 0;
  if (one.op === 'garrison' && one.cards.in.includes('quests')) return QUEST.active;
  if (one.op === 'return') return found.some((card) => CARDS[card]?.unrest) ? worth : 0;
  return one.op === 'take' && one.cards.in.includes('looked') ? WORDS['take fame']! : worth;
}

function ifNow(at: Situation, { test, do: list, else: otherwise }: Extract<Do, { op: 'if' }>): number {
  if (testHolds(at.game, at, test)) return listNow(at, list);
  return otherwise ? listNow(at, otherwise) : 0;
}

/** Tests that look back at what this very effect has done. */
function isMemory(test: string): boolean {
  return test === 'revealed as declared' || test === 'exiled' || test === 'abandoned without';
}

function counted({ game, seat, by }: Situation, per: NonNullable<Extract<Do, { op: 'gain' }>['per']>): number {
  return per.in === 'play' || per.in === 'garrison' ? countPer(game, seat, by, per) : 1;
}

function bestOf(worths: readonly number[]): number {
  return worths.length === 0 ? 0 : Math.max(0, ...worths);
}

/** At worst a card from the top of a deck. */
const UNSEEN = 1.5;

/** What breaking through brings: the best card that lies there, with the tokens on it. */
export function throughNow(at: Situation, filter: Filter): number {
  return Math.max(UNSEEN, bestOnMarket(at, filter));
}

function bestOnMarket(at: Situation, filter: Filter): number {
  return bestOf(
    at.game.market.filter(({ card }) => card >= 0 && fits(filter, card)).map(({ card }) => gainOf(at, card, false)),
  );
}

/** What it is worth to have this card, with what lies on it and, if it is acquired, the unrest beneath it. */
function gainOf({ game, seat }: Situation, card: number, unrest: boolean): number {
  const slot = game.market.find((one) => one.card === card);
  const worth = printedPoints(card) + cardWorth(card, seatOf(game, seat).empire);
  return worth + (slot ? tokensOn(slot) - (unrest && slot.unrest !== -1 ? UNREST : 0) : 0);
}

function tokensOn({ tokens }: Slot): number {
  return tokens[0]! * TOKEN_WORTH.materials + tokens[1]! * TOKEN_WORTH.population + tokens[2]!;
}
