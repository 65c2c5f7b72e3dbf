import type { Nation, Place, Pronoun } from '../../card-data.ts';
import type { Countable } from '../clauses.ts';
import type { Verb, Word } from '../keys.ts';

export interface EnglishNoun {
  readonly one: string;
  readonly many: string;
  /** Takes no article: take Unrest. */
  readonly bare?: true;
}

function noun(one: string, many = `${one}s`): EnglishNoun {
  return { one, many };
}

export const tokens: Record<Countable, EnglishNoun> = {
  materials: noun('material'),
  population: noun('population', 'population'),
  progress: noun('progress', 'progress'),
  exhaust: noun('exhaust token'),
  action: noun('action'),
  vp: noun('VP', 'VP'),
};

/** Cards by what they are. A region symbol stands for a region that shows it. */
export const words: Record<Word, EnglishNoun> = {
  card: noun('card'),
  power: noun('power card'),
  region: noun('region'),
  uncivilised: noun('uncivilised card'),
  civilised: noun('civilised card'),
  tributary: noun('tributary', 'tributaries'),
  fame: noun('fame card'),
  unrest: { one: 'Unrest', many: 'Unrest cards', bare: true },
  production: noun('region with a production symbol', 'regions with a production symbol'),
  fertile: noun('region with a fertile symbol', 'regions with a fertile symbol'),
  river: noun('region with a river symbol', 'regions with a river symbol'),
  city: noun('city', 'cities'),
  metropolis: noun('metropolis', 'metropolises'),
  knight: noun('knight'),
  mask: noun('mask'),
  scroll: noun('scroll'),
  permanent: noun('pinned card'),
  attack: noun('attack card'),
  empire: noun('card with the empire icon', 'cards with the empire icon'),
  quest: noun('quest'),
  'variable-vp': noun('card with variable points', 'cards with variable points'),
};

/** What is said of a card of this suit before the word "card". */
export const beforeCard: Partial<Record<Word, string>> = {
  uncivilised: 'uncivilised',
  civilised: 'civilised',
  permanent: 'pinned',
  attack: 'attack',
  region: 'region',
  tributary: 'tributary',
};

export const symbols: Partial<Record<Word, string>> = { production: 'production', fertile: 'fertile', river: 'river' };

export const pronouns: Record<Pronoun, string> = {
  this: 'this card',
  it: 'it',
  drawn: 'the drawn card',
  revealed: 'it',
  acquired: 'the acquired card',
  'active-quest': 'the active quest',
};

/** Said of one player where it differs: discards. */
export interface EnglishVerb {
  readonly base: string;
  readonly each: string;
  readonly tail?: string;
}

function verb(base: string, tail?: string, each = `${base}s`): EnglishVerb {
  return { base, each, ...(tail ? { tail } : {}) };
}

export const verbs: Record<Verb, EnglishVerb> = {
  gain: verb('gain'),
  pay: verb('pay'),
  spend: verb('spend'),
  draw: verb('draw'),
  take: verb('take'),
  discard: verb('discard'),
  top: verb('put', 'on top of {your} deck'),
  bottom: verb('put', 'at the bottom of {your} nation deck'),
  history: verb('put', 'into {your} history'),
  sink: verb('sink'),
  exile: verb('exile'),
  abandon: verb('abandon'),
  recall: verb('recall'),
  return: verb('return'),
  garrison: verb('garrison'),
  play: verb('play'),
  freeplay: verb('play', 'without an action'),
  toDiscard: verb('put', 'on {your} discard pile'),
  acquire: verb('acquire'),
  breakthrough: verb('break through for', undefined, 'breaks through for'),
  steal: verb('steal'),
  place: verb('place'),
  look: verb('look at', undefined, 'looks at'),
  reveal: verb('reveal'),
  find: verb('find'),
  swap: verb('swap'),
  give: verb('give'),
  develop: verb('develop'),
  shuffle: verb('shuffle'),
  choose: verb('choose'),
  exhaust: verb('exhaust'),
  resolve: verb('resolve'),
  use: verb('use'),
  put: verb('put'),
  toMarket: verb('put', 'into the market'),
  toNation: verb('put', 'on {your} nation deck'),
  takeBack: verb('move', 'to {your} state card'),
  putDeepest: verb('put', 'deepest'),
  gainCard: verb('gain'),
};

/** Where cards come from; `{your}` is of whoever acts. */
export const places: Record<Place | 'fame', string> = {
  hand: '{your} hand',
  deck: '{your} deck',
  discard: '{your} discard pile',
  play: '{your} play area',
  garrison: '{your} garrisons',
  here: 'under this card',
  history: '{your} history',
  exile: 'the exile pile',
  market: 'the market',
  nation: '{your} nation deck',
  quests: '{your} quest area',
  looked: 'the cards looked at',
  drawn: 'the cards drawn',
  fame: 'the fame deck',
};

export const nations: Record<Nation, string> = {
  carthaginians: 'Carthaginians',
  celts: 'Celts',
  greeks: 'Greeks',
  macedonians: 'Macedonians',
  persians: 'Persians',
  romans: 'Romans',
  scythians: 'Scythians',
  vikings: 'Vikings',
  arthurians: 'Arthurians',
  atlanteans: 'Atlanteans',
  egyptians: 'Egyptians',
  mauryans: 'Mauryans',
  minoans: 'Minoans',
  olmecs: 'Olmecs',
  qin: 'Qin',
  utopians: 'Utopians',
};
