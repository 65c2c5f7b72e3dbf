import { clockwise, type Io, newChance, next, rolled, type Seat, shuffled } from '@imperia/engine';
import { CARDS, deckCards } from './cards.ts';
import { type Config, type Module, type Option, rivalOf } from './config.ts';
import { numbersOf } from './decks/deck.ts';
import type { OsadnicyEvent } from './events.ts';
import { NO_TOKENS } from './goods.ts';
import { layMinis, minisOn, tilesIn } from './minis/table.ts';
import { ATTACK_DECK, COMMON_DECK, deckOf, FACTION_DECK, FIRST_PLAYER, VIRTUAL_FACTION } from './numbers.ts';
import { packsOf } from './own/known.ts';
import { drawToHand } from './piles.ts';
import { layOutRival } from './solo/conquest.ts';
import { revealAttack } from './solo/reveal.ts';
import { isSolo, VIRTUAL_PLAYER } from './solo/virtual.ts';
import { type SeatState, type State, VIRTUAL_FACTIONS, type VirtualFaction } from './state.ts';
import { FIRST_VERSION } from './versions.ts';

const STARTING_CARDS = 2;

/** Every card that takes part in such a game. */
export function allCards(config: Config): number[] {
  const rival = rivalOf(config);
  const minis = minisOn(config);
  const dealt = [0, ...decksOf(config), ...(rival ? [deckOf(rival)] : [])].flatMap((deck) => dealtFrom(deck, config));
  return minis ? [...dealt, ...tilesIn(minis)] : dealt;
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
    deck: dealtFrom(0, config),
    discard: [],
    lookout: [],
    removed: [],
    collection: [],
    seizures: 0,
    seats: decksOf(config).map((deck) => newSeat(deck, config)),
  };
  // Added as a copy adds it, so that all states of a game have one shape: the rules run faster over one than over two.
  if (version !== FIRST_VERSION) state.version = version;
  const rival = rivalOf(config);
  if (rival) state.rival = { deckNo: deckOf(rival), deck: dealtFrom(deckOf(rival), config), discard: [] };
  const minis = minisOn(config);
  if (minis) state.minis = minis;
  return state;
}

/** The virtual player sits opposite, with the attack cards for a deck. */
function decksOf(config: Config): number[] {
  const decks = config.factions.map(deckOf);
  return isSolo(config) ? [...decks, ATTACK_DECK] : decks;
}

/**
 * The cards of a deck: a built one; all that is played; in the standard format without what expansions add.
 * Who plays the Atlanteans alone meets the attack card of their expansion too.
 */
export function dealtFrom(deck: number, config: Config): number[] {
  const { factions, decks, rivalDeck } = config;
  const seat = factions.findIndex((faction) => deckOf(faction) === deck);
  const built = decks?.[seat];
  const packs = packsOf(config);
  if (built) return numbersOf({ faction: factions[seat]!, cards: built }, packs);
  const rival = rivalOf(config);
  if (rival && rivalDeck && deck === deckOf(rival)) return numbersOf({ faction: rival, cards: rivalDeck }, packs);
  const played = deckCards(deck, optionsFor(deck, config));
  for (const { cards } of packs) for (const card of cards) if (card.deck === deck) played.push(card.no);
  return played;
}

function optionsFor(deck: number, { factions, options }: Config): readonly Option[] {
  if (deck === ATTACK_DECK) return factions.includes('atlanteans') ? [...options, 'atlantis'] : options;
  if (!options.includes('standardDecks')) return options;
  return deck === 0 && options.includes('addExpansionCommons') ? options : [];
}

function newSeat(deckNo: number, config: Config): SeatState {
  return {
    deckNo,
    points: 0,
    passed: false,
    tokens: [...NO_TOKENS],
    hand: [],
    deck: dealtFrom(deckNo, config),
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
  const solo = isSolo(game.config);
  if (solo) drawVirtualFaction(game, io);
  game.deck = shuffled(game, io, COMMON_DECK, game.deck);
  for (const seat of game.seats) seat.deck = shuffled(game, io, FACTION_DECK + seat.deckNo, seat.deck);
  if (!solo) game.first = rolled(game, io, FIRST_PLAYER, game.seats.length);
  io.tell?.({ did: 'begin', first: game.first });
  if (game.virtual) io.tell?.({ did: 'virtual faction', faction: game.virtual });
  if (game.rival) layOutRival(game, io);
  if (solo) revealAttack(game, io);
  layMinis(game, io);
  next(game, { do: 'round' });
  for (const seat of inOrder(game)) {
    for (let i = 0; i < STARTING_CARDS; i++) drawToHand(game, seat, 'common', io);
    for (let i = 0; i < STARTING_CARDS; i++) drawToHand(game, seat, 'faction', io);
  }
}

/**
 * A faction card at random, of those that the expansions bring: it changes how the virtual player plays. The attack
 * cards of magic3 are used with its factions alone.
 */
function drawVirtualFaction(game: State, io: Io<OsadnicyEvent>): void {
  const { options } = game.config;
  const factions = VIRTUAL_FACTIONS.filter((faction) => options.includes(VIRTUAL_MODULES[faction]));
  if (factions.length === 0) return;
  game.virtual = factions[rolled(game, io, VIRTUAL_FACTION, factions.length)]!;
  if (VIRTUAL_MODULES[game.virtual] === 'magic3') return;
  const virtual = game.seats[VIRTUAL_PLAYER]!;
  const unused = virtual.deck.filter((card) => CARDS[card]!.pack === 'magic3');
  virtual.deck = virtual.deck.filter((card) => !unused.includes(card));
  game.removed.push(...unused);
}

const VIRTUAL_MODULES: Readonly<Record<VirtualFaction, Module>> = {
  barbarians: 'friends',
  romans: 'friends',
  japanese: 'magic3',
  egyptians: 'magic3',
  atlanteans: 'atlantis',
};

/** Every player, clockwise from the first; the virtual player is none. */
export function inOrder(game: State): Seat[] {
  return clockwise(game.first, game.config.factions.length);
}
