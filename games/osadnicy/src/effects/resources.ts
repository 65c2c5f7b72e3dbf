import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { CARDS } from '../cards.ts';
import { controllerOf, empireOf, targetsOf } from '../empire.ts';
import type { OsadnicyEvent } from '../events.ts';
import { gain } from '../gains.ts';
import { NO_TOKENS, RESOURCES, TOKENS, type Token, tokenIndex, tokens } from '../goods.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { scoreUse } from '../technology.ts';
import { act } from '../text/clauses.ts';
import { WORTH } from '../value/goods.ts';
import { ownLocation, sumOf } from './counting.ts';
import type { Steps, Words } from './word.ts';

export type ResourceEffect =
  /** Gain once what a production location gives: of the owner, or of an enemy, where it may have to be an open one. */
  | { readonly op: 'copyProduction'; readonly other?: true; readonly of?: 'enemy'; readonly open?: true }
  /** One good like each that lies here, at most so many. */
  | { readonly op: 'gainStocked'; readonly max: number }
  /** From the pool of an enemy of choice. */
  | { readonly op: 'takeResource' }
  /** Give up to so many resources for so many points each. */
  | { readonly op: 'sellResources'; readonly max: number; readonly vp: number };

export const resourceWords: Words<ResourceEffect['op']> = {
  copyProduction: {
    targets(game, { other, of, open }, { seat, card: source }) {
      const locations =
        of === 'enemy' ? targetsOf(game, seat).flatMap((enemy) => empireOf(game, enemy)) : empireOf(game, seat);
      return locations
        .filter(
          ({ card, wrecked }) =>
            CARDS[card]!.production > 0 && !wrecked && !(other && card === source) && (!open || CARDS[card]!.open),
        )
        .map(({ card }) => ({ do: 'copy production', seat, card, source }));
    },
    forced: true,
    says: ({ other, of, open }) =>
      act('repeat', [
        {
          noun: 'location',
          adjectives: [open ? 'open' : 'production'],
          of: of ?? 'you',
          ...(other ? { amount: 'another' } : {}),
        },
      ]),
    worth: 1,
    tags: ['again'],
    icon: 'barn',
  },
  takeResource: {
    targets(game, _effect, { seat }) {
      return targetsOf(game, seat).flatMap((of) =>
        RESOURCES.filter((good) => game.seats[of]!.tokens[tokenIndex(good)]! > 0).map(
          (good): OsadnicyStep => ({ do: 'take resource', seat, of, good }),
        ),
      );
    },
    says: () =>
      act('takeAway', [{ noun: 'resource', amount: 'chosen' }], { role: 'from', thing: { noun: 'pool', of: 'enemy' } }),
    worth: 1.2 * WORTH.wood,
    tags: ['rivals'],
    icon: 'robber',
  },
  gainStocked: {
    run(game, { max }, { seat, card }) {
      const from = ownLocation(game, seat, card)?.stock ?? NO_TOKENS;
      next(game, { do: 'copy stock', seat, card, more: Math.min(max, sumOf(from)), from });
    },
    says: ({ max }) =>
      act(
        'gain',
        [{ noun: 'good', n: 1 }],
        { role: 'for', thing: { noun: 'good', amount: 'each' } },
        { note: 'likeThoseHere' },
        { max },
      ),
    worth: 1,
    tags: ['keeping'],
    icon: 'warehouse',
  },
  sellResources: {
    targets(game, { max, vp }, { seat, card }) {
      if (sellable(game, seat).length === 0) return [];
      return [{ do: 'sell resources', seat, card, max, vp, sold: 0 }];
    },
    forced: true,
    says: ({ max, vp }) => ({
      is: 'pay',
      price: [act('spend', [{ noun: 'resource', n: max, amount: 'up to' }])],
      so: act('gain', [{ noun: 'vp', n: vp }], { role: 'for', thing: { noun: 'resource', amount: 'each of them' } }),
    }),
    worth: ({ max, vp }) => Math.max(0, Math.min(max, 2) * (vp - WORTH.wood)),
    tags: ['vp'],
    icon: 'scales',
  },
};

/** Gold may stand in for a resource here as everywhere. */
function sellable(game: State, seat: Seat): Token[] {
  const goods: Token[] = [...RESOURCES, 'gold'];
  return goods.filter((good) => game.seats[seat]!.tokens[tokenIndex(good)]! > 0);
}

function runCopyProduction(game: State, { seat, card }: StepOf<'copy production'>, io: Io<OsadnicyEvent>): void {
  io.tell?.({ did: 'copy production', seat, card });
  if (controllerOf(game, card) !== seat) scoreUse(game, card, 1, io);
  next(game, { do: 'effects', seat, card, why: 'production', program: CARDS[card]!.production, at: 0 });
}

function runTakeResource(game: State, { seat, of, good }: StepOf<'take resource'>, io: Io<OsadnicyEvent>): void {
  const token = tokenIndex(good);
  game.seats[of]!.tokens[token]!--;
  game.seats[seat]!.tokens[token]!++;
  io.tell?.({ did: 'take resource', seat, of, good });
}

/** One resource after another, at least one, until the seller stops. */
function askSellResources(game: State, step: StepOf<'sell resources'>): Decision<OsadnicyStep> {
  const { seat, card, max, vp, sold } = step;
  const options: OsadnicyStep[] = [];
  if (sold < max) {
    for (const good of sellable(game, seat)) options.push({ do: 'sell', seat, card, good, max, vp, sold });
  }
  if (sold > 0) options.push({ do: 'sold', seat, card, max, vp, sold });
  return { seat, ask: step, options, forced: true };
}

function runSell(game: State, { seat, card, good, max, vp, sold }: StepOf<'sell'>): void {
  const more: OsadnicyStep = { do: 'sell resources', seat, card, max, vp, sold: sold + 1 };
  next(game, { do: 'spend', seat, pay: tokens({ [good]: 1 }), on: card }, more);
}

/** All the points at once. */
function runSold(game: State, { seat, card, vp, sold }: StepOf<'sold'>, io: Io<OsadnicyEvent>): void {
  gain(game, seat, 'vp', vp * sold, { card, why: 'action' }, io);
}

/** With more goods there than are produced, the owner chooses which. */
function askCopyStock(_game: State, step: StepOf<'copy stock'>): Decision<OsadnicyStep> {
  const { seat, card, more, from } = step;
  const goods = more > 0 ? TOKENS.filter((_, token) => from[token]! > 0) : [];
  const options = goods.map((good): OsadnicyStep => ({ do: 'copy one', seat, card, more, from, good }));
  return { seat, ask: step, options, forced: true };
}

function runCopyOne(game: State, step: StepOf<'copy one'>, io: Io<OsadnicyEvent>): void {
  const { seat, card, more, from, good } = step;
  const rest = from.map((n, token) => (token === tokenIndex(good) ? n - 1 : n));
  next(game, { do: 'copy stock', seat, card, more: more - 1, from: rest });
  gain(game, seat, good, 1, { card, why: 'production' }, io);
}

/** What happens at the steps that these words lead to. */
export const resourceSteps = {
  run: {
    'copy production': runCopyProduction,
    'copy one': runCopyOne,
    'take resource': runTakeResource,
    sell: runSell,
    sold: runSold,
  },
  ask: { 'copy stock': askCopyStock, 'sell resources': askSellResources },
} satisfies Steps;
