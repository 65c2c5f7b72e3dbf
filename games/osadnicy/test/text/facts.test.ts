import { describe, expect, test } from 'vitest';
import {
  type Action,
  CARDS,
  type CardData,
  COLOUR_GOODS,
  COLOURS,
  type ColourSet,
  cardParts,
  cardText,
  type Effect,
  type Goods,
  type IconPart,
  LANGS,
  type Lang,
  locationCards,
  type Prayer,
} from '../../src/index.ts';

const LONGEST_FACE = 220;

/** Something that a card's text must say: a counted thing, a colour or a bare number. */
interface Facts {
  readonly things: string[];
  readonly colours: string[];
  readonly numbers: number[];
}

const NONE: Facts = { things: [], colours: [], numbers: [] };

function together(all: readonly Facts[]): Facts {
  return {
    things: all.flatMap(({ things }) => things).sort(),
    colours: all.flatMap(({ colours }) => colours).sort(),
    numbers: all.flatMap(({ numbers }) => numbers).sort((a, b) => a - b),
  };
}

/** A thing that is counted brings its number with it. */
function counted(thing: string, n: number): Facts {
  return { ...NONE, things: [`${n} ${thing}`], numbers: [n] };
}

function bare(n: number | undefined): Facts {
  return n === undefined ? NONE : { ...NONE, numbers: [n] };
}

function goods(list: Goods & { readonly deal?: number }): Facts {
  return together(Object.entries(list).map(([good, n]) => (n > 0 ? counted(good, n) : NONE)));
}

/** Three locations of a colour. */
function ofSet(set: ColourSet): Facts {
  const colours = [...new Set(set)];
  const all = colours.map((colour) => counted('location', set.filter((one) => one === colour).length));
  return together([...all, { ...NONE, colours }]);
}

/** What a prayer brings. A quality that no picture shows stands between the number and the picture. */
function ofPrayer({ reward, colours = [], n = 1, max, extra }: Prayer): Facts {
  switch (reward) {
    case 'goods':
      return together([
        ...colours.map((colour) => together([counted(COLOUR_GOODS[colour], n), { ...NONE, colours: [colour] }])),
        bare(max),
      ]);
    case 'points':
      return together([
        counted('vp', n),
        { ...NONE, colours: [...colours] },
        extra ? together([counted('vp', extra.vp), bare(extra.atLeast)]) : NONE,
      ]);
    case 'sell':
      return together([bare(1), counted('vp', 1)]);
    case 'give':
      return counted('vp', 3);
    default:
      return NONE;
  }
}

function ofEffect(effect: Effect): Facts {
  switch (effect.op) {
    case 'gain':
      return goods(effect.goods);
    case 'gainPer': {
      const { good, n = 1, per, each, max } = effect;
      const colours = COLOURS.filter((colour) => colour === per);
      // A quality that no picture shows stands between the number and the picture.
      const shown =
        per === 'samurai'
          ? 'samurai'
          : per === 'stocked'
            ? 'good'
            : per === 'technology'
              ? 'technology'
              : colours.length > 0
                ? 'location'
                : null;
      const every = each === undefined ? NONE : shown ? counted(shown, each) : bare(each);
      return together([counted(good, n), { ...NONE, colours }, every, bare(max)]);
    }
    case 'gainPerSet':
      return together([counted(effect.good, effect.n ?? 1), ofSet(effect.set), bare(effect.max)]);
    case 'pray':
    case 'prayAgainst':
    case 'razeAndPray':
      return together([bare(effect.draw), ofPrayer(effect)]);
    case 'keepForPrayer':
    case 'buildFeature':
      return together([counted('commonCard', effect.reveal), bare(1)]);
    case 'gainPerFavour':
      return together([bare(1), bare(effect.max)]);
    case 'copyDeals':
      return counted('good', effect.max);
    case 'raiseStatue':
      return together([bare(effect.max), counted('vp', 1)]);
    case 'putGood':
      return counted('good', 1);
    case 'drawAndKeep': {
      const card = effect.deck === 'common' ? 'commonCard' : 'factionCard';
      return together([counted(card, effect.draw), bare(effect.max), bare(effect.keep)]);
    }
    case 'drawAndSort': {
      const card = effect.deck === 'common' ? 'commonCard' : 'factionCard';
      const parts = effect.into.map(({ n, any, gain }, i) =>
        any ? goods(gain ?? {}) : bare(i === effect.into.length - 1 && n > 1 ? undefined : n),
      );
      return together([counted(card, effect.draw), ...parts]);
    }
    case 'drawColour':
      return { ...NONE, colours: [effect.colour] };
    case 'revealColour':
      return together([counted('commonCard', effect.reveal), bare(1)]);
    case 'gainStocked':
      return together([counted('good', 1), bare(effect.max)]);
    case 'thinEnemyDeck':
      return together([counted('factionCard', effect.draw), bare(1)]);
    case 'tradeCard':
      return together([counted('card', 1), counted('good', effect.n)]);
    case 'renovate':
      return together([counted('commonCard', effect.reveal), bare(1)]);
    case 'oneOf':
      return together(effect.of.map(({ spend, effects }) => together([goods(spend ?? {}), ...effects.map(ofEffect)])));
    case 'razeForPoints':
      return counted('vp', effect.vp);
    case 'moveTechnology':
      return counted('technology', effect.n);
    case 'gift':
      return counted(effect.good, effect.n);
    case 'techForRazed':
      return together([counted('vp', effect.vp), counted('good', 1)]);
    case 'discardCard':
      return counted('card', 1);
    case 'wreck':
      // What it costs to free a location.
      return bare(2);
    case 'upgradeTech':
      return together([counted('tech', 1), ofSet(effect.set)]);
    case 'shoreUp':
      return counted('vp', effect.vp);
    case 'placeSamurai':
      return counted('samurai', effect.n);
    case 'fortify':
      return bare(1);
    case 'defendFaction':
      return counted('defense', 1);
    case 'sellResources':
      return together([counted('resource', effect.max), counted('vp', effect.vp)]);
    default:
      return NONE;
  }
}

