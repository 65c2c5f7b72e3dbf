import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locationCards } from '@imperia/osadnicy';
import { RULES } from '@imperia/osadnicy/catalogue';
import { describe, expect, test } from 'vitest';
import { rulesOfScenarios, rulesOfTests } from '../src/coverage.ts';
import { imperia } from './desk.ts';

async function json(args: readonly string[], cwd?: string) {
  const { code, out, err } = await imperia([...args, '--json'], cwd === undefined ? {} : { cwd });
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out);
}

const HELD = locationCards();
const CHECKOUT = new URL('../../..', import.meta.url).pathname;

describe('imperia cards', () => {
  test('as JSON: every card with all its fields, and nothing else', async () => {
    const all = await json(['cards', 'osadnicy']);
    expect(Object.keys(all)).toEqual(['game', 'total', 'distinct', 'cards']);
    expect(all.game).toBe('osadnicy');
    expect(all.total).toBe(HELD.length);
    expect(all.distinct).toBe(all.cards.length);
    const codes: string[] = [];
    for (const card of all.cards) {
      expect(Object.keys(card)).toEqual([
        'id',
        'codes',
        'name',
        'copies',
        'deck',
        'kind',
        'colors',
        'cost',
        'deal',
        'raze',
        'text',
        'native',
        'source',
        'designed',
      ]);
      expect(card.codes).toHaveLength(card.copies);
      expect(card.native).toBe(false);
      expect(card.name.pl && card.name.en && card.text.pl && card.text.en).toBeTruthy();
      codes.push(...card.codes);
    }
    expect(new Set(codes).size).toBe(HELD.length);
  });

  test('filters narrow the list together', async () => {
    const found = await json([
      'cards',
      'osadnicy',
      '--deck',
      'romans',
      '--kind',
      'action',
      '--colour',
      'grey',
      '--op',
      'gain',
    ]);
    expect(found.distinct).toBeGreaterThan(0);
    for (const card of found.cards) expect([card.deck, card.kind]).toEqual(['romans', 'action']);
    const designed = await json(['cards', 'osadnicy', '--source', 'designed']);
    for (const card of designed.cards) expect(card.source).toBe('designed');
  });

  test('decks are found by a part of their name in either language, and the first game is meant where none is named', async () => {
    const { cards, ...romans } = await json(['cards', 'osadnicy', '--deck', 'romans']);
    for (const typed of ['rzym', 'ROMA']) {
      expect(await json(['cards', '--deck', typed])).toEqual({ ...romans, cards });
      expect(await json(['cards', '--deck', typed, '--lang', 'pl'])).toMatchObject(romans);
    }
  });

  test('the search forgives capitals and diacritics, in both languages', async () => {
    for (const typed of ['UCZEN rzezb', "sculptor's apprentice", 'RZY004']) {
      const found = await json(['cards', 'osadnicy', '--search', typed]);
      expect(found.cards.map((card: { id: string }) => card.id)).toEqual(['RZY003']);
    }
    expect((await json(['cards', 'osadnicy', '--search', 'qqqq'])).cards).toEqual([]);
  });

  test('for people: names, texts and a count', async () => {
    const { out } = await imperia(['cards', 'osadnicy', '--search', 'Warsztat rzeźbiarza', '--lang', 'pl']);
    expect(out).toContain('Warsztat rzeźbiarza ×2');
    expect(out).toContain('1 karta');
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});

describe('imperia rules', () => {
  test('as JSON', async () => {
    expect((await json(['rules', 'osadnicy'])).rules).toEqual(JSON.parse(JSON.stringify(RULES)));
    const raze = await json(['rules', 'osadnicy', '--area', 'raze']);
    expect(raze.rules.every((rule: { area: string }) => rule.area === 'raze')).toBe(true);
  });

  test('in either language', async () => {
    expect((await imperia(['rules', 'osadnicy', '--search', 'OSD-GOODS-04'])).out).toContain('one-way');
    expect((await imperia(['rules', 'osadnicy', '--search', 'osd-goods-04', '--lang', 'pl'])).out).toContain('nigdy');
  });

  test('coverage counts what scenarios and tests name', async () => {
    const report = await json(['rules', 'osadnicy', '--coverage'], CHECKOUT);
    expect(Object.keys(report)).toEqual(['game', 'total', 'covered', 'uncovered', 'modules']);
    expect(report.total).toBe(RULES.length);
    expect(report.covered + report.uncovered.length).toBe(report.total);
    expect(report.modules.base.total).toBe(RULES.filter(({ module }) => module === 'base').length);
  });

  test('coverage of a game whose rules are no files, such as a new one', async () => {
    const report = await json(['rules', 'tiny', '--coverage'], CHECKOUT);
    expect(report.total).toBeGreaterThan(0);
    expect(report.covered + report.uncovered.length).toBe(report.total);
  });

  test('ids are found where they are named', () => {
    expect(rulesOfScenarios('{"rules": ["A-1",\n "A-2"]} {"rules":[]}')).toEqual(['A-1', 'A-2']);
    expect(rulesOfTests("rule('A-1', () => {}); rules(['A-2', \"A-3\"], f); rule.each('A-4'); unruly('A-5')")).toEqual([
      'A-1',
      'A-4',
      'A-2',
      'A-3',
    ]);
  });
});

describe('imperia bot-protocol', () => {
  test('prints the page that says how a bot plays', async () => {
    const { code, out } = await imperia(['bot-protocol']);
    expect(code).toBe(0);
    expect(out).toBe(readFileSync(join(CHECKOUT, 'docs/bot-protocol.md'), 'utf8'));
  });
});
