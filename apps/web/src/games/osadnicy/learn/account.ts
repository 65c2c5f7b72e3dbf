import type { Seat } from '@imperia/engine';
import { type Good, type OsadnicyEvent, TOKENS, type Tokens, type Why } from '@imperia/osadnicy';
import { amountsOf, filledLines, sumOf } from '../../../learn/account.ts';
import type { Line as AnyLine } from '../../../learn/lesson.ts';
import { isDeed, type Moment } from './moment.ts';

/** Where the numbers of a line come from. */
export type Source = 'cost' | 'gain' | 'board' | 'deals' | 'locations' | 'kept' | 'earned' | 'total' | 'theirs';

type Counted = Good | 'location';
export type Amounts = Readonly<Partial<Record<Counted, number>>>;

export type Line = AnyLine<Source, Counted>;

export function goodsOf(tokens: Tokens): Amounts {
  return amountsOf(TOKENS, tokens);
}

/** What a seat gained by these events; for some reasons only, where they are given. */
export function gainedIn(events: readonly OsadnicyEvent[], seat: Seat, whys?: readonly Why[]): Amounts {
  const parts: Amounts[] = [];
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.did === 'gain' && (!whys || whys.includes(event.why))) parts.push({ [event.good]: event.n });
    if (event.did === 'draw' && !whys) parts.push({ card: 1 });
  }
  return sumOf(parts);
}

/** What somebody did with the event at this place, and all that belongs to it: the price before, what came of it after. */
function deedAt({ heard }: Moment, at: number, seat: Seat): readonly OsadnicyEvent[] {
  let [from, to] = [at, at + 1];
  while (from > 0 && isPrice(heard[from - 1]!, seat)) from--;
  while (to < heard.length && !endsDeed(heard[to]!)) to++;
  if (to < heard.length && heard[to]!.did !== 'activate') while (to > at + 2 && isAnyPrice(heard[to - 1]!)) to--;
  return heard.slice(from, to);
}

function isPrice(event: OsadnicyEvent, seat: Seat): boolean {
  return isAnyPrice(event) && 'seat' in event && event.seat === seat;
}

function isAnyPrice({ did }: OsadnicyEvent): boolean {
  return did === 'pay' || did === 'give up';
}

function endsDeed(event: OsadnicyEvent): boolean {
  if (event.did === 'round' || event.did === 'phase' || event.did === 'defend') return true;
  return 'seat' in event && isDeed(event, event.seat);
}

/** Cost and gain of what a seat did at this place; a line with nothing in it is left out. */
export function accountOf(moment: Moment, at: number, seat: Seat): readonly Line[] {
  const events = deedAt(moment, at, seat);
  const paid = events.flatMap((event): Amounts[] => {
    if (event.did === 'pay' && event.seat === seat) return [goodsOf(event.pay)];
    return event.did === 'give up' && event.seat === seat ? [{ location: 1 }] : [];
  });
  return filledLines<Line>([
    { of: 'cost', goods: sumOf(paid) },
    { of: 'gain', goods: gainedIn(events, seat) },
  ]);
}

/** What a round's production gave, by where it came from. */
export function productionOf(events: readonly OsadnicyEvent[], seat: Seat): readonly Line[] {
  const phase = (name: string) => events.findIndex((event) => event.did === 'phase' && event.phase === name);
  const from = phase('production');
  const to = phase('action');
  const produced = from < 0 ? [] : events.slice(from, to < 0 ? undefined : to);
  return filledLines<Line>([
    { of: 'board', goods: gainedIn(produced, seat, ['board']) },
    { of: 'deals', goods: gainedIn(produced, seat, ['deal']) },
    { of: 'locations', goods: gainedIn(produced, seat, ['production', 'feature']) },
  ]);
}
