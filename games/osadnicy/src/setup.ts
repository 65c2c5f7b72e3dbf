import { clockwise, type Io, newChance, next, rolled, type Seat, shuffled } from '@imperia/engine';
import { deckCards } from './cards.ts';
import type { Config } from './config.ts';
import type { OsadnicyEvent } from './events.ts';
import { NO_TOKENS } from './goods.ts';
import { ATTACK_DECK, COMMON_DECK, deckOf, FACTION_DECK, FIRST_PLAYER, VIRTUAL_FACTION } from './numbers.ts';
import { drawToHand } from './piles.ts';
import { revealAttack } from './solo/reveal.ts';
import { isSolo } from './solo/virtual.ts';
import { type SeatState, type State, VIRTUAL_FACTIONS } from './state.ts';
import { FIRST_VERSION } from './versions.ts';

const STARTING_CARDS = 2;

/** Every card that takes part in such a game. */
export function allCards(config: Config): number[] {
  return [0, ...decksOf(config)].flatMap((deck) => deckCards(deck, config.options));
}

/** The table before anything is shuffled. */
export function setup(config: Config, key: string, version: string): State {
  const state: State = {
    config,
    steps: [{ do: 'setup' }],
    branches: [],
    decision: 0,
    chance: newChance(key),
    round: 0,
    phase: 'lookout',
    first: 0,
    deck: deckCards(0, config.options),
    discard: [],
    lookout: [],
    removed: [],
    collection: [],
    seizures: 0,
    seats: decksOf(config).map((deck) => newSeat(deck, config)),
  };
  // Added as a copy adds it, so that all states of a game have one shape: the rules run faster over one than over two.
  if (version !== FIRST_VERSION) state.version = version;
  return state;
}

/** The virtual player sits opposite, with the attack cards for a deck. */
function decksOf(config: Config): number[] {
  const decks = config.factions.map(deckOf);
  return isSolo(config) ? [...decks, ATTACK_DECK] : decks;
}

function newSeat(deckNo: number, { options }: Config): SeatState {
  return {
    deckNo,
    points: 0,
    passed: false,
    tokens: [...NO_TOKENS],
    hand: [],
    deck: deckCards(deckNo, options),
    discard: [],
    deals: [],
    locations: [],
    foundations: [],
    returning: [],
    announced: [],
    draft: [],
  };
}

/** Shuffle, choose the first player, deal the starting hands. */
export function runSetup(game: State, _step: unknown, io: Io<OsadnicyEvent>): void {
  game.deck = shuffled(game, io, COMMON_DECK, game.deck);
  for (const seat of game.seats) seat.deck = shuffled(game, io, FACTION_DECK + seat.deckNo, seat.deck);
  const solo = isSolo(game.config);
  if (!solo) game.first = rolled(game, io, FIRST_PLAYER, game.seats.length);
  io.tell?.({ did: 'begin', first: game.first });
  if (solo && game.config.options.includes('friends')) drawVirtualFaction(game, io);
  if (solo) revealAttack(game, io);
  for (const seat of inOrder(game)) {
    for (let i = 0; i < STARTING_CARDS; i++) drawToHand(game, seat, 'common', io);
    for (let i = 0; i < STARTING_CARDS; i++) drawToHand(game, seat, 'faction', io);
  }
  next(game, { do: 'round' });
}

/** A faction card at random: it changes how the virtual player looks out, or attacks. */
function drawVirtualFaction(game: State, io: Io<OsadnicyEvent>): void {
  game.virtual = VIRTUAL_FACTIONS[rolled(game, io, VIRTUAL_FACTION, VIRTUAL_FACTIONS.length)]!;
  io.tell?.({ did: 'virtual faction', faction: game.virtual });
}

/** Every player, clockwise from the first; the virtual player is none. */
export function inOrder(game: State): Seat[] {
  return clockwise(game.first, game.config.factions.length);
}
