import type { Seat } from '@imperia/engine';
import type { Faction } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import { type Config, configFault, MAX_SEATS, MIN_SEATS, type Option } from '../config.ts';
import { newLocation } from '../empire.ts';
import { osadnicy } from '../game.ts';
import { tokens } from '../goods.ts';
import { ATTACK_DECK, deckOf } from '../numbers.ts';
import { isSolo } from '../solo/virtual.ts';
import type { Location, SeatState, State } from '../state.ts';
import { Box, NO_VIRTUAL_PLAYER, type Path, PositionError } from './place.ts';
import { placeRound } from './place-round.ts';
import { placeVirtual } from './place-virtual.ts';
import type { LocationPosition, Position, SeatPosition } from './types.ts';

const DEFAULT_KEY = '0'.repeat(64);
const COMMON = 0;

/** A state ready to advance, with every card of the game in exactly one place. */
export function position(given: Position, options: readonly Option[] = []): State {
  const config: Config = { factions: given.seats.map(({ faction }) => faction), options };
  checkConfig(config);
  const solo = isSolo(config);
  if (given.virtual && !solo) throw new PositionError(['virtual'], NO_VIRTUAL_PLAYER);
  const state = osadnicy.setup(config, given.key ?? DEFAULT_KEY);
  if (given.phase === 'setup') return untouched(given, state);
  const box = new Box([COMMON, ...config.factions.map(deckOf), ...(solo ? [ATTACK_DECK] : [])]);
  const finish = [...given.seats.entries()].map(([seat, one]) => placeSeat(state, box, seat, one, config.factions));
  if (solo) finish.push(placeVirtual(state, box, given.virtual));
  const deck = box.ask(given.deck, ['deck'], COMMON, true);
  state.discard = box.ask(given.discard, ['discard'], COMMON, true);
  state.lookout = box.ask(given.lookout, ['lookout'], COMMON, true);
  state.removed = box.ask(given.removed, ['removed'], COMMON);
  box.fill();
  for (const place of finish) place();
  state.deck = deckWithRest(state, box, COMMON, deck, given.deckRest);
  placeRound(state, given);
  return state;
}

function checkConfig(config: Config): void {
  const fault = configFault(config);
  switch (fault?.fault) {
    case undefined:
      return;
    case 'seats':
      throw new PositionError(
        ['seats'],
        `a game has ${MIN_SEATS} to ${MAX_SEATS} seats, or 1 alone, not ${fault.found}`,
      );
    case 'faction':
    case 'faction twice': {
      const seat = config.factions.lastIndexOf(fault.found as Faction);
      const words = fault.fault === 'faction' ? 'there is no such faction' : 'two seats cannot play the same faction';
      throw new PositionError(['seats', seat, 'faction'], words);
    }
    case 'option':
      throw new PositionError(['options'], `there is no option "${fault.found}"`);
    case 'options together':
      throw new PositionError(['options'], `"${fault.found.join('" and "')}" exclude each other`);
    case 'not alone':
      throw new PositionError(['options'], `"${fault.found}" has no place in the solo game`);
  }
}

/** A whole game from the start: chance decides where everything lies. */
function untouched(given: Position, state: State): State {
  const { phase: _phase, key: _key, seats, ...table } = given;
  for (const field of Object.keys(table)) throw new PositionError([field], cannotBeGiven(field));
  for (const [i, { faction: _faction, ...rest }] of seats.entries()) {
    for (const field of Object.keys(rest)) throw new PositionError(['seats', i, field], cannotBeGiven(field));
  }
  return state;
}

function cannotBeGiven(field: string): string {
  return `"${field}" cannot be given when play starts at setup; use "chance" to arrange the luck`;
}

/** Asks for the seat's cards; the result puts the seat together once all cards are handed out. */
function placeSeat(state: State, box: Box, seat: Seat, given: SeatPosition, factions: readonly Faction[]): () => void {
  const path: Path = ['seats', seat];
  const own = state.seats[seat]!;
  const { deckNo } = own;
  const cards = (field: 'hand' | 'deals' | 'foundations' | 'returning') =>
    box.ask(given[field], [...path, field], deckNo);
  const deck = box.ask(given.deck, [...path, 'deck'], deckNo, true);
  const discard = box.ask(given.discard, [...path, 'discard'], deckNo, true);
  const [hand, deals] = [cards('hand'), cards('deals')];
  const [foundations, returning] = [cards('foundations'), cards('returning')];
  const empire = (given.empire ?? []).map((one, i) => placeLocation(box, seat, one, [...path, 'empire', i], factions));
  return () => {
    const locations = empire.map((location) => location());
    for (const [i, card] of deals.entries()) {
      if (CARDS[card]!.deal === null) throw new PositionError([...path, 'deals', i], 'a common card cannot be a deal');
    }
    Object.assign<SeatState, Partial<SeatState>>(own, {
      points: given.points ?? 0,
      passed: given.passed ?? false,
      tokens: [...tokens(given.goods ?? {})],
      hand,
      discard,
      deals,
      locations,
      foundations,
      returning,
    });
    state.seizures += locations.filter(({ seizedBy }) => seizedBy >= 0).length;
    own.deck = deckWithRest(state, box, deckNo, deck, given.deckRest);
  };
}

function placeLocation(
  box: Box,
  owner: Seat,
  written: string | LocationPosition,
  path: Path,
  factions: readonly Faction[],
): () => Location {
  const given: LocationPosition = typeof written === 'string' ? { card: written } : written;
  const deck = deckOf(factions[owner]!);
  let location = newLocation(-1);
  const other = (field: 'seizedBy' | 'dealBy'): Seat => {
    const faction = given[field];
    if (faction === undefined) return -1;
    const seat = factions.indexOf(faction);
    if (seat < 0) throw new PositionError([...path, field], `nobody plays the ${faction}`);
    if (seat === owner) throw new PositionError([...path, field], `the ${faction} own this location`);
    return seat;
  };
  const [seizedBy, routeOf] = [other('seizedBy'), other('dealBy')];
  const under = box.ask(given.under, [...path, 'under'], deck);
  box.askOne(given.card, given === written ? [...path, 'card'] : path, deck, false, (card) => {
    location = { ...location, card };
  });
  if (routeOf < 0 !== (given.dealCard === undefined)) {
    throw new PositionError(path, '"dealBy" and "dealCard" belong together: who has the deal, and which card marks it');
  }
  if (given.dealCard !== undefined) {
    box.askOne(given.dealCard, [...path, 'dealCard'], deckOf(factions[routeOf]!), true, (route) => {
      location = { ...location, route };
    });
  }
  return () => {
    if (routeOf >= 0 && CARDS[location.card]!.deal === null) {
      throw new PositionError([...path, 'dealBy'], 'a location without a deal field has no deals');
    }
    return {
      ...location,
      used: given.used ?? 0,
      spent: given.spent ? tokens(given.spent) : location.spent,
      defended: given.defended ?? false,
      samurai: given.samurai ?? false,
      blocked: given.blocked ?? false,
      seizedBy,
      under,
      aside: given.aside ? tokens(given.aside) : location.aside,
      routeOf,
    };
  };
}

/** The state draws from the end of the list. */
function deckWithRest(state: State, box: Box, deckNo: number, top: number[], rest: boolean | undefined): number[] {
  const below = box.rest(deckNo);
  if (rest ?? true) return [...top, ...below].reverse();
  state.removed.push(...below);
  return top.reverse();
}
