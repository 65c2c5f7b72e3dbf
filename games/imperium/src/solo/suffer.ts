import { type Decision, type Io, next } from '@imperia/engine';
import type { Do } from '../card-data.ts';
import { CARDS, listOf } from '../cards.ts';
import type { ImperiumEvent } from '../events.ts';
import { learn } from '../memory.ts';
import { abandon, leavePlay, recall, takeOut, toDiscard } from '../moves.ts';
import { memoOf, remember, seatOf } from '../seats.ts';
import type { State } from '../state.ts';
import type { ImperiumStep, StepOf } from '../steps.ts';
import { gain } from '../tokens.ts';
import { isOfFirstRules } from '../versions.ts';
import { calm } from './operations.ts';
import { RIVAL, rivalOf } from './rival.ts';
import { mill } from './turn.ts';

/** Which of one's own cards: one may choose. */
export function askSuffer(game: State, ask: StepOf<'suffer'>): Decision<ImperiumStep> {
  const { seat, what, n } = ask;
  const own = seatOf(game, seat);
  const lost = what === 'abandon region' ? 'no-abandon' : 'no-recall';
  const inPlay = own.play
    .map(({ card }) => card)
    .filter((card) => CARDS[card]!.permanent && !CARDS[card]!.data.flags?.includes(lost))
    .filter((card) => what === 'recall permanent' || CARDS[card]!.region);
  const from = what === 'discard' ? own.hand : inPlay;
  const least = Math.min(n, from.length);
  const answer = (cards: readonly number[]): ImperiumStep => ({ do: 'suffered', seat, what, cards });
  return { seat, ask, options: [], pick: { from, min: least, max: least, answer }, forced: true };
}

export function runSuffered(game: State, { seat, what, cards }: StepOf<'suffered'>, io: Io<ImperiumEvent>): void {
  for (const card of cards) {
    if (what === 'discard') toDiscard(game, seat, [card], takeOut(game, seat, card), io);
    else if (what === 'abandon region') abandon(game, seat, RIVAL, card, io);
    else recall(game, seat, RIVAL, card, io);
  }
}

/** An effect of the player for every other player: what the Rival makes of it. */
export function runRivalSuffers(game: State, step: StepOf<'rival suffers'>, io: Io<ImperiumEvent>): void {
  for (const one of listOf(step.card, step.list)) suffers(game, one, step, io);
}

function suffers(game: State, one: Do, step: StepOf<'rival suffers'>, io: Io<ImperiumEvent>): void {
  switch (one.op) {
    case 'may':
      for (const inner of one.do) suffers(game, inner, step, io);
      return;
    case 'gain':
      gain(game, RIVAL, one.token, one.n, step.card, io);
      return;
    case 'draw':
      mill(game, 1, io);
      return;
    case 'return':
      calms(game, step, io);
      return;
    case 'take unrest':
      next(game, { do: 'take unrest', seat: RIVAL, n: one.n });
      return;
    case 'discard':
      if ('cards' in one) mill(game, Number(one.cards.n), io);
      return;
    case 'abandon':
    case 'recall':
      if ('cards' in one && !one.cards.what.includes('city')) loseRegion(game, one.op, io);
      return;
    default:
      return;
  }
}

/** Effects that count the unrest returned count this one. */
function calms(game: State, { by }: StepOf<'rival suffers'>, io: Io<ImperiumEvent>): void {
  if (!calm(game, io) || isOfFirstRules(game)) return;
  remember(game, by, { returned: memoOf(game, by).returned + 1 });
}

/** The region last played goes to its discard pile, or onto its deck. */
function loseRegion(game: State, how: 'abandon' | 'recall', io: Io<ImperiumEvent>): void {
  const own = rivalOf(game);
  const region = own.play.filter(({ card }) => CARDS[card]!.region).at(-1);
  if (!region) return;
  const cards = leavePlay(game, RIVAL, region.card);
  if (how === 'abandon') {
    own.discard.push(...cards);
    io.tell?.({ did: 'abandon', seat: RIVAL, cards });
    return;
  }
  own.deck.push(...cards);
  for (const card of cards) learn(game, RIVAL, card);
  io.tell?.({ did: 'recall', seat: RIVAL, cards, shown: true });
}
