import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SavedGame } from '../src/store/saved-game.ts';
import { barriersInThemes, thinOut } from './axe.ts';
import { HASTY, playOn } from './player.ts';
import { keep, prepared } from './prepared.ts';
import { Screens } from './screens.ts';
import { smallTargets } from './targets.ts';
import { at, needed, visit } from './visit.ts';

const pair = { factions: ['romans', 'barbarians'], options: [] } as const;
const four = { factions: ['romans', 'barbarians', 'egyptians', 'japanese'], options: [] } as const;
const half = prepared(pair, ['person', 'greedy'], 'axe', (answers) => answers === 44);
const shared = prepared(pair, ['person', 'person'], 'axe', (answers) => answers === 30);
const over = prepared(four, ['person', 'greedy', 'greedy', 'greedy'], 'axe');
const alone = { config: { factions: ['romans'], options: [] }, kinds: ['person'], seed: 'axe alone' } as const;
const solo = prepared(alone.config, alone.kinds, alone.seed, (answers) => answers === 40);

interface Scene {
  readonly at: string;
  /** What is seen when the page is there. */
  readonly shows: string;
  readonly open?: (page: Page) => Promise<void>;
  /** What lies open at a desk, and is opened on a phone. */
  readonly onPhone?: (page: Page) => Promise<void>;
}

const table = ({ id }: SavedGame) => `#/table/${id}`;
const SCENES: Readonly<Record<string, Scene>> = {
  home: { at: '#/', shows: '.saved li' },
  'new table': { at: '#/new', shows: '.go', open: (page) => page.click('summary') },
  'new solo table': { at: '#/new/alone', shows: '.go' },
  learn: { at: '#/learn', shows: '[data-guide="begin"]' },
  settings: { at: '#/settings', shows: 'select[name="theme"]' },
  about: { at: '#/about', shows: 'h1' },
  cards: {
    at: '#/cards?deck=romans',
    shows: 'li:not([hidden]) [data-id]',
    open: thinOut,
    onPhone: (page) => page.locator('main summary').first().click(),
  },
  'no card found': { at: '#/cards?q=zzz', shows: '.none a', open: thinOut },
  'a card': { at: '#/cards/BAR014', shows: '.faces' },
  rules: { at: '#/rules', shows: '.tiles' },
  'a rule': { at: '#/rules/OSD-JAPAN-22', shows: '#OSD-JAPAN-22.named' },
  'rules found': { at: '#/rules?q=obrony', shows: 'mark' },
  glossary: { at: '#/rules?chapter=glossary', shows: 'dt' },
  'no such rule': { at: '#/rules/OSD-NOTHING-99', shows: '[role="alert"]' },
  'no such game': { at: '#/table/nothing', shows: 'main a' },
  replays: { at: '#/replay', shows: '.what' },
  replay: {
    at: `#/replay/${over.id}`,
    shows: '.moments',
    open: async (page) => {
      await page.selectOption('select[name="view"]', { index: 4 });
      await page.waitForSelector('.open-hand [data-thing]');
      await page.locator('input[type="range"]').fill('60');
    },
  },
  curtain: { at: table(shared), shows: '.curtain' },
  'solo table': {
    at: table(solo),
    shows: '.ask.mine',
    open: async (page) => {
      await playOn(page, async () => (await page.locator('.story .struck').count()) > 0, HASTY);
    },
  },
  table: { at: table(half), shows: '.ask.mine' },
  'since my turn': {
    at: table(half),
    shows: '.ask.mine',
    open: async (page) => {
      await page.click('[data-since]');
      await page.waitForSelector('dialog .steps li');
    },
  },
  'the uses of a card': {
    at: table(half),
    shows: '.ask.mine',
    open: async (page) => {
      await page.locator('.hand [data-thing]').first().focus();
      await page.keyboard.press('Enter');
      await page.waitForSelector('.parchment');
    },
  },
  hints: {
    at: table(half),
    shows: '.ask.mine',
    open: async (page) => {
      await page.click('[data-hinting]');
      await page.waitForSelector('[data-hint]');
    },
  },
  discards: {
    at: table(half),
    shows: '.ask.mine',
    open: async (page) => {
      await page.click('[data-discards]');
      await page.waitForSelector('dialog[open] .card');
    },
  },
  keys: {
    at: table(half),
    shows: '.ask.mine',
    open: async (page) => {
      await page.keyboard.press('?');
      await page.waitForSelector('dialog[open] kbd');
    },
  },
  'settings at the table': {
    at: table(half),
    shows: '.ask.mine',
    open: async (page) => {
      await page.click('.menu button:last-child');
      await page.waitForSelector('dialog select');
    },
  },
  ending: {
    at: table(over),
    shows: '[data-ending]',
    open: async (page) => {
      await page.click('dialog .check button');
      await page.waitForSelector('[data-holds]');
      for (const summary of await page.locator('dialog summary').all()) await summary.click();
    },
  },
};

async function enter(page: Page, { at: hash, shows, open }: Scene): Promise<void> {
  // A page of its own: what the last scene left open is gone.
  await page.goto('about:blank');
  await page.goto(at(hash));
  await page.waitForSelector(shows);
  await open?.(page);
}

const NARROW = { width: 360, height: 740 };
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

needed('axe finds no barrier on any page, at a desk and on a phone', async () => {
  const { page, complaints } = await visit('pl');
  const screens = await Screens.of(page, NARROW);
  for (const game of [half, shared, over, solo]) await keep(page, game);
  for (const [nth, [name, scene]] of Object.entries(SCENES).entries()) {
    await screens.show('desk');
    await enter(page, scene);
    expect.soft(await sideways(page), name).toBe(0);
    expect.soft(await barriersInThemes(page, nth), name).toEqual([]);
    await screens.show('phone');
    await scene.onPhone?.(page);
    expect.soft(await sideways(page), `${name}, phone`).toBe(0);
    expect.soft(await barriersInThemes(page, nth + 1), `${name}, phone`).toEqual([]);
    expect.soft(await smallTargets(page), `${name}: too small for a finger`).toEqual([]);
  }
  expect(complaints).toEqual([]);
});
