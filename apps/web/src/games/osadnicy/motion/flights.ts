import type { Seat } from '@imperia/engine';
import { type Good, isToken, type OsadnicyEvent, TOKENS, type Tokens } from '@imperia/osadnicy';
import type { Flight, Place } from '../../contract.ts';
import { thingOf } from '../cards/things.ts';

/** More of one kind would only be a swarm. */
const MOST_OF_ONE = 4;
const BOUGHT: ReadonlySet<OsadnicyEvent['did']> = new Set(['build', 'deal', 'raze', 'raze card', 'activate']);

export function flightsOf(events: readonly OsadnicyEvent[]): Flight[] {
  return events.flatMap((event, i) => flights(event, events.slice(i + 1)));
}

function flights(event: OsadnicyEvent, later: readonly OsadnicyEvent[]): Flight[] {
  switch (event.did) {
    case 'gain':
      return several(event.good, event.n, sourceOf(event), pool(event.seat, event.good));
    case 'lose':
      return several(event.good, event.n, pool(event.seat, event.good), { spot: 'supply' });
    case 'pay':
      return paid(event.seat, event.pay, paidFor(event, later));
    case 'draw':
      return event.card >= 0 ? [] : [{ icon: 'card', from: { spot: 'deck' }, to: { spot: `head ${event.seat}` } }];
    case 'take resource':
      return several(event.good, 1, pool(event.of, event.good), pool(event.seat, event.good));
    case 'put on':
      return several(event.good, 1, pool(event.seat, event.good), { thing: thingOf(event.on) });
    case 'defend':
      return several('defense', 1, pool(event.seat, 'defense'), { thing: thingOf(event.card) });
    case 'place technology':
      return several(event.token, 1, pool(event.seat, event.token), { thing: thingOf(event.card) });
    case 'samurai':
      return [{ icon: 'samurai', from: pool(event.seat, 'worker'), to: { thing: thingOf(event.card) } }];
    default:
      return [];
  }
}

function sourceOf({ card, why, seat }: Extract<OsadnicyEvent, { did: 'gain' }>): Place {
  if (card >= 0) return { thing: thingOf(card) };
  return { spot: why === 'board' ? `head ${seat}` : 'supply' };
}

/** What is paid without a word is for what is done next. */
function paidFor({ card, seat }: Extract<OsadnicyEvent, { did: 'pay' }>, later: readonly OsadnicyEvent[]): Place {
  if (card >= 0) return { thing: thingOf(card) };
  const deed = later.find((event) => BOUGHT.has(event.did) && 'seat' in event && event.seat === seat);
  return deed && 'card' in deed && deed.card >= 0 ? { thing: thingOf(deed.card) } : { spot: 'supply' };
}

function pool(seat: Seat, good: Good): Place {
  return { spot: `${good} ${seat}` };
}

function paid(seat: Seat, pay: Tokens, to: Place): Flight[] {
  return TOKENS.flatMap((token, i) => several(token, pay[i] ?? 0, pool(seat, token), to));
}

function several(good: Good, n: number, from: Place, to: Place): Flight[] {
  if (good === 'card' || (good !== 'vp' && !isToken(good))) return [];
  return Array.from({ length: Math.min(n, MOST_OF_ONE) }, () => ({ icon: good, from, to }));
}
