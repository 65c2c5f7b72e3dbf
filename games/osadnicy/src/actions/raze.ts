import { type Io, modified, next, type Refusal, type Seat } from '@imperia/engine';
import { CARDS } from '../cards.ts';
import { controllerOf, empireOf, findLocation, hasPower, isFortress, NO_CARD } from '../empire.ts';
import { isDefended } from '../equipped.ts';
import type { OsadnicyEvent } from '../events.ts';
import { answerFeatures, gain } from '../gains.ts';
import { RAZE, tokens } from '../goods.ts';
import { turnToFoundation } from '../leave.ts';
import { discard, removeCard } from '../piles.ts';
import {
  CARD_SAYS_SO,
  DEFENDED,
  FORTRESS,
  GUARDED,
  NO_RAZE_FIELD,
  NO_RAZE_TOKEN,
  OWN_LOCATION,
  PEACE,
  RUINS,
  TARGET_HAS_PASSED,
  TOO_FEW_RAZE_TOKENS,
} from '../refusals.ts';
import { isVirtual } from '../solo/virtual.ts';
import type { Location, State } from '../state.ts';
import type { StepOf } from '../steps.ts';
import { isInForce } from '../versions.ts';
import { endTurn } from './end-turn.ts';

export const RAZE_CARD_COST = 1;
export const RAZE_CARD_PRICE = tokens({ raze: RAZE_CARD_COST });
const RAZE_LOCATION_COST = 2;

export function razeCardRefusal(game: State, seat: Seat, card: number): Refusal | null {
  if (CARDS[card]!.raze.length === 0) return CARDS[card]!.deck === 0 ? RUINS : NO_RAZE_FIELD;
  return game.seats[seat]!.tokens[RAZE]! < RAZE_CARD_COST ? NO_RAZE_TOKEN : null;
}

/** Raze tokens needed: more for a defence token, a samurai, or a feature of the defender. */
export function razeCost(game: State, of: Seat, location: Location): number {
  let cost = RAZE_LOCATION_COST;
  if (isDefended(location)) cost++;
  if (location.samurai) cost++;
  if (game.virtual === 'atlanteans' && isVirtual(game, of)) cost++;
  if (CARDS[location.card]!.deck !== 0) return cost;
  return modified(cost, empireOf(game, of), (sum, one) => (isInForce(game, one) ? razeCostWith(sum, one) : sum));
}

function razeCostWith(cost: number, { card }: Location): number {
  return CARDS[card]!.modifiers.reduce((sum, { query, add }) => (query === 'razeCost' ? sum + add : sum), cost);
}

/** May a location of seat `of` be the target of a raze that some card or action allows? */
export function razeTargetRefusal(game: State, of: Seat, card: number): Refusal | null {
  const { raze, deck } = CARDS[card]!;
  if (raze.length === 0) return deck === 0 ? RUINS : NO_RAZE_FIELD;
  if (isFortress(card)) return FORTRESS;
  if (game.seats[of]!.passed) return TARGET_HAS_PASSED;
  if (game.seats[of]!.minis?.truce) return CARD_SAYS_SO;
  return isUntouchable(game, of) ? CARD_SAYS_SO : null;
}

/** Only the Atlanteans know how: others need not be looked through. */
function isUntouchable(game: State, of: Seat): boolean {
  return game.config.factions.includes('atlanteans') && hasPower(game, of, 'untouchable');
}

export function razeLocationRefusal(game: State, seat: Seat, of: Seat, card: number): Refusal | null {
  if (of === seat) return OWN_LOCATION;
  if (game.config.options.includes('peaceful')) return PEACE;
  return razeTargetRefusal(game, of, card) ?? razePriceRefusal(game, seat, of, card);
}

export function razePriceRefusal(game: State, seat: Seat, of: Seat, card: number): Refusal | null {
  const raze = game.seats[seat]!.tokens[RAZE]!;
  const location = findLocation(game, card);
  if (raze >= razeCost(game, of, location)) return null;
  if (raze < RAZE_LOCATION_COST) return raze === 0 ? NO_RAZE_TOKEN : TOO_FEW_RAZE_TOKENS;
  if (location.samurai) return GUARDED;
  return isDefended(location) ? DEFENDED : CARD_SAYS_SO;
}

export function runRazeCard(game: State, { seat, card }: StepOf<'raze card'>): void {
  endTurn(game, seat, { do: 'spend', seat, pay: RAZE_CARD_PRICE, on: NO_CARD }, { do: 'raze hand', seat, card });
}

/** The goods of the raze field come from the supply, then the card is discarded: it cannot be drawn by its own raze. */
export function runRazeHand(game: State, { seat, card }: StepOf<'raze hand'>, io: Io<OsadnicyEvent>): void {
  removeCard(game.seats[seat]!.hand, card);
  game.seats[seat]!.announced.push(card);
  io.tell?.({ did: 'raze card', seat, card });
  next(game, { do: 'discard razed', seat, card });
  answerFeatures(game, seat, (when) => when.event === 'razeHand');
  gainRazeField(game, seat, card, io);
}

/** Unless a feature has made a foundation of it. Others answer once the raze is through. */
export function runDiscardRazed(game: State, { seat, card }: StepOf<'discard razed'>): void {
  const { announced } = game.seats[seat]!;
  if (announced.includes(card)) {
    removeCard(announced, card);
    discard(game, card);
  }
  answerFeatures(game, seat, (when) => when.event === 'raze' && when.of === undefined);
}

export function runRazeLocation(game: State, { seat, of, card }: StepOf<'raze location'>): void {
  const pay = tokens({ raze: razeCost(game, of, findLocation(game, card)) });
  endTurn(game, seat, { do: 'spend', seat, pay, on: NO_CARD }, { do: 'raze', seat, of, card });
}

/** However it came to it, the location is razed: goods for the razer, a foundation and wood for the other side. */
export function runRaze(game: State, { seat, card }: StepOf<'raze'>, io: Io<OsadnicyEvent>): void {
  const of = controllerOf(game, card);
  io.tell?.({ did: 'raze', seat, of, card });
  turnToFoundation(game, card, io);
  if (of !== seat) answerFeatures(game, of, (when) => when.event === 'razed');
  answerFeatures(game, seat, (when) => when.event === 'raze', { about: card });
  gainRazeField(game, seat, card, io);
}

/** One gain for each good shown. */
function gainRazeField(game: State, seat: Seat, card: number, io: Io<OsadnicyEvent>): void {
  for (const good of CARDS[card]!.raze) gain(game, seat, good, 1, { card, why: 'raze' }, io);
}
