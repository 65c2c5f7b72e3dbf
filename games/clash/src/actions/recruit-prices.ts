import type { Seat } from '@imperia/engine';
import { CIVIL_LIBERTIES, DRAFT, SANITATION } from '../advances.ts';
import { has } from '../cities.ts';
import { civil, ownPowers } from '../civilization.ts';
import { CULTURE, FOOD, GOLD, GOODS, type Goods, goods, MOOD, NOTHING, plus, RESOURCES } from '../goods.ts';
import { knows } from '../knowledge.ts';
import { ELEPHANT, INFANTRY, type Kind, MARKET, SETTLER, SHIP, UNIT_DATA } from '../pieces.ts';
import type { City, State } from '../state.ts';
import { CARD_DRAFTED } from './activate.ts';

/** The full price, and what it becomes when tokens pay for one Infantry, one Settler or both. */
export function prices(game: State, seat: Seat, kinds: readonly Kind[], city: City, drafting = true): Goods[] {
  const price = kinds.reduce<Goods>((sum, kind) => plus(sum, UNIT_DATA[kind]!.cost), NOTHING);
  const instead = (from: readonly Goods[], kind: Kind, cheaper: Goods): Goods[] => {
    const cost = UNIT_DATA[kind]!.cost;
    return [...from, ...from.map((sum) => plus(sum, cheaper).map((n, good) => n - cost[good]!))];
  };
  let all: Goods[] = beasts(game, seat, kinds, city, price);
  const drafts = drafting && !game.used.includes(CARD_DRAFTED) && knows(game, seat, DRAFT);
  if (drafts && kinds.includes(INFANTRY))
    all = draftPrices(game, seat).flatMap((cheaper) => instead(all, INFANTRY, cheaper));
  if (drafts && kinds.includes(SHIP) && civil(game, seat, 'draft ships'))
    all = draftPrices(game, seat).flatMap((cheaper) => instead(all, SHIP, cheaper));
  if (kinds.includes(SETTLER) && knows(game, seat, SANITATION)) all = instead(all, SETTLER, goods({ mood: 1 }));
  return distinct(all);
}

export function distinct(all: readonly Goods[]): Goods[] {
  if (all.length === 1) return [...all];
  return [...new Map(all.map((price) => [price.join(), price])).values()];
}

/** Elephants without a Market: one resource of each is paid with gold, or with a culture token. */
function beasts(game: State, seat: Seat, kinds: readonly Kind[], city: City, price: Goods): Goods[] {
  const n = kinds.filter((kind) => kind === ELEPHANT).length;
  const wild = ownPowers(game.seats[seat]!).some(
    (one) => one.power === 'recruit without market' && one.where === 'for gold or culture',
  );
  if (n === 0 || !wild || has(city, MARKET)) return [price];
  return Array.from({ length: n + 1 }, (_, culture) =>
    price.map(
      (count, good) => count + (good === FOOD ? -n : good === GOLD ? n - culture : good === CULTURE ? culture : 0),
    ),
  );
}

/** What one drafted unit costs: mood tokens, or what the civilization knows instead. */
export function draftPrices(game: State, seat: Seat): Goods[] {
  const n = draftPrice(game, seat);
  const others = ownPowers(game.seats[seat]!).flatMap((one) => (one.power === 'draft with' ? [one.good] : []));
  return [MOOD, ...others].map((good) => GOODS.map((_, at) => (at === good ? n : 0)));
}

function draftPrice(game: State, seat: Seat): number {
  return knows(game, seat, CIVIL_LIBERTIES) ? 2 : 1;
}

/** Whether this was paid with the Draft: where it could be read both ways, it was. */
export function isDrafted(game: State, seat: Seat, kinds: readonly Kind[], city: City, pay: Goods): boolean {
  if (!kinds.includes(INFANTRY) || !knows(game, seat, DRAFT)) return false;
  const others = kinds.filter((_, i) => i !== kinds.indexOf(INFANTRY));
  return prices(game, seat, others, city, false).some((price) =>
    draftPrices(game, seat).some((draft) => covers(plus(price, draft), pay)),
  );
}

/** Whether this pays that, gold standing in for whatever is missing. */
function covers(price: Goods, pay: Goods): boolean {
  const sum = (some: Goods) => some.slice(0, RESOURCES).reduce((total, n) => total + n, 0);
  const fits = pay.every((n, good) => (good < GOLD ? n <= price[good]! : good === GOLD || n === price[good]!));
  return fits && sum(price) === sum(pay);
}
