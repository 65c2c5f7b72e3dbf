import { type Io, next, type Refusal, type Seat } from '@imperia/engine';
import { CARDS, type Card } from './cards.ts';
import { controllerOf, findLocation, hasPower, isFortress, locationOf, replaceLocation } from './empire.ts';
import { has, isDefended } from './equipped.ts';
import type { OsadnicyEvent } from './events.ts';
import { board } from './factions.ts';
import { answerFeatures } from './gains.ts';
import { DEFENSE, WORKER } from './goods.ts';
import { isAtWar } from './positions.ts';
import {
  DEFENDED_ALREADY,
  DEFENSE_IS_PRINTED,
  DEFENSE_OR_TECHNOLOGY,
  FORTRESS,
  NO_DEFENSE_ALONE,
  NO_DEFENSE_TOKEN,
  NO_WORKER_FOR_SAMURAI,
  ONE_SAMURAI,
  ONLY_COMMON_DEFENDED,
  ONLY_JAPANESE_SAMURAI,
  SAMURAI_OR_DEFENSE,
} from './refusals.ts';
import { defendsAlone, isSolo } from './solo/virtual.ts';
import type { State } from './state.ts';
import type { StepOf } from './steps.ts';

/** A defence token goes on a common location of the own empire, at war on any, and stays there. */
export function defenseRefusal(game: State, seat: Seat, card: number): Refusal | null {
  if (isSolo(game.config) && !defendsAlone(game)) return NO_DEFENSE_ALONE;
  if (game.seats[seat]!.tokens[DEFENSE] === 0) return NO_DEFENSE_TOKEN;
  const faction = CARDS[card]!.deck !== 0;
  if (faction && !isAtWar(game)) return ONLY_COMMON_DEFENDED;
  if (isFortress(card)) return FORTRESS;
  if (controllerOf(game, card) !== seat) return NO_DEFENSE_TOKEN;
  const location = findLocation(game, card);
  if (faction && location.samurai) return SAMURAI_OR_DEFENSE;
  if (CARDS[card]!.printedDefense && !isSolo(game.config)) return DEFENSE_IS_PRINTED;
  if (has(location, 'techDefense')) return DEFENSE_OR_TECHNOLOGY;
  return location.defended ? DEFENDED_ALREADY : null;
}

export function runDefend(game: State, { seat, card, resume }: StepOf<'defend'>, io: Io<OsadnicyEvent>): void {
  game.seats[seat]!.tokens[DEFENSE]!--;
  const { owner, at } = locationOf(game, card);
  replaceLocation(game, owner, at, { ...game.seats[owner]!.locations[at]!, defended: true });
  io.tell?.({ did: 'defend', seat, card });
  next(game, { do: resume, seat });
}

/** The Japanese guard their faction locations with workers, one each. */
export function guardRefusal(game: State, seat: Seat, card: number): Refusal | null {
  if (game.seats[seat]!.tokens[WORKER] === 0) return NO_WORKER_FOR_SAMURAI;
  return samuraiRefusal(game, seat, card);
}

/** May a samurai stand here, wherever it comes from? */
export function samuraiRefusal(game: State, seat: Seat, card: number): Refusal | null {
  const { deckNo, locations } = game.seats[seat]!;
  const { deck: deckOfCard } = CARDS[card]!;
  if (!board(deckNo).samurai || !mayBeGuarded(game, seat, CARDS[card]!)) return ONLY_JAPANESE_SAMURAI;
  const location = locations.find((own) => own.card === card);
  if (!location || controllerOf(game, card) !== seat) return ONLY_JAPANESE_SAMURAI;
  if (isFortress(card)) return FORTRESS;
  if (isAtWar(game) && deckOfCard !== 0 && isDefended(location)) return SAMURAI_OR_DEFENSE;
  return location.samurai ? ONE_SAMURAI : null;
}

/** Faction locations; common ones too where a location says so. */
function mayBeGuarded(game: State, seat: Seat, { deck }: Card): boolean {
  if (deck === game.seats[seat]!.deckNo) return true;
  return deck === 0 && hasPower(game, seat, 'samuraiOnCommon');
}

export function runGuard(game: State, { seat, card, resume }: StepOf<'guard'>): void {
  game.seats[seat]!.tokens[WORKER]!--;
  next(game, { do: 'samurai', seat, card }, { do: resume, seat });
}

export function runSamurai(game: State, { seat, card }: StepOf<'samurai'>, io: Io<OsadnicyEvent>): void {
  const { owner, at } = locationOf(game, card);
  replaceLocation(game, owner, at, { ...game.seats[owner]!.locations[at]!, samurai: true });
  io.tell?.({ did: 'samurai', seat, card });
  answerFeatures(game, seat, (when) => when.event === 'samurai');
}
