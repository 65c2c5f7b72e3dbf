import { type Decision, next, type Seat } from '@imperia/engine';
import { led } from '../../civilization.ts';
import { CULTURE, type Goods, NOTHING, plus, RESOURCES } from '../../goods.ts';
import type { Hex } from '../../map/grid.ts';
import { payable, type Tender } from '../../payment.ts';
import type { State } from '../../state.ts';
import type { ClashStep, StepOf } from '../../steps.ts';

/** One price of a building or wonder: goods, and captives who are given up. */
export interface Price {
  readonly cost: Goods;
  readonly captives: number;
}

const ALL_RESOURCES = Array.from({ length: RESOURCES }, (_, good) => good);
const ONE_TOKEN = NOTHING.map((_, good) => (good === CULTURE ? 1 : 0));

/** What the leader of the city on this hex makes of a price: all that may be paid instead. */
function pricesAt(game: State, seat: Seat, hex: Hex, cost: Goods, tender: Tender): Price[] {
  const grand = tender === 'wonder' ? led(game, seat, hex, 'cheaper wonder') : undefined;
  if (grand) return reduced(cost, grand.n, [...ALL_RESOURCES, CULTURE]).map((less) => ({ cost: less, captives: 0 }));
  const prices: Price[] = [{ cost, captives: 0 }];
  const growth = led(game, seat, hex, 'captives pay');
  const held = growth ? game.seats[seat]!.captives.length : 0;
  for (let captives = 1; captives <= held && sum(cost) > growth!.n * (captives - 1); captives++)
    for (const less of reduced(cost, growth!.n * captives, ALL_RESOURCES)) prices.push({ cost: less, captives });
  const art = tender === 'wonder' ? undefined : led(game, seat, hex, 'culture builds');
  if (art)
    for (const less of reduced(cost, art.n, ALL_RESOURCES)) prices.push({ cost: plus(less, ONE_TOKEN), captives: 0 });
  return prices;
}

function sum(cost: Goods): number {
  return ALL_RESOURCES.reduce((total, good) => total + cost[good]!, 0);
}

/** Every way to take so many of these goods off a price, or all of them when there are fewer. */
function reduced(cost: Goods, n: number, goods: readonly number[]): Goods[] {
  const [good, ...rest] = goods;
  if (good === undefined || n === 0) return [cost];
  const others = rest.reduce((total, one) => total + cost[one]!, 0);
  const ways: Goods[] = [];
  for (let less = Math.min(n, cost[good]!); less >= Math.max(0, Math.min(cost[good]!, n - others)); less--)
    ways.push(
      ...reduced(
        cost.map((count, one) => (one === good ? count - less : count)),
        n - less,
        rest,
      ),
    );
  return ways;
}

export function affordable(
  game: State,
  seat: Seat,
  hex: Hex,
  cost: Goods,
  tender: Tender,
  besides: Goods = NOTHING,
): boolean {
  return pricesAt(game, seat, hex, cost, tender).some((price) =>
    payable(game, seat, plus(price.cost, besides), tender),
  );
}

/** Paid at once where there is one price; else it is chosen first. */
export function payFor(game: State, seat: Seat, hex: Hex, cost: Goods, tender: Tender): ClashStep {
  const prices = pricesAt(game, seat, hex, cost, tender);
  const [only] = prices;
  return prices.length === 1
    ? { do: 'pay', seat, cost: only!.cost, tender }
    : { do: 'choose price', seat, prices, tender };
}

export function askChoosePrice(game: State, step: StepOf<'choose price'>): Decision<ClashStep> {
  const { seat, prices, tender } = step;
  const options = prices
    .filter(({ cost }) => payable(game, seat, cost, tender))
    .map((price): ClashStep => ({ do: 'price chosen', seat, ...price, tender }));
  return { seat, ask: step, options, forced: true };
}

/** The captives who have been held longest are given up. */
export function runPriceChosen(game: State, { seat, cost, captives, tender }: StepOf<'price chosen'>): void {
  game.seats[seat]!.captives.splice(0, captives);
  next(game, { do: 'pay', seat, cost, tender });
}
