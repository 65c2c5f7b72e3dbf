import type {
  Action,
  CardData,
  Choice,
  ColourSet,
  Counter,
  Effect,
  EndScore,
  Modifier,
  Sorted,
  Trigger,
} from '../card-data.ts';
import type { Good, Goods } from '../goods.ts';
import { type Act, type Adjunct, act, type Clause, type Own, type Phrase, type Thing } from './clauses.ts';
import type { Verb } from './lexicon/keys.ts';
import { FOR_PRAYER, prayerClause } from './prayers.ts';

/** The parts of a card that speak, in the order in which they are read. */
export type Label = 'bonus' | 'production' | 'open' | 'feature' | 'action' | 'instant' | 'event' | 'end';

export interface Sentence {
  readonly label: Label;
  readonly clause: Clause;
}

const HAND = { role: 'from', thing: { noun: 'hand', of: 'you' } } as const;
const ENEMY_LOCATION: Phrase = { noun: 'location', of: 'enemy' };
const THIS: Phrase = { noun: 'location', of: 'this' };

export function sentencesOf(data: CardData): Sentence[] {
  const sentences: Sentence[] = [];
  const say = (label: Label, clause: Clause) => sentences.push({ label, clause });
  if (data.bonus) say('bonus', effectsClause(data.bonus));
  if (data.production) say(data.open ? 'open' : 'production', effectsClause(data.production));
  if (data.unlock) say('action', unlockClause(data.unlock));
  if (data.stock) say('feature', { is: 'own', own: { is: 'stocks', ...data.stock } });
  for (const trigger of data.triggers ?? []) say('feature', triggerClause(trigger));
  for (const modifier of data.modifiers ?? []) say('feature', { is: 'own', own: modifierClause(modifier) });
  for (const power of data.powers ?? []) say('feature', { is: 'own', own: { is: 'power', power } });
  if (data.fortress) say('feature', { is: 'own', own: { is: 'fortress' } });
  if (data.printedDefense) say('feature', { is: 'own', own: printedDefense(data) });
  if (data.store) say('feature', { is: 'own', own: { is: 'keeps', tokens: data.store } });
  if (data.action) say('action', actionClause(data.action));
  for (const way of data.instant ?? []) say('instant', actionClause(way));
  if (data.event) say('event', effectsClause(data.event));
  if (data.endScore) say('end', endClause(data.endScore));
  return sentences;
}

/** Where it cannot be razed, it can only be conquered. */
function printedDefense({ raze }: CardData): Own {
  return raze ? { is: 'dearer raze', n: 1, of: THIS } : { is: 'conquest', n: 1, of: 'this' };
}

export function goodsThings(goods: Goods): Thing[] {
  return Object.entries(goods).map(([noun, n]) => ({ noun: noun as Good, n }));
}

/** Like goods together, in the order in which they first come. */
export function tally(goods: readonly Good[]): Goods {
  const counts: Partial<Record<Good, number>> = {};
  for (const good of goods) counts[good] = (counts[good] ?? 0) + 1;
  return counts;
}

export function effectsClause(effects: readonly Effect[]): Clause {
  const clauses = repeated(effects.map(effectClause));
  return clauses.length === 1 ? clauses[0]! : { is: 'all', of: clauses };
}

/** The same act again is said once, with how often. */
function repeated(clauses: readonly Clause[]): Clause[] {
  const said: Clause[] = [];
  let times = 1;
  for (const [i, clause] of clauses.entries()) {
    times = i > 0 && clause.is === 'act' && JSON.stringify(clause) === JSON.stringify(clauses[i - 1]) ? times + 1 : 1;
    if (times > 1) said.pop();
    said.push(times > 1 && clause.is === 'act' ? { ...clause, more: [...clause.more, { times }] } : clause);
  }
  return said;
}

function triggerClause({ when, effects, max }: Trigger): Clause {
  return limited({ is: 'whenever', when, so: effectsClause(effects) }, max);
}

function actionClause({ spend, effects, times }: Action): Clause {
  const so = effectsClause(effects);
  const price = priceActs(spend);
  return limited(price.length === 0 ? so : { is: 'pay', price, so }, times);
}

function unlockClause(spend: NonNullable<CardData['unlock']>): Clause {
  return { is: 'pay', price: priceActs(spend), so: act('unlock', [], { note: 'untilRoundEnd' }) };
}

function limited(clause: Clause, times: number | 'any' | undefined): Clause {
  return times === undefined ? clause : { is: 'limited', clause, times };
}

