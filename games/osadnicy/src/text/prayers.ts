import { COLOUR_GOODS, type Prayer } from '../card-data.ts';
import { type Act, type Adjunct, act, type Clause, type Phrase } from './clauses.ts';
import type { Note } from './lexicon/keys.ts';

const THIS: Phrase = { noun: 'location', of: 'this' };
const EACH_MATCH: Adjunct = { role: 'for', thing: { noun: 'card', adjectives: ['matching'], amount: 'each' } };

/** What a prayer asks for: how many cards, of which colours; then what it brings. */
export function prayerClause(prayer: Prayer, about?: Note): Clause {
  return { is: 'all', of: [said(prayer, about), ...rewardClauses(prayer)] };
}

function said({ draw, mode, by }: Prayer, about?: Note): Act {
  const note = about ?? (by ? COLOURED[by] : mode && MODES[mode]);
  return act('pray', [{ only: draw }], ...(note ? [{ note }] : []));
}

const MODES: Readonly<Record<NonNullable<Prayer['mode']>, Note>> = {
  choose: 'chooseColour',
  announce: 'announceColour',
};

const COLOURED: Readonly<Record<NonNullable<Prayer['by']>, Note>> = { deal: 'dealColour', laid: 'laidColour' };

function rewardClauses(prayer: Prayer): Clause[] {
  const { n = 1, max, extra } = prayer;
  const capped: Adjunct[] = max === undefined ? [] : [{ max }];
  switch (prayer.reward) {
    case 'goods':
      return goodsOf(prayer, n, capped);
    case 'points': {
      const points = act('gain', [{ noun: 'vp', n }], ...perCard(prayer));
      return extra ? [points, { is: 'own', own: { is: 'extra', ...extra } }] : [points];
    }
    case 'sell':
      return [
        {
          is: 'may',
          clause: {
            is: 'pay',
            price: [act('spend', [{ noun: 'resource', adjectives: ['matching'], n: 1 }], EACH_MATCH)],
            so: act('gain', [{ noun: 'vp', n: 1 }], { note: 'perSpentAndKind' }),
          },
        },
      ];
    case 'give':
      return [
        {
          is: 'may',
          clause: {
            is: 'pay',
            price: [act('giveEnemy', [{ noun: 'resource', adjectives: ['matching'], amount: 'any' }])],
            so: act('gain', [{ noun: 'vp', n: 3 }], {
              role: 'for',
              thing: { noun: 'resource', amount: 'each of them' },
            }),
          },
        },
      ];
    case 'remove':
      return [act('forceRemove', [{ noun: 'enemy' }])];
    case 'take':
      return [act('take', [{ noun: 'card', adjectives: ['matching'] }], { note: 'intoHand' })];
    case 'keep':
      return [
        act('putAside', [{ noun: 'card', adjectives: ['matching'] }], { role: 'under', thing: THIS }, FOR_PRAYER),
      ];
  }
}

export const FOR_PRAYER: Adjunct = { note: 'forPrayer' };

/** The good of each colour for each card of it; the limit stands at the end. */
function goodsOf({ colours = [] }: Prayer, n: number, capped: readonly Adjunct[]): Clause[] {
  return colours.map((colour, i) =>
    act(
      'gain',
      [{ noun: COLOUR_GOODS[colour], n }],
      { role: 'for', thing: { noun: 'card', adjectives: [colour], amount: 'each' } },
      ...(i === colours.length - 1 ? capped : []),
    ),
  );
}

function perCard({ colours }: Prayer): Adjunct[] {
  const [only, ...others] = colours ?? [];
  if (only === undefined || others.length > 0) return [EACH_MATCH];
  return [{ role: 'for', thing: { noun: 'card', adjectives: [only], amount: 'each' } }];
}
