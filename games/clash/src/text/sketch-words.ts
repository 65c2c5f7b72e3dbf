import type { Spoken } from '@imperia/kit';
import type { Place } from './keys.ts';

/** What stands on a table in words beside the names of things. */
export interface SketchWords {
  readonly round: (age: number, of: number, round: number) => string;
  readonly first: (name: string) => string;
  readonly turn: (name: string, actions: number) => string;
  readonly you: (name: string) => string;
  readonly points: (n: number) => string;
  readonly track: (cubes: number) => string;
  readonly hands: (actions: number, objectives: number, wonders: number) => string;
  readonly battle: (hex: string, attacker: string, defender: string, round: number) => string;
  readonly map: string;
  readonly cities: string;
  readonly units: string;
  readonly own: string;
  readonly reachable: string;
  readonly completed: string;
  readonly leader: string;
  readonly yourHand: string;
  readonly yourObjectives: string;
  readonly yourWonders: string;
  readonly aside: string;
  /** A letter for each terrain. */
  readonly signs: Readonly<Record<Place, string>>;
  readonly moods: { readonly happy: string; readonly angry: string };
}

export const SKETCH_WORDS: Spoken<SketchWords> = {
  pl: {
    round: (age, of, round) => `Wiek ${age} z ${of}, Runda ${round} z 3`,
    first: (name) => `zaczynają: ${name}`,
    turn: (name, actions) => `tura: ${name}, pozostałe Akcje: ${actions}`,
    you: (name) => `${name} (ty)`,
    points: (n) => `punkty: ${String(n).replace('.', ',')}`,
    track: (cubes) => `Tor Wydarzeń: ${cubes}`,
    hands: (actions, objectives, wonders) => `karty Akcji: ${actions}, Celów: ${objectives}, Cudów: ${wonders}`,
    battle: (hex, attacker, defender, round) =>
      `Bitwa na ${hex}, Runda Walki ${round}: atakują ${attacker}, bronią się ${defender}.`,
    map: 'Mapa',
    cities: 'Miasta',
    units: 'Jednostki',
    own: 'własne',
    reachable: 'W zasięgu grupy',
    completed: 'Zrealizowane Cele',
    leader: 'Przywódca',
    yourHand: 'Twoje karty Akcji',
    yourObjectives: 'Twoje Cele',
    yourWonders: 'Twoje Cuda',
    aside: 'Odłożone',
    signs: { grassland: 'R', mountain: 'G', forest: 'L', barren: 'P', sea: '~', unexplored: '?' },
    moods: { happy: '☺', angry: '☹' },
  },
  en: {
    round: (age, of, round) => `Age ${age} of ${of}, round ${round} of 3`,
    first: (name) => `first: ${name}`,
    turn: (name, actions) => `turn: ${name}, actions left: ${actions}`,
    you: (name) => `${name} (you)`,
    points: (n) => `points: ${n}`,
    track: (cubes) => `event track: ${cubes}`,
    hands: (actions, objectives, wonders) => `cards: ${actions} action, ${objectives} objective, ${wonders} wonder`,
    battle: (hex, attacker, defender, round) =>
      `Battle at ${hex}, combat round ${round}: ${attacker} attack, ${defender} defend.`,
    map: 'Map',
    cities: 'Cities',
    units: 'Units',
    own: 'own',
    reachable: 'Within reach of the group',
    completed: 'Objectives completed',
    leader: 'Leader',
    yourHand: 'Your action cards',
    yourObjectives: 'Your objectives',
    yourWonders: 'Your wonders',
    aside: 'Set aside',
    signs: { grassland: 'G', mountain: 'M', forest: 'F', barren: 'B', sea: '~', unexplored: '?' },
    moods: { happy: '☺', angry: '☹' },
  },
};
