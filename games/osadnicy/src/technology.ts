import { type Decision, type Io, next, type Refusal, type Seat } from '@imperia/engine';
import { CARDS } from './cards.ts';
import { findLocation, isWithOwner, locationOf, replaceLocation } from './empire.ts';
import { has } from './equipped.ts';
import type { OsadnicyEvent } from './events.ts';
import { board } from './factions.ts';
import { gain } from './gains.ts';
import { addTokens, amountOf, TECH, TECHNOLOGIES, type Technology, tokenIndex } from './goods.ts';
import {
  DEFENDED_ALREADY,
  DEFENSE_OR_TECHNOLOGY,
  NO_TECHNOLOGY_TOKEN,
  ONE_TECHNOLOGY_OF_EACH,
  ONLY_ATLANTEANS_PLACE,
  ONLY_COMMON_TECHNOLOGY,
} from './refusals.ts';
import { isSolo } from './solo/virtual.ts';
import type { Location, State } from './state.ts';
import type { OsadnicyStep, StepOf } from './steps.ts';
import { isBeforeFourth } from './versions.ts';

/** May technology of this kind be placed here now? */
export function technologyRefusal(game: State, seat: Seat, card: number, token: Technology): Refusal | null {
  const own = game.seats[seat]!;
  if (!board(own.deckNo).technology) return ONLY_ATLANTEANS_PLACE;
  if (amountOf(own.tokens, tokenIndex(token)) === 0) return NO_TECHNOLOGY_TOKEN;
  const location = own.locations.find((one) => one.card === card);
  if (!location || CARDS[card]!.deck !== 0) return ONLY_COMMON_TECHNOLOGY;
  if (!isWithOwner(location) && !isBeforeFourth(game)) return ONLY_COMMON_TECHNOLOGY;
  return placeRefusal(game, location, token);
}

/** At most one of each kind, and one thing that defends. Alone, printed defence is a token like any other. */
export function placeRefusal(game: State, location: Location, token: Technology): Refusal | null {
  if (has(location, token)) return ONE_TECHNOLOGY_OF_EACH;
  if (token !== 'techDefense') return null;
  if (location.defended) return DEFENSE_OR_TECHNOLOGY;
  return CARDS[location.card]!.printedDefense && !isSolo(game.config) ? DEFENDED_ALREADY : null;
}

export function technologyOptions(game: State, seat: Seat, resume: 'turn' | 'moment', options: OsadnicyStep[]): void {
  const { tokens, deckNo, locations } = game.seats[seat]!;
  if (tokens.length <= TECH || !board(deckNo).technology) return;
  for (const token of TECHNOLOGIES) {
    if (amountOf(tokens, tokenIndex(token)) === 0) continue;
    for (const { card } of locations) {
      if (!technologyRefusal(game, seat, card, token)) {
        options.push({ do: 'place technology', seat, card, token, resume });
      }
    }
  }
}

export function runPlaceTechnology(game: State, step: StepOf<'place technology'>, io: Io<OsadnicyEvent>): void {
  const { seat, card, token, resume } = step;
  addTokens(game.seats[seat]!.tokens, tokenIndex(token), -1);
  addTechnology(game, card, token);
  io.tell?.({ did: 'place technology', seat, card, token });
  next(game, { do: resume, seat });
}

export function addTechnology(game: State, card: number, token: Technology): void {
  const { owner, at } = locationOf(game, card);
  const location = game.seats[owner]!.locations[at]!;
  const technology = TECHNOLOGIES.filter((one) => one === token || has(location, one));
  replaceLocation(game, owner, at, { ...location, technology });
}

export function removeTechnology(game: State, card: number, token: Technology): void {
  const { owner, at } = locationOf(game, card);
  const { technology = [], ...location } = game.seats[owner]!.locations[at]!;
  const left = technology.filter((one) => one !== token);
  replaceLocation(game, owner, at, left.length > 0 ? { ...location, technology: left } : location);
}

/**
 * Basic technology lets a feature answer twice, and doubles production. For advanced technology its owner scores each
 * answer of a feature, but production only once.
 */
export function runWork(game: State, step: StepOf<'work'>, io: Io<OsadnicyEvent>): void {
  const { card, why } = step;
  const location = findLocation(game, card);
  const times = has(location, 'tech') ? 2 : 1;
  const effects: OsadnicyStep = { ...step, do: 'effects' };
  next(game, ...new Array<OsadnicyStep>(times).fill(effects));
  scoreUse(game, card, why === 'production' ? 1 : times, io);
}

/** Whoever uses the location, the token scores for its owner. */
export function scoreUse(game: State, card: number, times: number, io: Io<OsadnicyEvent>): void {
  const { owner, at } = locationOf(game, card);
  if (!has(game.seats[owner]!.locations[at]!, 'techScoring')) return;
  for (let i = 0; i < times; i++) gain(game, owner, 'vp', 1, { card, why: 'technology' }, io);
}

/** A location leaves: basic technology comes back, advanced is lost for a point each, or for none as a cost. */
export function reclaim(game: State, owner: Seat, location: Location, asCost: boolean, io: Io<OsadnicyEvent>): void {
  const { technology, card } = location;
  if (!technology) return;
  if (has(location, 'tech')) {
    addTokens(game.seats[owner]!.tokens, TECH, 1);
    io.tell?.({ did: 'return technology', seat: owner, card });
  }
  const lost = technology.filter((token) => token !== 'tech').length;
  if (!asCost) gain(game, owner, 'vp', lost, { card, why: 'technology' }, io);
}

/** Each advanced technology token is of the kind that its owner chooses. */
export function askChooseTechnology(_game: State, step: StepOf<'choose technology'>): Decision<OsadnicyStep> {
  const { seat, card, n, why } = step;
  const options = (['techScoring', 'techDefense'] as const).map(
    (token): OsadnicyStep => ({ do: 'take technology', seat, card, n, why, token }),
  );
  return { seat, ask: step, options: n > 0 ? options : [] };
}

export function runTakeTechnology(game: State, step: StepOf<'take technology'>, io: Io<OsadnicyEvent>): void {
  const { seat, card, n, why, token } = step;
  if (n > 1) next(game, { do: 'choose technology', seat, card, n: n - 1, why });
  gain(game, seat, token, 1, { card, why }, io);
}
