import file from '../pieces/advances.json' with { type: 'json' };
import { check } from './check.ts';
import { CULTURE, MOOD } from './goods.ts';
import { BUILDING_DATA, type Building } from './pieces.ts';

/** An advance: its place in `ADVANCES`; the four of a seat's own civilization come behind them. */
export type Advance = number;

export interface AdvanceData {
  readonly id: string;
  readonly name: { readonly pl: string; readonly en: string };
  readonly category: number;
  /** The advance that must be owned first; -1 for none. */
  readonly requires: Advance;
  /** The token that comes with it; -1 for none. */
  readonly token: number;
  /** The building that it allows; -1 for none. */
  readonly building: Building;
  readonly government: boolean;
}

interface Category {
  readonly id: string;
  readonly government?: boolean;
  readonly advances: readonly {
    readonly id: string;
    readonly name: { readonly pl: string; readonly en: string };
    readonly requires?: string;
    readonly token?: string;
  }[];
}

const categories: readonly Category[] = file.categories;
const ids = categories.flatMap(({ advances }) => advances.map(({ id }) => id));

export const CATEGORIES: readonly string[] = categories.map(({ id }) => id);

export const ADVANCES: readonly AdvanceData[] = categories.flatMap(({ government, advances }, category) =>
  advances.map(({ id, name, requires, token }) => {
    const first = requires === undefined ? -1 : ids.indexOf(requires);
    check(requires === undefined || first >= 0, 'pieces/advances.json', `an advance that «${id}» requires`);
    return {
      id,
      name,
      category,
      requires: first,
      token: token === 'mood' ? MOOD : token === 'culture' ? CULTURE : -1,
      building: BUILDING_DATA.findIndex((building) => building.requires === id),
      government: government ?? false,
    };
  }),
);
check(CATEGORIES.length === 12 && ADVANCES.length === 48, 'pieces/advances.json', '12 categories of 4 advances');

export const PER_CATEGORY = 4;

export function advance(id: string): Advance {
  const at = ids.indexOf(id);
  check(at >= 0, 'pieces/advances.json', `the advance «${id}»`);
  return at;
}

function category(id: string): number {
  const at = CATEGORIES.indexOf(id);
  check(at >= 0, 'pieces/advances.json', `the category «${id}»`);
  return at;
}

export function topOf(of: number): Advance {
  return of * PER_CATEGORY;
}

export const GOVERNMENTS: readonly number[] = categories.flatMap(({ government }, at) => (government ? [at] : []));

export const FARMING = advance('farming');
export const STORAGE = advance('storage');
export const IRRIGATION = advance('irrigation');
export const HUSBANDRY = advance('husbandry');
export const MINING = advance('mining');
export const ENGINEERING = advance('engineering');
export const SANITATION = advance('sanitation');
export const ROADS = advance('roads');
export const FISHING = advance('fishing');
export const NAVIGATION = advance('navigation');
export const WAR_SHIPS = advance('war-ships');
export const CARTOGRAPHY = advance('cartography');
export const WRITING = advance('writing');
export const PUBLIC_EDUCATION = advance('public-education');
export const FREE_EDUCATION = advance('free-education');
export const PHILOSOPHY = advance('philosophy');
export const TACTICS = advance('tactics');
export const SIEGECRAFT = advance('siegecraft');
export const STEEL_WEAPONS = advance('steel-weapons');
export const DRAFT = advance('draft');
export const MYTHS = advance('myths');
export const RITUALS = advance('rituals');
export const PRIESTHOOD = advance('priesthood');
export const STATE_RELIGION = advance('state-religion');
export const BARTERING = advance('bartering');
export const TRADE_ROUTES = advance('trade-routes');
export const TAXES = advance('taxes');
export const CURRENCY = advance('currency');
export const ARTS = advance('arts');
export const SPORTS = advance('sports');
export const MONUMENTS = advance('monuments');
export const THEATERS = advance('theaters');
export const MATH = advance('math');
export const ASTRONOMY = advance('astronomy');
export const MEDICINE = advance('medicine');
export const METALLURGY = advance('metallurgy');
export const VOTING = advance('voting');
export const SEPARATION_OF_POWER = advance('separation-of-power');
export const CIVIL_LIBERTIES = advance('civil-liberties');
export const FREE_ECONOMY = advance('free-economy');
export const NATIONALISM = advance('nationalism');
export const TOTALITARIANISM = advance('totalitarianism');
export const ABSOLUTE_POWER = advance('absolute-power');
export const FORCED_LABOR = advance('forced-labor');
export const DOGMA = advance('dogma');
export const DEVOTION = advance('devotion');
export const CONVERSION = advance('conversion');
export const FANATICISM = advance('fanaticism');

export const SPIRITUALITY = category('spirituality');
export const WARFARE = category('warfare');
export const SCIENCE = category('science');
export const AUTOCRACY = category('autocracy');
export const THEOCRACY = category('theocracy');
