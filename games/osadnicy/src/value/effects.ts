import type { Seat } from '@imperia/engine';
import { COLOUR_GOODS, type ColourSet, type Effect, type Prayer, type Sorted } from '../card-data.ts';
import { choicesOf, PROGRAMS, type Program } from '../cards.ts';
import { ROUNDS } from '../config.ts';
import { counted } from '../effects/goods.ts';
import { colourBit, coloured, dealsOf, NO_CARD } from '../empire.ts';
import { FIRST_OWN } from '../numbers.ts';
import type { State } from '../state.ts';
import { goodsWorth, tokensWorth, WORTH } from './goods.ts';

type EffectOf<K extends Effect['op']> = Extract<Effect, { op: K }>;
type Op = Effect['op'];

/** A location or a deal that an enemy loses, or that works for somebody else for a while. */
const HARM = 1.2;

/** A deal may still be signed. */
const NO_DEAL = 0.2;

/** What a word of the vocabulary is worth in points, once, whatever the state: such worths are worked out once for all. */
const FIXED = {
  gain: ({ goods }) => goodsWorth(goods),
  drawAndKeep: ({ deck, draw, keep }) =>
    Math.min(draw, keep) * WORTH[deck === 'faction' ? 'factionCard' : 'commonCard'] + 0.1 * Math.max(0, draw - keep),
  drawAndSort: ({ deck, into }) => into.reduce((sum, part) => sum + sortedWorth(deck, part), 0),
  drawColour: ({ deck }) => 0.1 + WORTH[deck === 'faction' ? 'factionCard' : 'commonCard'],
  seekColour: ({ deck }) => 0.25 + WORTH[deck === 'faction' ? 'factionCard' : 'commonCard'],
  layRazed: () => WORTH.foundation,
  layStolen: () => 0.4 + WORTH.foundation,
  revealColour: () => 0.2 + WORTH.commonCard,
  gainStocked: () => 1,
  takeLocation: () => HARM + WORTH.commonCard,
  useEnemyAction: () => 1,
  takeDiscarded: () => 0.2 + WORTH.factionCard,
  thinEnemyDeck: () => 0.3,
  buryCommon: () => 0,
  tradeCard: ({ n }) => n * WORTH.wood - WORTH.card,
  returnDeal: () => 0,
  renovate: () => 1,
  copyProduction: () => 1,
  takeResource: () => 1.2 * WORTH.wood,
  razeOwn: () => 0.6,
  razeEnemy: () => HARM + 0.8,
  razeForPoints: ({ vp }) => 1 + 0.5 * vp,
  gainRazeGood: () => 0.7,
  discardEnemyDeal: ({ gainGood }) => HARM + (gainGood ? 0.7 : 0),
  takeEnemyDeal: () => HARM + 1,
  removeLocation: () => HARM + 0.5,
  buildWithoutLocation: () => 1.5,
  refresh: () => 1,
  block: () => 0.5 * HARM,
  seize: () => HARM,
  layFoundation: () => 0.4,
  enemyDiscards: () => 0.4,
  dealWithLocation: () => 1.8,
  placeSamurai: ({ n }) => 0.4 * n,
  sellResources: ({ max, vp }) => Math.max(0, Math.min(max, 2) * (vp - WORTH.wood)),
  putAside: () => 0.5,
  moveTechnology: () => 0.5,
  sendWorker: () => 0.9,
  gift: () => 0,
  techForRazed: () => 0.4,
  removePair: () => 0.6,
  razeTop: () => 1.2,
  wreck: () => HARM,
  restore: () => 2,
  useOwnAction: () => 1.2,
  copyFeature: () => 0.8,
  recall: () => 0.2,
  discardCard: () => 0,
  pray: (prayer) => prayerWorth(prayer),
  prayAgainst: () => HARM,
  razeAndPray: (prayer) => 0.5 + prayerWorth(prayer),
  keepForPrayer: () => 0.5,
  gainPerFavour: ({ max }) => 0.5 * max,
  copyDeals: ({ max }) => 0.4 * max,
  raiseStatue: ({ max }) => (1 + max) / 2,
  buildFeature: () => 1,
  putGood: () => 1,
  conquer: () => HARM + 1.8,
  siege: () => 1,
  shift: () => 0.4,
  layRampart: () => WORTH.foundation,
  defendFaction: () => 0.3,
  asIfBuilt: () => 0.8,
  upgradeTech: () => WORTH.advTech - WORTH.tech,
  bringResource: () => WORTH.wood,
  truce: () => 0.5,
  shareResource: () => 0,
  shoreUp: ({ vp }) => vp - WORTH.card,
} satisfies { readonly [K in Op]?: (effect: EffectOf<K>) => number };

/** Of the cards drawn, about so many have one colour; the best of several colours comes more often. */
const OF_A_COLOUR = 0.14;
const OF_THE_BEST = 0.32;

