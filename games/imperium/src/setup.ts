import { type Io, newChance, next, rolled, type Seat, shuffled } from '@imperia/engine';
import { BOXES, type Nation, type Suit, TOKENS } from './card-data.ts';
import { CARDS, commonCards, NATION_DATA, nationCards } from './cards.ts';
import { LUCK } from './chance.ts';
import type { Config, SeatConfig } from './config.ts';
import type { ImperiumEvent } from './events.ts';
import { EMPTY_SLOT, MARKET_SLOTS, putOnMarket } from './market.ts';
import { newInPlay } from './moves.ts';
import { seatOf, without } from './seats.ts';
import { isRival, isSolo, levelOf, playersOf } from './solo/rival.ts';
import { asideOfRival, newRival } from './solo/setup.ts';
import type { SeatState, State } from './state.ts';
import { FIRST_VERSION } from './versions.ts';

/** Cards in each of the three decks of one suit, by the number of players. */
const DECK_SIZE: readonly number[] = [6, 6, 6, 7, 8];
/** Fame cards that are left out, unseen. */
const FAME_OUT: readonly number[] = [2, 2, 2, 1, 0];

/** Every card that takes part in such a game; with both boxes, tributaries may be replaced by the other box's. */
export function allCards(config: Config): number[] {
  const nations = nationsOf(config).flatMap(nationCards);
  const common = commonCards(config.commons);
  return [...common, ...spareTributaries(config), ...nations].filter((card) => isInGame(card, playersOf(config)));
}

function nationsOf({ seats, rival }: Config): Nation[] {
  const nations = seats.map(({ nation }) => nation);
  return rival ? [...nations, rival.nation] : nations;
}

function isInGame(card: number, players: number): boolean {
  return (CARDS[card]!.data.players ?? 0) <= players;
}

function spareTributaries({ boxes, commons }: Config): number[] {
  const other = BOXES.find((box) => box !== commons && boxes.includes(box));
  return other ? commonCards(other).filter((card) => CARDS[card]!.data.type === 'tributary') : [];
}

/** The table before anything is shuffled. */
export function setup(config: Config, key: string, version: string): State {
  const players = playersOf(config);
  const { rival } = config;
  const state: State = {
    config,
    steps: [{ do: 'setup' }],
    branches: [],
    decision: 0,
    chance: newChance(key),
    round: 0,
    phase: 'turn',
    first: 0,
    turn: -1,
    activated: false,
    active: false,
    attacker: -1,
    lastRound: 0,
    collapsed: false,
    market: Array.from({ length: MARKET_SLOTS }, () => EMPTY_SLOT),
    main: [],
    regions: [],
    uncivilised: [],
    civilised: [],
    fame: [],
    king: [],
    kingTurned: false,
    unrest: [],
    exile: [],
    revealed: [],
    box: allCards(config).filter((card) => CARDS[card]!.nation === null || CARDS[card]!.data.start === 'supply'),
    seats: [
      ...config.seats.map((seat) => newSeat(seat, players)),
      ...(rival ? [newRival(newSeat({ nation: rival.nation, side: 'A' }, players), rival.level)] : []),
    ],
  };
  // Added as a copy adds it, so that all states of a game have one shape.
  if (version !== FIRST_VERSION) state.version = version;
  return state;
}

function newSeat({ nation, side }: SeatConfig, players: number): SeatState {
  const { setup: start } = NATION_DATA[nation];
  const startingAt = (...places: readonly string[]) =>
    nationCards(nation).filter((card) => places.includes(CARDS[card]!.data.start) && isInGame(card, players));
  const deck = startingAt('deck');
  const inPlay = startingAt('in-play');
  const journey = startingAt('journey');
  return {
    nation,
    side,
    empire: start.state === 'empire',
    actions: start.actions,
    exhausts: start.exhausts,
    tokens: TOKENS.map((token) => start[token]),
    hand: [],
    deck,
    discard: [],
    history: [],
    sunk: [],
    play: inPlay.filter((card) => CARDS[card]!.data.type !== 'power').map(newInPlay),
    power: inPlay.filter((card) => CARDS[card]!.data.type === 'power'),
    powerExhausted: false,
    powerResolved: false,
    nationDeck: startingAt('nation'),
    accession: startingAt('accession'),
    nationExhausted: false,
    developments: startingAt('development', 'quest'),
    developmentExhausted: false,
    journey,
    stage: journey.length > 0 ? 1 : 0,
    journeyExhausted: false,
    journeyResolved: false,
    announced: [],
    looked: [],
    freePlayed: [],
    ignoresIcon: false,
    crowned: false,
    memos: [],
    known: [...deck],
    buried: [],
  };
}

