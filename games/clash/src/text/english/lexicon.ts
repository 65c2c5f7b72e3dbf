import type { EnglishNoun } from '@imperia/kit';
import type { Countable, MoodName, People, Place } from '../keys.ts';

function noun(one: string, many = `${one}s`): EnglishNoun {
  return { one, many };
}

/** 2 Food, 5 Food. */
function mass(one: string): EnglishNoun {
  return { one, many: one };
}

export const nouns: Record<Countable, EnglishNoun> = {
  food: mass('Food'),
  wood: mass('Wood'),
  ore: mass('Ore'),
  ideas: noun('Idea'),
  gold: mass('Gold'),
  mood: noun('Mood token'),
  culture: noun('Culture token'),
  settler: noun('Settler'),
  infantry: mass('Infantry'),
  ship: noun('Ship'),
  cavalry: mass('Cavalry'),
  elephant: noun('Elephant'),
  leader: noun('Leader'),
  academy: noun('Academy', 'Academies'),
  fortress: noun('Fortress', 'Fortresses'),
  port: noun('Port'),
  temple: noun('Temple'),
  market: noun('Market'),
  obelisk: noun('Obelisk'),
  observatory: noun('Observatory', 'Observatories'),
  card: noun('card'),
  'region card': noun('region'),
  'action card': noun('action card'),
  'objective card': noun('objective card'),
  'event card': noun('event card'),
  'wonder card': noun('wonder card'),
  'leader card': noun('leader card'),
  unit: noun('unit'),
  city: noun('city', 'cities'),
  hit: noun('hit'),
  die: noun('die', 'dice'),
  advance: noun('advance'),
  point: noun('point'),
  action: noun('action'),
  step: noun('step'),
};

export const places: Record<Place, string> = {
  grassland: 'Grassland',
  mountain: 'Mountain',
  forest: 'Forest',
  barren: 'Barren',
  sea: 'Sea',
  unexplored: 'unexplored',
};

export const moods: Record<MoodName, string> = { angry: 'Angry', neutral: 'Neutral', happy: 'Happy' };

/** Those who act, always many. */
export const peoples: Record<People, string> = {
  aztecs: 'Aztecs',
  babylon: 'Babylonians',
  carthage: 'Carthaginians',
  celts: 'Celts',
  china: 'Chinese',
  egypt: 'Egyptians',
  greece: 'Greeks',
  huns: 'Huns',
  india: 'Indians',
  japan: 'Japanese',
  maya: 'Maya',
  persia: 'Persians',
  phoenicia: 'Phoenicians',
  rome: 'Romans',
  vikings: 'Vikings',
  red: 'Reds',
  blue: 'Blues',
  green: 'Greens',
  yellow: 'Yellows',
  barbarians: 'Barbarians',
  pirates: 'Pirates',
};

export const categories: Readonly<Record<string, string>> = {
  agriculture: 'Agriculture',
  construction: 'Construction',
  seafaring: 'Seafaring',
  education: 'Education',
  warfare: 'Warfare',
  spirituality: 'Spirituality',
  economy: 'Economy',
  culture: 'Culture',
  science: 'Science',
  democracy: 'Democracy',
  autocracy: 'Autocracy',
  theocracy: 'Theocracy',
};
