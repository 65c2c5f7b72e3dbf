import type { Io, Result, Seat } from '@imperia/engine';
import { type Points, type PointsTerm, TOKENS } from './card-data.ts';
import { CARDS, type Face } from './cards.ts';
import { holdsQuest } from './effects/quests.ts';
import { unrestOf } from './ends.ts';
import type { ImperiumEvent } from './events.ts';
import { fits } from './filter.ts';
import { countOn } from './icons.ts';
import type { Score, ScoredPlace } from './score.ts';
import { faceOf, seatOf, tokenNo } from './seats.ts';
import { isRival, isSolo, RIVAL, SOLO_PLAYER } from './solo/rival.ts';
import { rivalScore } from './solo/scoring.ts';
import type { State } from './state.ts';

/** A variable card never gives more. */
const MOST_VARIABLE = 10;

interface ScoredCard {
  readonly card: number;
  readonly place: ScoredPlace;
  /** The host it lies under, or itself. */
  readonly host: number;
}

/** Every card of a seat that scores. The active quest is nobody's yet. */
function scoredCards(game: State, seat: Seat): ScoredCard[] {
  const own = seatOf(game, seat);
  const found: ScoredCard[] = [];
  const add = (cards: readonly number[], place: ScoredPlace) => {
    for (const card of cards) if (card >= 0) found.push({ card, place, host: card });
  };
  add(own.power, 'power');
  add(own.journey.slice(0, 1), 'power');
  for (const { card, garrison } of own.play) {
    add([card], 'play');
    if (!holdsQuest(card)) for (const under of garrison) found.push({ card: under, place: 'garrison', host: card });
  }
  add(own.hand, 'hand');
  add(
    own.announced.map(({ card }) => card),
    'play',
  );
  add(own.deck, 'deck');
  add(own.discard, 'discard');
  add(own.history, 'history');
  add(own.sunk, 'sunk');
  return found;
}

/** What a seat would score now, card by card; of cards in a view, those that are seen. */
export function scoreOf(game: State, seat: Seat): Score {
  if (isRival(game, seat)) return rivalScore(game);
  const scored = scoredCards(game, seat);
  const progress = seatOf(game, seat).tokens[tokenNo('progress')]!;
  const cards = scored.map((one) => ({
    card: one.card,
    place: one.place,
    points: pointsOf(game, seat, one, scored),
  }));
  return { progress, goods: 0, cards, points: cards.reduce((sum, { points }) => sum + points, progress) };
}

function pointsOf(game: State, seat: Seat, one: ScoredCard, scored: readonly ScoredCard[]): number {
  const face: Face = faceOf(game, seat, one.card);
  return face.vp ? printedPoints(game, seat, face.vp, one, scored) : 0;
}

function printedPoints(game: State, seat: Seat, vp: Points, one: ScoredCard, scored: readonly ScoredCard[]): number {
  switch (vp.kind) {
    case 'fixed':
      return vp.points;
    case 'conditional':
      return vp.cases.find(({ where }) => lies(where, one.place))?.points ?? 0;
    case 'variable': {
      const sum = vp.terms.reduce((total, term) => total + termPoints(game, seat, term, one, scored), 0);
      return Math.min(MOST_VARIABLE, sum);
    }
  }
}

function lies(where: 'history' | 'play' | 'garrisoned' | 'elsewhere', place: ScoredPlace): boolean {
  if (where === 'elsewhere') return true;
  return where === 'garrisoned' ? place === 'garrison' : place === where;
}

/** Only full sets count. */
function termPoints(game: State, seat: Seat, term: PointsTerm, one: ScoredCard, scored: readonly ScoredCard[]): number {
  return term.points * Math.floor(counted(game, seat, term, one, scored) / term.per);
}

function counted(game: State, seat: Seat, term: PointsTerm, one: ScoredCard, scored: readonly ScoredCard[]): number {
  const own = seatOf(game, seat);
  if ('token' in term) return own.tokens[TOKENS.indexOf(term.token)]!;
  if ('rivals' in term) {
    const progress = tokenNo('progress');
    return game.seats.filter((other) => other !== own && other.tokens[progress]! < own.tokens[progress]!).length;
  }
  switch (term.in) {
    case 'exile':
      return game.exile.filter((card) => fits(term, card)).length;
    case 'others':
      return game.seats.reduce((sum, _, other) => (other === seat ? sum : sum + unrestOf(game, other)), 0);
    case 'history':
      return own.history.filter((card) => fits(term, card)).length;
    case 'here':
      return own.play.find(({ card }) => card === one.card)?.garrison.length ?? 0;
    case 'play':
      return own.play.reduce((sum, host) => sum + countOn(host, term), 0);
    default:
      return scored.reduce((sum, { card, place }) => sum + (place === 'power' ? 0 : countAnywhere(card, term)), 0);
  }
}

