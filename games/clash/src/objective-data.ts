import file from '../cards/objectives.json' with { type: 'json' };
import { CATEGORIES } from './advances.ts';
import { check } from './check.ts';
import { EVENT_CARD, OBJECTIVE_CARD } from './decks.ts';
import { type Good, type Goods, goods } from './goods.ts';
import { BUILDINGS, type Building, type BuildingName, type Kind, UNITS, type UnitName } from './pieces.ts';
import { ANGRY, HAPPY, type Mood } from './state.ts';

const FILE = 'cards/objectives.json';

/** What can be seen on the table at any time. */
export type Standing =
  | { readonly is: 'cities'; readonly min: number }
  /** More own cities with it than any other player. */
  | { readonly is: 'most cities with'; readonly building: Building }
  | { readonly is: 'most advances'; readonly min: number }
  | { readonly is: 'category'; readonly category: number }
  | { readonly is: 'goods'; readonly goods: Goods }
  | { readonly is: 'cities in mood'; readonly mood: Mood; readonly min: number }
  | { readonly is: 'kinds of buildings'; readonly min: number }
  | { readonly is: 'most categories' }
  | { readonly is: 'far city'; readonly distance: number }
  | { readonly is: 'influenced cities'; readonly min: number }
  | { readonly is: 'city of size'; readonly min: number }
  | { readonly is: 'government' }
  | { readonly is: 'isolated cities'; readonly min: number }
  | { readonly is: 'trade routes'; readonly min: number; readonly by: 'any' | 'ships' }
  | { readonly is: 'started categories'; readonly min: number }
  | { readonly is: 'most influence' }
  | { readonly is: 'every kind of unit' }
  /** On so many hexes that are neither own cities nor beside one. */
  | { readonly is: 'away'; readonly units: 'settlers' | 'army'; readonly min: number }
  | { readonly is: 'civilization'; readonly advances: number; readonly leaders: number }
  | { readonly is: 'blockade'; readonly min: number }
  /** `all` Ships, or `min` and more than any other player. */
  | { readonly is: 'fleet'; readonly all: number; readonly min: number }
  | { readonly is: 'most army'; readonly margin: number }
  | { readonly is: 'garrisons'; readonly min: number }
  | { readonly is: 'army before cities'; readonly min: number }
  | { readonly is: 'army and ships'; readonly min: number }
  | { readonly is: 'hexes with'; readonly unit: Kind; readonly min: number };

/** What has just been done. */
export type Deed =
  | { readonly is: 'founded far'; readonly distance: number }
  | { readonly is: 'wonder built' }
  | { readonly is: 'drafts'; readonly min: number }
  | {
      readonly is: 'city captured';
      readonly of: 'player' | 'barbarians';
      readonly defended: boolean;
      readonly landed: boolean;
      /** So many army units at least. */
      readonly defenders: number;
    }
  /** On land against different armies or cities; or at sea against pirates. */
  | {
      readonly is: 'battles this turn';
      readonly against: 'anyone' | 'pirates';
      readonly min: number;
      readonly won: number;
    }
  /** On land. */
  | {
      readonly is: 'battle';
      readonly role: 'any' | 'attacker' | 'defender';
      readonly won: boolean;
      readonly killed: number;
      /** One of these has survived. */
      readonly survivor: readonly Kind[];
    }
  | { readonly is: 'great battle'; readonly min: number }
  /** Against a player: with fewer units, or fewer Warfare advances. */
  | { readonly is: 'won against odds'; readonly fewer: boolean; readonly warfare: boolean }
  | { readonly is: 'great city attacked'; readonly size: number; readonly wonders: number; readonly army: number }
  | { readonly is: 'trader killed' }
  | { readonly is: 'won with leader' }
  | { readonly is: 'leader killed'; readonly others: number };

export type Condition = Standing | Deed;
type Moment = 'status' | 'at once';