function prayerWorth({ draw, mode, colours, reward, n = 1, max = 10, extra }: Prayer): number {
  if (reward === 'take' || reward === 'keep') return WORTH.commonCard;
  const share = mode === 'choose' ? OF_THE_BEST : mode ? OF_A_COLOUR + 0.06 : OF_A_COLOUR * (colours?.length ?? 1);
  const matches = Math.min(max, draw * share);
  if (reward === 'points') return n * matches + (extra ? 0.3 * extra.vp : 0);
  if (reward === 'sell') return 0.8 * matches;
  if (reward === 'give') return 1.5;
  const goods = (colours ?? []).map((colour) => WORTH[COLOUR_GOODS[colour]]);
  return n * matches * (goods.reduce((sum, worth) => sum + worth, 0) / Math.max(1, goods.length));
}

/** Of drawn cards, those that may be discarded for a gain will be. */
function sortedWorth(deck: 'faction' | 'common', { to, n, gain }: Sorted): number {
  if (gain) return n * 0.6 * goodsWorth(gain);
  return to === 'hand' ? n * (0.1 + WORTH[deck === 'faction' ? 'factionCard' : 'commonCard']) : 0;
}

type FixedOp = keyof typeof FIXED;
type VaryingOp = Exclude<Op, FixedOp>;

/** Every other word: its worth depends on the state, which a fixed one is never shown. */
const VARYING: { readonly [K in VaryingOp]: (game: State, seat: Seat, effect: EffectOf<K>) => number } = {
  gainPer: (game, seat, { good, n = 1, per, each = 1, max = 10 }) => {
    if (per === 'fortification') return 0;
    if (per === 'enemyFaction') return WORTH[good] * n * Math.min(max, 0.3 + counted(game, seat, per, NO_CARD) / each);
    const times = counted(game, seat, per, NO_CARD) / each;
    return WORTH[good] * n * Math.min(max, Math.max(1, times));
  },
  gainPerSet: (game, seat, { good, n = 1, set, max = 10 }) =>
    WORTH[good] * n * Math.min(max, setsToCome(game, seat, set)),
  oneOf: (game, seat, effect) => bestChoice(game, seat, effect),
  fortify: (game) => fortificationWorth(game),
  gainDealGood: (game, seat) => dealsOf(game, seat).reduce((best, { good }) => Math.max(best, WORTH[good]), NO_DEAL),
};

/** A point at the end of this round and of each to come, unless it is besieged. */
const BESIEGED = 0.8;

export function fortificationWorth({ round }: State): number {
  return BESIEGED * Math.max(0, ROUNDS - round + 1);
}

/** A part of a set is worth something too, as it may be completed. */
function setsToCome(game: State, seat: Seat, set: ColourSet): number {
  const begun = set.reduce((sum, colour) => sum + coloured(game, seat, colourBit(colour)), 0) / (3 * set.length);
  return Math.max(0.5, Math.floor(begun) + 0.5 * (begun % 1));
}

function bestChoice(game: State, seat: Seat, effect: EffectOf<'oneOf'>): number {
  let best = effect.optional ? 0 : Number.NEGATIVE_INFINITY;
  for (const { spend, program } of choicesOf(effect)) {
    best = Math.max(best, programWorth(game, seat, program) - tokensWorth(spend));
  }
  return best;
}

export function effectWorth(game: State, seat: Seat, effect: Effect): number {
  if (isFixedWord(effect)) return (FIXED[effect.op] as (effect: Effect) => number)(effect);
  return (VARYING[effect.op] as (game: State, seat: Seat, effect: Effect) => number)(game, seat, effect);
}

function isFixedWord(effect: Effect): effect is EffectOf<FixedOp> {
  return effect.op in FIXED;
}

/** A choice is worth the same whatever the state when all that can be chosen is. */
function isFixed(effect: Effect): boolean {
  if (effect.op === 'oneOf') return effect.of.every(({ effects }) => effects.every(isFixed));
  return isFixedWord(effect);
}

/** By program, the worth of those that never change; NaN for the others. */
const fixedWorths: number[] = [];

/** A list of effects, from position `at` on. */
export function programWorth(game: State, seat: Seat, program: Program, at = 0): number {
  if (at > 0 || program >= FIRST_OWN) return sumOfEffects(game, seat, program, at);
  const known = fixedWorths[program];
  if (known === undefined) {
    const fixed = PROGRAMS[program]!.every(isFixed);
    fixedWorths[program] = fixed ? sumOfEffects(game, seat, program, 0) : Number.NaN;
  }
  const worth = fixedWorths[program]!;
  return Number.isNaN(worth) ? sumOfEffects(game, seat, program, 0) : worth;
}

function sumOfEffects(game: State, seat: Seat, program: Program, at: number): number {
  const effects = PROGRAMS[program]!;
  let worth = 0;
  for (let i = at; i < effects.length; i++) worth += effectWorth(game, seat, effects[i]!);
  return worth;
}
