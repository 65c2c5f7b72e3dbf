import type { Seat } from '@imperia/engine';
import type { Effect } from '../card-data.ts';
import { choicesOf, PROGRAMS, type Program } from '../cards.ts';
import { counted } from '../effects/goods.ts';
import { dealsOf } from '../empire.ts';
import type { State } from '../state.ts';
import { goodsWorth, tokensWorth, WORTH } from './goods.ts';

type EffectOf<K extends Effect['op']> = Extract<Effect, { op: K }>;
type Worth = { readonly [K in Effect['op']]: (game: State, seat: Seat, effect: EffectOf<K>) => number };

/** A location or a deal that an enemy loses, or that works for somebody else for a while. */
const HARM = 1.2;

/** What a word of the vocabulary is worth in points, once. */
const WORTH_OF: Worth = {
  gain: (_game, _seat, { goods }) => goodsWorth(goods),
  gainPer: (game, seat, { good, per, max = 10 }) => WORTH[good] * Math.min(max, Math.max(1, counted(game, seat, per))),
  drawAndKeep: (_game, _seat, { deck, draw, keep }) =>
    Math.min(draw, keep) * WORTH[deck === 'faction' ? 'factionCard' : 'commonCard'] + 0.1 * Math.max(0, draw - keep),
  oneOf: (game, seat, effect) => bestChoice(game, seat, effect),
  copyProduction: () => 1,
  takeResource: () => 1.2 * WORTH.wood,
  razeOwn: () => 0.6,
  razeEnemy: () => HARM + 0.8,
  razeForPoints: (_game, _seat, { vp }) => 1 + 0.5 * vp,
  gainRazeGood: () => 0.7,
  discardEnemyDeal: (_game, _seat, { gainGood }) => HARM + (gainGood ? 0.7 : 0),
  takeEnemyDeal: () => HARM + 1,
  gainDealGood: (game, seat) => dealsOf(game, seat).reduce((best, { good }) => Math.max(best, WORTH[good]), 0),
  removeLocation: () => HARM + 0.5,
  buildWithoutLocation: () => 1.5,
  refresh: () => 1,
  block: () => 0.5 * HARM,
  seize: () => HARM,
  layFoundation: () => 0.4,
  enemyDiscards: () => 0.4,
  dealWithLocation: () => 1.8,
  placeSamurai: (_game, _seat, { n }) => 0.4 * n,
  sellResources: (_game, _seat, { max, vp }) => Math.max(0, Math.min(max, 2) * (vp - WORTH.wood)),
  putAside: () => 0.5,
};

function bestChoice(game: State, seat: Seat, effect: EffectOf<'oneOf'>): number {
  let best = effect.optional ? 0 : Number.NEGATIVE_INFINITY;
  for (const { spend, program } of choicesOf(effect)) {
    best = Math.max(best, programWorth(game, seat, program) - tokensWorth(spend));
  }
  return best;
}

export function effectWorth<K extends Effect['op']>(game: State, seat: Seat, effect: EffectOf<K>): number {
  return (WORTH_OF[effect.op as K] as Worth[K])(game, seat, effect);
}

/** Whatever the state: what such effects are worth never changes. */
function isFixed(effect: Effect): boolean {
  if (effect.op === 'oneOf') return effect.of.every(({ effects }) => effects.every(isFixed));
  return effect.op !== 'gainPer' && effect.op !== 'gainDealGood';
}

/** By program, the worth of those that never change; NaN for the others. */
const fixedWorths: number[] = [];

/** A list of effects, from position `at` on. */
export function programWorth(game: State, seat: Seat, program: Program, at = 0): number {
  if (at > 0) return sumOfEffects(game, seat, program, at);
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
