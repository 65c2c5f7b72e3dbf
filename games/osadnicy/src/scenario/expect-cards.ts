import type { Location, State } from '../state.ts';
import { differs, unmetGoods } from './differs.ts';
import { cardsCalled, cardText, sideAt } from './names.ts';
import type { CardName, LocationPosition } from './types.ts';

type Wanted = CardName | LocationPosition;

/** The same cards, in any order; of a location, also what lies on it, as far as it is named. */
export function unmetCards(
  field: string,
  wanted: readonly Wanted[] | undefined,
  state: State,
  found: readonly number[],
): string[] {
  if (!wanted) return [];
  const left = [...found];
  const missing: Wanted[] = [];
  for (const one of mostSpecificFirst(wanted)) {
    const at = bestOf(state, one, left);
    if (at < 0) missing.push(one);
    else left.splice(at, 1);
  }
  if (missing.length === 0 && left.length === 0) return [];
  return explain(field, wanted, state, found, missing, left);
}

/** The first cards of a pile, in this order; the top card lies last. */
export function unmetTop(field: string, wanted: readonly CardName[] | undefined, pile: readonly number[]): string[] {
  if (!wanted) return [];
  const top = pile.slice(-wanted.length || pile.length).reverse();
  const agree = (name: string, i: number) => cardsCalled(name).some(({ no }) => no === top[i]);
  if (wanted.every(agree)) return [];
  return [`${field}: expected ${wanted.join(', ')}, found ${top.map(cardText).join(', ') || 'none'}`];
}

function mostSpecificFirst(wanted: readonly Wanted[]): Wanted[] {
  const vagueness = (one: Wanted) => cardsCalled(nameOf(one)).length - (typeof one === 'string' ? 0 : 0.5);
  return [...wanted].sort((a, b) => vagueness(a) - vagueness(b));
}

function nameOf(wanted: Wanted): string {
  return typeof wanted === 'string' ? wanted : wanted.card;
}

function bestOf(state: State, wanted: Wanted, left: readonly number[]): number {
  const copies = cardsCalled(nameOf(wanted));
  return left.findIndex((card) => {
    if (!copies.some(({ no }) => no === card)) return false;
    return typeof wanted === 'string' || unmetLocation('', wanted, state, card).length === 0;
  });
}

function explain(
  field: string,
  wanted: readonly Wanted[],
  state: State,
  found: readonly number[],
  missing: readonly Wanted[],
  left: readonly number[],
): string[] {
  const [one] = missing;
  const [copy] = left;
  if (missing.length === 1 && left.length === 1 && typeof one === 'object' && copy !== undefined) {
    const called = cardsCalled(one.card).some(({ no }) => no === copy);
    if (called) return unmetLocation(`${field} ${one.card}`, one, state, copy);
  }
  const list = (names: readonly string[]) => names.join(', ') || 'none';
  return [`${field}: expected ${list(wanted.map(nameOf))}, found ${list(found.map(cardText))}`];
}

function unmetLocation(field: string, wanted: LocationPosition, state: State, card: number): string[] {
  const location = state.seats.flatMap(({ locations }) => locations).find((one) => one.card === card);
  if (!location) return [`${field}: expected a location, found none`];
  const { used, defended, samurai, blocked } = location;
  return [
    ...differs(`${field}.used`, wanted.used, used),
    ...unmetGoods(`${field}.spent`, wanted.spent, location.spent, true),
    ...unmetGoods(`${field}.aside`, wanted.aside, location.aside, true),
    ...differs(`${field}.defended`, wanted.defended, defended),
    ...differs(`${field}.samurai`, wanted.samurai, samurai),
    ...differs(`${field}.blocked`, wanted.blocked, blocked),
    ...unmetOwners(field, wanted, state, location),
    ...unmetCards(`${field}.under`, wanted.under, state, location.under),
  ];
}

function unmetOwners(field: string, wanted: LocationPosition, state: State, location: Location): string[] {
  const faction = (seat: number) => (seat < 0 ? 'nobody' : sideAt(state, seat));
  const { route, routeOf, seizedBy } = location;
  return [
    ...differs(`${field}.seizedBy`, wanted.seizedBy, faction(seizedBy)),
    ...differs(`${field}.dealBy`, wanted.dealBy, faction(routeOf)),
    ...unmetCards(`${field}.dealCard`, wanted.dealCard === undefined ? undefined : [wanted.dealCard], state, [route]),
  ];
}
