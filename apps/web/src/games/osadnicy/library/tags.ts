import type { CardData, Effect, Good, Trigger } from '@imperia/osadnicy';

/** What a card is good for: the goods it gives, then what else it does. */
export const TAGS = [
  'wood',
  'stone',
  'food',
  'worker',
  'gold',
  'raze',
  'defense',
  'vp',
  'card',
  'bonus',
  'whenever',
  'building',
  'deals',
  'razing',
  'rivals',
  'again',
  'keeping',
  'samurai',
] as const;
export type Tag = (typeof TAGS)[number];

/** Follows from what the card does: nobody tags cards by hand. */
export function tagsOf(data: CardData): ReadonlySet<Tag> {
  const { bonus = [], production = [], triggers = [], modifiers = [], store = [], action, endScore } = data;
  const found = [...bonus, ...production, ...(action?.effects ?? [])].flatMap(ofEffect);
  if (bonus.length > 0) found.push('bonus');
  for (const trigger of triggers) found.push('whenever', ...ofTrigger(trigger));
  if (modifiers.length > 0) found.push('defense');
  if (store.length > 0) found.push('keeping');
  if (endScore) found.push('vp');
  return new Set(found);
}

function ofTrigger({ when, effects }: Trigger): Tag[] {
  return [...WHEN[when.event], ...effects.flatMap(ofEffect)];
}

const WHEN: Readonly<Record<Trigger['when']['event'], readonly Tag[]>> = {
  build: ['building'],
  deal: ['deals'],
  raze: ['razing'],
  samurai: ['samurai'],
  enemyExchange: [],
  points: ['vp'],
  cleanup: [],
};

const DEEDS: Readonly<Record<Exclude<Effect['op'], 'gain' | 'gainPer' | 'oneOf'>, readonly Tag[]>> = {
  drawAndKeep: ['card'],
  copyProduction: ['again'],
  takeResource: ['rivals'],
  razeOwn: ['razing'],
  razeEnemy: ['razing', 'rivals'],
  razeForPoints: ['razing', 'vp'],
  gainRazeGood: ['razing'],
  discardEnemyDeal: ['deals', 'rivals'],
  takeEnemyDeal: ['deals', 'rivals'],
  gainDealGood: ['deals'],
  removeLocation: ['rivals'],
  buildWithoutLocation: ['building'],
  refresh: ['again'],
  block: ['rivals'],
  seize: ['rivals'],
  layFoundation: ['building'],
  enemyDiscards: ['rivals'],
  dealWithLocation: ['deals'],
  placeSamurai: ['samurai'],
  sellResources: ['vp'],
  putAside: ['keeping'],
};

function ofEffect(effect: Effect): readonly Tag[] {
  switch (effect.op) {
    case 'gain':
      return (Object.keys(effect.goods) as Good[]).map(ofGood);
    case 'gainPer':
      return effect.per === 'samurai' ? [ofGood(effect.good), 'samurai'] : [ofGood(effect.good)];
    case 'oneOf':
      return effect.of.flatMap(({ effects }) => effects.flatMap(ofEffect));
    default:
      return DEEDS[effect.op];
  }
}

function ofGood(good: Good): Tag {
  return good === 'commonCard' || good === 'factionCard' ? 'card' : good;
}
