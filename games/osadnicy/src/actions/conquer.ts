import type { Io, Refusal, Seat } from '@imperia/engine';
import { conquer, conquestCost, conquestRefusal } from '../conquest.ts';
import { findLocation, isFortress, locationOf, NO_CARD } from '../empire.ts';
import type { OsadnicyEvent } from '../events.ts';
import { RAZE, tokens } from '../goods.ts';
import { isAtWar } from '../positions.ts';
import { NO_SIEGE, NOTHING_TO_BESIEGE, TARGET_HAS_PASSED, TOO_FEW_FOR_SIEGE } from '../refusals.ts';
import { besiege } from '../siege.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { endTurn } from './end-turn.ts';

export const SIEGE_COST = tokens({ raze: 2 });

/** Conquests and sieges; both cost at least two raze tokens. */
export function warOptions(game: State, seat: Seat, options: OsadnicyStep[]): void {
  if (!isAtWar(game) || game.seats[seat]!.tokens[RAZE]! < SIEGE_COST[RAZE]!) return;
  for (let of = 0; of < game.seats.length; of++) {
    if (of === seat) continue;
    for (const { card } of game.seats[of]!.locations) {
      if (!conquestRefusal(game, seat, card)) options.push({ do: 'conquer location', seat, of, card });
      if (isFortress(card) && !siegeRefusal(game, seat, card)) options.push({ do: 'besiege', seat, of, card });
    }
  }
}

export function runConquerLocation(game: State, { seat, of, card }: StepOf<'conquer location'>): void {
  const pay = conquestPrice(game, seat, card);
  endTurn(game, seat, { do: 'spend', seat, pay, on: NO_CARD }, { do: 'conquer', seat, of, card });
}

export function conquestPrice(game: State, seat: Seat, card: number) {
  return tokens({ raze: conquestCost(game, seat, locationOf(game, card).owner, findLocation(game, card)) });
}

export function runConquer(game: State, { seat, card }: StepOf<'conquer'>, io: Io<OsadnicyEvent>): void {
  conquer(game, seat, card, io);
}

/** May this fortress be besieged, whatever it costs? */
export function siegeTargetRefusal(game: State, seat: Seat, card: number): Refusal | null {
  const { owner } = locationOf(game, card);
  if (!isAtWar(game) || !isFortress(card) || owner === seat) return NO_SIEGE;
  if (game.seats[owner]!.passed) return TARGET_HAS_PASSED;
  return findLocation(game, card).fortifications ? null : NOTHING_TO_BESIEGE;
}

export function siegeRefusal(game: State, seat: Seat, card: number): Refusal | null {
  const few = game.seats[seat]!.tokens[RAZE]! < SIEGE_COST[RAZE]!;
  return siegeTargetRefusal(game, seat, card) ?? (few ? TOO_FEW_FOR_SIEGE : null);
}

export function runBesiege(game: State, { seat, of, card }: StepOf<'besiege'>): void {
  endTurn(game, seat, { do: 'spend', seat, pay: SIEGE_COST, on: NO_CARD }, { do: 'siege', seat, of, card });
}

export function runSiege(game: State, { seat, card }: StepOf<'siege'>, io: Io<OsadnicyEvent>): void {
  besiege(game, seat, card, io);
}
