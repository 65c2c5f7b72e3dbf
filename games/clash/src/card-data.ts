import file from '../cards/action-cards.json' with { type: 'json' };
import { check } from './check.ts';
import { ACTION_CARD, OBJECTIVE_CARD } from './decks.ts';
import { GOODS, type Good, type Goods, goods } from './goods.ts';
import { type Kind, UNITS, type UnitName } from './pieces.ts';

const FILE = 'cards/action-cards.json';

/** What the upper half of an action card does. */
export type CivilEffect =
  | { readonly do: 'actions'; readonly n: number }
  | { readonly do: 'gain'; readonly goods: Goods; readonly per: 'card' | 'academy' }
  /** One step of mood for one city, at this price; what has a price is optional. */
  | { readonly do: 'cheer'; readonly price: Goods }
  | { readonly do: 'place'; readonly kind: Kind; readonly optional: boolean }
  /** An advance for nothing, known to whom? */
  | { readonly do: 'learn'; readonly from: 'anyone' | 'neighbour' | 'loser' }
  | { readonly do: 'exchange' }
  /** Advances of one category, at their price. */
  | { readonly do: 'buy'; readonly n: number }
  | { readonly do: 'build' }
  /** With the next Collect: the same hex again and again, or more hexes. */
  | { readonly do: 'collect'; readonly same: boolean; readonly extra: number }
  | { readonly do: 'hinder'; readonly n: number }
  | { readonly do: 'truce' }
  | { readonly do: 'replan'; readonly draw: number }
  | { readonly do: 'explore' }
  | { readonly do: 'take over' }
  | { readonly do: 'spy' }
  | { readonly do: 'hire' };

const CIVIL_WORDS: ReadonlySet<string> = new Set<CivilEffect['do']>([
  'actions',
  'gain',
  'cheer',
  'place',
  'learn',
  'exchange',
  'buy',
  'build',
  'collect',
  'hinder',
  'truce',
  'replan',
  'explore',
  'take over',
  'spy',
  'hire',
]);

/** What the lower half does in a round of combat. */
export type BattleEffect =
  /** On reveal, before anything else: the enemy's card does nothing, and may be taken. */
  | { readonly do: 'silence'; readonly take: boolean }
  /** On reveal: one unit of each side falls. */
  | { readonly do: 'sacrifice' }
  /** On reveal: dice, one or one for each army unit; any that shows one of these numbers counts, once. */
  | {
      readonly do: 'shoot';
      readonly dice: 'one' | 'each';
      readonly on: readonly number[];
      readonly then: 'kill' | 'cancel';
    }
  /** After all that happens on reveal: away, and the enemy has won. */
  | { readonly do: 'withdraw' }
  | { readonly do: 'dice'; readonly n: number }
  | { readonly do: 'cv'; readonly n: number; readonly per: 'round' | 'enemy'; readonly of: 'own' | 'enemy' }
  /** The enemy's units have no abilities, unless the enemy pays. */
  | { readonly do: 'deny icons'; readonly unless: Goods }
  | { readonly do: 'cancel'; readonly n: number }
  /** After casualties, when the enemy has lost no fewer: a die for one more. */
  | { readonly do: 'pursue'; readonly on: readonly number[] }
  /** After casualties, when the enemy has lost someone: action cards. */
  | { readonly do: 'spoils'; readonly draw: number };

const BATTLE_WORDS: ReadonlySet<string> = new Set<BattleEffect['do']>([
  'silence',
  'sacrifice',
  'shoot',
  'withdraw',
  'dice',
  'cv',
  'deny icons',
  'cancel',
  'pursue',
  'spoils',
]);

const OCCASIONS = [
  'turn',
  'start of turn',
  'land battle won',
  'land battle won or city captured',
  'city captured',
] as const;
const NEEDS = ['army', 'ship', 'fortress'] as const;
const ROLES = ['any', 'attacker', 'defender'] as const;
const PLACES = ['any', 'land', 'land, not into a city', 'city'] as const;

