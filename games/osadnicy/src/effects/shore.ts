import { type Decision, type Io, next } from '@imperia/engine';
import { CARDS } from '../cards.ts';
import { empireOf, isCommon, locationOf, NOBODY, replaceLocation } from '../empire.ts';
import type { OsadnicyEvent } from '../events.ts';
import { removeCard } from '../piles.ts';
import type { Location, State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { act } from '../text/clauses.ts';
import { HAND } from '../text/phrases.ts';
import { WORTH } from '../value/goods.ts';
import type { Steps, Words } from './word.ts';

export type ShoreEffect =
  /** A card from the hand lies under a common location without one, which is worth so many points more. */
  { readonly op: 'shoreUp'; readonly vp: number };

export const shoreWords: Words<ShoreEffect['op']> = {
  shoreUp: {
    targets(game, { vp }, { seat }) {
      if (game.seats[seat]!.hand.length === 0) return [];
      return empireOf(game, seat)
        .filter(canBeShored)
        .map(({ card }): OsadnicyStep => ({ do: 'shore up', seat, card, vp }));
    },
    says: ({ vp }) => ({
      is: 'all',
      of: [
        act('putAside', [{ noun: 'card' }], HAND, { note: 'underCommon' }),
        act('gain', [{ noun: 'vp', n: vp }], { note: 'forItAtEnd' }),
      ],
    }),
    worth: ({ vp }) => vp - WORTH.card,
    tags: ['vp'],
    icon: 'brick-pile',
  },
};

/** A common location of the owner, with no such card under it yet. */
function canBeShored({ card, seizedBy, shored }: Location): boolean {
  return isCommon(CARDS[card]!) && seizedBy === NOBODY && shored === undefined;
}

function runShoreUp(game: State, step: StepOf<'shore up'>): void {
  next(game, { ...step, do: 'shore with' });
}

function askShoreWith(game: State, step: StepOf<'shore with'>): Decision<OsadnicyStep> {
  const { seat, card: on, vp } = step;
  const options = game.seats[seat]!.hand.map((card): OsadnicyStep => ({ do: 'shore', seat, card, on, vp }));
  return { seat, ask: step, options, forced: true };
}

function runShore(game: State, { seat, card, on, vp }: StepOf<'shore'>, io: Io<OsadnicyEvent>): void {
  removeCard(game.seats[seat]!.hand, card);
  const { owner, at } = locationOf(game, on);
  replaceLocation(game, owner, at, { ...game.seats[owner]!.locations[at]!, shored: { card, vp } });
  io.tell?.({ did: 'put under', seat, on, cards: [card], only: seat });
}

/** What happens at the steps that these words lead to. */
export const shoreSteps = {
  run: { 'shore up': runShoreUp, shore: runShore },
  ask: { 'shore with': askShoreWith },
} satisfies Steps;
