import type { Seat } from '@imperia/engine';
import { type ImperiumEvent, type Score, scoreOf, TOKENS } from '@imperia/imperium';
import { amountsOf, filledLines, sumOf } from '../../../learn/account.ts';
import type { Line as AnyLine } from '../../../learn/lesson.ts';
import { rivalOf } from '../../../learn/moments.ts';
import { isDeed, type Moment } from './moment.ts';

/** Where the numbers of a line come from. */
export type Source = 'cost' | 'gain' | 'progress' | 'play' | 'history' | 'deck' | 'power' | 'total' | 'theirs';

type Counted = (typeof TOKENS)[number] | 'unrest' | 'draw' | 'vp';

export type Line = AnyLine<Source, Counted>;
type Amounts = Line['goods'];

/** What somebody did at this place, with all that came of it. */
function deedAt(heard: readonly ImperiumEvent[], at: number): readonly ImperiumEvent[] {
  const end = heard.findIndex((event, i) => i > at && endsDeed(event));
  return heard.slice(at, end < 0 ? undefined : end);
}

function endsDeed(event: ImperiumEvent): boolean {
  if (event.did === 'lay token' || event.did === 'turn' || event.did === 'solstice') return true;
  return 'seat' in event && isDeed(event, event.seat);
}

function gainOf(event: ImperiumEvent): Amounts {
  if (event.did === 'gain' && event.token !== 'action') return { [event.token]: event.n };
  if (event.did === 'draw') return { draw: event.cards.length };
  return event.did === 'take unrest' ? { unrest: 1 } : {};
}

/** Cost and gain of what a seat did at this place; a line with nothing in it is left out. */
export function accountOf({ heard }: Moment, at: number, seat: Seat): readonly Line[] {
  const own = deedAt(heard, at).filter((event) => 'seat' in event && event.seat === seat);
  const paid = own.map((event): Amounts => (event.did === 'pay' ? amountsOf(TOKENS, event.tokens) : {}));
  return filledLines<Line>([
    { of: 'cost', goods: sumOf(paid) },
    { of: 'gain', goods: sumOf(own.map(gainOf)) },
  ]);
}

function pointsIn({ cards }: Score, places: readonly Score['cards'][number]['place'][]): number {
  return cards.filter(({ place }) => places.includes(place)).reduce((all, { points }) => all + points, 0);
}

/** Where the learner's points came from, and what the other side has. */
export function finalLines(moment: Moment): readonly Line[] {
  const { view, seat } = moment;
  const score = scoreOf(view, seat);
  return [
    { of: 'progress', goods: { vp: score.progress } },
    { of: 'play', goods: { vp: pointsIn(score, ['play', 'garrison']) } },
    { of: 'history', goods: { vp: pointsIn(score, ['history', 'sunk']) } },
    { of: 'deck', goods: { vp: pointsIn(score, ['hand', 'deck', 'discard']) } },
    { of: 'power', goods: { vp: pointsIn(score, ['power']) } },
    { of: 'total', goods: { vp: score.points } },
    { of: 'theirs', goods: { vp: scoreOf(view, rivalOf(moment)).points } },
  ];
}
