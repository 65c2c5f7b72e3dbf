import { next, type Seat } from '@imperia/engine';
import type { Choice, ColourSet, Counter } from '../card-data.ts';
import { choicesOf, PROGRAMS } from '../cards.ts';
import { colourBit, coloured, NO_CARD } from '../empire.ts';
import { gain } from '../gains.ts';
import type { Good, Goods } from '../goods.ts';
import type { Tag } from '../kit/tags.ts';
import { isFree, payable } from '../payment.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { act, type Clause } from '../text/clauses.ts';
import { capped, goodsThings, ofColours, perThing } from '../text/phrases.ts';
import { goodsWorth, tokensWorth, WORTH } from '../value/goods.ts';
import { counted, gainedPer, gainedPerSet } from './counting.ts';
import type { EffectOf, ProgramWorth, Steps, Words } from './word.ts';

export type GoodsEffect =
  | { readonly op: 'gain'; readonly goods: Goods }
  /** So many of the good (1 when not said) for each thing counted, or for each so many of them; at most so often. */
  | {
      readonly op: 'gainPer';
      readonly good: Good;
      readonly n?: number;
      readonly per: Counter;
      readonly each?: number;
      readonly max?: number;
    }
  /** So many of the good (1 when not said) for each such set, at most so often. */
  | {
      readonly op: 'gainPerSet';
      readonly good: Good;
      readonly n?: number;
      readonly set: ColourSet;
      readonly max?: number;
    }
  | { readonly op: 'oneOf'; readonly of: readonly Choice[]; readonly optional?: true };

export const goodsWords: Words<GoodsEffect['op']> = {
  gain: {
    run(game, { goods }, { seat, card, why }, io) {
      for (const good in goods) gain(game, seat, good as Good, goods[good as Good]!, { card, why }, io);
    },
    says: ({ goods }) => act('gain', goodsThings(goods)),
    worth: ({ goods }) => goodsWorth(goods),
    tags: ({ goods }) => (Object.keys(goods) as Good[]).map(tagOf),
  },
  gainPer: {
    run(game, effect, { seat, card, why }, io) {
      const uncapped = why === 'bonus' && game.config.options.includes('points2014');
      gain(game, seat, effect.good, gainedPer(game, seat, effect, card, uncapped), { card, why }, io);
    },
    says: ({ good, n = 1, per, each, max }) => act('gain', [{ noun: good, n }], ...perThing(per, each), ...capped(max)),
    worthNow: (game, seat, { good, n = 1, per, each = 1, max = 10 }) => {
      if (per === 'fortification') return 0;
      if (per === 'enemyFaction')
        return WORTH[good] * n * Math.min(max, 0.3 + counted(game, seat, per, NO_CARD) / each);
      const times = counted(game, seat, per, NO_CARD) / each;
      return WORTH[good] * n * Math.min(max, Math.max(1, times));
    },
    tags: ({ good, per }) => [tagOf(good), ...(COUNTED[per] ?? [])],
  },
  gainPerSet: {
    run(game, effect, { seat, card, why }, io) {
      gain(game, seat, effect.good, gainedPerSet(game, seat, effect), { card, why }, io);
    },
    says: ({ good, n = 1, set, max }) =>
      act(
        'gain',
        [{ noun: good, n }],
        { role: 'for', thing: { noun: 'set', amount: 'each' } },
        ...ofColours(set),
        ...capped(max),
      ),
    worthNow: (game, seat, { good, n = 1, set, max = 10 }) =>
      WORTH[good] * n * Math.min(max, setsToCome(game, seat, set)),
    tags: ({ good }) => [tagOf(good), 'building'],
  },
  oneOf: {
    targets(game, effect, use) {
      const { seat, card, why, program, at } = use;
      const options: OsadnicyStep[] = [];
      for (const [choice, { spend }] of choicesOf(effect).entries()) {
        if (!payable(game.seats[seat]!.tokens, spend)) continue;
        options.push({ do: 'choose effects', seat, card, why, program, at, choice });
      }
      if (effect.optional && options.length > 0) options.push({ do: 'skip', seat });
      return options;
    },
    says: ({ of, optional }, ofChoice) => {
      const clause: Clause = { is: 'one of', of: of.map(ofChoice) };
      return optional ? { is: 'may', clause } : clause;
    },
    worthNow: bestChoice,
    tags: ({ of }, tagsOf) => of.flatMap(({ effects }) => tagsOf(effects)),
  },
};

function runChooseEffects(game: State, step: StepOf<'choose effects'>): void {
  const { seat, card, why, choice } = step;
  const effect = PROGRAMS[step.program]![step.at] as EffectOf<'oneOf'>;
  const { spend, program } = choicesOf(effect)[choice]!;
  next(game, { do: 'effects', seat, card, why, program, at: 0 });
  if (!isFree(spend)) next(game, { do: 'pay', seat, card, cost: spend, on: NO_CARD });
}

/** A part of a set is worth something too, as it may be completed. */
function setsToCome(game: State, seat: Seat, set: ColourSet): number {
  const begun = set.reduce((sum, colour) => sum + coloured(game, seat, colourBit(colour)), 0) / (3 * set.length);
  return Math.max(0.5, Math.floor(begun) + 0.5 * (begun % 1));
}

function bestChoice(game: State, seat: Seat, effect: EffectOf<'oneOf'>, programWorth: ProgramWorth): number {
  let best = effect.optional ? 0 : Number.NEGATIVE_INFINITY;
  for (const { spend, program } of choicesOf(effect)) {
    best = Math.max(best, programWorth(game, seat, program) - tokensWorth(spend));
  }
  return best;
}

const COUNTED: Readonly<Partial<Record<Counter, readonly Tag[]>>> = { samurai: ['samurai'], enemyFaction: ['war'] };

function tagOf(good: Good): Tag {
  if (good === 'foundation') return 'building';
  if (good === 'advTech' || good === 'techScoring' || good === 'techDefense') return 'tech';
  return good === 'commonCard' || good === 'factionCard' ? 'card' : good;
}

/** What happens at the steps that these words lead to. */
export const goodsSteps = { run: { 'choose effects': runChooseEffects } } satisfies Steps;
