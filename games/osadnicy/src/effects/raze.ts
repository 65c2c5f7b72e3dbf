import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { RAZE_CARD_COST, razeCardRefusal, razeCost, razePriceRefusal, razeTargetRefusal } from '../actions/raze.ts';
import { CARDS } from '../cards.ts';
import { empireOf, findLocation, isCommon, targetsOf } from '../empire.ts';
import type { OsadnicyEvent } from '../events.ts';
import { gain } from '../gains.ts';
import { isToken, TECH, TOKENS, type Token, tokenIndex, tokens } from '../goods.ts';
import { discard, removeCard } from '../piles.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { act } from '../text/clauses.ts';
import { ENEMY_LOCATION, HAND } from '../text/phrases.ts';
import { HARM } from '../value/goods.ts';
import type { Steps, Words } from './word.ts';

/** Locations of enemies that a raze could strike, whatever it costs. */
export function enemyTargets(game: State, seat: Seat): { of: Seat; card: number }[] {
  return targetsOf(game, seat).flatMap((of) =>
    empireOf(game, of)
      .filter(({ card }) => !razeTargetRefusal(game, of, card))
      .map(({ card }) => ({ of, card })),
  );
}

export type RazeEffect =
  /** One of the owner's common locations, whatever protects it. */
  | { readonly op: 'razeOwn' }
  /** One location of an enemy that has a raze field, whatever protects it, for no more raze tokens. */
  | { readonly op: 'razeEnemy' }
  /** Raze a hand card or an enemy location at the usual cost; each good gained may be discarded for points. */
  | { readonly op: 'razeForPoints'; readonly vp: number }
  /** One good from the raze field of an enemy location, which stays. */
  | { readonly op: 'gainRazeGood'; readonly of?: 'common' };

export const razeWords: Words<RazeEffect['op']> = {
  razeOwn: {
    targets(game, _effect, { seat }) {
      return empireOf(game, seat)
        .filter(({ card }) => isCommon(CARDS[card]!) && CARDS[card]!.raze.length > 0)
        .map(({ card }) => ({ do: 'raze', seat, of: seat, card }));
    },
    says: () => act('raze', [{ noun: 'location', adjectives: ['common'], of: 'you' }]),
    worth: 0.6,
    tags: ['razing'],
    icon: 'demolish',
  },
  razeEnemy: {
    targets(game, _effect, { seat }) {
      return enemyTargets(game, seat).map(({ of, card }) => ({ do: 'raze', seat, of, card }));
    },
    says: () => act('raze', [ENEMY_LOCATION], { note: 'whateverProtects' }),
    worth: HARM + 0.8,
    tags: ['razing', 'rivals'],
    icon: 'catapult',
  },
  razeForPoints: {
    targets(game, { vp }, { seat, card: source }) {
      const hand = game.seats[seat]!.hand.filter((card) => !razeCardRefusal(game, seat, card)).map(
        (card): OsadnicyStep => ({ do: 'raze for points', seat, of: seat, card, source, raze: RAZE_CARD_COST, vp }),
      );
      const locations = enemyTargets(game, seat)
        .filter(({ of, card }) => !razePriceRefusal(game, seat, of, card))
        .map(({ of, card }): OsadnicyStep => {
          const raze = razeCost(game, of, findLocation(game, card));
          return { do: 'raze for points', seat, of, card, source, raze, vp };
        });
      return [...hand, ...locations];
    },
    says: ({ vp }) => ({
      is: 'all',
      of: [
        {
          is: 'one of',
          of: [act('raze', [{ noun: 'card' }], HAND), act('raze', [ENEMY_LOCATION], { note: 'usualCost' })],
        },
        {
          is: 'may',
          clause: {
            is: 'pay',
            price: [act('discard', [{ noun: 'good', adjectives: ['gained'], amount: 'any' }])],
            so: act('gain', [{ noun: 'vp', n: vp }], { role: 'for', thing: { noun: 'good', amount: 'each of them' } }),
          },
        },
      ],
    }),
    worth: ({ vp }) => 1 + 0.5 * vp,
    tags: ['razing', 'vp'],
    icon: 'viking-head',
  },
  gainRazeGood: {
    targets(game, { of: only }, { seat }) {
      const fits = ({ card }: { readonly card: number }) => only === undefined || isCommon(CARDS[card]!);
      return enemyTargets(game, seat)
        .filter(fits)
        .flatMap(({ of, card }) =>
          [...new Set(CARDS[card]!.raze)].map((good): OsadnicyStep => ({ do: 'gain raze good', seat, of, card, good })),
        );
    },
    says: ({ of }) =>
      act(
        'gain',
        [{ noun: 'good', amount: 'chosen' }],
        { role: 'from', thing: { noun: 'razeField' } },
        { role: 'of', thing: { ...ENEMY_LOCATION, ...(of ? { adjectives: [of] } : {}) } },
        { note: 'withoutRazing' },
      ),
    worth: 0.7,
    tags: ['razing'],
    icon: 'grab',
  },
};