function priceActs({ card, deal, foundation, laid, ...spend }: Action['spend']): Act[] {
  const acts: Act[] = [];
  const tokens = goodsThings(spend);
  if (tokens.length > 0) acts.push(act('spend', tokens));
  if (card) acts.push(act('discard', [{ noun: 'card', n: card }], HAND));
  if (laid) acts.push(act('putAside', [{ noun: 'commonCard', n: laid }], HAND, { role: 'under', thing: THIS }));
  if (foundation) acts.push(act('discard', [{ noun: 'foundation', n: foundation }]));
  if (deal) acts.push(act('discard', [{ noun: 'deal', n: deal, of: 'you' }]));
  return acts;
}

export function choiceClause({ spend = {}, effects }: Choice): Clause {
  return actionClause({ spend, effects });
}

const SCORED: Readonly<Record<EndScore['per'], Act['more']>> = {
  cardUnder: [
    { role: 'for', thing: { noun: 'card', amount: 'each' } },
    { role: 'under', thing: THIS },
  ],
  resourceAside: [
    { role: 'for', thing: { noun: 'resource', amount: 'each' } },
    { role: 'on', thing: THIS },
  ],
  goodAside: [
    { role: 'for', thing: { noun: 'good', amount: 'each' } },
    { role: 'on', thing: THIS },
  ],
  foundation: [{ role: 'for', thing: { noun: 'foundation', amount: 'each', of: 'you' } }],
  withAdvanced: [
    { role: 'for', thing: { noun: 'location', adjectives: ['common'], amount: 'each', of: 'you' } },
    { note: 'withAdvanced' },
  ],
};

function endClause({ vp, per, max }: EndScore): Clause {
  return act('gain', [{ noun: 'vp', n: vp }], ...SCORED[per], ...capped(max));
}

function capped(max: number | undefined): Adjunct[] {
  return max === undefined ? [] : [{ max }];
}

function modifierClause({ query, add, of }: Modifier): Own {
  if (query !== 'razeCost') return { is: 'conquest', n: add, of };
  return { is: 'dearer raze', n: add, of: { noun: 'location', adjectives: [of], amount: 'all', of: 'reader' } };
}

