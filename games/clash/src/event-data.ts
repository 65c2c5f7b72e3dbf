import file from '../cards/events.json' with { type: 'json' };
import { type Advance, advance, CATEGORIES } from './advances.ts';
import { check } from './check.ts';
import { EVENT_CARD, WONDER_CARD } from './decks.ts';
import { GOODS, type Good, type Goods, goods } from './goods.ts';
import { BUILDINGS, type Building, type BuildingName } from './pieces.ts';

const FILE = 'cards/events.json';

type EventIcon = 'gold-mine' | 'exhausted-land' | 'barbarians-spawn' | 'barbarians-move' | 'pirates';

/** What the text of an event does to each whom it is about. */
export type EventEffect =
  | { readonly do: 'gain'; readonly goods: Goods }
  /** So many of a good, to other players as the drawer likes. */
  | { readonly do: 'hand out'; readonly good: number; readonly n: number }
  /** A free Settler in a city of one's own; or of another player, whom the drawer names. */
  | { readonly do: 'settler'; readonly to: 'drawer' | 'another' }
  /** By a step each in `n` cities, in `travelled` more for who has Roads, Navigation or Trade Routes. */
  | {
      readonly do: 'lower moods';
      readonly n: number;
      readonly travelled: number;
      /** Only who has so many cities. */
      readonly cities: number;
      readonly coastal: boolean;
    }
  /** `n` units, and one for each `per` of them, and `travelled` more; who has fewer than `least` loses none. */
  | {
      readonly do: 'lose units';
      readonly n: number;
      readonly per: number;
      readonly travelled: number;
      readonly least: number;
      /** For each. */
      readonly points: number;
    }
  /** Food; when it is not all there, a city becomes Angry. One each for barren cities, at most `food`. */
  | { readonly do: 'hunger'; readonly food: number; readonly of: 'all' | 'storage' | 'barren cities' }
  /** A city of at least so many is destroyed; its pieces are worth points. */
  | { readonly do: 'volcano'; readonly cities: number; readonly points: number }
  | { readonly do: 'earthquake'; readonly cities: number; readonly most: number; readonly points: number }
  | { readonly do: 'civil war' }
  | { readonly do: 'revolution' }
  | { readonly do: 'uprising'; readonly most: number; readonly points: number }
  | { readonly do: 'reveal wonder' }
  | { readonly do: 'guillotine'; readonly points: number }
  | { readonly do: 'anarchy' }
  /** One for each own city with one of the buildings; the drawer at least so many. */
  | {
      readonly do: 'bloom';
      /** A good, or -1 for tokens of one's choice. */
      readonly good: number;
      readonly buildings: readonly Building[];
      readonly most: number;
      readonly drawer: number;
    }
  | { readonly do: 'reformation' }
  | { readonly do: 'pandemic' }
  | { readonly do: 'fire' }
  | { readonly do: 'fewest cities'; readonly good: number };

/** What a great person does, after an advance for nothing. */
export type PersonEffect =
  | { readonly do: 'found afar'; readonly food: number }
  | { readonly do: 'delight' }
  /** At its price, without an activation; -1 for any building. */
  | { readonly do: 'construct'; readonly building: Building }
  | { readonly do: 'gain'; readonly goods: Goods }
  | { readonly do: 'draw'; readonly n: number }
  | { readonly do: 'march'; readonly cv: number }
  | { readonly do: 'trade' }
  /** Whatever advance it requires, for so much culture less. */
  | { readonly do: 'build wonder'; readonly culture: number }
  | { readonly do: 'turn tokens' }
  /** Neither attacks the other, but at this price. */
  | { readonly do: 'pact'; readonly price: number }
  | { readonly do: 'foresee' };

