import { type Decision, type Io, next, rolled, type Seat } from '@imperia/engine';
import type { Counter } from '../card-data.ts';
import { targetsOf } from '../empire.ts';
import type { OsadnicyEvent } from '../events.ts';
import { STOLEN_CARD } from '../numbers.ts';
import { discard, drawToHand, removeCard } from '../piles.ts';
import { completing } from '../sets.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { act } from '../text/clauses.ts';
import { capped, drawnCard, HAND, perThing, THIS } from '../text/phrases.ts';
import { WORTH } from '../value/goods.ts';
import { counted } from './counting.ts';
import type { Steps, Words } from './word.ts';

export type CardEffect =
  /** The rest is discarded. */
  | {
      readonly op: 'drawAndKeep';
      readonly deck: 'faction' | 'common';
      readonly draw: number;
      /** So many for each thing counted. */
      readonly per?: Counter;
      readonly max?: number;
      readonly keep: number;
    }
  /** A card from the hand becomes a foundation; not a raze. */
  | { readonly op: 'layFoundation' }
  /** So may the card that was just razed from the hand; no wood comes with it. */
  | { readonly op: 'layRazed' }
  /** A card from the hand of an enemy, by lot, becomes a foundation of the owner; no wood comes with it. */
  | { readonly op: 'layStolen' }
  | { readonly op: 'enemyDiscards' }
  /** Lay hand cards under this, or resources or stone on it, to the end of the game. */
  | { readonly op: 'putAside'; readonly what: 'cards' | 'resources' | 'stone' };

export const cardWords: Words<CardEffect['op']> = {
  drawAndKeep: {
    run(game, { deck, draw, per, max = Number.POSITIVE_INFINITY, keep }, { seat, card }, io) {
      const hand = game.seats[seat]!.hand.length;
      const all = per === undefined ? draw : draw * Math.min(max, counted(game, seat, per, card));
      for (let i = 0; i < all; i++) drawToHand(game, seat, deck, io);
      next(game, { do: 'keep cards', seat, hand, keep });
    },
    says: ({ deck, draw, per, max, keep }) => ({
      is: 'all',
      of: [
        act('draw', [{ noun: drawnCard(deck), n: draw }], ...(per ? perThing(per) : []), ...capped(max)),
        act('keep', [{ only: keep }]),
        act('discard', [{ noun: 'rest' }]),
      ],
    }),
    worth: ({ deck, draw, keep }) =>
      Math.min(draw, keep) * WORTH[deck === 'faction' ? 'factionCard' : 'commonCard'] + 0.1 * Math.max(0, draw - keep),
    tags: ['card'],
    icon: 'card-pick',
  },
  layFoundation: {
    targets(game, _effect, { seat }) {
      return game.seats[seat]!.hand.map((card) => ({ do: 'lay foundation', seat, card }));
    },
    says: () =>
      act(
        'lay',
        [{ noun: 'card' }],
        HAND,
        { role: 'as', thing: { noun: 'foundation' } },
        { role: 'in', thing: { noun: 'empire', of: 'you' } },
      ),
    worth: 0.4,
    tags: ['building'],
    icon: 'brick-pile',
  },
  layRazed: {
    targets(game, _effect, { seat }) {
      const options = game.seats[seat]!.announced.map((card): OsadnicyStep => ({ do: 'lay razed', seat, card }));
      return options.length > 0 ? [...options, { do: 'skip', seat }] : [];
    },
    says: () => ({
      is: 'may',
      clause: act(
        'lay',
        [{ noun: 'card', adjectives: ['razed'], amount: 'the' }],
        { role: 'as', thing: { noun: 'foundation' } },
        { note: 'noWood' },
      ),
    }),
    worth: WORTH.foundation,
    tags: ['building', 'razing'],
    icon: 'brick-pile',
  },
  layStolen: {
    targets(game, _effect, { seat }) {
      return targetsOf(game, seat)
        .filter((of) => game.seats[of]!.hand.length > 0)
        .map((of) => ({ do: 'lay stolen', seat, of }));
    },
    forced: true,
    says: () =>
      act(
        'lay',
        [{ noun: 'card', adjectives: ['random'] }],
        { role: 'from', thing: { noun: 'hand', of: 'enemy' } },
        { role: 'as', thing: { noun: 'foundation' } },
        { role: 'in', thing: { noun: 'empire', of: 'you' } },
        { note: 'noWood' },
      ),
    worth: 0.4 + WORTH.foundation,
    tags: ['building', 'rivals'],
    icon: 'robber',
  },
  enemyDiscards: {
    targets(game, _effect, { seat }) {
      return targetsOf(game, seat)
        .filter((of) => game.seats[of]!.hand.length > 0)
        .map((of) => ({ do: 'enemy discards', seat, of }));
    },
    forced: true,
    says: () => act('forceDiscard', [{ noun: 'enemy' }]),
    worth: 0.4,
    tags: ['rivals'],
    icon: 'card-discard',
  },
  putAside: {
    run(game, { what }, { seat, card }) {
      next(game, { do: what === 'cards' ? 'put cards under' : 'put resources on', seat, card });
    },
    says: ({ what }) => ({
      is: 'may',
      clause:
        what === 'cards'
          ? act('putAside', [{ noun: 'card', amount: 'any' }], HAND, { role: 'under', thing: THIS })
          : act('putAside', [{ noun: what === 'stone' ? 'stone' : 'resource', amount: 'any' }], {
              role: 'on',
              thing: THIS,
            }),
    }),
    worth: 0.5,
    tags: ['keeping'],
    icon: 'open-chest',
  },
};

