import file from '../cards/wonders.json' with { type: 'json' };
import { type Advance, advance } from './advances.ts';
import { check } from './check.ts';
import { LEADER_CARD, WONDER_CARD } from './decks.ts';
import { type Good, type Goods, goods } from './goods.ts';

const FILE = 'cards/wonders.json';

/** What a wonder does for whoever owns its city. */
export type WonderPower =
  /** Mood and culture tokens are spent as each other, but not for wonders. */
  | { readonly power: 'tokens alike' }
  /** Once in a land battle, after the roll, a token adds this. */
  | { readonly power: 'crowd'; readonly cv: number }
  | { readonly power: 'any resource from grassland' }
  | { readonly power: 'no attack over grassland' }
  | { readonly power: 'borrow an advance' }
  | { readonly power: 'ship when activated' }
  | { readonly power: 'name the first player' }
  | { readonly power: 'draw from discards' }
  | { readonly power: 'discard to the bottom' }
  /** All points stay with the builder, who wins ties. */
  | { readonly power: 'builder for ever' }
  | { readonly power: 'draw objective' }
  | { readonly power: 'objective for an action' }
  /** Who attacks a Happy city lacks this in the first round. */
  | { readonly power: 'wall'; readonly cv: number }
  | { readonly power: 'barbarians fall' };

export type PowerName = WonderPower['power'];

const POWERS: ReadonlySet<string> = new Set<PowerName>([
  'tokens alike',
  'crowd',
  'any resource from grassland',
  'no attack over grassland',
  'borrow an advance',
  'ship when activated',
  'name the first player',
  'draw from discards',
  'discard to the bottom',
  'builder for ever',
  'draw objective',
  'objective for an action',
  'wall',
  'barbarians fall',
]);

export interface WonderData {
  readonly id: string;
  readonly name: { readonly pl: string; readonly en: string };
  readonly cost: Goods;
  readonly requires: Advance;
  /** Only in a city with a Port. */
  readonly port: boolean;
  readonly points: { readonly builder: number; readonly owner: number };
  readonly powers: readonly WonderPower[];
}

/** In the order of their cards. */
export const WONDERS: readonly WonderData[] = file.map(({ id, name, cost, requires, port, points, powers }) => {
  for (const { power } of powers) check(POWERS.has(power), FILE, `a power of «${id}», not «${power}»`);
  return {
    id,
    name,
    cost: goods(cost as { readonly [G in Good]?: number }),
    requires: advance(requires),
    port,
    points,
    powers: powers as readonly WonderPower[],
  };
});
check(WONDERS.length === LEADER_CARD - WONDER_CARD, FILE, `${LEADER_CARD - WONDER_CARD} wonders`);

export function wonderData(card: number): WonderData {
  return WONDERS[card - WONDER_CARD]!;
}
