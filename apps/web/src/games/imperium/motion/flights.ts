import type { Seat } from '@imperia/engine';
import { type ImperiumEvent, TOKENS, thingOf } from '@imperia/imperium';
import type { Flight, Place } from '../../contract.ts';

/** More of one kind would only be a swarm. */
const MOST_OF_ONE = 4;

export function flightsOf(events: readonly ImperiumEvent[]): Flight[] {
  return events.flatMap(flights);
}

function flights(event: ImperiumEvent): Flight[] {
  switch (event.did) {
    case 'gain':
      return several(event.token, event.n, from(event.card, event.seat), pool(event.seat, event.token));
    case 'pay':
      return TOKENS.flatMap((token, i) => several(token, event.tokens[i]!, pool(event.seat, token), { spot: 'bar' }));
    case 'steal':
      return several(event.token, event.n, pool(event.of, event.token), pool(event.seat, event.token));
    case 'lay token':
      return several(event.token, event.n, pool(event.seat, event.token), { thing: thingOf(event.on) });
    case 'buy off':
      return several(event.token, event.n, pool(event.seat, event.token), pool(event.of, event.token));
    case 'play':
      return event.free
        ? []
        : [{ icon: 'action', from: pool(event.seat, 'action'), to: { thing: thingOf(event.card) } }];
    case 'exhaust':
      return [{ icon: 'exhaust', from: pool(event.seat, 'exhaust'), to: { thing: thingOf(event.card) } }];
    case 'unexhaust':
      return [{ icon: 'exhaust', from: { thing: thingOf(event.on) }, to: pool(event.seat, 'exhaust') }];
    case 'acquire':
      return event.unrest < 0 ? [] : [{ icon: 'unrest', from: { thing: thingOf(event.card) }, to: hand(event.seat) }];
    case 'breakthrough':
      return [{ icon: 'unrest', from: { thing: thingOf(event.card) }, to: { spot: 'unrest' } }];
    case 'take unrest':
      return event.acquired ? [] : [{ icon: 'unrest', from: { spot: 'unrest' }, to: hand(event.seat) }];
    case 'return':
      return event.cards
        .slice(0, MOST_OF_ONE)
        .map(() => ({ icon: 'unrest', from: hand(event.seat), to: { spot: 'unrest' } }));
    case 'nation card':
      return [{ icon: 'draw', from: { spot: `nation ${event.seat}` }, to: { spot: `discard ${event.seat}` } }];
    case 'shuffle':
      return event.pile === 'deck'
        ? several('draw', MOST_OF_ONE, { spot: `discard ${event.seat}` }, { spot: `deck ${event.seat}` })
        : [];
    case 'draw':
      return event.cards.some((card) => card < 0)
        ? several('draw', event.cards.length, { spot: `deck ${event.seat}` }, { spot: `head ${event.seat}` })
        : [];
    default:
      return [];
  }
}

function from(card: number, seat: Seat): Place {
  return card >= 0 ? { thing: thingOf(card) } : { spot: `head ${seat}` };
}

/** Where somebody's cards are held: the hand that is drawn, or who holds it. */
function hand(seat: Seat): Place {
  return { spot: `head ${seat}` };
}

function pool(seat: Seat, token: string): Place {
  return { spot: `${token} ${seat}` };
}

function several(icon: string, n: number, start: Place, to: Place): Flight[] {
  return Array.from({ length: Math.min(n, MOST_OF_ONE) }, () => ({ icon, from: start, to }));
}
