import type { ColourSet, Counter, Sorted } from '../card-data.ts';
import type { Good, Goods } from '../goods.ts';
import { type Adjunct, act, type Clause, type Phrase, type Thing } from './clauses.ts';
import type { Verb } from './lexicon/keys.ts';

export const HAND = { role: 'from', thing: { noun: 'hand', of: 'you' } } as const;
export const ENEMY_LOCATION: Phrase = { noun: 'location', of: 'enemy' };
export const THIS: Phrase = { noun: 'location', of: 'this' };

export function goodsThings(goods: Goods): Thing[] {
  return Object.entries(goods).map(([noun, n]) => ({ noun: noun as Good, n }));
}

/** Like goods together, in the order in which they first come. */
export function tally(goods: readonly Good[]): Goods {
  const counts: Partial<Record<Good, number>> = {};
  for (const good of goods) counts[good] = (counts[good] ?? 0) + 1;
  return counts;
}

export function capped(max: number | undefined): Adjunct[] {
  return max === undefined ? [] : [{ max }];
}

/** For each thing counted; or for every so many. */
export function perThing(per: Counter, each = 1): Adjunct[] {
  if (per === 'otherWithBonus') {
    return [
      { role: 'for', thing: { noun: 'location', adjectives: ['other'], amount: 'each', of: 'you' } },
      { note: 'withBonus' },
    ];
  }
  if (per === 'cardUnder') {
    return [
      { role: 'for', thing: { noun: 'card', amount: 'each' } },
      { role: 'under', thing: THIS },
    ];
  }
  if (per === 'fortification') {
    return [{ role: 'for', thing: { noun: 'fortification', amount: 'each' } }, { note: 'here' }];
  }
  if (per === 'enemyFaction') {
    return [
      { role: 'forEvery', thing: { noun: 'location', adjectives: ['foreign'], n: each } },
      { note: 'inYourEmpire' },
    ];
  }
  if (per === 'technology') {
    const token: Adjunct =
      each > 1
        ? { role: 'forEvery', thing: { noun: 'technology', n: each } }
        : { role: 'for', thing: { noun: 'technology', amount: 'each' } };
    return [token, { note: 'onYourLocations' }];
  }
  if (per === 'stocked') {
    const good: Adjunct =
      each > 1
        ? { role: 'forEvery', thing: { noun: 'good', n: each } }
        : { role: 'for', thing: { noun: 'good', amount: 'each' } };
    return [good, { note: 'lyingHere' }];
  }
  const thing: Phrase = per === 'samurai' ? { noun: 'samurai' } : { noun: 'location', adjectives: [per] };
  if (each > 1) return [{ role: 'forEvery', thing: { ...thing, n: each } }];
  return [{ role: 'for', thing: { ...thing, amount: 'each', of: 'you' } }];
}

/** Three red locations; or two red ones and a white one. */
export function setThings(set: ColourSet): Phrase[] {
  return [...new Set(set)].map((colour) => ({
    noun: 'location',
    adjectives: [colour],
    n: set.filter((one) => one === colour).length,
  }));
}

export function ofColours(set: ColourSet): Adjunct[] {
  return setThings(set).map((thing, i) => ({ role: i === 0 ? 'of' : 'with', thing }));
}

export function drawnCard(deck: 'faction' | 'common'): 'commonCard' | 'factionCard' {
  return deck === 'common' ? 'commonCard' : 'factionCard';
}

export const SORTED_VERBS: Readonly<Record<Sorted['to'], Verb>> = {
  hand: 'keep',
  discard: 'discard',
  back: 'shuffleBack',
  bottom: 'putBottom',
  removed: 'remove',
};

/** What becomes of some of the drawn cards; the last part is the rest. */
export function sortedClause({ to, n, any, gain }: Sorted, last: boolean): Clause {
  const verb = SORTED_VERBS[to];
  if (!any || !gain) return act(verb, [last && n > 1 ? { noun: 'rest' } : { only: n }]);
  const each: Adjunct = { role: 'for', thing: { noun: 'card', amount: 'each of them' } };
  const price = [act(verb, [{ noun: 'card', amount: 'any' }])];
  return { is: 'may', clause: { is: 'pay', price, so: act('gain', goodsThings(gain), each) } };
}