/** The same effect again is said with how often. */
function effects(list: readonly Effect[]): Facts[] {
  const again = list.filter((effect, i) => i > 0 && JSON.stringify(effect) === JSON.stringify(list[i - 1]));
  return [...list.map(ofEffect), ...again.map(() => bare(2))];
}

function often({ times }: Action): number | undefined {
  return times === 'any' ? undefined : times;
}

/** A card that is laid under the location is a common one. */
function spendOf({ laid, ...spend }: Action['spend']): Goods & { readonly deal?: number } {
  return laid === undefined ? spend : { ...spend, commonCard: laid };
}

function ofCard(data: CardData): Facts {
  const { bonus = [], production = [], triggers = [], modifiers = [], action, instant = [], endScore } = data;
  const { stock, printedDefense, unlock = {}, event = [] } = data;
  const [kept, ...others] = stock?.of ?? [];
  return together([
    ...bonus.map(ofEffect),
    ...production.map(ofEffect),
    ...triggers.flatMap(({ when, max, effects }) => [
      when.event === 'set' ? ofSet(when.of) : NONE,
      when.event === 'prayer' ? bare(when.atLeast) : NONE,
      when.event === 'points' ? counted('vp', when.atLeast) : NONE,
      when.event === 'build' && when.what !== 'common' && when.what !== 'faction'
        ? { ...NONE, colours: [when.what] }
        : NONE,
      ...effects.map(ofEffect),
      bare(max),
    ]),
    ...modifiers.map(({ add }) => counted('raze', Math.abs(add))),
    data.powers?.includes('longPrayers') ? bare(2) : NONE,
    data.powers?.includes('goldenPrayers') ? together([bare(1), bare(2)]) : NONE,
    action ? together([goods(spendOf(action.spend)), ...effects(action.effects), bare(often(action))]) : NONE,
    goods(unlock),
    ...event.map(ofEffect),
    ...instant.map(({ spend, effects: list }) => together([goods(spend), ...effects(list)])),
    kept && others.length === 0 && stock?.max ? counted(kept, stock.max) : NONE,
    printedDefense ? counted('raze', 1) : NONE,
    endScore ? together([counted('vp', endScore.vp), bare(endScore.max)]) : NONE,
  ]);
}

function said(data: CardData, lang: (typeof LANGS)[number]): Facts {
  const icons = cardParts(data, lang)
    .flat()
    .filter((part): part is IconPart => typeof part !== 'string');
  // A deal given up is said as "1 of your Deals": the number stands before the picture.
  const deals = data.action?.spend.deal ? [`${data.action.spend.deal} deal`] : [];
  return {
    things: [
      ...icons.flatMap(({ icon, n }) => (n === undefined || icon === 'deal' ? [] : [`${n} ${icon}`])),
      ...deals,
    ].sort(),
    colours: icons.flatMap(({ tint }) => tint ?? []).sort(),
    numbers: (cardText(data, lang).match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b),
  };
}

type Kind = 'common' | 'faction';

