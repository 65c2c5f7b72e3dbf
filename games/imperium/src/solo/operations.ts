import { type Io, next } from '@imperia/engine';
import { hasAvoided } from '../attack.ts';
import { TOKENS } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import { beginEnd } from '../ends.ts';
import type { ImperiumEvent } from '../events.ts';
import { pushMemo } from '../frames.ts';
import { clearSlot, exileFromMarket, searchMainDeck } from '../market.ts';
import { bury, unlearn } from '../memory.ts';
import { leavePlay, newInPlay, toDiscard, toExile } from '../moves.ts';
import { seatOf, without } from '../seats.ts';
import type { Destination, State } from '../state.ts';
import type { StepOf, Suffering } from '../steps.ts';
import { gain } from '../tokens.ts';
import { isOfFirstRules } from '../versions.ts';
import { dynasty } from './dynasty.ts';
import { RIVAL, rivalOf, SOLO_PLAYER } from './rival.ts';
import { type Need, type Operation, rowFor, tableOf } from './tables.ts';
import { mill } from './turn.ts';
import { bestSlot } from './worth.ts';

/** With so few unrest left the Rival takes none, and hands none over. */
const PRUDENCE = 3;
const MOST_PER_REGION = 5;

/** The next card is turned over and looked up in the table of the Rival's state. */
export function runRivalCard(game: State, { keep, left }: StepOf<'rival card'>, io: Io<ImperiumEvent>): void {
  const own = rivalOf(game);
  const card = own.hand[keep];
  if (left === 0 || card === undefined) return;
  own.hand = without(own.hand, card);
  own.announced.push({ card, to: 'discard' });
  unlearn(game, RIVAL, card);
  next(game, { do: 'rival done', card }, { do: 'rival card', keep, left: left - 1 });
  const state = own.empire ? 'empire' : 'barbarian';
  if (CARDS[card]!.unrest) {
    announce(game, card, state, -1, -1, io);
    return;
  }
  if (CARDS[card]!.data.type === 'fame') {
    announce(game, card, state, -1, -1, io);
    fame(game, card, io);
    return;
  }
  const row = rowFor(own.nation, state, card);
  const { options } = tableOf(own.nation, state)[row]!;
  const option = options.findIndex(({ needs }) => needs.every((need) => isMet(game, need)));
  announce(game, card, state, row, option, io);
  if (option < 0) return;
  for (const need of options[option]!.needs) meet(game, need, io);
  next(game, { do: 'rival does', card, state, row, option, at: 0 });
  const strikes = options[option]!.do.some(({ op }) => op === 'steal' || op.startsWith('you '));
  pushMemo(game, RIVAL, card);
  if (!CARDS[card]!.attack || !strikes) return;
  game.attacker = RIVAL;
  next(game, { do: 'attacked', seat: SOLO_PLAYER, by: RIVAL, card });
}

function announce(
  _game: State,
  card: number,
  state: 'barbarian' | 'empire',
  row: number,
  option: number,
  io: Io<ImperiumEvent>,
): void {
  io.tell?.({ did: 'rival', seat: RIVAL, card, state, row, option });
}

/** Fame brings tokens and goes into history; the Vikings have none. */
function fame(game: State, card: number, io: Io<ImperiumEvent>): void {
  if (rivalOf(game).empire) gain(game, RIVAL, 'progress', 1, card, io);
  else {
    gain(game, RIVAL, 'materials', 1, card, io);
    gain(game, RIVAL, 'population', 1, card, io);
  }
  goes(game, card, 'history');
}

/** Atlanteans sink what others put into history, and Vikings discard it. */
function goes(game: State, card: number, to: Destination): void {
  const own = rivalOf(game);
  const there = to === 'history' && own.nation === 'vikings' ? 'discard' : to;
  own.announced = own.announced.map((one) => (one.card === card ? { card, to: there } : one));
}

export function runRivalDone(game: State, { card }: StepOf<'rival done'>, io: Io<ImperiumEvent>): void {
  const own = rivalOf(game);
  own.memos = [];
  const shown = own.announced.find((one) => one.card === card);
  if (!shown) return;
  own.announced = own.announced.filter((one) => one !== shown);
  if (CARDS[card]!.unrest) {
    game.unrest.push(card);
    io.tell?.({ did: 'return', seat: RIVAL, cards: [card], from: 'play' });
  } else if (shown.to === 'history' || shown.to === 'sunk') {
    const sinks = own.nation === 'atlanteans';
    (sinks ? own.sunk : own.history).push(card);
    bury(game, RIVAL, card);
    io.tell?.({ did: sinks ? 'sink' : 'history', seat: RIVAL, cards: [card], from: 'play', shown: true });
  } else if (shown.to === 'exile') toExile(game, RIVAL, [card], 'play', io);
  else toDiscard(game, RIVAL, [card], 'play', io);
}

function regionsInPlay(game: State): number[] {
  return rivalOf(game)
    .play.map(({ card }) => card)
    .filter((card) => CARDS[card]!.region);
}