function askKeepCards(game: State, step: StepOf<'keep cards'>): Decision<OsadnicyStep> {
  const { seat, hand, keep } = step;
  const drawn = game.seats[seat]!.hand.slice(hand);
  const spare = drawn.length - keep;
  if (spare <= 0) return { seat, ask: step, options: [] };
  const pick = { from: drawn, min: spare, max: spare, answer: discardThese(seat) };
  return { seat, ask: step, options: [], pick };
}

function discardThese(seat: number): (cards: readonly number[]) => OsadnicyStep {
  return (cards) => ({ do: 'discard these', seat, cards });
}

function runDiscardThese(game: State, { seat, cards }: StepOf<'discard these'>, io: Io<OsadnicyEvent>): void {
  for (const card of cards) {
    removeCard(game.seats[seat]!.hand, card);
    discard(game, card);
    io.tell?.({ did: 'discard', seat, card });
  }
}

/** The card lies face down: only its owner knows it. */
function runLayFoundation(game: State, { seat, card }: StepOf<'lay foundation'>, io: Io<OsadnicyEvent>): void {
  removeCard(game.seats[seat]!.hand, card);
  layDown(game, seat, card, io);
}

function layDown(game: State, seat: Seat, card: number, io: Io<OsadnicyEvent>): void {
  completing(game, seat, io, () => game.seats[seat]!.foundations.push(card));
  io.tell?.({ did: 'lay foundation', seat, card, only: seat });
}

/** Everybody has seen it razed, and yet it gives no wood. */
function runLayRazed(game: State, { seat, card }: StepOf<'lay razed'>, io: Io<OsadnicyEvent>): void {
  removeCard(game.seats[seat]!.announced, card);
  layDown(game, seat, card, io);
}

function runLayStolen(game: State, { seat, of }: StepOf<'lay stolen'>, io: Io<OsadnicyEvent>): void {
  const { hand } = game.seats[of]!;
  const [card] = hand.splice(rolled(game, io, STOLEN_CARD, hand.length), 1) as [number];
  io.tell?.({ did: 'steal', seat, of });
  layDown(game, seat, card, io);
}

function runEnemyDiscards(game: State, { of }: StepOf<'enemy discards'>): void {
  next(game, { do: 'discard one', seat: of });
}

function askDiscardOne(game: State, step: StepOf<'discard one'>): Decision<OsadnicyStep> {
  const { seat } = step;
  return { seat, ask: step, options: game.seats[seat]!.hand.map((card) => ({ do: 'discard', seat, card })) };
}

/** What happens at the steps that these words lead to. */
export const cardSteps = {
  run: {
    'discard these': runDiscardThese,
    'lay foundation': runLayFoundation,
    'lay razed': runLayRazed,
    'lay stolen': runLayStolen,
    'enemy discards': runEnemyDiscards,
  },
  ask: { 'keep cards': askKeepCards, 'discard one': askDiscardOne },
} satisfies Steps;