/** Of which kind the cards and locations are that these are about, whatever else the data say of them. */
const ABOUT: Readonly<Record<string, readonly Kind[]>> = {
  commonCard: ['common'],
  factionCard: ['faction'],
  laid: ['common'],
  razeOwn: ['common'],
  takeLocation: ['common'],
  revealColour: ['common'],
  razeTop: ['common'],
  keepForPrayer: ['common'],
  prayAgainst: ['common'],
  buildFeature: ['common'],
  moveTechnology: ['common'],
  withAdvanced: ['common'],
  samuraiOnCommon: ['common'],
  shoreUp: ['common'],
  renovate: ['common', 'common'],
  buildWithoutLocation: ['faction'],
  dealWithLocation: ['faction'],
  returnDeal: ['faction'],
  placeSamurai: ['faction'],
  takeDiscarded: ['faction'],
  thinEnemyDeck: ['faction'],
  recall: ['faction'],
  giveUp: ['faction'],
  defendFaction: ['faction'],
  shift: ['faction'],
  conquer: ['faction'],
  asIfBuilt: ['faction'],
  enemyFaction: ['faction'],
  buryCommon: ['common', 'faction'],
  layRampart: ['common', 'faction'],
  removePair: ['common', 'faction'],
};

/** To conquer is to take from a faction; and the card that was laid is the one that was to be laid. */
const SAID_OTHERWISE: readonly string[] = ['event conquer', 'by laid'];

/** What the parts of the data name is about Common cards or about those of a faction: keys of goods, and values. */
function kindsIn(part: unknown): Kind[] {
  if (part === 'common' || part === 'faction') return [part];
  if (typeof part === 'string') return [...(ABOUT[part] ?? [])];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => [
    ...(Array.isArray(part) ? [] : (ABOUT[key] ?? [])),
    ...(SAID_OTHERWISE.includes(`${key} ${value}`) ? [] : kindsIn(value)),
  ]);
}

function kindsOf(data: CardData): Kind[] {
  const { bonus, production, triggers, modifiers, powers, action, event, instant, endScore } = data;
  return kindsIn([bonus, production, triggers, modifiers, powers, action, event, instant, endScore]).sort();
}

const KINDS_SAID: Readonly<Record<Lang, Readonly<Record<Kind, RegExp>>>> = {
  pl: { common: /Zwykł/g, faction: /Frakc/g },
  en: { common: /Common/g, faction: /faction/g },
};

function kindsSaid(data: CardData, lang: Lang): Kind[] {
  const text = cardText(data, lang);
  return (['common', 'faction'] as const).flatMap((kind) => (text.match(KINDS_SAID[lang][kind]) ?? []).map(() => kind));
}

const distinct = [...new Map(locationCards().map(({ data }) => [data.id, data])).values()];

describe.each(LANGS)('in %s', (lang) => {
  test.each(distinct.map((data) => [data.id, data] as const))(
    '%s says its numbers, goods and colours, and no others',
    (_, data) => {
      expect(said(data, lang)).toEqual(ofCard(data));
    },
  );

  test.each(distinct.map((data) => [data.id, data] as const))('%s fits on the face and reads well', (_, data) => {
    const text = cardText(data, lang);
    expect(text.length).toBeGreaterThan(10);
    expect(text.length).toBeLessThanOrEqual(LONGEST_FACE);
    expect(text).not.toMatch(/undefined|\[object| {2}| [.,;)]|\(\s|\) \(/);
    expect(text).toMatch(/^\p{Lu}.*\.$/u);
  });
});

test('a card says Common where it means Common, and faction where it means a faction', () => {
  for (const data of distinct)
    for (const lang of LANGS) expect([data.id, lang, kindsSaid(data, lang)]).toEqual([data.id, lang, kindsOf(data)]);
  expect(distinct.filter((data) => kindsOf(data).length > 0).length).toBeGreaterThan(80);
});

test('a trigger, a limit and a price are said as such', () => {
  for (const data of distinct) {
    const [pl, en] = [cardText(data, 'pl'), cardText(data, 'en')];
    const triggered = (data.triggers ?? []).some(({ when }) => when.event !== 'cleanup' && when.event !== 'roundEnd');
    expect([data.id, pl.includes('ilekroć'), en.includes('each time')]).toEqual([data.id, triggered, triggered]);
    const cleanup = (data.triggers ?? []).some(({ when }) => when.event === 'cleanup') || !!data.store || !!data.stock;
    expect([data.id, pl.includes('Czyszczenia'), en.includes('Cleanup')]).toEqual([data.id, cleanup, cleanup]);
    const often = data.action?.times ?? data.triggers?.find(({ max }) => max)?.max;
    expect([data.id, /w rundzie\)/.test(pl), /a round\)/.test(en)]).toEqual([data.id, !!often, !!often]);
    expect(en.includes('Action: ')).toBe(data.action !== undefined || data.unlock !== undefined);
    expect(pl.includes('Bonus za zbudowanie: ')).toBe(data.bonus !== undefined);
    expect(pl.includes('Produkcja: ')).toBe(data.production !== undefined);
  }
});

test('colours of locations are inflected', () => {
  const bath = CARDS.find(({ code }) => code === 'ZWY017')!.data;
  expect(cardText(bath, 'pl')).toBe(
    'Produkcja: zyskaj 1 Robotnika za każdą różową Lokację w swoim Imperium (maks. 3).',
  );
});
