import { type Decision, type Io, next, type Seat, shuffled } from '@imperia/engine';
import { CARDS } from './cards.ts';
import type { OsadnicyEvent } from './events.ts';
import { COMMON_DECK, FACTION_DECK } from './numbers.ts';
import type { State } from './state.ts';
import type { OsadnicyStep, StepOf } from './steps.ts';

/**
 * The face of the common deck's top card, with the discards shuffled in when it has run out; undefined when nothing is
 * left. Events above it are discarded, and happen next.
 */
export function drawCommon(game: State, io: Io<OsadnicyEvent>): number | undefined {
  const events = drawnEvents(game, io);
  if (events.length > 0) next(game, ...events);
  return game.deck.pop();
}

/** So many from the top, or as many as there are. */
export function drawnCommon(game: State, n: number, io: Io<OsadnicyEvent>): number[] {
  const drawn: number[] = [];
  for (let i = 0; i < n; i++) {
    const top = drawCommon(game, io);
    if (top !== undefined) drawn.push(top);
  }
  return drawn;
}

function refillCommon(game: State, io: Io<OsadnicyEvent>): void {
  if (game.deck.length > 0 || game.discard.length === 0) return;
  game.deck = shuffled(game, io, COMMON_DECK, game.discard);
  game.discard = [];
  io.tell?.({ did: 'shuffle', of: -1 });
}

/** Takes events off the top of the common deck, so that any other card lies there; each of them is to happen. */
export function drawnEvents(game: State, io: Io<OsadnicyEvent>): readonly StepOf<'event'>[] {
  refillCommon(game, io);
  if (!isEventOnTop(game)) return NO_EVENTS;
  const events: StepOf<'event'>[] = [];
  while (isEventOnTop(game)) {
    const card = game.deck.pop()!;
    events.push({ do: 'event', card });
    io.tell?.({ did: 'event', card });
    refillCommon(game, io);
  }
  game.discard.push(...events.map(({ card }) => card));
  return events;
}

const NO_EVENTS: readonly StepOf<'event'>[] = [];

function isEventOnTop({ deck }: State): boolean {
  return deck.length > 0 && CARDS[deck[deck.length - 1]!]?.kind === 'event';
}

export function drawFaction(game: State, seat: Seat, io: Io<OsadnicyEvent>): number | undefined {
  const own = game.seats[seat]!;
  if (own.deck.length === 0 && own.discard.length > 0 && game.config.options.includes('reshuffleFactionDiscards')) {
    own.deck = shuffled(game, io, FACTION_DECK + own.deckNo, own.discard);
    own.discard = [];
    io.tell?.({ did: 'shuffle', of: seat });
  }
  return own.deck.pop();
}

export function commonLeft(game: State): boolean {
  return game.deck.length > 0 || game.discard.length > 0;
}

export function factionLeft(game: State, seat: Seat): boolean {
  const own = game.seats[seat]!;
  if (own.deck.length > 0) return true;
  return own.discard.length > 0 && game.config.options.includes('reshuffleFactionDiscards');
}

/** Each kind of card has a discard pile of its own. */
export function discard(game: State, card: number): void {
  const { deck } = CARDS[card]!;
  const owner = deck === 0 ? undefined : game.seats.find((seat) => seat.deckNo === deck);
  if (owner) owner.discard.push(card);
  else if (game.rival?.deckNo === deck) game.rival = { ...game.rival, discard: [...game.rival.discard, card] };
  else game.discard.push(card);
}

/** Cards go into a faction deck, which is then shuffled, as nobody may know where they lie. */
export function shuffleInto(game: State, seat: Seat, cards: readonly number[], io: Io<OsadnicyEvent>): void {
  const own = game.seats[seat]!;
  own.deck = shuffled(game, io, FACTION_DECK + own.deckNo, [...own.deck, ...cards]);
  io.tell?.({ did: 'shuffle in', seat, n: cards.length });
}

export function removeCard(cards: number[], card: number): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`${CARDS[card]?.code} is not there`);
  cards.splice(at, 1);
}

/** From which deck comes the next card? Asked one card at a time, after the last has been seen. */
export function askDraw(game: State, step: StepOf<'draw'>): Decision<OsadnicyStep> {
  const { seat, from, n } = step;
  const either = from === 'either';
  const options: OsadnicyStep[] = [];
  if (n > 0) {
    if (from !== 'faction' && commonLeft(game)) options.push({ do: 'draw one', seat, from: 'common', n, either });
    if (from !== 'common' && factionLeft(game, seat))
      options.push({ do: 'draw one', seat, from: 'faction', n, either });
  }
  return { seat, ask: step, options, forced: true };
}

export function runDrawOne(game: State, step: StepOf<'draw one'>, io: Io<OsadnicyEvent>): void {
  const { seat, from, n, either } = step;
  const events = from === 'common' ? drawnEvents(game, io) : NO_EVENTS;
  if (events.length > 0) {
    next(game, ...events, step);
    return;
  }
  drawToHand(game, seat, from, io);
  if (n > 1) next(game, { do: 'draw', seat, from: either ? 'either' : from, n: n - 1 });
}

export function drawToHand(game: State, seat: Seat, from: 'common' | 'faction', io: Io<OsadnicyEvent>): void {
  const card = from === 'common' ? drawCommon(game, io) : drawFaction(game, seat, io);
  if (card === undefined) return;
  game.seats[seat]!.hand.push(card);
  io.tell?.({ did: 'draw', seat, card, only: seat });
}
