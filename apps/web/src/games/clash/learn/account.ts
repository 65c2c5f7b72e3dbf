import { type ClashEvent, GOODS, POINT_SOURCES, type PointSource, pointsOf, totalOf } from '@imperia/clash';
import type { Seat } from '@imperia/engine';
import { amountsOf, filledLines, sumOf } from '../../../learn/account.ts';
import type { Line as AnyLine } from '../../../learn/lesson.ts';
import { rivalOf } from '../../../learn/moments.ts';
import { isDeed, type Moment } from './moment.ts';

/** Where the numbers of a line come from. */
export type Source = 'cost' | 'gain' | PointSource | 'total' | 'theirs';

type Counted = (typeof GOODS)[number] | 'vp';

export type Line = AnyLine<Source, Counted>;
type Amounts = Line['goods'];

function paid(event: ClashEvent): Amounts {
  return event.did === 'pay' ? amountsOf(GOODS, event.pay) : {};
}

function gained(event: ClashEvent): Amounts {
  return event.did === 'gain' ? { [GOODS[event.good]!]: event.kept } : {};
}

/** Cost and gain of what a seat did at this place: the price is heard before, what comes of it after. */
export function accountOf({ heard }: Moment, at: number, seat: Seat): readonly Line[] {
  const isOwn = (event: ClashEvent | undefined) => event !== undefined && 'seat' in event && event.seat === seat;
  let from = at;
  while (from > 0 && heard[from - 1]!.did === 'pay' && isOwn(heard[from - 1])) from--;
  const next = heard.findIndex(
    (event, i) => i > at && (event.did === 'turn' || event.did === 'pay' || isDeed(event, seat)),
  );
  const own = heard.slice(from, next < 0 ? undefined : next).filter(isOwn);
  return filledLines<Line>([
    { of: 'cost', goods: sumOf(own.map(paid)) },
    { of: 'gain', goods: sumOf(own.map(gained)) },
  ]);
}

/** Where the learner's points came from, and what the other side has. */
export function finalLines(moment: Moment): readonly Line[] {
  const { view, seat } = moment;
  const points = pointsOf(view, seat);
  return [
    ...POINT_SOURCES.filter((source) => points[source] > 0).map((of) => ({ of, goods: { vp: points[of] } })),
    { of: 'total', goods: { vp: totalOf(view, seat) } },
    { of: 'theirs', goods: { vp: totalOf(view, rivalOf(moment)) } },
  ];
}