function isMet(game: State, need: Need): boolean {
  const own = rivalOf(game);
  switch (need.need) {
    case 'pay':
      return own.tokens[TOKENS.indexOf(need.token)]! >= need.n;
    case 'abandon':
    case 'drown':
      return regionsInPlay(game).length >= need.n;
    case 'calmable':
      return own.discard.some((card) => CARDS[card]!.unrest);
    case 'discarded':
      return own.discard.filter((card) => CARDS[card]!.icons.includes(need.icon)).length >= need.n;
  }
}

function meet(game: State, need: Need, io: Io<ImperiumEvent>): void {
  const own = rivalOf(game);
  if (need.need === 'pay') {
    const tokens = TOKENS.map((token) => (token === need.token ? need.n : 0));
    for (const [i, n] of tokens.entries()) own.tokens[i]! -= n;
    io.tell?.({ did: 'pay', seat: RIVAL, tokens });
  } else if (need.need === 'abandon' || need.need === 'drown') {
    for (const card of regionsInPlay(game).slice(-need.n).reverse()) {
      const cards = leavePlay(game, RIVAL, card);
      if (need.need === 'abandon') {
        own.discard.push(...cards);
        io.tell?.({ did: 'abandon', seat: RIVAL, cards });
      } else {
        own.sunk.push(...cards);
        for (const one of cards) bury(game, RIVAL, one);
        io.tell?.({ did: 'sink', seat: RIVAL, cards, from: 'play', shown: true });
      }
    }
  }
}

export function runRivalDoes(game: State, step: StepOf<'rival does'>, io: Io<ImperiumEvent>): void {
  const { card, state, row, option, at } = step;
  const { nation } = rivalOf(game);
  const one = tableOf(nation, state)[row]!.options[option]!.do[at];
  if (!one) return;
  next(game, { ...step, at: at + 1 });
  const isAttack = one.op === 'steal' || one.op.startsWith('you ');
  if (isAttack && CARDS[card]!.attack && hasAvoided(game, RIVAL, SOLO_PLAYER)) return;
  carryOut(game, one, card, io);
}

function carryOut(game: State, one: Operation, card: number, io: Io<ImperiumEvent>): void {
  const own = rivalOf(game);
  switch (one.op) {
    case 'gain':
      gain(game, RIVAL, one.token, one.n, card, io);
      return;
    case 'gain per region':
      gain(game, RIVAL, one.token, Math.min(MOST_PER_REGION, regionsInPlay(game).length), card, io);
      return;
    case 'acquire':
    case 'break':
      takeFromMarket(game, one, card, io);
      return;
    case 'exile':
      exile(game, io);
      return;
    case 'play':
      own.announced = own.announced.filter((shown) => shown.card !== card);
      own.play.push(newInPlay(card));
      io.tell?.({ did: 'into play', seat: RIVAL, card });
      return;
    case 'history':
    case 'sink':
      goes(game, card, 'history');
      return;
    case 'exileself':
      goes(game, card, 'exile');
      return;
    case 'mill':
      mill(game, one.n, io);
      return;
    case 'fame':
      takeFame(game, io);
      return;
    case 'dynasty':
      dynasty(game, io);
      return;
    case 'calm':
      calm(game, io);
      return;
    case 'burn':
      burn(game, one.icon, io);
      return;
    case 'quest':
      quest(game, io);
      return;
    case 'trigger':
      beginEnd(game, 'effect', RIVAL, io);
      return;
    case 'stall':
      stall(game, one, io);
      return;
    default:
      strike(game, one, card, io);
  }
}

/** What it does to whoever plays alone. */
function strike(game: State, one: Operation, card: number, io: Io<ImperiumEvent>): void {
  const seat = SOLO_PLAYER;
  const suffer = (what: Suffering, n = 1) => next(game, { do: 'suffer', seat, what, n });
  switch (one.op) {
    case 'steal': {
      const at = TOKENS.indexOf(one.token);
      const n = Math.min(one.n, seatOf(game, seat).tokens[at]!);
      seatOf(game, seat).tokens[at]! -= n;
      rivalOf(game).tokens[at]! += n;
      if (n > 0) io.tell?.({ did: 'steal', seat: RIVAL, of: seat, token: one.token, n });
      return;
    }
    case 'you unrest':
      if (game.unrest.length <= PRUDENCE) gain(game, RIVAL, 'progress', 1, card, io);
      else next(game, { do: 'take unrest', seat, n: 1 });
      return;
    case 'you recall':
      suffer('recall region');
      return;
    case 'you abandon':
      suffer('abandon region');
      return;
    case 'you recallpin':
      suffer('recall permanent');
      return;
    case 'you discard':
      suffer('discard', one.n);
      return;
    case 'you gain':
      gain(game, seat, one.token, one.n, card, io);
      return;
    default:
      return;
  }
}

