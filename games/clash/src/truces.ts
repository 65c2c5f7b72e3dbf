import type { Io, Seat } from '@imperia/engine';
import { cityAt } from './cities.ts';
import { eventData } from './event-data.ts';
import type { ClashEvent } from './events.ts';
import { CULTURE } from './goods.ts';
import type { Hex } from './map/grid.ts';
import { isPlayer, NOBODY } from './owners.ts';
import { discardEvent, removeCard } from './piles.ts';
import type { City, State } from './state.ts';
import { spendTokens, tokensFor } from './tokens.ts';
import { enemyUnitsAt } from './units.ts';
import { isOfFirstRules } from './versions.ts';

/** Someone is there whom the seat may not attack now: under a truce of this turn, or for a price that is not there. */
export function isTrucePlace(game: State, seat: Seat, hex: Hex): boolean {
  const city = cityAt(game, hex);
  const there = new Set([city?.owner ?? NOBODY, enemyUnitsAt(game, seat, hex)]);
  const others = [...there].filter((of) => isPlayer(of) && of !== seat);
  if (others.some((of) => game.seats[seat]!.truces.includes(of))) return true;
  const pacts = others.reduce((sum, of) => sum + (pactBetween(game, seat, of)?.price ?? 0), 0);
  return pacts + (city ? priceOfAttack(game, seat, city) : 0) > tokensFor(game, seat, CULTURE);
}

interface Pact {
  readonly of: Seat;
  readonly card: number;
  readonly price: number;
}

function pactBetween(game: State, a: Seat, b: Seat): Pact | null {
  for (const [of, with_] of [
    [a, b],
    [b, a],
  ] as const) {
    const { ally, persons } = game.seats[of]!;
    if (ally !== with_) continue;
    for (const card of persons)
      for (const effect of eventData(card).person!.effects)
        if (effect.do === 'pact') return { of, card, price: effect.price };
  }
  return null;
}

/** Whoever attacks a city with tokens of its queen pays as many; the druids' lie under barbarians for nobody. */
function priceOfAttack(game: State, seat: Seat, { owner, culture }: City): number {
  if (owner === seat) return 0;
  return isPlayer(owner) || isOfFirstRules(game) ? culture : 0;
}

export function payForCity(game: State, seat: Seat, hex: Hex, io: Io<ClashEvent>): void {
  const city = cityAt(game, hex);
  if (city) spendTokens(game, seat, CULTURE, priceOfAttack(game, seat, city), 'battle', io);
}

/** Whoever attacks pays, and the pact is at its end. */
export function breakPact(game: State, seat: Seat, of: Seat, io: Io<ClashEvent>): void {
  const pact = pactBetween(game, seat, of);
  if (!pact) return;
  const holder = game.seats[pact.of]!;
  holder.ally = -1;
  removeCard(holder.persons, pact.card);
  discardEvent(game, pact.of, pact.card);
  spendTokens(game, seat, CULTURE, pact.price, 'event', io);
}
