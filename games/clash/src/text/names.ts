import type { Seat } from '@imperia/engine';
import { capitalised, type Lang, type Spoken } from '@imperia/kit';
import { ADVANCES, type Advance } from '../advances.ts';
import { CIVILIZATION_DATA, ownAdvance } from '../civilization-data.ts';
import { CIVILIZATIONS, type Civilization } from '../config.ts';
import { cover } from '../cover.ts';
import { GOODS } from '../goods.ts';
import { TERRAINS, type Terrain, UNEXPLORED } from '../map/tiles.ts';
import { BARBARIANS, type Owner, PIRATES } from '../owners.ts';
import { BUILDINGS, UNITS } from '../pieces.ts';
import type { Mood, State } from '../state.ts';
import {
  categories as englishCategories,
  moods as englishMoods,
  nouns as englishNouns,
  peoples as englishPeoples,
  places as englishPlaces,
} from './english/lexicon.ts';
import { COLOURS, type Countable, MOODS, type People, type Place } from './keys.ts';
import {
  categories as polishCategories,
  moods as polishMoods,
  nouns as polishNouns,
  peoples as polishPeoples,
  places as polishPlaces,
} from './polish/lexicon.ts';

/** What a seat plays: its civilization, or its colour. */
export function peopleOf(game: State, owner: Owner): People {
  if (owner === BARBARIANS) return 'barbarians';
  if (owner === PIRATES) return 'pirates';
  return sideOf(game.seats[owner]?.civilization ?? -1, owner);
}

export function sideOf(civilization: number, seat: Seat): People {
  return CIVILIZATIONS[civilization] ?? COLOURS[seat] ?? 'red';
}

/** As a name that stands alone. */
function peopleName(people: People, lang: Lang): string {
  return lang === 'pl' ? polishPeoples[people].nom : englishPeoples[people];
}

export function seatName(game: State, seat: Owner, lang: Lang): string {
  return peopleName(peopleOf(game, seat), lang);
}

/** As the book calls a civilization. */
export function civilizationName(civilization: Civilization): Spoken<string> {
  return cover.sides[civilization]!;
}

export function placeOf(terrain: Terrain): Place {
  return terrain === UNEXPLORED ? 'unexplored' : TERRAINS[terrain]!;
}

export function placeName(place: Place, lang: Lang): string {
  return lang === 'pl' ? polishPlaces[place] : englishPlaces[place];
}

export function moodName(mood: Mood, lang: Lang): string {
  const name = MOODS[mood];
  return lang === 'pl' ? polishMoods[name] : englishMoods[name];
}

export function categoryName(id: string, lang: Lang): string {
  return (lang === 'pl' ? polishCategories : englishCategories)[id] ?? id;
}

/** One of them, or all: "żeton Nastroju", "żetony Nastroju". */
export function nounName(noun: Countable, lang: Lang, many = false): string {
  if (lang === 'pl') return (many ? polishNouns[noun].many : polishNouns[noun].one).nom;
  return many ? englishNouns[noun].many : englishNouns[noun].one;
}

/** As it stands on a track: Ideas, mood tokens. */
export function goodName(good: number, lang: Lang): string {
  const noun = GOODS[good]!;
  const many = noun === 'ideas' || noun === 'mood' || noun === 'culture';
  return capitalised(nounName(noun, lang, many));
}

export function unitName(kind: number, lang: Lang): string {
  return nounName(UNITS[kind]!, lang);
}

export function buildingName(building: number, lang: Lang): string {
  return nounName(BUILDINGS[building]!, lang);
}

/** The advances of the seat's own civilization come behind all others. */
export function advanceName(game: State, seat: Seat, advance: Advance, lang: Lang): string {
  return (ADVANCES[advance] ?? ownAdvanceData(game, seat, advance))?.name[lang] ?? '';
}

export function advanceId(game: State, seat: Seat, advance: Advance): string | null {
  return (ADVANCES[advance] ?? ownAdvanceData(game, seat, advance))?.id ?? null;
}

function ownAdvanceData(game: State, seat: Seat, advance: Advance) {
  const civilization = game.seats[seat]?.civilization ?? -1;
  return CIVILIZATION_DATA[civilization]?.advances.find((_, place) => ownAdvance(place) === advance);
}
