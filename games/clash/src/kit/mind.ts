import type { Seat } from '@imperia/engine';
import type { Changes, Lang, Mind } from '@imperia/kit';
import { citiesOf } from '../cities.ts';
import { GOODS } from '../goods.ts';
import { advancesOwned } from '../knowledge.ts';
import { isArmy, SETTLER, SHIP } from '../pieces.ts';
import { totalOf } from '../scoring.ts';
import { HAPPY, type State } from '../state.ts';
import type { ClashStep } from '../steps.ts';
import { whyText } from '../text/why.ts';
import { kindOf } from '../units.ts';
import { narrow, value } from '../value/index.ts';

/** Everything about a position that a person would count. */
function measure(game: State, seat: Seat): Readonly<Record<string, number>> {
  const own = game.seats[seat]!;
  const cities = citiesOf(game, seat);
  const kinds = own.units.map(kindOf);
  return {
    points: totalOf(game, seat),
    cities: cities.length,
    happy: cities.filter(({ mood }) => mood === HAPPY).length,
    advances: advancesOwned(own),
    army: kinds.filter(isArmy).length,
    ships: kinds.filter((kind) => kind === SHIP).length,
    settlers: kinds.filter((kind) => kind === SETTLER).length,
    cards: own.hand.length + own.objectives.length + own.wonderHand.length,
    ...Object.fromEntries(GOODS.map((good, at) => [good, own.goods[at]!])),
  };
}

export const mind: Mind<State, ClashStep> = {
  value,
  narrow,
  scale: 10,
  /** What has been begun is valued by what it will bring; played on at random it brings less. */
  rollout: 0,
  mistake: 3,
  measure,
  why: (_view: State, _option: ClashStep, changes: Changes, lang: Lang) => whyText(changes, lang),
};