type CardsTerm = Extract<PointsTerm, { what: unknown }>;

const NO_SHIFT: readonly number[] = [0, 0, 0];
const anywhere = new WeakMap<CardsTerm, Int8Array>();

/** How much of what is counted is printed on a card. */
function countAnywhere(card: number, term: CardsTerm): number {
  let counts = anywhere.get(term);
  if (!counts) {
    counts = Int8Array.from(CARDS, (_, one) => countOn({ card: one, shift: NO_SHIFT }, term));
    anywhere.set(term, counts);
  }
  return counts[card]!;
}

/** Before counting: some cards let their owner return unrest, also after a collapse. */
export function runScore(game: State, _step: unknown, io: Io<ImperiumEvent>): void {
  game.phase = 'end';
  for (const [seat, own] of game.seats.entries()) {
    const returned = returnsAtEnd(game, seat);
    if (returned.length === 0) continue;
    for (const card of returned) {
      own.hand = own.hand.filter((one) => one !== card);
      own.deck = own.deck.filter((one) => one !== card);
      own.discard = own.discard.filter((one) => one !== card);
      own.history = own.history.filter((one) => one !== card);
    }
    game.unrest.push(...returned);
    io.tell?.({ did: 'return', seat, cards: returned, from: 'hand', shown: true });
  }
  for (const seat of game.config.seats.keys()) {
    const { progress, cards, points } = scoreOf(game, seat);
    const power = cards.reduce((sum, one) => sum + (one.place === 'power' ? one.points : 0), 0);
    io.tell?.({ did: 'score', seat, tokens: progress, cards: points - progress - power, power });
  }
  if (isSolo(game.config)) io.tell?.({ did: 'rival score', points: scoreOf(game, RIVAL).points });
  io.tell?.({ did: 'win', winners: result(game).winners });
}

/** Unrest is worth the same wherever it lies: as many as allowed go back, from the first place where some are. */
function returnsAtEnd(game: State, seat: Seat): number[] {
  const own = seatOf(game, seat);
  let most = 0;
  for (const { card } of scoredCards(game, seat)) {
    for (const { when, do: list } of CARDS[card]!.faces[0]!.effects) {
      if (when !== 'score') continue;
      for (const one of list) if (one.op === 'return' && 'cards' in one) most += Number(one.cards.n);
    }
  }
  if (most === 0) return [];
  return [own.hand, own.discard, own.deck, own.history]
    .flat()
    .filter((card) => CARDS[card]!.unrest)
    .slice(0, most);
}

/** Alone, one wins with more points than the Rival; after a collapse with fewer unrest, then points. */
function soloResult(game: State): Result {
  const { points } = scoreOf(game, SOLO_PLAYER);
  return { points: [points], winners: leadOf(game) > 0 ? [SOLO_PLAYER] : [] };
}

/** Alone, how far one is ahead of the Rival, by what decides the game. */
function leadOf(game: State): number {
  const unrest = game.collapsed ? unrestOf(game, RIVAL) - unrestOf(game, SOLO_PLAYER) : 0;
  return unrest || scoreOf(game, SOLO_PLAYER).points - scoreOf(game, RIVAL).points;
}

/** Whether neither the player nor the Rival is ahead. */
export function isDraw(game: State): boolean {
  return leadOf(game) === 0;
}

/** Most points win; after a collapse the fewest unrest, then points among those. Ties are shared. */
export function result(game: State): Result {
  if (isSolo(game.config)) return soloResult(game);
  const points = game.seats.map((_, seat) => scoreOf(game, seat).points);
  const unrest = game.seats.map((_, seat) => unrestOf(game, seat));
  const fewest = Math.min(...unrest);
  const seats = [...points.keys()].filter((seat) => !game.collapsed || unrest[seat] === fewest);
  const most = Math.max(...seats.map((seat) => points[seat]!));
  return { points, winners: seats.filter((seat) => points[seat] === most) };
}
