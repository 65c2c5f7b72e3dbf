import { LANGS, plain } from '@imperia/kit';
import { describe, expect, test } from 'vitest';
import { CARDS, type CardData, type Do, type Effect, innerLists, type Points } from '../../src/index.ts';
import { effectClauses } from '../../src/text/ability.ts';
import { cardParts, sideParts } from '../../src/text/cards.ts';
import { speechOf } from '../../src/text/speech.ts';

const FACES = CARDS.flatMap(({ data }) =>
  (data.sides ?? [data]).map(({ effects, vp }) => ({ data, effects: effects ?? [], vp })),
);

/** What one effect says, as a card prints it. */
function said(effect: Effect, data: CardData, lang: (typeof LANGS)[number]): string {
  return sideParts(data, { effects: [effect] }, lang)
    .map(plain)
    .join(' ');
}

describe.each(LANGS)('in %s', (lang) => {
  test('two effects that differ are told in different words', () => {
    const effects = new Map<string, string>();
    for (const { data, effects: list } of FACES) {
      for (const effect of list) {
        const text = said(effect, data, lang);
        const before = effects.get(text);
        if (before !== undefined) expect(before, `${data.id}: ${text}`).toBe(JSON.stringify(effect));
        effects.set(text, JSON.stringify(effect));
      }
    }
    expect(effects.size).toBeGreaterThan(300);
  });

  test('points that differ are told in different words', () => {
    const points = new Map<string, string>();
    const vps = FACES.flatMap(({ vp }): Points[] => (vp ? [vp] : []));
    for (const vp of vps) {
      const text = plain(speechOf(lang).points(vp));
      expect(points.get(text) ?? JSON.stringify(vp), text).toBe(JSON.stringify(vp));
      points.set(text, JSON.stringify(vp));
    }
    expect(points.size).toBeGreaterThan(50);
  });

  test('sentences begin and end as sentences do, without words left open', () => {
    for (const { data, effects, vp } of FACES) {
      const parts = [...cardParts(data, lang), ...sideParts(data, { effects, ...(vp ? { vp } : {}) }, lang)];
      for (const text of parts.map(plain)) {
        expect(text, data.id).toMatch(/^[\p{Lu}\d−]/u);
        expect(text, data.id).toMatch(/[^.]\.$/);
        expect(text, data.id).not.toMatch(/undefined|null|\{|\}| {2}| [,.;:]|,,|\b(\p{L}+) \1\b/u);
      }
    }
  });

  test('a number stands beside every token that is counted', () => {
    for (const { data, effects } of FACES) {
      for (const effect of effects) {
        const icons = sideParts(data, { effects: [effect] }, lang)
          .flat()
          .filter((part) => typeof part !== 'string');
        for (const { n, text } of icons)
          if (n !== undefined) expect(text, data.id).toContain(String(n).replace('-', '−'));
      }
    }
  });
});

/** Every list of an effect, however deep. */
function deep(list: readonly Do[]): Do[] {
  return list.flatMap((one) => [one, ...innerLists(one).flatMap(deep)]);
}

/** All words there are: the type sees to it. */
const OPS: Record<Do['op'], true> = {
  to: true,
  choose: true,
  may: true,
  if: true,
  all: true,
  others: true,
  each: true,
  gain: true,
  pay: true,
  spend: true,
  steal: true,
  place: true,
  collect: true,
  double: true,
  unexhaust: true,
  draw: true,
  'take unrest': true,
  'take fame': true,
  take: true,
  discard: true,
  top: true,
  bottom: true,
  history: true,
  sink: true,
  exile: true,
  abandon: true,
  recall: true,
  return: true,
  garrison: true,
  play: true,
  freeplay: true,
  move: true,
  give: true,
  swap: true,
  shuffle: true,
  acquire: true,
  breakthrough: true,
  develop: true,
  replay: true,
  resolve: true,
  look: true,
  'look more': true,
  reveal: true,
  declare: true,
  find: true,
  avoid: true,
  endgame: true,
  flip: true,
  replace: true,
  state: true,
  handsize: true,
  loseicon: true,
  'discount development': true,
  'discount unrest': true,
  'permit acquire': true,
  'permit freeplay': true,
  counts: true,
  'holds quest': true,
  treat: true,
  ignore: true,
  reduce: true,
  substitute: true,
};

test('every word of the vocabulary occurs on a card, so that the golden file shows it', () => {
  const found = FACES.flatMap(({ effects }) => effects.flatMap((effect) => deep(effect.do).map(({ op }) => op)));
  expect([...new Set(found)].sort()).toEqual(Object.keys(OPS).sort());
});

test('every effect becomes as many deeds as it has, or fewer where one verb serves two', () => {
  for (const { data, effects } of FACES) {
    for (const effect of effects) {
      const clauses = effectClauses(effect);
      expect(clauses.length, data.id).toBeGreaterThan(0);
      expect(clauses.length, data.id).toBeLessThanOrEqual(effect.do.length);
    }
  }
});
