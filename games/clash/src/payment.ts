import type { Decision, Io, Seat } from '@imperia/engine';
import { RITUALS } from './advances.ts';
import { ownPowers } from './civilization.ts';
import type { ClashEvent } from './events.ts';
import { CULTURE, FOOD, GOLD, type Goods, IDEAS, MOOD, NOTHING, ORE, WOOD } from './goods.ts';
import { knows } from './knowledge.ts';
import type { State } from './state.ts';
import type { ClashStep, StepOf } from './steps.ts';
import { powerOf } from './wonders.ts';

/** What is paid for decides what may stand in for what. */
export type Tender = 'plain' | 'advance' | 'happiness' | 'building' | 'temple' | 'wonder';

/** For each good of a price, the goods that pay it. */
type Payers = readonly (readonly number[])[];

const PLAIN: Payers = [[FOOD, GOLD], [WOOD, GOLD], [ORE, GOLD], [IDEAS, GOLD], [GOLD], [MOOD], [CULTURE]];
const ADVANCE: Payers = [[FOOD, IDEAS, GOLD], ...PLAIN.slice(1)];
const RITUAL: Payers = [...PLAIN.slice(0, MOOD), [MOOD, FOOD, WOOD, ORE, IDEAS, GOLD], [CULTURE]];

function payersOf(game: State, seat: Seat, tender: Tender): Payers {
  const payers = ownPayers(game, seat, tender, printedPayers(game, seat, tender));
  return tender !== 'wonder' && powerOf(game, seat, 'tokens alike') ? payers.map(alike) : payers;
}

function printedPayers(game: State, seat: Seat, tender: Tender): Payers {
  if (tender === 'advance') return ADVANCE;
  return tender === 'happiness' && knows(game, seat, RITUALS) ? RITUAL : PLAIN;
}

/** What a civilization builds with. */
function ownPayers(game: State, seat: Seat, tender: Tender, payers: Payers): Payers {
  const builds = tender === 'building' || tender === 'temple' || tender === 'wonder';
  if (!builds || game.seats[seat]!.civilization < 0) return payers;
  const more: number[] = [];
  let token = false;
  for (const one of ownPowers(game.seats[seat]!)) {
    if (one.power === 'mood builds') {
      more.push(MOOD);
      token = true;
    } else if (one.power === 'pays for building' && tender !== 'wonder')
      if (one.building < 0 || tender === 'temple') more.push(one.with);
  }
  if (more.length === 0) return payers;
  return payers.map((own, good) => {
    if (good < MOOD) return [...new Set([...own, ...more])];
    return good === CULTURE && token ? [...own, MOOD] : own;
  });
}

/** Tokens of the one kind pay as those of the other. */
function alike(payers: readonly number[], good: number): readonly number[] {
  if (good === MOOD) return [...payers, CULTURE];
  return good === CULTURE ? [...payers, MOOD] : payers;
}

/** Whatever is paid from this pool, `found` hears of it; true ends the search. */
function search(pool: readonly number[], cost: Goods, payers: Payers, found: (pay: Goods) => boolean): boolean {
  const pay = [...NOTHING];
  const from = (good: number, owed: number, at: number): boolean => {
    if (owed === 0) {
      const then = good + 1;
      if (then === cost.length) return found(pay.slice());
      return from(then, cost[then]!, 0);
    }
    const payer = payers[good]![at];
    if (payer === undefined) return false;
    const most = Math.min(owed, pool[payer]! - pay[payer]!);
    for (let n = most; n >= 0; n--) {
      pay[payer]! += n;
      if (from(good, owed - n, at + 1)) return true;
      pay[payer]! -= n;
    }
    return false;
  };
  return from(0, cost[0]!, 0);
}

export function payable(
  game: State,
  seat: Seat,
  cost: Goods,
  tender: Tender,
  pool: Goods = game.seats[seat]!.goods,
): boolean {
  return search(pool, cost, payersOf(game, seat, tender), () => true);
}

/** Every way to pay it. The choice is the payer's. */
export function payments(game: State, seat: Seat, cost: Goods, tender: Tender): Goods[] {
  const ways: Goods[] = [];
  const seen = new Set<string>();
  search(game.seats[seat]!.goods, cost, payersOf(game, seat, tender), (pay) => {
    const key = pay.join();
    if (!seen.has(key)) ways.push(pay);
    seen.add(key);
    return false;
  });
  return ways;
}

export function askPay(game: State, step: StepOf<'pay'>): Decision<ClashStep> {
  const { seat, cost, tender } = step;
  const options = payments(game, seat, cost, tender).map((pay): ClashStep => ({ do: 'spend', seat, pay }));
  return { seat, ask: step, options, forced: true };
}

export function spend(game: State, seat: Seat, pay: Goods, io: Io<ClashEvent>): void {
  const own = game.seats[seat]!.goods;
  for (let good = 0; good < pay.length; good++) own[good]! -= pay[good]!;
  if (pay.some((n) => n > 0)) io.tell?.({ did: 'pay', seat, pay });
}

export function runSpend(game: State, { seat, pay }: StepOf<'spend'>, io: Io<ClashEvent>): void {
  spend(game, seat, pay, io);
}