interface Half {
  readonly id: string;
  readonly name: { readonly pl: string; readonly en: string };
}

export interface CivilHalf extends Half {
  /** It costs a main action. */
  readonly action: boolean;
  /** Tokens alone: there is never a choice of payment. */
  readonly cost: Goods;
  readonly when: (typeof OCCASIONS)[number];
  readonly effects: readonly CivilEffect[];
}

export interface BattleHalf extends Half {
  /** One of these must be in the battle. */
  readonly needs: readonly (typeof NEEDS)[number][];
  readonly role: (typeof ROLES)[number];
  readonly place: (typeof PLACES)[number];
  readonly effects: readonly BattleEffect[];
}

export interface ActionCard {
  readonly civil: CivilHalf;
  readonly battle: BattleHalf;
}

type Words = Readonly<Record<string, unknown>> & { readonly do: string };

function goodsIn(value: unknown, id: string): Goods {
  const some = (value ?? {}) as { readonly [G in Good]?: number };
  for (const good of Object.keys(some)) check(GOODS.includes(good as Good), FILE, `goods of «${id}», not «${good}»`);
  return goods(some);
}

function oneOf<T extends string>(all: readonly T[], value: string, id: string): T {
  check(all.includes(value as T), FILE, `one of ${all.join(', ')} in «${id}», not «${value}»`);
  return value as T;
}

function civilEffect(words: Words, id: string): CivilEffect {
  check(CIVIL_WORDS.has(words.do), FILE, `a civil effect of «${id}», not «${words.do}»`);
  if (words.do === 'gain') return { do: 'gain', goods: goodsIn(words.goods, id), per: words.per ? 'academy' : 'card' };
  if (words.do === 'cheer') return { do: 'cheer', price: goodsIn(words.price, id) };
  if (words.do === 'place') {
    const kind = UNITS.indexOf(oneOf(UNITS, words.unit as UnitName, id));
    return { do: 'place', kind, optional: words.optional === true };
  }
  return words as unknown as CivilEffect;
}

function battleEffect(words: Words, id: string): BattleEffect {
  check(BATTLE_WORDS.has(words.do), FILE, `a battle effect of «${id}», not «${words.do}»`);
  if (words.do === 'deny icons') return { do: 'deny icons', unless: goodsIn(words.unless, id) };
  return words as unknown as BattleEffect;
}

const CIVIL: ReadonlyMap<string, CivilHalf> = new Map(
  file.civil.map(({ id, name, action, cost, when, effects }) => [
    id,
    {
      id,
      name,
      action,
      cost: goodsIn(cost, id),
      when: oneOf(OCCASIONS, when, id),
      effects: effects.map((words) => civilEffect(words, id)),
    },
  ]),
);

const BATTLE: ReadonlyMap<string, BattleHalf> = new Map(
  file.battle.map(({ id, name, needs, role, place, effects }) => [
    id,
    {
      id,
      name,
      needs: needs.map((need) => oneOf(NEEDS, need, id)),
      role: oneOf(ROLES, role, id),
      place: oneOf(PLACES, place, id),
      effects: effects.map((words) => battleEffect(words, id)),
    },
  ]),
);

export const ACTION_CARDS: readonly ActionCard[] = file.cards.map(({ id, civil, battle }, place) => {
  check(id === place + 1, FILE, `card ${place + 1} in its place, not ${id}`);
  check(CIVIL.has(civil) && BATTLE.has(battle), FILE, `two halves of card ${id}`);
  return { civil: CIVIL.get(civil)!, battle: BATTLE.get(battle)! };
});
check(ACTION_CARDS.length === OBJECTIVE_CARD - ACTION_CARD, FILE, `${OBJECTIVE_CARD - ACTION_CARD} cards`);

export function actionCard(card: number): ActionCard {
  return ACTION_CARDS[card - ACTION_CARD]!;
}
