import { type Decision, type Io, next, shuffled } from '@imperia/engine';
import type { Do, Place } from '../card-data.ts';
import { listOf } from '../cards.ts';
import { LUCK } from '../chance.ts';
import type { ImperiumEvent } from '../events.ts';
import { isAny } from '../filter.ts';
import { learn } from '../memory.ts';
import { toDiscard, toHistory } from '../moves.ts';
import { reactTo } from '../reactions.ts';
import { memoOf, remember, seatOf, without } from '../seats.ts';
import type { SeatState, State } from '../state.ts';
import type { EffectStep, ImperiumStep, StepOf } from '../steps.ts';

type Find = Extract<Do, { op: 'find' }>;

const PLACES: readonly Place[] = ['hand', 'discard', 'deck', 'nation'];

/** A named card is the first one met, in the order of the places; of a kind, any one may be chosen: both decks are looked through. */
export function find(game: State, one: Find, step: EffectStep, io: Io<ImperiumEvent>): void {
  const { seat, by, card, list, at } = step;
  if (one.what.every((term) => typeof term === 'object')) {
    findNamed(game, one, step, io);
    return;
  }
  const own = seatOf(game, seat);
  remember(game, by, { amount: own.deck.length });
  own.looked = [...own.deck, ...own.nationDeck];
  own.deck = [];
  own.nationDeck = [];
  next(game, { do: 'find', seat, by, card, list, at });
}

function findNamed(game: State, one: Find, { seat, by }: EffectStep, io: Io<ImperiumEvent>): void {
  const own = seatOf(game, seat);
  for (const place of one.in ?? PLACES) {
    const card = pileOf(own, place).find((candidate) => isAny(one.what, candidate));
    const searched = place === 'deck' || place === 'nation';
    if (card === undefined) {
      if (searched) reshuffle(game, seat, place, io);
      continue;
    }
    removeFrom(own, place, card);
    if (searched) reshuffle(game, seat, place, io);
    bring(game, seat, one, card, io);
    return;
  }
  remember(game, by, { failed: true });
  io.tell?.({ did: 'not found', seat });
}

function pileOf(own: SeatState, place: Place): readonly number[] {
  if (place === 'hand') return own.hand;
  if (place === 'discard') return own.discard;
  return place === 'deck' ? own.deck : own.nationDeck;
}

function removeFrom(own: SeatState, place: Place, card: number): void {
  if (place === 'hand') own.hand = without(own.hand, card);
  else if (place === 'discard') own.discard = without(own.discard, card);
  else if (place === 'deck') own.deck = without(own.deck, card);
  else own.nationDeck = without(own.nationDeck, card);
}

function reshuffle(game: State, seat: number, place: 'deck' | 'nation', io: Io<ImperiumEvent>): void {
  const own = seatOf(game, seat);
  const pile = place === 'deck' ? own.deck : own.nationDeck;
  if (pile.length === 0) return;
  const mixed = shuffled(game, io, (place === 'deck' ? LUCK.deck : LUCK.nation) + seat, pile);
  if (place === 'deck') own.deck = mixed;
  else own.nationDeck = mixed;
  io.tell?.({ did: 'shuffle', seat, pile: place });
}

/** Found and shown, it goes where the text says. */
function bring(game: State, seat: number, one: Find, card: number, io: Io<ImperiumEvent>): void {
  io.tell?.({ did: 'find', seat, card, shown: true });
  if (one.to === 'discard') {
    toDiscard(game, seat, [card], 'deck', io);
    return;
  }
  learn(game, seat, card);
  if (one.to === 'history') {
    toHistory(game, seat, [card], 'discard', io);
    return;
  }
  seatOf(game, seat).hand.push(card);
  io.tell?.({ did: 'take', seat, card, from: 'deck', shown: true });
}

export function askFind(game: State, ask: StepOf<'find'>): Decision<ImperiumStep> {
  const { seat, by, card, list, at } = ask;
  const one = listOf(card, list)[at];
  if (one?.op !== 'find') return { seat, ask, options: [] };
  const { hand, discard, looked } = seatOf(game, seat);
  const from = [...hand, ...discard, ...looked].filter((candidate) => candidate >= 0 && isAny(one.what, candidate));
  const n = Math.min(1, from.length);
  const answer = (cards: readonly number[]): ImperiumStep => ({ do: 'found', seat, by, card, list, at, cards });
  return { seat, ask, options: [], pick: { from, min: n, max: n, answer } };
}

export function runFound(game: State, step: StepOf<'found'>, io: Io<ImperiumEvent>): void {
  const { seat, by, card, list, at, cards } = step;
  const own = seatOf(game, seat);
  const one = listOf(card, list)[at] as Find;
  const [chosen] = cards;
  const { amount } = memoOf(game, by);
  own.deck.push(...own.looked.slice(0, amount).filter((looked) => looked !== chosen));
  own.nationDeck.push(...own.looked.slice(amount).filter((looked) => looked !== chosen));
  if (chosen !== undefined && !own.looked.includes(chosen)) {
    removeFrom(own, own.hand.includes(chosen) ? 'hand' : 'discard', chosen);
  }
  own.looked = [];
  reshuffle(game, seat, 'deck', io);
  reshuffle(game, seat, 'nation', io);
  if (own.deck.length === 0) reactTo(game, seat, { event: 'deck empty' });
  if (chosen === undefined) {
    remember(game, by, { failed: true });
    io.tell?.({ did: 'not found', seat });
  } else bring(game, seat, one, chosen, io);
}
