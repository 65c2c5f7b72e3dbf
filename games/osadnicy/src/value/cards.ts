import type { Seat } from '@imperia/engine';
import { CARDS, type Card } from '../cards.ts';
import { has, timesOf } from '../equipped.ts';
import { locationValue } from '../factions.ts';
import { FIRST_OWN } from '../numbers.ts';
import { extraScore } from '../scoring.ts';
import type { Location, State } from '../state.ts';
import { programWorth } from './effects.ts';
import { fortificationWorth, tokensWorth, WORTH } from './goods.ts';
import type { Horizon } from './horizon.ts';

/** An action is not used in every round, nor does a feature answer as often as it might. */
const USE = 0.7;
/** What is possible is worth less than what is there. */
const POSSIBLE = 0.45;
const ANY_CARD = 0.6;
/** A set is completed much more seldom than once a round. */
const NEW_SET = 0.4;
/** What may be used any number of times is not used more often than this. */
const MOST_USED = 3;
const GIVEN_UP = 1.3;
/** Two workers and a turn to free a location. */
const WRECK = 1.2;

/** What is printed on a card and never changes, in points. */
interface Printed {
  readonly cost: number;
  /** What its goods bring when it is razed, less the token; nothing for a card that cannot be razed. */
  readonly raze: number;
  /** What one activation costs. */
  readonly action: number;
  /** What it costs to unlock it for a round. */
  readonly unlock: number;
  /** Smaller things that it does as long as it stands. */
  readonly extras: number;
}

const printed: Printed[] = [];
/** Numbers of people's own cards lie far apart, and are not theirs for ever. */
const printedOwn = new WeakMap<Card, Printed>();

function printedOf(no: number): Printed {
  const known = no < FIRST_OWN ? printed[no] : printedOwn.get(CARDS[no]!);
  if (known) return known;
  const { cost, locations, raze, action, modifiers, powers, store, unlock, data } = CARDS[no]!;
  const worths: Printed = {
    cost: tokensWorth(cost) + locations * GIVEN_UP,
    raze: raze.length > 0 ? raze.reduce((sum, good) => sum + WORTH[good], -WORTH.raze) : 0,
    action: action
      ? tokensWorth(action.spend) +
        action.cards * WORTH.card +
        action.deals +
        (action.foundations + action.laid) * WORTH.foundation
      : 0,
    unlock: unlock ? tokensWorth(unlock) : 0,
    extras:
      0.3 *
      (modifiers.length +
        powers.length +
        store.length +
        (unlock ? 1 : 0) +
        (data.endScore?.per === 'withAdvanced' ? 3 : 0)),
  };
  if (no < FIRST_OWN) printed[no] = worths;
  else printedOwn.set(CARDS[no]!, worths);
  return worths;
}

/** One activation: what it brings beyond its cost. */
function actionWorth(game: State, seat: Seat, { no, action }: Card): number {
  if (!action) return 0;
  const times = Math.min(action.times, MOST_USED);
  return Math.max(0, times * (programWorth(game, seat, action.program) - printedOf(no).action) - printedOf(no).unlock);
}

function triggersWorth(game: State, seat: Seat, { triggers }: Card): number {
  let worth = 0;
  for (const { when, program } of triggers) {
    worth += (when.event === 'set' ? NEW_SET : 1) * programWorth(game, seat, program);
  }
  return worth;
}

/** A location that stands, for so many productions and so many rounds of actions to come. */
function standingWorth(game: State, seat: Seat, card: Card, productions: number, actions: number): number {
  let worth = locationValue(card.deck);
  if (card.production > 0) worth += productions * programWorth(game, seat, card.production);
  if (card.action) worth += USE * actions * actionWorth(game, seat, card);
  if (card.triggers.length > 0) worth += USE * actions * triggersWorth(game, seat, card);
  if (actions > 0) worth += printedOf(card.no).extras;
  return worth;
}

export function locationWorth(
  game: State,
  seat: Seat,
  location: Location,
  { rounds, productions, acting }: Horizon,
): number {
  const card = CARDS[location.card]!;
  const used = card.action ? timesOf(location) : 1;
  const free = acting && !location.blocked && !location.wrecked && location.seizedBy < 0 && location.used < used;
  const worth = standingWorth(game, seat, card, productions, rounds + (free ? 0.5 : 0));
  const extra = extraScore(game, seat, location) + (location.unlocked ? printedOf(card.no).unlock : 0);
  const technology = location.technology ? technologyWorth(game, seat, location, productions, rounds + 0.5) : 0;
  const fortified = location.fortifications ? location.fortifications * fortificationWorth(game) : 0;
  return worth + protection(location, worth) + extra + technology + fortified - (location.wrecked ? WRECK : 0);
}

/** The ability once more, and points for its uses. */
function technologyWorth(game: State, seat: Seat, location: Location, productions: number, actions: number): number {
  const card = CARDS[location.card]!;
  const once = card.action ? actionWorth(game, seat, card) / Math.min(card.action.times, MOST_USED) : 0;
  const again = USE * actions * (once + triggersWorth(game, seat, card));
  const production = productions * programWorth(game, seat, card.production);
  const uses = card.production > 0 ? productions : USE * actions * Math.min(MOST_USED, card.action?.times ?? 1);
  return (has(location, 'tech') ? again + production : 0) + (has(location, 'techScoring') ? uses : 0);
}

function protection(location: Location, worth: number): number {
  const { samurai } = location;
  const defended = location.defended || has(location, 'techDefense');
  return (defended ? 0.12 + 0.03 * worth : 0) + (samurai ? 0.25 + 0.05 * worth : 0);
}

/** A card at the moment it is built: what it gives at once, and as a location. */
export function builtWorth(game: State, seat: Seat, no: number, { rounds }: Horizon): number {
  const card = CARDS[no]!;
  const atOnce = programWorth(game, seat, card.production) + programWorth(game, seat, card.bonus);
  return atOnce + standingWorth(game, seat, card, rounds, rounds + 0.5);
}

/** The best of its ways, less what it costs. */
function instantWorth(game: State, seat: Seat, no: number): number {
  const ways = CARDS[no]!.instant.map(
    ({ program, spend, foundations }) =>
      programWorth(game, seat, program) - tokensWorth(spend) - foundations * WORTH.foundation,
  );
  return Math.max(...ways);
}

/** A deal gives its good at once and in every production. */
export function signedWorth(no: number, { rounds }: Horizon): number {
  return WORTH[CARDS[no]!.deal!] * (rounds + 1);
}

/** A card in the hand: a part of the best that can be made of it. */
export function handCardWorth(game: State, seat: Seat, no: number, horizon: Horizon): number {
  const { cost, raze } = printedOf(no);
  const built =
    CARDS[no]!.kind === 'instant' ? instantWorth(game, seat, no) : builtWorth(game, seat, no, horizon) - cost;
  let best = Math.max(ANY_CARD, raze, built);
  if (CARDS[no]!.deal !== null) best = Math.max(best, signedWorth(no, horizon) - WORTH.food);
  return POSSIBLE * best;
}