function runGainRazeGood(game: State, step: StepOf<'gain raze good'>, io: Io<OsadnicyEvent>): void {
  const { seat, card, good } = step;
  gain(game, seat, good, 1, { card, why: 'action' }, io);
}

/** A usual raze at the usual cost, laid on the card that allows it; only the loot is another. */
function runRazeForPoints(game: State, step: StepOf<'raze for points'>): void {
  const { seat, of, card, source, raze, vp } = step;
  const hand = game.seats[seat]!.hand.length - (of === seat ? 1 : 0);
  next(
    game,
    { do: 'spend', seat, pay: tokens({ raze }), on: source },
    of === seat ? { do: 'raze hand', seat, card } : { do: 'raze', seat, of, card },
    { do: 'discard loot', seat, card, source, hand, vp },
  );
}

/** Goods among the loot are numbered from here downwards, well below the backs of cards; cards are themselves. */
const FIRST_LOOT = -100;
/** Points stand where they stood before there were tokens of expansions: stored games name them by number. */
const LOOT_GOODS: readonly (Token | 'vp')[] = [...TOKENS.slice(0, TECH), 'vp', ...TOKENS.slice(TECH)];

export function lootNumber(good: Token | 'vp'): number {
  return FIRST_LOOT - LOOT_GOODS.indexOf(good);
}

export function lootGood(loot: number): Token | 'vp' {
  return LOOT_GOODS[FIRST_LOOT - loot]!;
}

/** Any of the goods gained may be discarded: cards, gold and points too. */
function askDiscardLoot(game: State, step: StepOf<'discard loot'>): Decision<OsadnicyStep> {
  const { seat, card, source, hand, vp } = step;
  const own = game.seats[seat]!;
  const goods = CARDS[card]!.raze.filter((good) => isToken(good) || good === 'vp').map(lootNumber);
  const from = [...goods, ...own.hand.slice(hand)];
  if (from.length === 0) return { seat, ask: step, options: [] };
  const answer = (loot: readonly number[]): OsadnicyStep => ({ do: 'lose loot', seat, source, loot, vp });
  return { seat, ask: step, options: [], pick: { from, min: 0, max: from.length, answer } };
}

function runLoseLoot(game: State, { seat, source, loot, vp }: StepOf<'lose loot'>, io: Io<OsadnicyEvent>): void {
  const own = game.seats[seat]!;
  for (const thing of loot) {
    if (thing >= 0) {
      removeCard(own.hand, thing);
      discard(game, thing);
      io.tell?.({ did: 'discard', seat, card: thing });
    } else {
      const good = lootGood(thing);
      if (good === 'vp') own.points--;
      else own.tokens[tokenIndex(good)]!--;
      io.tell?.({ did: 'lose', seat, good, n: 1, card: source });
    }
  }
  gain(game, seat, 'vp', vp * loot.length, { card: source, why: 'action' }, io);
}

/** What happens at the steps that these words lead to. */
export const razeSteps = {
  run: { 'raze for points': runRazeForPoints, 'lose loot': runLoseLoot, 'gain raze good': runGainRazeGood },
  ask: { 'discard loot': askDiscardLoot },
} satisfies Steps;
