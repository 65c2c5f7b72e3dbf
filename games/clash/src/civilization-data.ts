import file from '../cards/civilizations.json' with { type: 'json' };
import { ADVANCES, type Advance, advance, CATEGORIES } from './advances.ts';
import { check } from './check.ts';
import { CIVILIZATIONS } from './config.ts';
import { LEADER_CARD, LEADERS_EACH } from './decks.ts';
import { GOODS, type Good, type Goods, goods } from './goods.ts';
import { BUILDINGS, type Building, type BuildingName, type Kind, UNITS, type UnitName } from './pieces.ts';

const FILE = 'cards/civilizations.json';

/** When something works in a battle: all of these must hold. */
export type When =
  | 'land'
  | 'sea'
  | 'attacker'
  | 'defender'
  | 'city'
  | 'first round'
  | 'landed'
  | 'against player'
  | 'against army'
  | 'against barbarians'
  | 'against pirates'
  | 'temple there'
  | 'coastal city'
  | 'own obelisk there'
  | 'own elephant there'
  | 'near own city'
  | 'near own temple'
  | 'far from own cities'
  | 'no own city in region'
  | 'enemy has as many cities'
  | 'enemy has more warfare'
  | 'enemy with war ships'
  | 'enemy without war ships'
  | 'outnumbered'
  | 'no fewer units'
  | 'no card laid';

/** What a value is counted by. */
export type Per =
  | 'round'
  | 'barbarian city near'
  | 'settler near'
  | 'region with own city'
  | 'unit the enemy has more'
  | 'own elephant'
  | 'city size';

/** Powers that are said in one word. */
const PLAIN_POWERS = [
  'acts as happy',
  'advance after building',
  'after obelisk',
  'army of five',
  'ball courts',
  'banking',
  'before events',
  'beloved',
  'calendar',
  'call barbarians',
  'cards for barbarians',
  'cavalry as elephant',
  'change settlers and infantry',
  'cheaper spirituality',
  'city states',
  'convert units',
  'culture for city',
  'danegeld',
  'draft cards',
  'draft ships',
  'druids',
  'easy sanitation',
  'elephants over mountains',
  'elephants trade',
  'equal to the gods',
  'floodplains',
  'fortress riders',
  'found freely',
  'found from ship',
  'free cards',
  'free happiness',
  'free navigation',
  'free ports',
  'gold of new cities',
  'happy barbarian city',
  'happy influenced city',
  'idea for recruits',
  'idea when activated',
  'ideas despite dogma',
  'infantry for lost city',
  'influence after building',
  'influence from buildings',
  'land everyone',
  'larger small city',
  'leave battle',
  'marauders',
  'mild capture',
  'mood builds',
  'mood for advance',
  'no barbarians near',
  'no famine',
  'not to be influenced',
  'one route more',
  'pirate allies',
  'points for distance',
  'quick victory',
  'raiders',
  'rebuild',
  'recruit beside',
  'refund',
  'richer route',
  'riders set out',
  'ruse',
  'sacrifice captives',
  'sail freely',
  'second attempt',
  'settlers influence',
  'settlers set out',
  'ship construction',
  'spread fear',
  'stelae',
  'storm master',
  'terraces',
  'tokens from trade',
  'tokens of regions',
  'trade with barbarians',
  'tribute',
] as const;

/** What an advance of a civilization, or a leader, does. */
export type Power =
  | { readonly power: (typeof PLAIN_POWERS)[number] }
  /** In every round in which it holds; `most`: 0 without a limit; `pay`: once, before the battle. */
  | {
      readonly power: 'cv';
      readonly n: number;
      readonly per: Per;
      readonly most: number;
      readonly when: readonly When[];
      readonly pay: Goods;
    }
  /** Hits that are ignored; what has a price is asked for. */
  | {
      readonly power: 'cancel';
      readonly n: number;
      readonly when: readonly When[];
      readonly pay: Goods;
      readonly often: 'round' | 'battle';
    }
  /** The enemy lays no card. */
  | { readonly power: 'mute'; readonly when: readonly When[] }
  /** All that the enemy adds to the dice is at most this. */
  | { readonly power: 'cap bonus'; readonly n: number; readonly when: readonly When[] }
  | {
      readonly power: 'recruit without market';
      readonly unit: Kind;
      readonly where: 'size 1' | 'forest' | 'fortress' | 'beside barren' | 'far from home' | 'for gold or culture';
    }
  /** In an own Happy city, for a token, an advance of this category. */
  | { readonly power: 'teacher'; readonly category: number }
  | { readonly power: 'cheaper building'; readonly buildings: readonly Building[]; readonly free: readonly number[] }
  /** -1 for any building. */
  | { readonly power: 'pays for building'; readonly building: Building; readonly with: number }
  | { readonly power: 'draft with'; readonly good: number }
  | { readonly power: 'gain for recruits' | 'spoils of victory'; readonly goods: Goods }
  | { readonly power: 'own wonder'; readonly wonder: string; readonly culture: number }
  | { readonly power: 'free collect'; readonly size: number; readonly price: Goods }
  | {
      readonly power:
        | 'hold barbarians'
        | 'drive away'
        | 'keep settler'
        | 'idol'
        | 'new category'
        | 'take card back'
        | 'win back'
        | 'build freely'
        | 'princeps'
        | 'infantry in captured city'
        | 'explorer marks';
      readonly price: Goods;
    }
  | {
      readonly power:
        | 'captives'
        | 'card for influence'
        | 'rice'
        | 'embalming'
        | 'nomads'
        | 'immortals'
        | 'ideas from trade';
      readonly most: number;
    }
  | { readonly power: 'much food' | 'rune stones'; readonly least: number }
  | {
      readonly power:
        | 'build for captives'
        | 'captives pay'
        | 'lone food'
        | 'happy for culture'
        | 'influence range'
        | 'arts for mood'
        | 'lead barbarians'
        | 'gold near enemy city'
        | 'gold on arrival'
        | 'fortified'
        | 'culture builds'
        | 'mood for influence'
        | 'cheaper wonder'
        | 'gold for calm city';
      readonly n: number;
    }
  | { readonly power: 'drop card'; readonly cv: number }
  | { readonly power: 'far trade' | 'long roads'; readonly range: number }
  | { readonly power: 'longships'; readonly cargo: number };

