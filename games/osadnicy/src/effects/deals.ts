import type { Io, Seat } from '@imperia/engine';
import { signed } from '../actions/deal.ts';
import { CARDS } from '../cards.ts';
import { dealsOf, empireOf, isFortress, locationOf, NOBODY, replaceLocation, takenDeal, targetsOf } from '../empire.ts';
import type { OsadnicyEvent } from '../events.ts';
import { gain } from '../gains.ts';
import { discard, drawFaction, factionLeft, removeCard, shuffleInto } from '../piles.ts';
import { NO_DEAL_TO_TAKE, NO_FACTION_CARD_LEFT } from '../refusals.ts';
import type { State } from '../state.ts';
import type { StepOf } from '../steps.ts';
import { act } from '../text/clauses.ts';
import { HARM, WORTH } from '../value/goods.ts';
import type { Steps, Words } from './word.ts';

interface EnemyDeal {
  readonly of: Seat;
  readonly card: number;
}

/** Deals under the boards of enemies; those made with locations are out of reach. */
function enemyDeals(game: State, seat: Seat): EnemyDeal[] {
  return targetsOf(game, seat).flatMap((of) => game.seats[of]!.deals.map((card) => ({ of, card })));
}

/** A deal may still be signed. */
const NO_DEAL = 0.2;

export type DealEffect =
  | { readonly op: 'discardEnemyDeal'; readonly gainGood?: true }
  | { readonly op: 'takeEnemyDeal' }
  | { readonly op: 'gainDealGood' }
  /** A deal of the owner is shuffled back into the faction deck. */
  | { readonly op: 'returnDeal' }
  /** Sign a deal with an enemy faction location, marked by the top card of the own deck. */
  | { readonly op: 'dealWithLocation' };

export const dealWords: Words<DealEffect['op']> = {
  discardEnemyDeal: {
    targets(game, { gainGood = false }, { seat }) {
      return enemyDeals(game, seat).map(({ of, card }) => ({ do: 'discard deal', seat, of, card, gain: gainGood }));
    },
    says: ({ gainGood }) => {
      const discard = act('discard', [{ noun: 'deal', of: 'enemy' }]);
      return gainGood ? { is: 'all', of: [discard, act('gain', [{ noun: 'good', of: 'its' }])] } : discard;
    },
    worth: ({ gainGood }) => HARM + (gainGood ? 0.7 : 0),
    tags: ['deals', 'rivals'],
    icon: 'ninja-mask',
  },
  takeEnemyDeal: {
    targets(game, _effect, { seat }) {
      return enemyDeals(game, seat).map(({ of, card }) => ({ do: 'take deal', seat, of, card }));
    },
    without: () => NO_DEAL_TO_TAKE,
    says: () => act('takeOver', [{ noun: 'deal', of: 'enemy' }]),
    worth: HARM + 1,
    tags: ['deals', 'rivals'],
    icon: 'spy',
  },
  gainDealGood: {
    targets(game, _effect, { seat }) {
      return dealsOf(game, seat).map(({ of, card }) => ({ do: 'gain deal good', seat, of, card }));
    },
    forced: true,
    says: () => act('gain', [{ noun: 'good', amount: 'the' }], { role: 'from', thing: { noun: 'deal', of: 'you' } }),
    worthNow: (game, seat) => dealsOf(game, seat).reduce((best, { good }) => Math.max(best, WORTH[good]), NO_DEAL),
    tags: ['deals'],
    icon: 'scroll-unfurled',
  },
  returnDeal: {
    targets(game, _effect, { seat }) {
      return dealsOf(game, seat).map(({ of, card }) => ({ do: 'return deal', seat, of, card }));
    },
    forced: true,
    says: () => act('shuffleIn', [{ noun: 'deal', of: 'you' }]),
    worth: 0,
    tags: ['deals'],
    icon: 'cycle',
  },
  dealWithLocation: {
    targets(game, _effect, { seat }) {
      if (!factionLeft(game, seat)) return [];
      return targetsOf(game, seat).flatMap((of) =>
        empireOf(game, of)
          .filter(({ card, routeOf }) => CARDS[card]!.deal !== null && routeOf === NOBODY)
          .filter(({ card }) => locationOf(game, card).owner !== seat && !isFortress(card))
          .map(({ card }) => ({ do: 'deal with location' as const, seat, of, card })),
      );
    },
    without: (game, { seat }) => (factionLeft(game, seat) ? null : NO_FACTION_CARD_LEFT),
    says: () =>
      act(
        'sign',
        [{ noun: 'deal' }],
        { role: 'with', thing: { noun: 'location', adjectives: ['faction'], of: 'enemy' } },
        { note: 'markedByTop' },
      ),
    worth: 1.8,
    tags: ['deals'],
    icon: 'shaking-hands',
  },
};

function runDiscardDeal(game: State, step: StepOf<'discard deal'>, io: Io<OsadnicyEvent>): void {
  const { seat, of, card } = step;
  removeCard(game.seats[of]!.deals, card);
  discard(game, card);
  io.tell?.({ did: 'lose deal', seat, of, card });
  if (step.gain) gain(game, seat, CARDS[card]!.deal!, 1, { card, why: 'action' }, io);
}

/** Taking a deal over is not signing one. */
function runTakeDeal(game: State, { seat, of, card }: StepOf<'take deal'>, io: Io<OsadnicyEvent>): void {
  removeCard(game.seats[of]!.deals, card);
  game.seats[seat]!.deals.push(card);
  io.tell?.({ did: 'take deal', seat, of, card });
}

function runGainDealGood(game: State, { seat, card }: StepOf<'gain deal good'>, io: Io<OsadnicyEvent>): void {
  gain(game, seat, CARDS[card]!.deal!, 1, { card, why: 'action' }, io);
}

/** Of a deal with a location of another empire, the card that marks it goes back. */
function runReturnDeal(game: State, { seat, of, card }: StepOf<'return deal'>, io: Io<OsadnicyEvent>): void {
  io.tell?.({ did: 'lose deal', seat, of: seat, card });
  shuffleInto(game, seat, [takenDeal(game, seat, of, card)], io);
}

/** The top card of the own deck marks the deal, unseen. It stays in force whatever becomes of the card that made it. */
function runDealWithLocation(game: State, step: StepOf<'deal with location'>, io: Io<OsadnicyEvent>): void {
  const { seat, of, card } = step;
  const route = drawFaction(game, seat, io)!;
  const { owner, at } = locationOf(game, card);
  replaceLocation(game, owner, at, { ...game.seats[owner]!.locations[at]!, route, routeOf: seat });
  io.tell?.({ did: 'deal with', seat, of, card });
  signed(game, seat, card, CARDS[card]!.deal!, io);
}

/** What happens at the steps that these words lead to. */
export const dealSteps = {
  run: {
    'discard deal': runDiscardDeal,
    'take deal': runTakeDeal,
    'gain deal good': runGainDealGood,
    'return deal': runReturnDeal,
    'deal with location': runDealWithLocation,
  },
} satisfies Steps;
