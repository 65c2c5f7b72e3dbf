import type { Seat } from '@imperia/engine';
import { type Lang, plain, type Spoken } from '@imperia/kit';
import { enemyAt } from '../actions/destinations.ts';
import { cityAt, sizeOf } from '../cities.ts';
import type { Hex } from '../map/grid.ts';
import { UNEXPLORED } from '../map/tiles.ts';
import { NOBODY } from '../owners.ts';
import { PORT } from '../pieces.ts';
import type { City, State } from '../state.ts';
import { kindOf, owners, unitsAt } from '../units.ts';
import { cardName } from './cards.ts';
import { EnglishNames } from './english/speech.ts';
import { buildingName, moodName, placeName, placeOf } from './names.ts';
import { PolishNames } from './polish/speech.ts';

interface HexWords {
  city(names: string): string;
  size(n: number): string;
  units(whose: string, units: string): string;
  coloured(building: string, whose: string): string;
  port(building: string, hex: string): string;
  culture(n: number): string;
  readonly exhausted: string;
  readonly battle: string;
  readonly unexplored: string;
}

const WORDS: Spoken<HexWords> = {
  pl: {
    city: (whose) => `Miasto ${whose}`,
    size: (n) => `Rozmiar ${n}`,
    units: (whose, units) => `${whose}: ${units}`,
    coloured: (building, whose) => `${building} ${whose}`,
    port: (building, hex) => `${building} od strony ${hex}`,
    culture: (n) => `żetony Kultury: ${n}`,
    exhausted: 'Jałowa Ziemia',
    battle: 'Bitwa',
    unexplored: 'nieodkryty Obszar',
  },
  en: {
    city: (whose) => `city of ${whose}`,
    size: (n) => `size ${n}`,
    units: (whose, units) => `${whose}: ${units}`,
    coloured: (building, whose) => `${building} of ${whose}`,
    port: (building, hex) => `${building} facing ${hex}`,
    culture: (n) => `Culture tokens: ${n}`,
    exhausted: 'Exhausted Land',
    battle: 'Battle',
    unexplored: 'unexplored region',
  },
};

function whose(game: State, owner: number, lang: Lang): string {
  return lang === 'pl' ? new PolishNames(game).who(owner, 'gen') : new EnglishNames(game).who(owner);
}

export function hexName(game: State, hex: Hex, lang: Lang): string {
  return plain([(lang === 'pl' ? new PolishNames(game) : new EnglishNames(game)).hex(hex)]);
}

/** What stands in a city: its size, mood, buildings and wonders. */
export function cityFacts(game: State, city: City, lang: Lang): string[] {
  const words = WORDS[lang];
  const buildings = city.buildings.flatMap((colour, building) => {
    if (colour === NOBODY) return [];
    const name = buildingName(building, lang);
    const faced = city.port >= 0 && building === PORT ? words.port(name, hexName(game, city.port, lang)) : name;
    return [colour === city.owner ? faced : words.coloured(faced, whose(game, colour, lang))];
  });
  return [
    words.size(sizeOf(city)),
    moodName(city.mood, lang),
    ...buildings,
    ...city.wonders.map((card) => cardName(card, lang)),
    ...(city.culture > 0 ? [words.culture(city.culture)] : []),
  ];
}

/** Who stands there, each owner's units in one. */
function unitFacts(game: State, hex: Hex, lang: Lang): string[] {
  const names = lang === 'pl' ? new PolishNames(game) : new EnglishNames(game);
  return owners(game).flatMap((owner) => {
    const kinds = unitsAt(game, owner, hex).map(kindOf);
    if (kinds.length === 0) return [];
    const units = plain(lang === 'pl' ? (names as PolishNames).units(kinds, 'nom') : names.units(kinds));
    const who = lang === 'pl' ? names.who(owner) : names.who(owner).replace(/^the /, '');
    return [WORDS[lang].units(who, units)];
  });
}

/** All that is to be said of a hex, in one sentence without its name; `seat`: whose way there is asked about. */
export function hexFacts(game: State, hex: Hex, lang: Lang, seat?: Seat): string {
  const words = WORDS[lang];
  if (game.terrain[hex] === UNEXPLORED) return words.unexplored;
  const city = cityAt(game, hex);
  return [
    placeName(placeOf(game.terrain[hex]!), lang),
    ...(game.exhausted.includes(hex) ? [words.exhausted] : []),
    ...(city ? [words.city(whose(game, city.owner, lang)), ...cityFacts(game, city, lang)] : []),
    ...unitFacts(game, hex, lang),
    ...(seat !== undefined && enemyAt(game, seat, hex) ? [words.battle] : []),
  ].join(', ');
}
