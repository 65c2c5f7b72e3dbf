import type { Seat } from '@imperia/engine';
import { cardIn, cardOf, type State, thingOf } from '@imperia/imperium';
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
  return zones;
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

/** Where a card comes from whose face nobody here had seen: the deck that fills its place, or a hand. */
export function hiddenOrigin(thing: Thing, zone: Spot | undefined, me: Seat): Spot {
  const [place, owner] = zone?.split(' ') ?? [];
  const { type } = cardOf(cardIn(thing)).data;
  if (place === 'market' || place === 'revealed') return DECKS[type] ?? 'main';
  if (place === 'looked' || type === 'fame') return 'fame';
  if (owner === undefined) return 'main';
  return Number(owner) === me ? `deck ${owner}` : `head ${owner}`;
}

const DECKS: Readonly<Record<string, Spot>> = { region: 'regions', uncivilised: 'uncivilised', civilised: 'civilised' };