export interface Objective {
  readonly id: string;
  readonly name: { readonly pl: string; readonly en: string };
  readonly when: readonly Moment[];
  readonly condition: Condition;
  /** Paid on completing it, with nothing else. */
  readonly pay: Goods;
  /** Others that the same moment does not complete. */
  readonly apart: readonly string[];
  /** Not when this one was completed in the round before. */
  readonly unlessLately: string;
}

const CONDITIONS: ReadonlySet<string> = new Set<Condition['is']>([
  'cities',
  'most cities with',
  'most advances',
  'category',
  'goods',
  'cities in mood',
  'kinds of buildings',
  'most categories',
  'far city',
  'influenced cities',
  'city of size',
  'government',
  'isolated cities',
  'trade routes',
  'started categories',
  'most influence',
  'every kind of unit',
  'away',
  'civilization',
  'blockade',
  'fleet',
  'most army',
  'garrisons',
  'army before cities',
  'army and ships',
  'hexes with',
  'founded far',
  'wonder built',
  'drafts',
  'city captured',
  'battles this turn',
  'battle',
  'great battle',
  'won against odds',
  'great city attacked',
  'trader killed',
  'won with leader',
  'leader killed',
]);

type Words = { readonly is: string } & Readonly<Record<string, unknown>>;

/** Names of pieces become their numbers. */
function condition(words: Words, id: string): Condition {
  check(CONDITIONS.has(words.is), FILE, `a condition of «${id}», not «${words.is}»`);
  const numbers: Record<string, unknown> = {};
  if (words.building !== undefined) numbers.building = BUILDINGS.indexOf(words.building as BuildingName);
  if (words.unit !== undefined) numbers.unit = UNITS.indexOf(words.unit as UnitName);
  if (words.category !== undefined) numbers.category = CATEGORIES.indexOf(words.category as string);
  for (const [field, at] of Object.entries(numbers)) check(at !== -1, FILE, `a ${field} of «${id}»`);
  if (words.goods !== undefined) numbers.goods = goods(words.goods as { readonly [G in Good]?: number });
  if (words.mood !== undefined) numbers.mood = words.mood === 'happy' ? HAPPY : ANGRY;
  if (words.survivor !== undefined)
    numbers.survivor = (words.survivor as readonly UnitName[]).map((unit) => UNITS.indexOf(unit));
  return { ...words, ...numbers } as unknown as Condition;
}

interface Raw {
  readonly id: string;
  readonly name: { readonly pl: string; readonly en: string };
  readonly when: readonly string[];
  readonly condition: Words;
  readonly pay?: { readonly [G in Good]?: number };
  readonly apart?: readonly string[];
  readonly unlessLately?: string;
}

export const OBJECTIVES: readonly Objective[] = (file.objectives as readonly Raw[]).map((raw) => ({
  id: raw.id,
  name: raw.name,
  when: raw.when as readonly Moment[],
  condition: condition(raw.condition, raw.id),
  pay: goods(raw.pay ?? {}),
  apart: raw.apart ?? [],
  unlessLately: raw.unlessLately ?? '',
}));

const byId = new Map(OBJECTIVES.map((objective) => [objective.id, objective]));

/** Two objectives on each card: the upper, the lower. */
export const OBJECTIVE_CARDS: readonly (readonly [upper: Objective, lower: Objective])[] = file.cards.map(
  ({ id, upper, lower }, place) => {
    check(id === place + 1, FILE, `card ${place + 1} in its place, not ${id}`);
    check(byId.has(upper) && byId.has(lower), FILE, `two objectives of card ${id}`);
    return [byId.get(upper)!, byId.get(lower)!];
  },
);
check(OBJECTIVE_CARDS.length === EVENT_CARD - OBJECTIVE_CARD, FILE, `${EVENT_CARD - OBJECTIVE_CARD} cards`);

export function objectiveCard(card: number): readonly [upper: Objective, lower: Objective] {
  return OBJECTIVE_CARDS[card - OBJECTIVE_CARD]!;
}

export function objective(id: string): Objective {
  return byId.get(id)!;
}
