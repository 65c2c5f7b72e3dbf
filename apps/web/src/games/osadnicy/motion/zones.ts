import type { Seat } from '@imperia/engine';
import type { Thing } from '@imperia/kit';
import { cardOf, type State } from '@imperia/osadnicy';
import type { Spot } from '../../contract.ts';
import { cardIn, thingOf } from '../cards/things.ts';

const ZONES = new WeakMap<State, ReadonlyMap<Thing, Spot>>();

/** Where each thing that has a face lies: two moments with the same zone for a thing have not moved it. */
export function zonesOf(view: State): ReadonlyMap<Thing, Spot> {
  const known = ZONES.get(view) ?? zonesIn(view);
  ZONES.set(view, known);
  return known;
}

function zonesIn({ deck, discard, lookout, removed, collection, rival, seats }: State): ReadonlyMap<Thing, Spot> {
  const zones = new Map<Thing, Spot>();
  const lie = (cards: readonly number[], zone: Spot) => {
    for (const card of cards) if (card >= 0) zones.set(thingOf(card), zone);
  };
  lie(deck, 'deck');
  lie(discard, 'discard');
  lie(lookout, 'lookout');
  lie(removed, 'removed');
  lie(collection, 'collection');
  lie(rival?.discard ?? [], 'discard');
  for (const [seat, own] of seats.entries()) {
    lie(own.hand, `hand ${seat}`);
    lie(own.draft, `hand ${seat}`);
    lie(own.deck, `deck ${seat}`);
    lie(own.discard, 'discard');
    lie(own.deals, `deals ${seat}`);
    lie(own.announced, `announced ${seat}`);
    lie([...own.foundations, ...own.returning], `foundations ${seat}`);
    for (const { card, under } of own.locations) {
      lie([card], `locations ${seat}`);
      lie(under, `locations ${seat}`);
    }
  }
  return zones;
}

/** The spot to which a thing goes that is drawn no more, or from which one comes; null for out of the game. */
export function spotOf(zone: Spot | undefined, me: Seat): Spot | null {
  if (zone === undefined || zone === 'removed') return null;
  const [place, owner] = zone.split(' ');
  if (owner === undefined) return zone;
  if (Number(owner) !== me) return `head ${owner}`;
  if (place === 'deck') return 'faction deck';
  return place === 'announced' ? 'bar' : `head ${owner}`;
}

/** Where a thing comes from whose face nobody here had seen: a rival's hand, or the deck that it belongs to. */
export function hiddenOrigin(thing: Thing, zone: Spot | undefined, me: Seat): Spot {
  const [place, owner] = zone?.split(' ') ?? [];
  if (owner !== undefined && place !== 'hand' && Number(owner) !== me) return `head ${owner}`;
  return cardOf(cardIn(thing)).deck === 0 ? 'deck' : 'faction deck';
}
