import type { Seat } from '@imperia/engine';
import {
  cardIn,
  cardOf,
  type ImperiumEvent,
  type MarketPile,
  SLOT_PILES,
  type State,
  thingOf,
} from '@imperia/imperium';
import type { Thing } from '@imperia/kit';
import type { Spot } from '../../contract.ts';

const ZONES = new WeakMap<State, ReadonlyMap<Thing, Spot>>();

export function zonesOf(view: State): ReadonlyMap<Thing, Spot> {
  const known = ZONES.get(view) ?? zonesIn(view);
  ZONES.set(view, known);
  return known;
}

function zonesIn(view: State): ReadonlyMap<Thing, Spot> {
  const zones = new Map<Thing, Spot>();
  const lie = (cards: readonly number[], zone: Spot) => {
    for (const card of cards) if (card >= 0) zones.set(thingOf(card), zone);
  };
  for (const { card, unrest } of view.market) lie([card, unrest], 'market');
  for (const pile of ['main', 'regions', 'uncivilised', 'civilised', 'fame', 'unrest', 'exile'] as const) {
    lie(view[pile], pile);
  }
  lie(view.king, 'fame');
  lie(view.revealed, 'revealed');
  lie(view.box, 'box');
  for (const [seat, own] of view.seats.entries()) {
    for (const pile of ['hand', 'deck', 'discard', 'history', 'sunk', 'looked', 'power', 'journey'] as const) {
      lie(own[pile], `${pile} ${seat}`);
    }
    lie([...own.nationDeck, ...own.accession], `nation ${seat}`);
    lie(own.developments, `developments ${seat}`);
    lie(
      own.announced.map(({ card }) => card),
      `announced ${seat}`,
    );
    for (const { card, garrison } of own.play) {
      lie([card], `play ${seat}`);
      lie(garrison, `garrison ${seat} ${card}`);
    }
  }
  // What everybody saw somebody take, and sees nowhere else, is in a hand that is closed, or goes through it.
  for (const [seat, { hand, known }] of view.seats.entries()) {
    if (hand.some((card) => card < 0)) {
      lie(
        known.filter((card) => card >= 0 && !zones.has(thingOf(card))),
        `hand ${seat}`,
      );
    }
  }
  return zones;
}

export const DECKS: Readonly<Record<string, MarketPile>> = {
  region: 'regions',
  uncivilised: 'uncivilised',
  civilised: 'civilised',
};

/** A deck that is empty gives way to the main one. */
const deckOf = (pile: MarketPile, { [pile]: { length } }: State): Spot => (length > 0 ? pile : 'main');

/** From a deck, even what had lain in the discard pile or the hand before that was shuffled. */
export function drawnOf(news: readonly ImperiumEvent[], before: State): ReadonlyMap<Thing, Spot> {
  const drawn = new Map<Thing, Spot>();
  const from = (card: number, pile: Spot) => card >= 0 && drawn.set(thingOf(card), pile);
  for (const event of news) {
    if (event.did === 'draw') for (const card of event.cards) from(card, `deck ${event.seat}`);
    if (event.did === 'reveal' && !before.exile.includes(event.card)) {
      from(event.card, deckOf(SLOT_PILES[event.slot]!, before));
    }
    if (event.did === 'breakthrough deck') from(event.card, deckOf(DECKS[event.suit] ?? 'main', before));
  }
  return drawn;
}

/** Piles that are drawn by themselves, whosever they are. */
const DRAWN: ReadonlySet<string> = new Set(['deck', 'discard', 'history', 'sunk', 'nation', 'developments']);

export function spotOf(zone: Spot | undefined, me: Seat): Spot | null {
  if (zone === undefined || zone === 'box') return null;
  const [place = '', owner] = zone.split(' ');
  if (owner === undefined) return zone === 'revealed' ? 'main' : zone;
  if (place === 'looked') return 'fame';
  if (place === 'announced' && Number(owner) === me) return 'bar';
  if (DRAWN.has(place) && !(Number(owner) !== me && place === 'developments')) return `${place} ${owner}`;
  return place === 'hand' && Number(owner) === me ? zone : `head ${owner}`;
}

/** Where a card comes from whose face nobody here had seen, and of which nothing told that it was drawn. */
export function hiddenOrigin(thing: Thing, zone: Spot | undefined, me: Seat): Spot {
  const [place, owner] = zone?.split(' ') ?? [];
  const { type } = cardOf(cardIn(thing)).data;
  if (place === 'looked' || type === 'fame') return 'fame';
  if (owner === undefined) return 'main';
  return Number(owner) === me ? `deck ${owner}` : `head ${owner}`;
}
