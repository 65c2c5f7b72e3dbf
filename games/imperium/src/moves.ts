import type { Io, Seat } from '@imperia/engine';
import { CARDS } from './cards.ts';
import type { From, ImperiumEvent } from './events.ts';
import { bury, learn, unlearn } from './memory.ts';
import { reactTo } from './reactions.ts';
import { activeCards, faceOf, memoOf, remember, seatOf, without } from './seats.ts';
import type { InPlay, SeatState, State } from './state.ts';

/** Takes a card away from wherever a seat has it, and says where that was. */
export function takeOut(game: State, seat: Seat, card: number): From {
  const own = seatOf(game, seat);
  if (own.hand.includes(card)) {
    own.hand = without(own.hand, card);
    return 'hand';
  }
  if (own.discard.includes(card)) {
    own.discard = without(own.discard, card);
    return 'discard';
  }
  if (own.history.includes(card)) {
    own.history = without(own.history, card);
    return 'history';
  }
  if (own.looked.includes(card)) {
    own.looked = without(own.looked, card);
    return CARDS[card]!.data.type === 'fame' ? 'fame' : 'nation';
  }
  if (own.developments.includes(card)) {
    own.developments = without(own.developments, card);
    return 'nation';
  }
  if (own.deck.includes(card)) {
    fromDeck(game, seat, card);
    return 'deck';
  }
  return fromTable(own, card);
}

/** Out of the deck; some react when it is empty. */
function fromDeck(game: State, seat: Seat, card: number): void {
  const own = seatOf(game, seat);
  own.deck = without(own.deck, card);
  if (own.deck.length === 0) reactTo(game, seat, { event: 'deck empty' });
}

function fromTable(own: SeatState, card: number): From {
  const shown = own.announced.findIndex((one) => one.card === card);
  if (shown >= 0) {
    own.announced = own.announced.filter((_, i) => i !== shown);
    return 'play';
  }
  const at = own.play.findIndex(({ garrison }) => garrison.includes(card));
  if (at < 0) throw new Error(`Card ${card} is nowhere`);
  const host = own.play[at]!;
  own.play[at] = { ...host, garrison: without(host.garrison, card) };
  return 'garrison';
}

/** A card in play leaves it, with what lies under it. Its progress goes back to the supply. */
export function leavePlay(game: State, seat: Seat, card: number): readonly number[] {
  const own = seatOf(game, seat);
  const host = own.play.find((one) => one.card === card);
  if (!host) return [];
  own.play = own.play.filter((one) => one !== host);
  reactTo(game, seat, { event: 'leaves play', card });
  return [card, ...host.garrison];
}

export function newInPlay(card: number): InPlay {
  return { card, exhausted: false, resolved: false, progress: 0, garrison: [], shift: NO_SHIFT };
}

const NO_SHIFT: readonly number[] = [0, 0, 0];

export function toDiscard(game: State, seat: Seat, cards: readonly number[], from: From, io: Io<ImperiumEvent>): void {
  if (cards.length === 0) return;
  seatOf(game, seat).discard.push(...cards);
  for (const card of cards) unlearn(game, seat, card);
  io.tell?.({ did: 'discard', seat, cards, from });
}

/** Some nations have no history: a card that would go there is discarded. */
function hasHistory(game: State, seat: Seat): boolean {
  return !activeCards(seatOf(game, seat)).some((card) =>
    faceOf(game, seat, card).effects.some(({ instead }) => instead?.event === 'history'),
  );
}

const OPEN: readonly From[] = ['discard', 'play', 'garrison', 'exile', 'market'];

export function toHistory(game: State, seat: Seat, cards: readonly number[], from: From, io: Io<ImperiumEvent>): void {
  if (cards.length === 0) return;
  if (!hasHistory(game, seat)) {
    toDiscard(game, seat, cards, from, io);
    return;
  }
  seatOf(game, seat).history.push(...cards);
  const open = OPEN.includes(from);
  if (open) for (const card of cards) bury(game, seat, card);
  io.tell?.({ did: 'history', seat, cards, from, ...(open ? { shown: true } : { only: seat }) });
}

/** Only the Atlanteans sink cards; others discard them. */
export function toSunk(game: State, seat: Seat, cards: readonly number[], from: From, io: Io<ImperiumEvent>): void {
  if (cards.length === 0) return;
  const own = seatOf(game, seat);
  if (own.nation !== 'atlanteans') {
    toDiscard(game, seat, cards, from, io);
    return;
  }
  own.sunk.push(...cards);
  for (const card of cards) bury(game, seat, card);
  io.tell?.({ did: 'sink', seat, cards, from, shown: true });
  reactTo(game, seat, { event: 'sink' });
}

export function toHand(game: State, seat: Seat, cards: readonly number[], from: From, io: Io<ImperiumEvent>): void {
  for (const card of cards) {
    seatOf(game, seat).hand.push(card);
    const open = OPEN.includes(from);
    if (open) learn(game, seat, card);
    io.tell?.({ did: 'take', seat, card, from, ...(open ? { shown: true } : { only: seat }) });
  }
}

/** Onto the own deck. */
export function toTop(game: State, seat: Seat, card: number, from: From, io: Io<ImperiumEvent>): void {
  seatOf(game, seat).deck.push(card);
  const open = OPEN.includes(from);
  if (open) learn(game, seat, card);
  io.tell?.({ did: 'top', seat, card, from, ...(open ? { shown: true } : { only: seat }) });
}

export function toExile(game: State, seat: Seat, cards: readonly number[], from: From, io: Io<ImperiumEvent>): void {
  if (cards.length === 0) return;
  game.exile.push(...cards);
  for (const card of cards) unlearn(game, seat, card);
  io.tell?.({ did: 'exile', seat, cards, from });
}

/** Permanents go to the discard pile with their garrison; who counts what was abandoned is told. */
export function abandon(game: State, seat: Seat, by: Seat, card: number, io: Io<ImperiumEvent>): void {
  const cards = leavePlay(game, seat, card);
  if (cards.length === 0) return;
  seatOf(game, seat).discard.push(...cards);
  io.tell?.({ did: 'abandon', seat, cards });
  const { memos } = seatOf(game, by);
  if (memos.length > 0) remember(game, by, { abandoned: [...memoOf(game, by).abandoned, card] });
}

/** Permanents go to the hand with their garrison. */
export function recall(game: State, seat: Seat, by: Seat, card: number, io: Io<ImperiumEvent>): void {
  const cards = leavePlay(game, seat, card);
  if (cards.length === 0) return;
  seatOf(game, seat).hand.push(...cards);
  for (const one of cards) learn(game, seat, one);
  io.tell?.({ did: 'recall', seat, cards, shown: true });
  const { memos } = seatOf(game, by);
  if (memos.length > 0) remember(game, by, { recalled: [...memoOf(game, by).recalled, card] });
}