export type PowerWord = Power['power'];
type Of<One, Name> = One extends { readonly power: infer Word } ? (Name extends Word ? One : never) : never;
export type PowerNamed<Name extends PowerWord> = Of<Power, Name>;

interface Named {
  readonly id: string;
  readonly name: { readonly pl: string; readonly en: string };
  readonly powers: readonly Power[];
}

interface CivilizationAdvance extends Named {
  /** The advance with which it comes; -1 for the first of any government. */
  readonly link: Advance;
}

export interface LeaderData {
  readonly id: string;
  readonly name: { readonly pl: string; readonly en: string };
  readonly abilities: readonly Named[];
}

export interface CivilizationData {
  readonly id: string;
  readonly name: { readonly pl: string; readonly en: string };
  readonly advances: readonly CivilizationAdvance[];
  readonly leaders: readonly LeaderData[];
}

type Words = { readonly power: string } & Readonly<Record<string, unknown>>;
type Some = { readonly [G in Good]?: number };

/** Names of goods and pieces become their numbers. */
function power(words: Words): Power {
  const numbers: Record<string, unknown> = {};
  if (words.pay !== undefined) numbers.pay = goods(words.pay as Some);
  if (words.price !== undefined) numbers.price = goods(words.price as Some);
  if (words.goods !== undefined) numbers.goods = goods(words.goods as Some);
  if (words.good !== undefined) numbers.good = GOODS.indexOf(words.good as Good);
  if (words.with !== undefined) numbers.with = GOODS.indexOf(words.with as Good);
  if (words.free !== undefined) numbers.free = (words.free as readonly Good[]).map((good) => GOODS.indexOf(good));
  if (words.unit !== undefined) numbers.unit = UNITS.indexOf(words.unit as UnitName);
  if (words.building !== undefined) numbers.building = BUILDINGS.indexOf(words.building as BuildingName);
  if (words.category !== undefined) numbers.category = CATEGORIES.indexOf(words.category as string);
  if (words.buildings !== undefined)
    numbers.buildings = (words.buildings as readonly BuildingName[]).map((name) => BUILDINGS.indexOf(name));
  return { ...words, ...numbers } as unknown as Power;
}

interface RawNamed {
  readonly id: string;
  readonly name: { readonly pl: string; readonly en: string };
  readonly powers: readonly Words[];
}

interface Raw {
  readonly id: string;
  readonly name: { readonly pl: string; readonly en: string };
  readonly advances: readonly (RawNamed & { readonly link: string })[];
  readonly leaders: readonly {
    readonly id: string;
    readonly name: { readonly pl: string; readonly en: string };
    readonly abilities: readonly RawNamed[];
  }[];
}

const named = ({ id, name, powers }: RawNamed): Named => ({ id, name, powers: powers.map(power) });

/** In the order of `CIVILIZATIONS`. */
export const CIVILIZATION_DATA: readonly CivilizationData[] = (file as readonly Raw[]).map(
  ({ id, name, advances, leaders }, place) => {
    check(id === CIVILIZATIONS[place], FILE, `«${CIVILIZATIONS[place]}», not «${id}»`);
    check(advances.length === 4 && leaders.length === LEADERS_EACH, FILE, `four advances and three leaders of «${id}»`);
    return {
      id,
      name,
      advances: advances.map((raw) => ({
        ...named(raw),
        link: raw.link === 'any-government' ? -1 : advance(raw.link),
      })),
      leaders: leaders.map(({ abilities, ...leader }) => ({ ...leader, abilities: abilities.map(named) })),
    };
  },
);

/** The number of a civilization's own advance, by its place among the four. */
export function ownAdvance(place: number): Advance {
  return ADVANCES.length + place;
}

export function leaderData(card: number): LeaderData {
  const at = card - LEADER_CARD;
  return CIVILIZATION_DATA[Math.floor(at / LEADERS_EACH)]!.leaders[at % LEADERS_EACH]!;
}
