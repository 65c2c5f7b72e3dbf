import { type Decision, type Io, next } from '@imperia/engine';
import type { Sorted } from '../card-data.ts';
import { PROGRAMS } from '../cards.ts';
import type { OsadnicyEvent } from '../events.ts';
import { gain } from '../gains.ts';
import type { Good } from '../goods.ts';
import { discard, drawToHand, removeCard, shuffleInto } from '../piles.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { act } from '../text/clauses.ts';
import { drawnCard, sortedClause } from '../text/phrases.ts';
import { goodsWorth, WORTH } from '../value/goods.ts';
import type { EffectOf, Steps, Words } from './word.ts';

export type SortEffect =
  /** The drawn cards go where each part says, in this order, as far as they reach. */
  {
    readonly op: 'drawAndSort';
    readonly deck: 'faction' | 'common';
    readonly draw: number;
    readonly into: readonly Sorted[];
    /** With fewer cards left nothing happens. */
    readonly least?: number;
  };

export const sortWords: Words<SortEffect['op']> = {
  drawAndSort: {
    run(game, { deck, draw, least = 0 }, step, io) {
      if (game.seats[step.seat]!.deck.length < least) return;
      const hand = game.seats[step.seat]!.hand.length;
      for (let i = 0; i < draw; i++) drawToHand(game, step.seat, deck, io);
      next(game, { ...step, do: 'sort drawn', hand, part: 0 });
    },
    says: ({ deck, draw, into }) => ({
      is: 'all',
      of: [
        act('draw', [{ noun: drawnCard(deck), n: draw }]),
        ...into.map((part, i) => sortedClause(part, i === into.length - 1)),
      ],
    }),
    worth: ({ deck, into }) => into.reduce((sum, part) => sum + sortedWorth(deck, part), 0),
    tags: ['card'],
    icon: 'card-pick',
  },
};

/** Where the cards of this part go; undefined when all parts are through. */
export function sortedPart({ program, at, part }: StepOf<'sort drawn' | 'sort'>): Sorted | undefined {
  return (PROGRAMS[program]![at] as EffectOf<'drawAndSort'>).into[part];
}

/** With fewer cards drawn than there are parts, the first parts get them. */
function askSortDrawn(game: State, step: StepOf<'sort drawn'>): Decision<OsadnicyStep> {
  const { seat, hand } = step;
  const sorted = sortedPart(step);
  const from = game.seats[seat]!.hand.slice(hand);
  if (!sorted || from.length === 0) return { seat, ask: step, options: [] };
  const max = Math.min(sorted.n, from.length);
  const answer = (cards: readonly number[]): OsadnicyStep => ({ ...step, do: 'sort', cards });
  return { seat, ask: step, options: [], pick: { from, min: sorted.any ? 0 : max, max, answer }, forced: true };
}

function runSort(game: State, step: StepOf<'sort'>, io: Io<OsadnicyEvent>): void {
  const { cards, ...sorting } = step;
  const { seat, card: source, why, part } = step;
  const { to, gain: gained = {} } = sortedPart(step)!;
  const own = game.seats[seat]!;
  for (const card of cards) removeCard(own.hand, card);
  const hand = step.hand + (to === 'hand' ? cards.length : 0);
  next(game, { ...sorting, do: 'sort drawn', hand, part: part + 1 });
  for (const good in gained) {
    gain(game, seat, good as Good, gained[good as Good]! * cards.length, { card: source, why }, io);
  }
  switch (to) {
    case 'hand':
      own.hand.splice(step.hand, 0, ...cards);
      return;
    case 'back':
      if (cards.length > 0) shuffleInto(game, seat, cards, io);
      return;
    case 'bottom':
      own.deck.unshift(...cards);
      return;
    case 'removed':
      game.removed.push(...cards);
      for (const card of cards) io.tell?.({ did: 'remove', seat, of: seat, card });
      return;
    case 'discard':
      for (const card of cards) {
        discard(game, card);
        io.tell?.({ did: 'discard', seat, card });
      }
  }
}

/** Of drawn cards, those that may be discarded for a gain will be. */
function sortedWorth(deck: 'faction' | 'common', { to, n, gain }: Sorted): number {
  if (gain) return n * 0.6 * goodsWorth(gain);
  return to === 'hand' ? n * (0.1 + WORTH[deck === 'faction' ? 'factionCard' : 'commonCard']) : 0;
}

/** What happens at the steps that these words lead to. */
export const sortSteps = {
  run: { sort: runSort },
  ask: { 'sort drawn': askSortDrawn },
} satisfies Steps;
