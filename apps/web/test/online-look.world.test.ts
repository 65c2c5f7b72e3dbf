import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { browserWanted } from '../../../scripts/browser.ts';
import { barriersInThemes } from './axe.ts';
import { type OnlineStage, onlineStage } from './online-scenes.ts';
import { at, browser, needed, PHONE, server, visitor } from './online-visit.ts';
import { Screens } from './screens.ts';
import { smallTargets } from './targets.ts';

let stage: OnlineStage;
beforeAll(async () => {
  if (browserWanted) stage = await onlineStage(server.url, browser);
});

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const NARROW = { width: 360, height: 740 };

needed('axe finds no barrier on any online page, at a desk and on a phone', async () => {
  const { page } = await visitor('pl');
  const screens = await Screens.of(page, PHONE.viewport!);
  for (const [nth, [name, scene]] of Object.entries(stage.scenes).entries()) {
    await screens.show('desk');
    await stage.enter(page, scene);
    expect.soft(await sideways(page), `${name} scrolls`).toBe(0);
    expect.soft(await barriersInThemes(page, nth), name).toEqual([]);
    await screens.show('phone');
    expect.soft(await sideways(page), `${name} scrolls on a phone`).toBe(0);
    expect.soft(await barriersInThemes(page, nth + 1), `${name}, phone`).toEqual([]);
    expect.soft(await smallTargets(page), `${name}: too small for a finger`).toEqual([]);
    await page.setViewportSize(NARROW);
    await page.evaluate(() => document.documentElement.setAttribute('data-text', 'largest'));
    expect.soft(await sideways(page), `${name} scrolls with the largest text`).toBe(0);
  }
});

needed('no online page scrolls sideways on a narrow phone before its typefaces are there', async () => {
  const narrow = { viewport: NARROW, hasTouch: true };
  const { page } = await visitor('pl', narrow, { textSize: 'largest' });
  await page.route('**/*.woff2', (route) => route.abort());
  for (const [name, scene] of Object.entries(stage.scenes)) {
    await stage.enter(page, scene);
    expect.soft(await sideways(page), name).toBe(0);
  }
});

needed('every link of the online pages leads somewhere', async () => {
  const { page, complaints } = await visitor('en');
  const links = new Set<string>();
  for (const scene of Object.values(stage.scenes)) {
    if (scene.stranger) continue;
    await stage.enter(page, scene);
    const here = page.locator('a[href^="#/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    for (const link of await here) links.add(link);
  }
  expect([...links].some((link) => link.startsWith('#/replay/online-'))).toBe(true);
  complaints.length = 0;
  for (const link of links) {
    await page.goto(at(link));
    await page.waitForSelector('.ask, .moments, .curtain, main h1:not(:empty)');
    expect.soft(await page.locator('main [role="alert"]').allTextContents(), link).toEqual([]);
    expect.soft(await page.locator('h1').allTextContents(), link).not.toContain('This game is not here');
  }
  expect(complaints).toEqual([]);
});