const EVENT_WORDS: ReadonlySet<string> = new Set<EventEffect['do']>([
  'gain',
  'hand out',
  'settler',
  'lower moods',
  'lose units',
  'hunger',
  'volcano',
  'earthquake',
  'civil war',
  'revolution',
  'uprising',
  'reveal wonder',
  'guillotine',
  'anarchy',
  'bloom',
  'reformation',
  'pandemic',
  'fire',
  'fewest cities',
]);

const PERSON_WORDS: ReadonlySet<string> = new Set<PersonEffect['do']>([
  'found afar',
  'delight',
  'construct',
  'gain',
  'draw',
  'march',
  'trade',
  'build wonder',
  'turn tokens',
  'pact',
  'foresee',
]);

/** A card that stays open, and until when. */
export type Lasting = 'until all know' | 'while a wonder is open' | 'eclipse' | 'trojan horse';

interface Person {
  /** It costs a main action. */
  readonly action: boolean;
  /** An advance of one of these comes first. */
  readonly categories: readonly number[];
  readonly effects: readonly PersonEffect[];
}

export interface EventData {
  readonly id: number;
  readonly name: { readonly pl: string; readonly en: string };
  readonly icon: EventIcon | null;
  readonly to: 'drawer' | 'all' | 'person';
  /** Whoever owns it is spared; -1 for nobody. */
  readonly unless: Advance;
  readonly lasts: Lasting | null;
  readonly effects: readonly EventEffect[];
  readonly person: Person | null;
}

type Words = { readonly do: string } & Readonly<Record<string, unknown>>;

/** Names of goods and pieces become their numbers. */
function numbered(words: Words): unknown {
  const numbers: Record<string, unknown> = {};
  if (words.goods !== undefined) numbers.goods = goods(words.goods as { readonly [G in Good]?: number });
  if (words.good !== undefined) numbers.good = GOODS.indexOf(words.good as Good);
  if (words.building !== undefined) numbers.building = BUILDINGS.indexOf(words.building as BuildingName);
  if (words.buildings !== undefined)
    numbers.buildings = (words.buildings as readonly BuildingName[]).map((name) => BUILDINGS.indexOf(name));
  return { ...words, ...numbers };
}

interface Raw {
  readonly id: number;
  readonly name: { readonly pl: string; readonly en: string };
  readonly icon: string | null;
  readonly to: string;
  readonly unless?: string;
  readonly lasts?: string;
  readonly effects: readonly Words[];
  readonly person?: {
    readonly action: boolean;
    readonly categories: readonly string[];
    readonly effects: readonly Words[];
  };
}

function person({ id, person: raw }: Raw): Person | null {
  if (!raw) return null;
  for (const { do: word } of raw.effects) check(PERSON_WORDS.has(word), FILE, `what person ${id} does, not «${word}»`);
  return {
    action: raw.action,
    categories: raw.categories.map((name) => {
      check(CATEGORIES.includes(name), FILE, `a category of person ${id}, not «${name}»`);
      return CATEGORIES.indexOf(name);
    }),
    effects: raw.effects.map((words) => numbered(words) as PersonEffect),
  };
}

export const EVENTS: readonly EventData[] = (file as readonly Raw[]).map((raw, place) => {
  check(raw.id === place + 1, FILE, `event ${place + 1} in its place, not ${raw.id}`);
  for (const { do: word } of raw.effects)
    check(EVENT_WORDS.has(word), FILE, `what event ${raw.id} does, not «${word}»`);
  return {
    id: raw.id,
    name: raw.name,
    icon: raw.icon as EventIcon | null,
    to: raw.to as EventData['to'],
    unless: raw.unless === undefined ? -1 : advance(raw.unless),
    lasts: (raw.lasts ?? null) as Lasting | null,
    effects: raw.effects.map((words) => numbered(words) as EventEffect),
    person: person(raw),
  };
});
check(EVENTS.length === WONDER_CARD - EVENT_CARD, FILE, `${WONDER_CARD - EVENT_CARD} events`);

export function eventData(card: number): EventData {
  return EVENTS[card - EVENT_CARD]!;
}
