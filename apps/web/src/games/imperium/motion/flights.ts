import type { Seat } from '@imperia/engine';
import { type ImperiumEvent, type State, TOKENS, thingOf } from '@imperia/imperium';
import type { Flight, Place } from '../../contract.ts';
import { DECKS } from './zones.ts';

/** More of one kind would only be a swarm. */
const MOST_OF_ONE = 4;

/** Tokens, and cards whose way is not seen on the table itself. */
export function flightsOf(events: readonly ImperiumEvent[], view: State): Flight[] {
  const acquired = new Set<number>();
  return events.flatMap((event) => {
    if (event.did === 'acquire' || event.did === 'breakthrough') acquired.add(event.card);
    return flights(event, view, acquired);
  });
}

function flights(event: ImperiumEvent, { seats }: State, acquired: ReadonlySet<number>): Flight[] {
  switch (event.did) {
    case 'gain':
      return several(event.token, event.n, from(event.card, event.seat, acquired), pool(event.seat, event.token));
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
    case 'take unrest':
      return event.acquired || seats[event.seat]!.hand.includes(event.card)
        ? []
        : [{ icon: 'unrest', from: { spot: 'unrest' }, to: hand(event.seat) }];
    case 'return':
      return event.from === 'play' || (event.from === 'hand' && seats[event.seat]!.hand.every((card) => card >= 0))
        ? []
        : several('unrest', event.cards.length, hand(event.seat), { spot: 'unrest' });
    case 'breakthrough deck':
      return seats[event.seat]!.hand.includes(event.card)
        ? []
        : [{ icon: 'draw', from: { spot: (event.card < 0 && DECKS[event.suit]) || 'main' }, to: hand(event.seat) }];
    case 'nation card':
      return [{ icon: 'draw', from: nation(event.seat, seats), to: { spot: `discard ${event.seat}` } }];
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

/** What lay on an acquired card is taken where both lay. */
function from(card: number, seat: Seat, acquired: ReadonlySet<number>): Place {
  if (acquired.has(card)) return { was: thingOf(card) };
  return card >= 0 ? { thing: thingOf(card) } : { spot: `head ${seat}` };
}

/** Where somebody's cards are held: the hand that is drawn, or who holds it. */
function hand(seat: Seat): Place {
  return { spot: `head ${seat}` };
}

/** The last card of a nation, with which its state card turns, leaves no pile behind. */
function nation(seat: Seat, seats: State['seats']): Place {
  const { nationDeck, accession } = seats[seat]!;
  return { spot: nationDeck.length + accession.length > 0 ? `nation ${seat}` : `state ${seat}` };
}

function pool(seat: Seat, token: string): Place {
  return { spot: `${token} ${seat}` };
}

function several(icon: string, n: number, start: Place, to: Place): Flight[] {
  return Array.from({ length: Math.min(n, MOST_OF_ONE) }, () => ({ icon, from: start, to }));
}
