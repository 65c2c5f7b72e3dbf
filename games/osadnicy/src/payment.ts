import type { Decision, Io, Seat } from '@imperia/engine';
import { locationOf, replaceLocation } from './empire.ts';
import type { OsadnicyEvent } from './events.ts';
import { answerFeatures } from './gains.ts';
import { amountOf, DEFENSE, FOOD, GOLD, NO_TOKENS, RAZE, STONE, TECH, type Tokens, WOOD, WORKER } from './goods.ts';
import type { State } from './state.ts';
import type { OsadnicyStep, StepOf } from './steps.ts';

/** Can the pool pay this? Gold may stand in for a resource, never the other way round. */
export function payable(pool: Tokens, cost: Tokens): boolean {
  if (pool[WORKER]! < cost[WORKER]! || pool[RAZE]! < cost[RAZE]! || pool[DEFENSE]! < cost[DEFENSE]!) return false;
  const missing = shortOf(pool, cost, WOOD) + shortOf(pool, cost, STONE) + shortOf(pool, cost, FOOD);
  return missing <= pool[GOLD]! - cost[GOLD]! && (cost.length <= TECH || technologyPayable(pool, cost));
}

function technologyPayable(pool: Tokens, cost: Tokens): boolean {
  for (let token = TECH; token < cost.length; token++) if (amountOf(pool, token) < cost[token]!) return false;
  return true;
}

function shortOf(pool: Tokens, cost: Tokens, token: number): number {
  return Math.max(0, cost[token]! - pool[token]!);
}

export function times(cost: Tokens, n: number): Tokens {
  return n === 1 ? cost : cost.map((count) => count * n);
}

export function plus(a: Tokens, b: Tokens): Tokens {
  if (a === NO_TOKENS) return b;
  const [longer, shorter] = a.length >= b.length ? [a, b] : [b, a];
  return longer.map((count, token) => count + amountOf(shorter, token));
}

export function isFree(cost: Tokens): boolean {
  return cost.every((count) => count === 0);
}

/** Every way to pay: for each resource, how much of it in gold. The choice is the payer's. */
function payments(pool: Tokens, cost: Tokens): Tokens[] {
  const ways: Tokens[] = [];
  const spare = pool[GOLD]! - cost[GOLD]!;
  const golds = (token: number) => Math.min(cost[token]!, spare);
  const least = (token: number) => Math.max(0, cost[token]! - pool[token]!);
  for (let wood = least(0); wood <= golds(0); wood++) {
    for (let stone = least(1); stone <= golds(1); stone++) {
      for (let food = least(2); food <= golds(2) && wood + stone + food <= spare; food++) {
        const way = cost.slice();
        way[0]! -= wood;
        way[1]! -= stone;
        way[2]! -= food;
        way[GOLD]! += wood + stone + food;
        ways.push(way);
      }
    }
  }
  return ways;
}

export function askPay(game: State, step: StepOf<'pay'>): Decision<OsadnicyStep> {
  const { seat, cost, on } = step;
  const pool = game.seats[seat]!.tokens;
  const options = pool[GOLD] === 0 ? [spend(seat, cost, on)] : payments(pool, cost).map((pay) => spend(seat, pay, on));
  return { seat, ask: step, options, forced: true };
}

function spend(seat: Seat, pay: Tokens, on: number): StepOf<'spend'> {
  return { do: 'spend', seat, pay, on };
}

/** Discard tokens to the supply, or lay them on the location whose action they pay for. */
export function runSpend(game: State, { seat, pay, on }: StepOf<'spend'>, io: Io<OsadnicyEvent>): void {
  const pool = game.seats[seat]!.tokens;
  for (let token = 0; token < pay.length; token++) if (pay[token]! > 0) pool[token]! -= pay[token]!;
  if (on >= 0) layOn(game, on, pay);
  io.tell?.({ did: 'pay', seat, card: on, pay });
  if (amountOf(pay, TECH) > 0 && !game.techSpent) {
    game.techSpent = true;
    answerFeatures(game, seat, (when) => when.event === 'spendTech');
  }
}

export function layOn(game: State, card: number, pay: Tokens): void {
  const { owner, at } = locationOf(game, card);
  const location = game.seats[owner]!.locations[at]!;
  replaceLocation(game, owner, at, { ...location, spent: plus(location.spent, pay) });
}
