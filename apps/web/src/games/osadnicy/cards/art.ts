import {
  type Action,
  type CardData,
  type Colour,
  type Effect,
  type Good,
  type Modifier,
  type Trigger,
  wordPicture,
} from '@imperia/osadnicy';
import type { IconName } from '../icons.ts';

/** What a card's picture shows follows from what the card does. */
export function artOf(data: CardData): IconName {
  const played = data.action ?? data.instant?.[0];
  if (played) return ofAction(played);
  if (data.event) return ofHappening(data.event);
  const trigger = data.triggers?.[0];
  if (trigger) return ofTrigger(trigger);
  const [modifier] = data.modifiers ?? [];
  if (modifier) return GUARDING[modifier.of];
  if (data.store?.length) return 'warehouse';
  const [produced] = data.production ?? [];
  if (produced) return ofProduction(produced);
  if (data.endScore) return 'open-chest';
  const [bonus] = data.bonus ?? [];
  if (bonus) return ofEffect(bonus, WORKED);
  return 'ancient-ruins';
}

const GUARDING: Readonly<Record<Modifier['of'], IconName>> = {
  common: 'locked-fortress',
  leftmost: 'bowman',
  production: 'brick-wall',
  second: 'trident',
};

const PRODUCED: Readonly<Record<Good, IconName>> = {
  wood: 'forest',
  stone: 'stone-pile',
  food: 'wheat',
  worker: 'huts-village',
  gold: 'trade',
  raze: 'anvil-impact',
  defense: 'tower-flag',
  vp: 'obelisk',
  card: 'watchtower',
  commonCard: 'conqueror',
  factionCard: 'greek-temple',
  foundation: 'brick-wall',
  tech: 'big-gear',
  techScoring: 'enlightenment',
  techDefense: 'energy-shield',
  advTech: 'light-bulb',
  favour: 'sun-priest',
};

const WORKED: Readonly<Record<Good, IconName>> = {
  wood: 'axe-in-log',
  stone: 'mining',
  food: 'meat',
  worker: 'three-friends',
  gold: 'gold-mine',
  raze: 'barracks-tent',
  defense: 'tower-flag',
  vp: 'laurels',
  card: 'castle',
  commonCard: 'castle',
  factionCard: 'castle',
  foundation: 'brick-pile',
  tech: 'gear-hammer',
  techScoring: 'enlightenment',
  techDefense: 'energy-shield',
  advTech: 'light-bulb',
  favour: 'sun-priest',
};

/** Points are made of what is spent on them. */
const CRAFTED: Readonly<Record<keyof Action['spend'], IconName>> = {
  stone: 'stone-crafting',
  wood: 'hand-saw',
  food: 'pig',
  gold: 'coins',
  raze: 'gladius',
  card: 'beer-stein',
  deal: 'scales',
  defense: 'tower-flag',
  worker: 'three-friends',
  foundation: 'demolish',
  tech: 'materials-science',
  techScoring: 'enlightenment',
  techDefense: 'energy-shield',
  laid: 'prayer',
};

const BUILT: Readonly<Record<Colour | 'common' | 'faction', IconName>> = {
  black: 'swords-emblem',
  purple: 'obelisk',
  blue: 'greek-temple',
  brown: 'hand-saw',
  gold: 'shop',
  red: 'windmill',
  pink: 'village',
  grey: 'stone-bust',
  white: 'gears',
  orange: 'sun-priest',
  common: 'brick-wall',
  faction: 'greek-temple',
};

const TRIGGERED: Readonly<Record<Exclude<Trigger['when']['event'], 'build'>, IconName>> = {
  deal: 'shaking-hands',
  raze: 'viking-head',
  razeHand: 'demolish',
  set: 'village',
  favour: 'sun-priest',
  prayer: 'prayer',
  favouredPoints: 'greek-temple',
  samurai: 'samurai-helmet',
  foundation: 'brick-pile',
  giveUp: 'cycle',
  visit: 'three-friends',
  enemyExchange: 'discussion',
  points: 'trophy',
  cleanup: 'granary',
  razed: 'energy-shield',
  spendTech: 'open-book',
  conquer: 'conqueror',
  conquered: 'watchtower',
  roundEnd: 'hourglass',
};

/** What happens to everybody comes from above or from below. */
function ofHappening([effect]: readonly Effect[]): IconName {
  return effect?.op === 'gain' ? 'meteor-impact' : 'big-wave';
}

function ofAction({ spend, effects }: Action): IconName {
  const [effect] = effects;
  if (effect?.op !== 'gain') return effect ? ofEffect(effect, WORKED) : 'laurels';
  const good = firstOf(effect.goods);
  if (good !== 'vp') return WORKED[good];
  const spent = Object.keys(spend) as (keyof Action['spend'])[];
  const material = spent.find((what) => what !== 'worker') ?? spent[0];
  return material ? CRAFTED[material] : 'laurels';
}

function ofTrigger({ when, effects }: Trigger): IconName {
  const [effect] = effects;
  if (effect?.op === 'putAside') return effect.what === 'cards' ? 'shinto-shrine' : 'pagoda';
  return when.event === 'build' ? BUILT[when.what] : TRIGGERED[when.event];
}

function ofProduction(effect: Effect): IconName {
  return ofEffect(effect, PRODUCED);
}

function ofEffect(effect: Effect, goods: Readonly<Record<Good, IconName>>): IconName {
  switch (effect.op) {
    case 'gain':
      return goods[firstOf(effect.goods)];
    case 'gainPer':
    case 'gainPerSet':
      return goods[effect.good];
    case 'oneOf': {
      const inner = effect.of[0]?.effects[0];
      return inner ? ofEffect(inner, goods) : 'swap-bag';
    }
    default:
      return wordPicture(effect).icon;
  }
}

function firstOf(goods: Partial<Record<Good, number>>): Good {
  return (Object.keys(goods) as Good[])[0] ?? 'vp';
}
