import { type Io, next } from '@imperia/engine';
import type { Do } from '../card-data.ts';
import type { ImperiumEvent } from '../events.ts';
import { learn } from '../memory.ts';
import { abandon, leavePlay, recall, takeOut, toDiscard, toExile, toHand, toHistory, toSunk, toTop } from '../moves.ts';
import { beginPlay } from '../play.ts';
import { inPlay, memoOf, seatOf, without } from '../seats.ts';
import type { Destination, State } from '../state.ts';
import type { EffectStep } from '../steps.ts';
import { returnToPile } from '../unrest.ts';
import { cardRefusal } from './can.ts';
import { activeQuest } from './quests.ts';

type AboutIt = Extract<Do, { readonly the: unknown }>;

/** A word about a card that was already spoken of. */
export function moveIt(game: State, one: AboutIt, step: EffectStep, io: Io<ImperiumEvent>): void {
  switch (one.the) {
    case 'this':
      moveThis(game, one, step, io);
      return;
    case 'drawn':
      moveDrawn(game, one, step, io);
      return;
    case 'revealed':
      moveRevealed(game, one, step, io);
      return;
    case 'acquired':
      playAcquired(game, step, io);
      return;
    case 'active-quest':
      moveQuest(game, one, step, io);
      return;
    default:
      return;
  }
}

const DESTINATIONS: Partial<Record<Do['op'], Destination>> = {
  history: 'history',
  sink: 'sunk',
  exile: 'exile',
};

/** A card that is being played keeps lying open until it has done everything; one in play goes at once. */
function moveThis(game: State, one: AboutIt, step: EffectStep, io: Io<ImperiumEvent>): void {
  const { seat, by, card, list, at } = step;
  const own = seatOf(game, seat);
  const shown = own.announced.findIndex((announced) => announced.card === card);
  if (one.op === 'garrison') {
    if (shown >= 0) next(game, { do: 'host', seat, by, card, list, at });
    return;
  }
  if (one.op === 'return') {
    if (shown < 0) return;
    takeOut(game, seat, card);
    io.tell?.({ did: 'return', seat, cards: [card], from: 'play' });
    returnToPile(game, seat, by, [card]);
    return;
  }
  const to = DESTINATIONS[one.op];
  if (shown >= 0) {
    if (to) own.announced[shown] = { card, to };
    return;
  }
  if (!inPlay(own, card)) return;
  if (one.op === 'abandon') {
    abandon(game, seat, by, card, io);
    return;
  }
  if (one.op === 'recall') {
    recall(game, seat, by, card, io);
    return;
  }
  const cards = leavePlay(game, seat, card);
  if (one.op === 'history') toHistory(game, seat, cards, 'play', io);
  else if (one.op === 'sink') toSunk(game, seat, cards, 'play', io);
  else throw new Error(`A card in play cannot «${one.op}» itself`);
}

function moveDrawn(game: State, one: AboutIt, { seat, by }: EffectStep, io: Io<ImperiumEvent>): void {
  const { hand } = seatOf(game, seat);
  const { drawn } = memoOf(game, by);
  for (const card of drawn > 0 ? hand.slice(-drawn) : []) {
    takeOut(game, seat, card);
    if (one.op === 'discard') toDiscard(game, seat, [card], 'hand', io);
    else if (one.op === 'top') toTop(game, seat, card, 'hand', io);
    else if (one.op === 'history') toHistory(game, seat, [card], 'hand', io);
    else throw new Error(`Drawn cards cannot be told to «${one.op}»`);
  }
}

function moveRevealed(game: State, one: AboutIt, { seat }: EffectStep, io: Io<ImperiumEvent>): void {
  const cards = game.revealed;
  game.revealed = [];
  if (one.op === 'take') toHand(game, seat, cards, 'market', io);
  else toExile(game, seat, cards, 'market', io);
}

/** The last card of the hand: where it can be played, it is. */
function playAcquired(game: State, { seat }: EffectStep, io: Io<ImperiumEvent>): void {
  const card = seatOf(game, seat).hand.at(-1);
  if (card !== undefined && cardRefusal(game, seat, card, false) === null) beginPlay(game, seat, card, true, io);
}

function moveQuest(game: State, one: AboutIt, { seat }: EffectStep, io: Io<ImperiumEvent>): void {
  const own = seatOf(game, seat);
  const quest = activeQuest(own);
  if (quest < 0) return;
  own.play = own.play.map((host) =>
    host.garrison.includes(quest) ? { ...host, garrison: without(host.garrison, quest) } : host,
  );
  if (one.op === 'take') {
    own.hand.push(quest);
    learn(game, seat, quest);
    io.tell?.({ did: 'take', seat, card: quest, from: 'garrison', shown: true });
  } else toDiscard(game, seat, [quest], 'garrison', io);
}