function takeFromMarket(
  game: State,
  one: Extract<Operation, { op: 'acquire' | 'break' }>,
  card: number,
  io: Io<ImperiumEvent>,
): void {
  const own = rivalOf(game);
  const breaks = one.op === 'break' || game.unrest.length <= PRUDENCE;
  const slot = bestSlot(game.market, (there) => CARDS[there]!.suits.some((suit) => one.suits.includes(suit)));
  if (slot < 0) {
    if (isOfFirstRules(game) ? one.op === 'break' : breaks) breakDeck(game, one, io);
    else gain(game, RIVAL, 'materials', 1, card, io);
    return;
  }
  const { was } = clearSlot(game, game.market[slot]!.card);
  own.discard.push(was.card);
  for (const [i, n] of was.tokens.entries()) own.tokens[i]! += n;
  if (breaks) {
    if (was.unrest >= 0) game.unrest.push(was.unrest);
    io.tell?.({ did: 'breakthrough', seat: RIVAL, card: was.card, from: 'market' });
  } else {
    if (was.unrest >= 0) own.discard.push(was.unrest);
    io.tell?.({ did: 'acquire', seat: RIVAL, card: was.card, from: 'market', unrest: was.unrest });
  }
  next(game, { do: 'refill', slot });
}

const PILES = { region: 'regions', uncivilised: 'uncivilised', civilised: 'civilised' } as const;

/** The first deck of the suits that has a card, else the main deck; nothing anywhere: two progress. */
function breakDeck(
  game: State,
  { suits }: Extract<Operation, { op: 'acquire' | 'break' }>,
  io: Io<ImperiumEvent>,
): void {
  const own = rivalOf(game);
  for (const suit of suits) {
    const card = suit in PILES ? game[PILES[suit as keyof typeof PILES]].pop() : undefined;
    if (card === undefined) continue;
    own.discard.push(card);
    io.tell?.({ did: 'breakthrough deck', seat: RIVAL, card, suit, shown: true });
    return;
  }
  const suit = suits[0]!;
  const found = searchMainDeck(game, RIVAL, suit, (card) => CARDS[card]!.suits.some((one) => suits.includes(one)), io);
  if (found >= 0) own.discard.push(found);
  else gain(game, RIVAL, 'progress', 2, -1, io);
}

/** The market card of the lowest slot that holds no token. */
function exile(game: State, io: Io<ImperiumEvent>): void {
  const slot = game.market.find(({ card, tokens }) => card >= 0 && tokens.every((n) => n === 0));
  if (slot) exileFromMarket(game, RIVAL, slot.card, io);
}

function takeFame(game: State, io: Io<ImperiumEvent>): void {
  const own = rivalOf(game);
  const card = game.fame.pop();
  if (card !== undefined) {
    own.discard.push(card);
    io.tell?.({ did: 'take fame', seat: RIVAL, card, shown: true });
    return;
  }
  const [king] = game.king;
  if (own.crowned || king === undefined) return;
  own.crowned = true;
  io.tell?.({ did: 'king of kings', seat: RIVAL, card: king, side: game.kingTurned ? 'B' : 'A' });
  if (!own.empire) gain(game, RIVAL, 'progress', game.kingTurned ? 4 : 6, king, io);
  else {
    if (!game.kingTurned) gain(game, RIVAL, 'progress', 3, king, io);
    dynasty(game, io);
  }
  game.kingTurned = true;
  beginEnd(game, 'king of kings', RIVAL, io);
}

export function calm(game: State, io: Io<ImperiumEvent>): boolean {
  const own = rivalOf(game);
  const unrest = own.discard.find((card) => CARDS[card]!.unrest);
  if (unrest === undefined) return false;
  own.discard = without(own.discard, unrest);
  game.unrest.push(unrest);
  io.tell?.({ did: 'return', seat: RIVAL, cards: [unrest], from: 'discard' });
  return true;
}

function burn(game: State, icon: 'mask' | 'knight' | string, io: Io<ImperiumEvent>): void {
  const own = rivalOf(game);
  const card = own.discard.find((one) => (CARDS[one]!.icons as readonly string[]).includes(icon));
  if (card === undefined) return;
  own.discard = without(own.discard, card);
  own.history.push(card);
  bury(game, RIVAL, card);
  io.tell?.({ did: 'history', seat: RIVAL, cards: [card], from: 'discard', shown: true });
}

function quest(game: State, io: Io<ImperiumEvent>): void {
  const own = rivalOf(game);
  const card = own.developments.shift();
  if (card === undefined) return;
  own.discard.push(card);
  io.tell?.({ did: 'nation card', seat: RIVAL, card, shown: true });
}

function stall(game: State, one: Extract<Operation, { op: 'stall' | 'steal' }>, io: Io<ImperiumEvent>): void {
  const slot = bestSlot(game.market, () => true);
  if (slot < 0) return;
  const was = game.market[slot]!;
  const tokens = TOKENS.map((token, i) => was.tokens[i]! + (token === one.token ? one.n : 0));
  game.market[slot] = { ...was, tokens };
  io.tell?.({ did: 'lay token', seat: RIVAL, on: was.card, token: one.token, n: one.n });
}
