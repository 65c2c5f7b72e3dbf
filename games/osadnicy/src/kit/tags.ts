import type { Spoken } from '@imperia/kit';
import type { CardData, Effect, Trigger } from '../card-data.ts';
import { wordOf } from '../effects/words.ts';

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
  'tech',
  'favour',
  'war',
] as const;
export type Tag = (typeof TAGS)[number];

export const TAG_NAMES: Readonly<Record<Tag, Spoken<string>>> = {
  wood: { pl: 'drewno', en: 'wood' },
  stone: { pl: 'kamień', en: 'stone' },
  food: { pl: 'jadło', en: 'food' },
  worker: { pl: 'Robotnicy', en: 'Workers' },
  gold: { pl: 'Złoto', en: 'Gold' },
  raze: { pl: 'żetony Plądrowania', en: 'Raze tokens' },
  defense: { pl: 'obrona', en: 'defense' },
  vp: { pl: 'punkty', en: 'points' },
  card: { pl: 'karty', en: 'cards' },
  bonus: { pl: 'Bonus za zbudowanie', en: 'building bonus' },
  whenever: { pl: '„zawsze, gdy…”', en: '“whenever…”' },
  building: { pl: 'budowanie', en: 'building' },
  deals: { pl: 'Umowy', en: 'Deals' },
  razing: { pl: 'Plądrowanie', en: 'razing' },
  rivals: { pl: 'przeciw rywalom', en: 'against rivals' },
  again: { pl: 'użyj ponownie', en: 'use again' },
  keeping: { pl: 'przechowanie', en: 'storage' },
  samurai: { pl: 'Samuraje', en: 'Samurai' },
  tech: { pl: 'Technologie', en: 'Technology' },
  favour: { pl: 'Łaska Bogów i Modlitwy', en: 'favour and prayers' },
  war: { pl: 'Podbój i Oblężenie', en: 'Conquest and Siege' },
};

/** Follows from what the card does: nobody tags cards by hand. */
export function tagsOf(data: CardData): ReadonlySet<Tag> {
  const { bonus = [], production = [], triggers = [], modifiers = [], powers = [], store = [] } = data;
  const { open, stock, printedDefense, action, instant = [], event = [], endScore } = data;
  const played = instant.flatMap(({ effects }) => effects);
  const found = [...bonus, ...production, ...(action?.effects ?? []), ...played, ...event].flatMap(ofEffect);
  if (bonus.length > 0) found.push('bonus');
  for (const trigger of triggers) found.push('whenever', ...ofTrigger(trigger));
  if (modifiers.length > 0) found.push('defense');
  if (store.length > 0 || stock) found.push('keeping');
  if (open) found.push('rivals');
  if (powers.length > 0 || printedDefense) found.push('defense');
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
  razeHand: ['razing'],
  set: ['building'],
  favour: ['favour'],
  prayer: ['favour'],
  favouredPoints: ['favour', 'vp'],
  samurai: ['samurai'],
  foundation: ['building'],
  giveUp: ['building'],
  visit: ['rivals'],
  razed: ['razing', 'rivals'],
  spendTech: ['tech'],
  enemyExchange: [],
  points: ['vp'],
  conquer: ['war'],
  conquered: ['war', 'rivals'],
  roundEnd: [],
  cleanup: [],
};

function ofEffects(effects: readonly Effect[]): readonly Tag[] {
  return effects.flatMap(ofEffect);
}

function ofEffect(effect: Effect): readonly Tag[] {
  const { tags } = wordOf(effect);
  return typeof tags === 'function' ? tags(effect, ofEffects) : tags;
}
