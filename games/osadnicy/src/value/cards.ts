import type { Seat } from '@imperia/engine';
import { CARDS, type Card } from '../cards.ts';
import { COMMON_LOCATION_VALUE, FACTION_LOCATION_VALUE } from '../factions.ts';
import type { Location, State } from '../state.ts';
import { programWorth } from './effects.ts';
import { tokensWorth, WORTH } from './goods.ts';
import type { Horizon } from './horizon.ts';

/** An action is not used in every round, nor does a feature answer as often as it might. */
const USE = 0.7;
/** What is possible is worth less than what is there. */
const POSSIBLE = 0.45;
const ANY_CARD = 0.6;
const GIVEN_UP = 1.3;

/** One activation: what it brings beyond its cost. */
function actionWorth(game: State, seat: Seat, { action }: Card): number {
  if (!action) return 0;
  const cost = tokensWorth(action.spend) + action.cards * WORTH.card + action.deals;
  return Math.max(0, action.times * (programWorth(game, seat, action.program) - cost));
}

function triggersWorth(game: State, seat: Seat, { triggers }: Card): number {
  let worth = 0;
  for (const { program } of triggers) worth += programWorth(game, seat, program);
  return worth;
}

/** A location that stands, for so many productions and so many rounds of actions to come. */
function standingWorth(game: State, seat: Seat, card: Card, productions: number, actions: number): number {
  let worth = card.deck === 0 ? COMMON_LOCATION_VALUE : FACTION_LOCATION_VALUE;
  if (card.production > 0) worth += productions * programWorth(game, seat, card.production);
  if (card.action) worth += USE * actions * actionWorth(game, seat, card);
  if (card.triggers.length > 0) worth += USE * actions * triggersWorth(game, seat, card);
  if (actions > 0) worth += 0.3 * (card.modifiers.length + (card.data.store?.length ?? 0));
  return worth;
}

export function locationWorth(
  game: State,
  seat: Seat,
  location: Location,
  { rounds, productions, acting }: Horizon,
): number {
  const card = CARDS[location.card]!;
  const free = acting && !location.blocked && location.seizedBy < 0 && location.used < (card.action?.times ?? 1);
  const worth = standingWorth(game, seat, card, productions, rounds + (free ? 0.5 : 0));
  return worth + protection(location, worth) + extra(location, card);
}

function protection({ defended, samurai }: Location, worth: number): number {
  return (defended ? 0.12 + 0.03 * worth : 0) + (samurai ? 0.25 + 0.05 * worth : 0);
}

/** What was put aside scores at the end. */
function extra({ under, aside }: Location, { data: { endScore } }: Card): number {
  if (!endScore) return 0;
  return endScore.vp * (endScore.per === 'cardUnder' ? under.length : aside.reduce((sum, n) => sum + n, 0));
}

/** A card at the moment it is built: what it gives at once, and as a location. */
export function builtWorth(game: State, seat: Seat, no: number, { rounds }: Horizon): number {
  const card = CARDS[no]!;
  const atOnce = programWorth(game, seat, card.production) + programWorth(game, seat, card.bonus);
  return atOnce + standingWorth(game, seat, card, rounds, rounds + 0.5);
}

/** A deal gives its good at once and in every production. */
export function signedWorth(no: number, { rounds }: Horizon): number {
  return WORTH[CARDS[no]!.deal!] * (rounds + 1);
}

/** A card in the hand: a part of the best that can be made of it. */
export function handCardWorth(game: State, seat: Seat, no: number, horizon: Horizon): number {
  const { cost, locations, deal, raze } = CARDS[no]!;
  let best = Math.max(ANY_CARD, builtWorth(game, seat, no, horizon) - tokensWorth(cost) - locations * GIVEN_UP);
  if (deal !== null) best = Math.max(best, signedWorth(no, horizon) - WORTH.food);
  if (raze.length > 0)
    best = Math.max(
      best,
      raze.reduce((sum, good) => sum + WORTH[good], -WORTH.raze),
    );
  return POSSIBLE * best;
}
