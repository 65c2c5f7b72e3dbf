import { clockwise, type Io, newChance, next, rolled, type Seat, shuffled } from '@imperia/engine';
import { FARMING, MINING } from './advances.ts';
import { grid, newCity } from './cities.ts';
import { CIVILIZATIONS, type Config, hasExpansion } from './config.ts';
import {
  actionCards,
  eventCards,
  LEADERS_EACH,
  leaderCards,
  objectiveCards,
  regionCards,
  wonderCards,
} from './decks.ts';
import type { ClashEvent } from './events.ts';
import { goods } from './goods.ts';
import { mark, NO_ADVANCES } from './knowledge.ts';
import { gridFor } from './map/grid.ts';
import { GRASSLAND, HOMES, UNEXPLORED } from './map/tiles.ts';
import { NOBODY } from './owners.ts';
import { BUILDINGS, SETTLER } from './pieces.ts';
import {
  ACTION_DECK,
  drawActionToHand,
  drawObjective,
  EVENT_DECK,
  FIRST_PLAYER,
  LEADER_LOT,
  OBJECTIVE_DECK,
  REGION_TILES,
  SEATING,
  WONDER_DECK,
} from './piles.ts';
import { HAPPY, type SeatState, type State } from './state.ts';
import { addUnit, unit } from './units.ts';
import { FIRST_VERSION } from './versions.ts';

export const TRACK_CUBES = 3;
/** Known to everybody from the beginning. */
export const FIRST_ADVANCES = [FARMING, MINING];

/** Every card that takes part in such a game, region tiles among them. */
export function allCards(config: Config): number[] {
  return [
    ...regionCards(),
    ...actionCards(),
    ...objectiveCards(config),
    ...eventCards(config),
    ...wonderCards(),
    ...leadersIn(config),
  ];
}

function leadersIn({ civilizations, options }: Config): number[] {
  if (civilizations.length > 0 && options.includes('alternativeHistory'))
    return CIVILIZATIONS.flatMap((_, civilization) => leaderCards(civilization));
  return civilizations.flatMap((civilization) => leaderCards(CIVILIZATIONS.indexOf(civilization)));
}

/** The table before anything is shuffled. */
export function setup(config: Config, key: string, version: string): State {
  const map = gridFor(config.players);
  const state: State = {
    config,
    steps: [{ do: 'setup' }],
    branches: [],
    decision: 0,
    chance: newChance(key),
    age: 0,
    round: 0,
    first: 0,
    active: 0,
    actions: 0,
    used: [],
    over: false,
    tiles: [],
    turned: [],
    box: regionCards(),
    terrain: map.hexes.map(() => UNEXPLORED),
    exhausted: [],
    cities: [],
    barbarians: [],
    pirates: [],
    battle: null,
    actionDeck: actionCards(),
    actionDiscard: [],
    objectiveDeck: objectiveCards(config),
    objectiveDiscard: [],
    eventDeck: eventCards(config),
    eventDiscard: [],
    openEvents: [],
    wonderDeck: wonderCards(),
    openWonders: [],
    builders: wonderCards().map(() => NOBODY),
    removed: [],
    seats: Array.from({ length: config.players }, (_, seat) => newSeat(config, seat)),
  };
  // Added as a copy adds it, so that all states of a game have one shape.
  if (version !== FIRST_VERSION) state.version = version;
  return state;
}

function newSeat(config: Config, seat: Seat): SeatState {
  const civilization = hasExpansion(config) ? CIVILIZATIONS.indexOf(config.civilizations[seat]!) : -1;
  return {
    civilization,
    goods: [...goods({ food: 2 })],
    advances: [...NO_ADVANCES],
    borrowed: -1,
    truces: [],
    hindered: 0,
    track: TRACK_CUBES,
    units: [],
    home: -1,
    hand: [],
    objectives: [],
    wonderHand: [],
    offered: [],
    laid: [],
    revealed: [],
    leaders: civilization < 0 ? [] : leaderCards(civilization),
    ruling: [],
    killed: [],
    reigns: 0,
    completed: [],
    deeds: [],
    kept: [],
    gone: [0, ...BUILDINGS.map(() => 0)],
    eventPoints: 0,
    anarchy: 0,
    persons: [],
    captives: [],
    marks: [],
    runeStones: 0,
    ally: -1,
    destined: [],
  };
}

/** Lay the map, shuffle the decks, choose the first player, deal the starting hands. */
export function runSetup(game: State, _step: unknown, io: Io<ClashEvent>): void {
  layRegions(game, io);
  layHomes(game, io);
  for (const seat of game.seats) for (const advance of FIRST_ADVANCES) mark(seat, advance);
  game.actionDeck = shuffled(game, io, ACTION_DECK, game.actionDeck);
  game.objectiveDeck = shuffled(game, io, OBJECTIVE_DECK, game.objectiveDeck);
  game.eventDeck = shuffled(game, io, EVENT_DECK, game.eventDeck);
  game.wonderDeck = shuffled(game, io, WONDER_DECK, game.wonderDeck);
  if (game.config.options.includes('alternativeHistory')) dealLeaders(game, io);
  game.first = rolled(game, io, FIRST_PLAYER, game.seats.length);
  io.tell?.({ did: 'begin', first: game.first });
  for (const seat of clockwise(game.first, game.seats.length)) {
    drawActionToHand(game, seat, io);
    drawObjective(game, seat, io);
  }
  next(game, { do: 'age' });
}

function layRegions(game: State, io: Io<ClashEvent>): void {
  const { slots, homes } = grid(game);
  const order = shuffled(game, io, REGION_TILES, game.box);
  game.tiles = order.slice(0, slots.length - homes);
  game.turned = game.tiles.map(() => -1);
  game.box = order.slice(game.tiles.length);
}

/** Around the map, who sits where is left to chance; two players sit opposite each other anyway. */
function layHomes(game: State, io: Io<ClashEvent>): void {
  const { slots } = grid(game);
  const players = game.seats.length;
  const shift = players === 2 ? 0 : rolled(game, io, SEATING, players);
  const settlers = game.config.options.includes('shortGame') ? 2 : 1;
  for (const [seat, own] of game.seats.entries()) {
    const slot = slots[(seat + shift) % players]!;
    const terrain = homeTile(game, seat, slot.home!).terrain;
    for (const [part, hex] of slot.hexes.entries()) game.terrain[hex] = terrain[part]!;
    own.home = slot.hexes[terrain.indexOf(GRASSLAND)]!;
    game.cities.push(newCity(own.home, seat, HAPPY));
    for (let i = 0; i < settlers; i++) addUnit(game, seat, unit(SETTLER, own.home));
  }
}

/** The civilization's own where it has one, else the side that the layout wants. */
function homeTile(game: State, seat: Seat, side: string): (typeof HOMES)[number] {
  const civilization = game.config.civilizations[seat];
  return (
    HOMES.find((home) => home.civilization !== undefined && home.civilization === civilization) ??
    HOMES.find(({ id }) => id === side)!
  );
}

/** Alternative history: anybody may lead anyone. Leaders who are not dealt stay out of the game. */
function dealLeaders(game: State, io: Io<ClashEvent>): void {
  const all = CIVILIZATIONS.flatMap((_, civilization) => leaderCards(civilization));
  const order = shuffled(game, io, LEADER_LOT, all);
  for (const seat of game.seats) seat.leaders = order.splice(0, LEADERS_EACH).sort((a, b) => a - b);
  game.removed.push(...order.sort((a, b) => a - b));
}
