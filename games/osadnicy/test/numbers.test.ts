import { afterEach, describe, expect, test, vi } from 'vitest';
import common from '../cards/common.json' with { type: 'json' };
import romans from '../cards/romans.json' with { type: 'json' };
import { CARDS, DECKS, deckNamed, deckOf, PROGRAMS } from '../src/index.ts';
import { ATTACK_DECK, FACTION_DECK, numberedCodes, VIRTUAL_CARD } from '../src/numbers.ts';

afterEach(() => {
  vi.doUnmock('../cards/common.json');
  vi.doUnmock('../cards/romans.json');
  vi.resetModules();
});

/** The game as somebody's packs make it. */
async function gameWith(packs: Readonly<Record<string, object>>): Promise<typeof import('../src/index.ts')> {
  vi.resetModules();
  for (const [pack, content] of Object.entries(packs)) vi.doMock(`../cards/${pack}.json`, () => ({ default: content }));
  return import('../src/index.ts');
}

test('decks and purposes of chance have the numbers that stored games know them by', () => {
  expect(DECKS.slice(0, 5).map(deckOf)).toEqual([0, 1, 2, 3, 4]);
  expect([ATTACK_DECK, VIRTUAL_CARD]).toEqual([5, 7]);
  expect(deckNamed(ATTACK_DECK)).toBeUndefined();
  const purposes = [VIRTUAL_CARD, FACTION_DECK + ATTACK_DECK, ...DECKS.map((deck) => FACTION_DECK + deckOf(deck))];
  expect(new Set(purposes).size).toBe(purposes.length);
  for (const deck of DECKS.slice(5)) expect(deckOf(deck)).toBeGreaterThanOrEqual(7);
});

test('cards have the numbers that stored games know them by', () => {
  const starts = ['ZWY001', 'BAR001', 'JAP001', 'RZY001', 'EGI001', 'ATA001', 'ATA016'];
  const number = (code: string) => CARDS.findIndex((card) => card.code === code);
  expect(starts.map(number)).toEqual([0, 84, 114, 144, 174, 204, 219]);
  expect(['ZWY126', 'ATA017', 'ATL001', 'ATA019'].map(number)).toEqual([363, 426, 428, 546]);
  for (const [i, card] of CARDS.entries()) expect(card.no).toBe(i);
  expect(CARDS.map(({ code }) => code)).toEqual(numberedCodes());
});

test('lists of effects have the numbers that stored games know them by', () => {
  const ofAction = (code: string) => CARDS.find((card) => card.code === code)!.action!.program;
  expect(['ZWY030', 'BAR014', 'JAP008', 'RZY001'].map(ofAction)).toEqual([26, 67, 82, 99]);
  expect(PROGRAMS.length).toBeGreaterThanOrEqual(140);
  expect(ofAction('AMA004')).toBe(141);
});

describe('when packs change', () => {
  const added = (id: string, first: object) => ({ ...first, id, copies: 1, name: { pl: id, en: id } });
  const [aCommon, aRoman] = [common.cards[3]!, { ...romans.cards[0]!, deal: ['stone'] }];

  test('two common cards and a Roman one come behind, wherever they stand, and nothing moves', async () => {
    const { CARDS: after, PROGRAMS: programs } = await gameWith({
      common: { ...common, cards: [added('ZWY999', aCommon), ...common.cards, added('ZWY998', aCommon)] },
      romans: { ...romans, cards: [added('RZY999', aRoman), ...romans.cards] },
    });
    expect(after).toHaveLength(CARDS.length + 3);
    expect(after.slice(0, CARDS.length)).toEqual(CARDS);
    expect(programs.slice(0, PROGRAMS.length)).toEqual(PROGRAMS);
    expect(after.slice(CARDS.length).map(({ code, no }) => [code, no])).toEqual([
      ['ZWY999', CARDS.length],
      ['ZWY998', CARDS.length + 1],
      ['RZY999', CARDS.length + 2],
    ]);
  });

  test('a card that does more, or less, than before moves nothing of other packs', async () => {
    const bonus = [{ op: 'gain', goods: { vp: 1 } }];
    for (const change of [
      { bonus, production: bonus },
      { bonus: undefined, action: undefined, production: undefined },
    ]) {
      const cards = common.cards.map((card, i) =>
        i === 5 ? JSON.parse(JSON.stringify({ ...card, ...change })) : card,
      );
      const { CARDS: after } = await gameWith({ common: { ...common, cards } });
      expect(after.slice(84)).toEqual(CARDS.slice(84));
    }
  });

  test('a card that was taken out is missed by its name', async () => {
    const packs = { romans: { ...romans, cards: romans.cards.slice(1) } };
    await expect(gameWith(packs)).rejects.toThrow('The card RZY001 is missing');
  });
});