/** Shuffle and lay out, in the order of the rulebook. */
export function runSetup(game: State, _step: unknown, io: Io<ImperiumEvent>): void {
  const players = game.seats.length;
  for (const seat of game.seats.keys()) setSeat(game, seat, io);
  if (isSolo(game.config)) asideOfRival(game);
  const tributaries = chooseTributaries(game, io);
  game.unrest = outOfBox(game, (card) => CARDS[card]!.unrest);
  game.king = outOfBox(game, (card) => CARDS[card]!.data.type === 'fame' && CARDS[card]!.faces.length === 2);
  game.fame = shuffled(game, io, LUCK.fame, outOfBox(game, ofType('fame')));
  game.box.push(...game.fame.splice(game.fame.length - FAME_OUT[players]!));
  const left = [
    ...suitDeck(game, 'region', io),
    ...suitDeck(game, 'uncivilised', io),
    ...suitDeck(game, 'civilised', io),
  ];
  game.main = shuffled(game, io, LUCK.main, [...left, ...outOfBox(game, (card) => tributaries.includes(card))]);
  if (!isSolo(game.config)) game.first = rolled(game, io, LUCK.first, players);
  io.tell?.({ did: 'begin', first: game.first });
  openMarket(game, io);
  next(game, { do: 'round' });
}

function ofType(type: Suit): (card: number) => boolean {
  return (card) => CARDS[card]!.data.type === type;
}

function outOfBox(game: State, wanted: (card: number) => boolean): number[] {
  const cards = game.box.filter(wanted);
  game.box = game.box.filter((card) => !wanted(card));
  return cards;
}

function setSeat(game: State, seat: Seat, io: Io<ImperiumEvent>): void {
  const own = seatOf(game, seat);
  io.tell?.({ did: 'power', seat, card: own.power[0]!, side: own.side });
  if (own.nationDeck.length > 0) own.nationDeck = shuffled(game, io, LUCK.nation + seat, own.nationDeck);
  own.deck = shuffled(game, io, LUCK.deck + seat, own.deck);
  const cards = isRival(game, seat) ? levelOf(game).slots : NATION_DATA[own.nation].setup.hand;
  const drawn = own.deck.splice(own.deck.length - cards).reverse();
  own.hand.push(...drawn);
  io.tell?.({ did: 'draw', seat, cards: drawn, only: seat });
}

/** Of each suit a part is set aside as its own deck; the rest goes into the main deck. */
function suitDeck(game: State, suit: 'region' | 'uncivilised' | 'civilised', io: Io<ImperiumEvent>): number[] {
  const pile = suit === 'region' ? 'regions' : suit;
  const cards = shuffled(game, io, LUCK[pile], outOfBox(game, ofType(suit)));
  game[pile] = cards.splice(cards.length - DECK_SIZE[game.seats.length]!);
  return cards;
}

/** With both boxes, a tributary named as a card of a player's nation gives way to a random one of the other box. */
function chooseTributaries(game: State, io: Io<ImperiumEvent>): number[] {
  const spares = spareTributaries(game.config).filter((card) => game.box.includes(card));
  const own = game.box.filter((card) => CARDS[card]!.data.type === 'tributary' && !spares.includes(card));
  const names = new Set(nationsOf(game.config).flatMap((nation) => nationCards(nation).map(nameOf)));
  let drawable = spares.filter((card) => !names.has(nameOf(card)));
  return own.flatMap((card) => {
    if (!names.has(nameOf(card))) return [card];
    const drawn = drawable[rolled(game, io, LUCK.tributaries, drawable.length)]!;
    drawable = without(drawable, drawn);
    return [drawn];
  });
}

function nameOf(card: number): string {
  return CARDS[card]!.data.name.en;
}

/** Two cards of the main deck and one of each suit; progress on those that are only civilised. */
function openMarket(game: State, io: Io<ImperiumEvent>): void {
  const piles = [game.main, game.main, game.regions, game.uncivilised, game.civilised];
  for (const [slot, pile] of piles.entries()) {
    const card = pile.pop()!;
    const { suits } = CARDS[card]!;
    const progress = suits.includes('civilised') && !suits.includes('uncivilised') ? 1 : 0;
    putOnMarket(game, slot, card, [0, 0, progress], io);
  }
}
