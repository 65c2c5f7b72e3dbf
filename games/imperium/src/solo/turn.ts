import { type Io, next, rolled, shuffled } from '@imperia/engine';
import { TOKENS, type Token } from '../card-data.ts';
import { LUCK } from '../chance.ts';
import { beginEnd, checkCollapse } from '../ends.ts';
import type { ImperiumEvent } from '../events.ts';
import { learn } from '../memory.ts';
import type { State } from '../state.ts';
import type { StepOf } from '../steps.ts';
import { dynasty } from './dynasty.ts';
import { levelOf, RIVAL, rivalOf } from './rival.ts';

/** Roll: the card of that slot is left alone and moves to the first; all others are turned over in order. */
export function runRivalTurn(game: State, _step: unknown, io: Io<ImperiumEvent>): void {
  const own = rivalOf(game);
  game.turn = RIVAL;
  game.phase = 'turn';
  game.active = false;
  own.nationExhausted = false;
  const die = rolled(game, io, LUCK.die, 6) + 1;
  io.tell?.({ did: 'turn', seat: RIVAL });
  io.tell?.({ did: 'roll', die });
  const left = own.hand[die - 1];
  if (left !== undefined) own.hand = [left, ...own.hand.filter((card) => card !== left)];
  const keep = left === undefined ? 0 : 1;
  next(game, { do: 'rival card', keep, left: own.hand.length - keep }, { do: 'rival cleanup', die });
}

export function runRivalCleanup(game: State, { die }: StepOf<'rival cleanup'>, io: Io<ImperiumEvent>): void {
  const own = rivalOf(game);
  game.phase = 'cleanup';
  layToken(game, die - 1, io);
  journey(game, io);
  if (levelOf(game).discardsTop) mill(game, 1, io);
  while (own.hand.length < levelOf(game).slots) {
    if (own.deck.length === 0) rebuild(game, io);
    const card = own.deck.pop();
    if (card === undefined) break;
    own.hand.push(card);
  }
}

function layToken(game: State, slot: number, io: Io<ImperiumEvent>): void {
  const was = game.market[slot];
  if (!was || was.card < 0) return;
  const { nation } = rivalOf(game);
  const token: Token = nation === 'carthaginians' ? 'materials' : nation === 'qin' ? 'population' : 'progress';
  const n = nation === 'carthaginians' ? 2 : 1;
  game.market[slot] = { ...was, tokens: TOKENS.map((one, i) => was.tokens[i]! + (one === token ? n : 0)) };
  io.tell?.({ did: 'lay token', seat: RIVAL, on: was.card, token, n });
}

const STAGE_PRICE = 7;
const UTOPIA = 24;

/** The Utopian journey: all progress, seven at least, for the next stage; 24 population at the last start the end. */
function journey(game: State, io: Io<ImperiumEvent>): void {
  const own = rivalOf(game);
  if (own.stage === 0) return;
  if (own.stage < 4 && own.tokens[2]! >= STAGE_PRICE) {
    io.tell?.({ did: 'pay', seat: RIVAL, tokens: [0, 0, own.tokens[2]!] });
    own.tokens[2] = 0;
    if (own.stage === 2) own.journey.reverse();
    own.stage++;
    io.tell?.({ did: 'journey', seat: RIVAL, card: own.journey[0]!, stage: own.stage });
    if (own.stage === 3) {
      own.empire = true;
      io.tell?.({ did: 'state', seat: RIVAL, state: 'empire' });
    }
  }
  if (own.stage === 4 && own.tokens[1]! >= UTOPIA) beginEnd(game, 'effect', RIVAL, io);
}

/** Cards from the top of its deck to its discard pile, as many as there are. */
export function mill(game: State, n: number, io: Io<ImperiumEvent>): void {
  const own = rivalOf(game);
  const cards = own.deck.splice(Math.max(0, own.deck.length - n)).reverse();
  if (cards.length === 0) return;
  own.discard.push(...cards);
  own.known = own.known.filter((card) => !cards.includes(card));
  io.tell?.({ did: 'discard', seat: RIVAL, cards, from: 'deck' });
}

/** A dynasty card, once a turn, joins the discard pile, which becomes the new deck. Utopians take an unrest first. */
function rebuild(game: State, io: Io<ImperiumEvent>): void {
  const own = rivalOf(game);
  if (own.stage > 0) {
    const unrest = game.unrest.pop();
    if (unrest !== undefined) {
      own.discard.push(unrest);
      io.tell?.({ did: 'take unrest', seat: RIVAL, card: unrest, acquired: false });
      checkCollapse(game, io);
    }
  }
  if (!own.nationExhausted) {
    own.nationExhausted = true;
    dynasty(game, io);
  }
  if (own.discard.length === 0) return;
  for (const card of own.discard) learn(game, RIVAL, card);
  const cards = own.discard;
  own.discard = [];
  own.deck = shuffled(game, io, LUCK.deck + RIVAL, cards);
  io.tell?.({ did: 'shuffle', seat: RIVAL, pile: 'deck' });
}
