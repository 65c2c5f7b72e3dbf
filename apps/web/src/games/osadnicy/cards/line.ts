import {
  type Action,
  type CardData,
  type Colour,
  type ColourSet,
  type Counter,
  type Effect,
  type Giving,
  type Icon,
  type Modifier,
  RESOURCES,
  type Trigger,
  wordPicture,
} from '@imperia/osadnicy';
import type { IconName } from '../icons.ts';

/** A card's ability as a line of pictures, for a tile; the words are in the full card. */
export type Glyph =
  | { readonly coin: Icon; readonly n: number; readonly colour?: Colour }
  | { readonly deed: IconName }
  | { readonly sign: string };

const ARROW: Glyph = { sign: '→' };
const FOR_EACH: Glyph = { sign: '/' };
const AND_MORE: Glyph = { sign: '…' };

export function lineOf(data: CardData): Glyph[] {
  const played = data.action ?? data.instant?.[0];
  if (data.unlock) return [{ deed: 'padlock-open' }, ...(played ? ofAction(played) : ofFeature(data))];
  if (played) return ofAction(played);
  if (data.event) return ofEffects(data.event);
  return ofFeature(data);
}

function ofFeature(data: CardData): Glyph[] {
  const trigger = data.triggers?.[0];
  if (trigger) return [...ofWhen(trigger.when), ARROW, ...ofEffects(trigger.effects)];
  const [modifier] = data.modifiers ?? [];
  if (modifier) return ofModifier(modifier);
  if (data.store?.length) return [{ deed: 'warehouse' }, ...data.store.map((coin): Glyph => ({ coin, n: 1 }))];
  return ofEffects(data.production ?? data.bonus ?? []);
}

function ofModifier(modifier: Modifier): Glyph[] {
  const tokens: Glyph[] = [
    { sign: modifier.add > 0 ? `+${modifier.add}` : `−${-modifier.add}` },
    { coin: 'raze', n: 1 },
  ];
  if (modifier.query === 'razeCost') return [...tokens, ARROW, ...locationOf(modifier.of)];
  return [...tokens, ARROW, { deed: 'conqueror' }, ...CONQUERED[modifier.of]];
}

const CONQUERED: Readonly<Record<Exclude<Modifier['of'], 'common'>, readonly Glyph[]>> = {
  leftmost: [{ sign: '1.' }],
  second: [{ sign: '2.' }],
  production: [{ deed: 'cycle' }],
};

function ofAction({ spend, effects, times = 1 }: Action): Glyph[] {
  const spent = Object.entries(spend).map(
    ([coin, n]): Glyph => ({ coin: coin === 'laid' ? 'commonCard' : (coin as Icon), n }),
  );
  const line = spent.length > 0 ? [...spent, ARROW, ...ofEffects(effects)] : ofEffects(effects);
  if (times === 'any') return [...line, { sign: '×∞' }];
  return times > 1 ? [...line, { sign: `×${times}` }] : line;
}

function ofWhen(when: Trigger['when']): Glyph[] {
  switch (when.event) {
    case 'build':
      return locationOf(when.what);
    case 'enemyExchange':
      return [{ coin: 'worker', n: 2 }];
    case 'points':
      return [{ coin: 'vp', n: when.atLeast }, { sign: '+' }];
    case 'cleanup':
      return [{ deed: 'hourglass' }];
    case 'visit':
      return [{ coin: 'worker', n: 1 }];
    case 'razeHand':
      return [
        { coin: 'card', n: 1 },
        { coin: 'raze', n: 1 },
      ];
    case 'set':
      return ofSet(when.of);
    case 'razed':
      return [{ deed: 'demolish' }, { coin: 'location', n: 1 }];
    case 'spendTech':
      return [{ sign: '−' }, { coin: 'tech', n: 1 }];
    case 'prayer':
      return [{ deed: 'prayer' }, { sign: `${when.atLeast}+` }];
    case 'favouredPoints':
      return [
        { coin: 'favour', n: 1 },
        { coin: 'vp', n: 1 },
      ];
    case 'giveUp':
      return [{ sign: '−' }, { coin: 'location', n: 1 }];
    case 'conquer':
      return [{ deed: 'conqueror' }];
    case 'conquered':
      return [{ sign: '−' }, { deed: 'conqueror' }];
    case 'roundEnd':
      return [{ deed: 'hourglass' }];
    default:
      return [{ coin: when.event, n: 1 }];
  }
}

/** Whose deck it is from, by the backs of the decks on the table, or its colour. */
function locationOf(what: Colour | 'common' | 'faction'): Glyph[] {
  if (what === 'common') return [{ deed: 'laurels' }, { coin: 'location', n: 1 }];
  if (what === 'faction') return [{ deed: 'tower-flag' }, { coin: 'location', n: 1 }];
  return [{ coin: 'location', n: 1, colour: what }];
}

/** Of several sets the first is shown: a tile has no room for more. */
function ofEffects(effects: readonly Effect[]): Glyph[] {
  const more = effects.filter(({ op }) => op === 'gainPerSet').slice(1);
  const line = effects.filter((effect) => !more.includes(effect)).flatMap(ofEffect);
  return more.length > 0 ? [...line, AND_MORE] : line;
}

function ofEffect(effect: Effect): Glyph[] {
  switch (effect.op) {
    case 'gain':
      return Object.entries(effect.goods).map(([coin, n]): Glyph => ({ coin: coin as Icon, n }));
    case 'gainPer':
      return [{ coin: effect.good, n: effect.n ?? 1 }, FOR_EACH, counted(effect.per, effect.each ?? 1)];
    case 'gainPerSet':
      return [{ coin: effect.good, n: effect.n ?? 1 }, FOR_EACH, ...ofSet(effect.set)];
    case 'oneOf':
      if (isAnyResource(effect)) return [{ coin: 'resource', n: 1 }];
      return effect.of.flatMap(({ effects }, i) => (i === 0 ? ofEffects(effects) : [FOR_EACH, ...ofEffects(effects)]));
    default:
      return ofDeed(effect);
  }
}

function ofDeed(effect: Exclude<Effect, { op: Giving }>): Glyph[] {
  const { icon, count } = wordPicture(effect);
  return count === undefined ? [{ deed: icon }] : [{ deed: icon }, { sign: `${count}` }];
}

function ofSet(set: ColourSet): Glyph[] {
  return [...new Set(set)].map((colour): Glyph => {
    return { coin: 'location', n: set.filter((one) => one === colour).length, colour };
  });
}

/** One of each resource to choose from: said with one coin. */
function isAnyResource({ of }: Extract<Effect, { op: 'oneOf' }>): boolean {
  const goods = of.map(({ spend, effects }) => (spend ? '' : JSON.stringify(effects)));
  return goods.join() === RESOURCES.map((good) => JSON.stringify([{ op: 'gain', goods: { [good]: 1 } }])).join();
}

function counted(per: Counter, n: number): Glyph {
  if (per === 'samurai') return { coin: 'samurai', n };
  if (per === 'fortification') return { deed: 'locked-fortress' };
  if (per === 'technology') return { coin: 'technology', n };
  if (per === 'stocked') return { coin: 'good', n };
  if (per === 'cardUnder') return { coin: 'card', n };
  return per === 'colourless' || per === 'otherWithBonus' || per === 'enemyFaction'
    ? { coin: 'location', n }
    : { coin: 'location', n, colour: per };
}