/** For each thing counted; or for every so many. */
function perThing(per: Counter, each = 1): Adjunct[] {
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

function ofColours(set: ColourSet): Adjunct[] {
  return setThings(set).map((thing, i) => ({ role: i === 0 ? 'of' : 'with', thing }));
}

function drawnCard(deck: 'faction' | 'common'): 'commonCard' | 'factionCard' {
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
function sortedClause({ to, n, any, gain }: Sorted, last: boolean): Clause {
  const verb = SORTED_VERBS[to];
  if (!any || !gain) return act(verb, [last && n > 1 ? { noun: 'rest' } : { only: n }]);
  const each: Adjunct = { role: 'for', thing: { noun: 'card', amount: 'each of them' } };
  const price = [act(verb, [{ noun: 'card', amount: 'any' }])];
  return { is: 'may', clause: { is: 'pay', price, so: act('gain', goodsThings(gain), each) } };
}

type Said = { readonly [K in Effect['op']]: (effect: Extract<Effect, { op: K }>) => Clause };

const EFFECTS: Said = {
  gain: ({ goods }) => act('gain', goodsThings(goods)),
  gainPer: ({ good, n = 1, per, each, max }) =>
    act('gain', [{ noun: good, n }], ...perThing(per, each), ...capped(max)),
  gainPerSet: ({ good, n = 1, set, max }) =>
    act(
      'gain',
      [{ noun: good, n }],
      { role: 'for', thing: { noun: 'set', amount: 'each' } },
      ...ofColours(set),
      ...capped(max),
    ),
  drawAndKeep: ({ deck, draw, per, max, keep }) => ({
    is: 'all',
    of: [
      act('draw', [{ noun: drawnCard(deck), n: draw }], ...(per ? perThing(per) : []), ...capped(max)),
      act('keep', [{ only: keep }]),
      act('discard', [{ noun: 'rest' }]),
    ],
  }),
  drawAndSort: ({ deck, draw, into }) => ({
    is: 'all',
    of: [
      act('draw', [{ noun: drawnCard(deck), n: draw }]),
      ...into.map((part, i) => sortedClause(part, i === into.length - 1)),
    ],
  }),
  drawColour: ({ deck, colour }) =>
    act('draw', [{ noun: drawnCard(deck), adjectives: [colour] }], { note: 'untilFound' }),
  seekColour: ({ deck }) => act('draw', [{ noun: drawnCard(deck) }], { note: 'ofYourColour' }, { note: 'untilFound' }),
  revealColour: ({ reveal }) => ({
    is: 'all',
    of: [
      act('reveal', [{ noun: 'commonCard', n: reveal }]),
      act('keep', [{ only: 1 }], { note: 'ofChosenColour' }),
      act('discard', [{ noun: 'rest' }]),
    ],
  }),
  takeDiscarded: () => act('take', [{ noun: 'factionCard' }], { note: 'fromDiscards' }),
  thinEnemyDeck: ({ draw }) => ({
    is: 'all',
    of: [
      act('reveal', [{ noun: 'factionCard', n: draw }], { note: 'topOfEnemyDeck' }),
      act('discard', [{ only: 1 }]),
      act('shuffleBack', [{ noun: 'rest' }]),
    ],
  }),
  buryCommon: () => act('shuffleIn', [{ noun: 'commonCard' }], HAND),
  tradeCard: ({ n }) => ({
    is: 'pay',
    price: [act('discard', [{ noun: 'card', n: 1 }], HAND)],
    so: act('gain', [{ noun: 'good', n }], { note: 'ofItsColour' }),
  }),
  oneOf: ({ of, optional }) => {
    const clause: Clause = { is: 'one of', of: of.map(choiceClause) };
    return optional ? { is: 'may', clause } : clause;
  },
  copyProduction: ({ other, of, open }) =>
    act('repeat', [
      {
        noun: 'location',
        adjectives: [open ? 'open' : 'production'],
        of: of ?? 'you',
        ...(other ? { amount: 'another' } : {}),
      },
    ]),
  gainStocked: ({ max }) =>
    act(
      'gain',
      [{ noun: 'good', n: 1 }],
      { role: 'for', thing: { noun: 'good', amount: 'each' } },
      { note: 'likeThoseHere' },
      { max },
    ),
  takeResource: () =>
    act('takeAway', [{ noun: 'resource', amount: 'chosen' }], { role: 'from', thing: { noun: 'pool', of: 'enemy' } }),
  razeOwn: () => act('raze', [{ noun: 'location', adjectives: ['common'], of: 'you' }]),
  razeEnemy: () => act('raze', [ENEMY_LOCATION], { note: 'whateverProtects' }),
  razeForPoints: ({ vp }) => ({
    is: 'all',
    of: [
      {
        is: 'one of',
        of: [act('raze', [{ noun: 'card' }], HAND), act('raze', [ENEMY_LOCATION], { note: 'usualCost' })],
      },
      {
        is: 'may',
        clause: {
          is: 'pay',
          price: [act('discard', [{ noun: 'good', adjectives: ['gained'], amount: 'any' }])],
          so: act('gain', [{ noun: 'vp', n: vp }], { role: 'for', thing: { noun: 'good', amount: 'each of them' } }),
        },
      },
    ],
  }),
  gainRazeGood: ({ of }) =>
    act(
      'gain',
      [{ noun: 'good', amount: 'chosen' }],
      { role: 'from', thing: { noun: 'razeField' } },
      { role: 'of', thing: { ...ENEMY_LOCATION, ...(of ? { adjectives: [of] } : {}) } },
      { note: 'withoutRazing' },
    ),
  discardEnemyDeal: ({ gainGood }) => {
    const discard = act('discard', [{ noun: 'deal', of: 'enemy' }]);
    return gainGood ? { is: 'all', of: [discard, act('gain', [{ noun: 'good', of: 'its' }])] } : discard;
  },
  takeEnemyDeal: () => act('takeOver', [{ noun: 'deal', of: 'enemy' }]),
  gainDealGood: () =>
    act('gain', [{ noun: 'good', amount: 'the' }], { role: 'from', thing: { noun: 'deal', of: 'you' } }),
  returnDeal: () => act('shuffleIn', [{ noun: 'deal', of: 'you' }]),
  renovate: ({ reveal }) => ({
    is: 'all',
    of: [
      act('discard', [{ noun: 'location', adjectives: ['common'], of: 'you' }]),
      act('reveal', [{ noun: 'commonCard', n: reveal }]),
      act('build', [{ only: 1 }], { note: 'freeInItsColour' }),
      act('discard', [{ noun: 'rest' }]),
    ],
  }),
  removeLocation: ({ of, to }) => act(to ?? 'remove', [{ ...ENEMY_LOCATION, ...(of ? { adjectives: [of] } : {}) }]),
  takeLocation: () => act('take', [{ ...ENEMY_LOCATION, adjectives: ['common'] }], { note: 'intoHand' }),
  useEnemyAction: () => act('use', [{ ...ENEMY_LOCATION, adjectives: ['action'] }], { note: 'atItsCost' }),
  buildWithoutLocation: ({ from }) =>
    act(
      'build',
      [{ noun: 'factionCard' }],
      from === 'hand' ? HAND : { role: 'from', thing: { noun: 'deal', amount: 'all', of: 'you' } },
      { note: 'costWithoutLocation' },
    ),
  refresh: () =>
    act('refresh', [{ noun: 'location', adjectives: ['action'], amount: 'another', of: 'you' }], {
      note: 'usableAgain',
    }),
  block: () => act('block', [{ noun: 'location', adjectives: ['action'], of: 'enemy' }], { note: 'untilRoundEnd' }),
  seize: () => act('takeOver', [ENEMY_LOCATION], { note: 'untilRoundEnd' }),
  layFoundation: () =>
    act(
      'lay',
      [{ noun: 'card' }],
      HAND,
      { role: 'as', thing: { noun: 'foundation' } },
      { role: 'in', thing: { noun: 'empire', of: 'you' } },
    ),
  layRazed: () => ({
    is: 'may',
    clause: act(
      'lay',
      [{ noun: 'card', adjectives: ['razed'], amount: 'the' }],
      { role: 'as', thing: { noun: 'foundation' } },
      { note: 'noWood' },
    ),
  }),
  layStolen: () =>
    act(
      'lay',
      [{ noun: 'card', adjectives: ['random'] }],
      { role: 'from', thing: { noun: 'hand', of: 'enemy' } },
      { role: 'as', thing: { noun: 'foundation' } },
      { role: 'in', thing: { noun: 'empire', of: 'you' } },
      { note: 'noWood' },
    ),
  enemyDiscards: () => act('forceDiscard', [{ noun: 'enemy' }]),
  dealWithLocation: () =>
    act(
      'sign',
      [{ noun: 'deal' }],
      { role: 'with', thing: { noun: 'location', adjectives: ['faction'], of: 'enemy' } },
      { note: 'markedByTop' },
    ),
  placeSamurai: ({ n }) =>
    act(
      'place',
      [{ noun: 'samurai', n }],
      { role: 'from', thing: { noun: 'supply' } },
      { role: 'on', thing: { noun: 'location', adjectives: ['faction'], amount: 'all', of: 'you' } },
    ),
  sellResources: ({ max, vp }) => ({
    is: 'pay',
    price: [act('spend', [{ noun: 'resource', n: max, amount: 'up to' }])],
    so: act('gain', [{ noun: 'vp', n: vp }], { role: 'for', thing: { noun: 'resource', amount: 'each of them' } }),
  }),
  moveTechnology: ({ n }) => act('move', [{ noun: 'technology', n, amount: 'up to' }], { note: 'amongCommon' }),
  sendWorker: () => act('sendTo', [{ ...ENEMY_LOCATION, adjectives: ['open'] }], { note: 'fromSupply' }),
  gift: ({ good, n }) => act('give', [{ noun: good, n }], { note: 'toEnemy' }),
  techForRazed: ({ vp }) => ({
    is: 'may',
    clause: {
      is: 'pay',
      price: [act('spend', [{ noun: 'tech', amount: 'any' }])],
      so: act(
        'gain',
        [
          { noun: 'vp', n: vp },
          { noun: 'good', n: 1 },
        ],
        { note: 'ofRazedColour' },
        { role: 'for', thing: { noun: 'tech', amount: 'each of them' } },
      ),
    },
  }),
  removePair: () => ({
    is: 'all',
    of: [act('discard', [{ noun: 'location', of: 'you' }]), act('discard', [ENEMY_LOCATION], { note: 'ofSameKind' })],
  }),
  razeTop: () => act('raze', [{ noun: 'commonCard' }], { note: 'fromTop' }),
  wreck: () => act('block', [ENEMY_LOCATION], { note: 'untilFreed' }),
  restore: () => act('restore', [{ noun: 'foundation', of: 'you' }], { note: 'toLocationSide' }),
  useOwnAction: () =>
    act('use', [{ noun: 'location', adjectives: ['action'], amount: 'another', of: 'you' }], { note: 'forFree' }),
  copyFeature: () => act('copyFeature', [ENEMY_LOCATION], { note: 'untilRoundEnd' }),
  recall: () =>
    act('take', [{ noun: 'location', adjectives: ['faction'], amount: 'another', of: 'you' }], { note: 'intoHand' }),
  discardCard: () => act('discard', [{ noun: 'card', n: 1 }], HAND),
  putAside: ({ what }) => ({
    is: 'may',
    clause:
      what === 'cards'
        ? act('putAside', [{ noun: 'card', amount: 'any' }], HAND, { role: 'under', thing: THIS })
        : act('putAside', [{ noun: what === 'stone' ? 'stone' : 'resource', amount: 'any' }], {
            role: 'on',
            thing: THIS,
          }),
  }),
  pray: (prayer) => prayerClause(prayer),
  prayAgainst: (prayer) => prayerClause(prayer),
  razeAndPray: (prayer) => ({
    is: 'all',
    of: [
      {
        is: 'one of',
        of: [act('raze', [{ noun: 'card' }], HAND), act('raze', [ENEMY_LOCATION], { note: 'usualCost' })],
      },
      prayerClause(prayer, 'razedColour'),
    ],
  }),
  keepForPrayer: ({ reveal }) => ({
    is: 'all',
    of: [
      act('reveal', [{ noun: 'commonCard', n: reveal }]),
      act('putAside', [{ only: 1 }], { role: 'under', thing: THIS }, FOR_PRAYER),
      act('discard', [{ noun: 'rest' }]),
    ],
  }),
  gainPerFavour: ({ max }) =>
    act(
      'gain',
      [{ noun: 'good', adjectives: ['matching'], n: 1 }],
      { role: 'for', thing: { noun: 'favour', amount: 'each' } },
      { max },
    ),
  copyDeals: ({ max }) => act('gain', [{ noun: 'good', n: max, amount: 'up to' }], { note: 'fromEnemyDeals' }),
  raiseStatue: ({ max }) => ({
    is: 'all',
    of: [
      act('place', [{ noun: 'statue' }], { role: 'on', thing: THIS }, { max }),
      act('gain', [{ noun: 'vp', n: 1 }], { role: 'for', thing: { noun: 'statue', amount: 'each' } }),
    ],
  }),
  buildFeature: ({ reveal }) => ({
    is: 'all',
    of: [
      act('reveal', [{ noun: 'commonCard', n: reveal }]),
      act('build', [{ noun: 'location', adjectives: ['feature'], n: 1 }], { note: 'atItsCost' }),
      act('discard', [{ noun: 'rest' }]),
    ],
  }),
  putGood: () => ({
    is: 'may',
    clause: act('putAside', [{ noun: 'good', n: 1 }], { note: 'ofFeatureNotHere' }),
  }),
  conquer: ({ row, unprotected }) =>
    act(
      'conquer',
      [
        {
          ...ENEMY_LOCATION,
          adjectives: [...(unprotected ? (['unprotected'] as const) : []), 'faction', ...(row ? [row] : [])],
        },
      ],
      { note: 'leftEnd' },
      ...(unprotected ? [] : [{ note: 'whateverDefends' } as const]),
    ),
  siege: () => act('besiege', [{ noun: 'fortress', of: 'enemy' }]),
  fortify: () => act('raise', [{ noun: 'fortification', n: 1 }], { note: 'here' }),
  shift: ({ of }) =>
    act(
      'shift',
      [
        of
          ? { ...ENEMY_LOCATION, adjectives: ['faction'] }
          : { noun: 'location', adjectives: ['faction'], amount: 'chosen' },
      ],
      { note: 'oneLeft' },
    ),
  layRampart: () =>
    act('lay', [{ noun: 'commonCard' }], HAND, { role: 'as', thing: { noun: 'foundation' } }, { note: 'maybeInRow' }),
  defendFaction: () =>
    act(
      'place',
      [{ noun: 'defense', n: 1 }],
      { role: 'from', thing: { noun: 'supply' } },
      { role: 'on', thing: { noun: 'location', adjectives: ['faction'], of: 'you' } },
      { note: 'besideSamurai' },
    ),
  asIfBuilt: () => act('answerBuilding'),
  upgradeTech: ({ set }) => ({
    is: 'may',
    clause: act(
      'exchange',
      [{ noun: 'tech', n: 1 }],
      { note: 'forAdvanced' },
      { role: 'for', thing: { noun: 'set', amount: 'each' } },
      ...ofColours(set),
    ),
  }),
  bringResource: () => act('gain', [{ noun: 'resource', n: 1 }], { note: 'pastCleanup' }),
  truce: () => act('protect', [{ noun: 'location', amount: 'all', of: 'you' }], { note: 'untilYourTurn' }),
  shareResource: () => act('giveEnemy', [{ noun: 'resource', n: 1 }], { note: 'ofYourOwn' }),
  shoreUp: ({ vp }) => ({
    is: 'all',
    of: [
      act('putAside', [{ noun: 'card' }], HAND, { note: 'underCommon' }),
      act('gain', [{ noun: 'vp', n: vp }], { note: 'forItAtEnd' }),
    ],
  }),
};

export function effectClause<K extends Effect['op']>(effect: Extract<Effect, { op: K }>): Clause {
  return EFFECTS[effect.op as K](effect);
}
