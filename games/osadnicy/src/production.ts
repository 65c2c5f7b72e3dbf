import { type Decision, type Io, next } from '@imperia/engine';
import { CARDS, PROGRAMS } from './cards.ts';
import { dealsOf, findLocation } from './empire.ts';
import { workOf } from './equipped.ts';
import type { OsadnicyEvent } from './events.ts';
import { board, type FactionBoard } from './factions.ts';
import { gainTricolour } from './favour.ts';
import { FROM_BOARD, gain } from './gains.ts';
import { TOKENS, type Tokens } from './goods.ts';
import { enterPhase } from './round.ts';
import { inOrder } from './setup.ts';
import type { State } from './state.ts';
import type { OsadnicyStep, StepOf } from './steps.ts';
import { hasStock } from './stock.ts';
import { isBeforeFifth, isBeforeThird } from './versions.ts';

/** One player after another, clockwise from the first. */
export function runProduction(game: State, _step: unknown, io: Io<OsadnicyEvent>): void {
  enterPhase(game, 'production', io);
  if (hasStock(game)) next(game, { do: 'return stock' });
  next(game, ...inOrder(game).map((seat): OsadnicyStep => ({ do: 'produce', seat })));
}

/** The faction board first, then deals, then production locations. */
export function runProduce(game: State, { seat }: StepOf<'produce'>, io: Io<OsadnicyEvent>): void {
  const own = game.seats[seat]!;
  const { foundations, defensePerPlayer, tricolour } = board(own.deckNo);
  const left: number[] = [];
  for (const { card, barred, wrecked } of own.locations) {
    if (CARDS[card]!.production > 0 && !barred && !wrecked) left.push(card);
  }
  next(game, { do: 'produce deals', seat }, { do: 'produce locations', seat, left });
  const production = producedBy(game, board(own.deckNo));
  for (let token = 0; token < production.length; token++) {
    gain(game, seat, TOKENS[token]!, production[token]!, FROM_BOARD, io);
  }
  if (defensePerPlayer) gain(game, seat, 'defense', game.config.factions.length, FROM_BOARD, io);
  gain(game, seat, 'foundation', foundations, FROM_BOARD, io);
  if (tricolour) gainTricolour(game, seat, io);
}

/** By the rules that a game was dealt under. */
function producedBy(game: State, { production, older }: FactionBoard): Tokens {
  return (isBeforeFifth(game) && older?.[isBeforeThird(game) ? 0 : 1]) || production;
}

export function runProduceDeals(game: State, { seat }: StepOf<'produce deals'>, io: Io<OsadnicyEvent>): void {
  for (const { good, card } of dealsOf(game, seat)) gain(game, seat, good, 1, { card, why: 'deal' }, io);
}

/** What a location gives may be seen or chosen by its owner, so that the order can matter. */
function asksItsOwner(card: number): boolean {
  return PROGRAMS[CARDS[card]!.production]!.some((effect) => {
    switch (effect.op) {
      case 'gain':
        return 'card' in effect.goods || 'advTech' in effect.goods;
      case 'gainPer':
      case 'gainPerSet':
        return effect.good === 'card';
      default:
        return true;
    }
  });
}

/** The owner chooses the order where it matters: among different locations that ask something or show a card. */
export function askProduceLocations(_game: State, step: StepOf<'produce locations'>): Decision<OsadnicyStep> {
  const { seat, left } = step;
  const first = (card: number): OsadnicyStep => ({ do: 'produce first', seat, card, left });
  const plain = left.find((card) => !asksItsOwner(card));
  if (plain !== undefined) return { seat, ask: step, options: [first(plain)], forced: true };
  const kinds = new Map(left.map((card) => [CARDS[card]!.data.id, card]));
  return { seat, ask: step, options: [...kinds.values()].map(first), forced: true };
}

export function runProduceFirst(game: State, { seat, card, left }: StepOf<'produce first'>): void {
  const { production } = CARDS[card]!;
  next(
    game,
    workOf(findLocation(game, card), { do: 'effects', seat, card, why: 'production', program: production, at: 0 }),
    { do: 'produce locations', seat, left: left.filter((other) => other !== card) },
  );
}
