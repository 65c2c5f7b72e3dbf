import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import type { Choice, ColourSet, Counter } from '../card-data.ts';
import { CARDS, choicesOf, PROGRAMS } from '../cards.ts';
import { colourBit, coloured, coloursOf, controllerOf, empireOf, NO_CARD, samuraiOf, targetsOf } from '../empire.ts';
import type { OsadnicyEvent } from '../events.ts';
import { gain } from '../gains.ts';
import {
  type Good,
  type Goods,
  NO_TOKENS,
  RESOURCES,
  TOKENS,
  type Token,
  type Tokens,
  tokenIndex,
  tokens,
} from '../goods.ts';
import type { Tag } from '../kit/tags.ts';
import { isFree, payable } from '../payment.ts';
import { coloursIn, setsIn } from '../sets.ts';
import type { Location, State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { scoreUse } from '../technology.ts';
import { act, type Clause } from '../text/clauses.ts';
import { capped, goodsThings, ofColours, perThing } from '../text/phrases.ts';
import { goodsWorth, tokensWorth, WORTH } from '../value/goods.ts';
import type { EffectOf, ProgramWorth, Steps, Words } from './word.ts';

/** As `card` counts: -1 where no card in particular does. */
export function counted(game: State, seat: Seat, counter: Counter, card: number): number {
  switch (counter) {
    case 'samurai':
      return samuraiOf(game, seat);
    case 'colourless':
      return empireOf(game, seat).filter((location) => coloursOf(location) === 0).length;
    case 'otherWithBonus':
      return empireOf(game, seat).filter((location) => location.card !== card && CARDS[location.card]!.bonus > 0)
        .length;
    case 'stocked':
      return sumOf(ownLocation(game, seat, card)?.stock ?? NO_TOKENS);
    case 'technology':
      return empireOf(game, seat).reduce((sum, { technology = [] }) => sum + technology.length, 0);
    case 'enemyFaction':
      return empireOf(game, seat).filter(({ card: other }) => isOfOthers(game, seat, other)).length;
    case 'fortification':
      return ownLocation(game, seat, card)?.fortifications ?? 0;
    case 'cardUnder':
      return ownLocation(game, seat, card)?.under.length ?? 0;
    default:
      return coloured(game, seat, colourBit(counter));
  }
}

/** A location of another faction. */
function isOfOthers(game: State, seat: Seat, card: number): boolean {
  const { deck } = CARDS[card]!;
  return deck !== 0 && deck !== game.seats[seat]!.deckNo;
}

/** What lies on a location counts only for whom it works. */
function ownLocation(game: State, seat: Seat, card: number): Location | undefined {
  return empireOf(game, seat).find((location) => location.card === card);
}

function sumOf(counts: Tokens): number {
  return counts.reduce((sum, n) => sum + n, 0);
}

/** How many of the good this gives. */
export function gainedPer(
  game: State,
  seat: Seat,
  effect: EffectOf<'gainPer'>,
  card: number,
  uncapped = false,
): number {
  const { n = 1, per, each = 1, max = Number.POSITIVE_INFINITY } = effect;
  const times = Math.floor(counted(game, seat, per, card) / each);
  return n * (uncapped ? times : Math.min(times, max));
}

export function gainedPerSet(game: State, seat: Seat, { n = 1, set, max }: EffectOf<'gainPerSet'>): number {
  return n * Math.min(setsIn(coloursIn(game, seat), set), max ?? Number.POSITIVE_INFINITY);
}

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
  | { readonly op: 'oneOf'; readonly of: readonly Choice[]; readonly optional?: true }
  /** Gain once what a production location gives: of the owner, or of an enemy, where it may have to be an open one. */
  | { readonly op: 'copyProduction'; readonly other?: true; readonly of?: 'enemy'; readonly open?: true }
  /** One good like each that lies here, at most so many. */
  | { readonly op: 'gainStocked'; readonly max: number }
  /** From the pool of an enemy of choice. */
  | { readonly op: 'takeResource' }
  /** Give up to so many resources for so many points each. */
  | { readonly op: 'sellResources'; readonly max: number; readonly vp: number };

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

function runChooseEffects(game: State, step: StepOf<'choose effects'>): void {
  const { seat, card, why, choice } = step;
  const effect = PROGRAMS[step.program]![step.at] as EffectOf<'oneOf'>;
  const { spend, program } = choicesOf(effect)[choice]!;
  next(game, { do: 'effects', seat, card, why, program, at: 0 });
  if (!isFree(spend)) next(game, { do: 'pay', seat, card, cost: spend, on: NO_CARD });
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
export const goodsSteps = {
  run: {
    'choose effects': runChooseEffects,
    'copy production': runCopyProduction,
    'copy one': runCopyOne,
    'take resource': runTakeResource,
    sell: runSell,
    sold: runSold,
  },
  ask: { 'copy stock': askCopyStock, 'sell resources': askSellResources },
} satisfies Steps;
