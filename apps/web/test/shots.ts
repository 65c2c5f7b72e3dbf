import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { launched } from '../../../scripts/browser.ts';
import { hasEnded, playOn } from './player.ts';
import { keep, prepared } from './prepared.ts';
import { served } from './served.ts';

/** Pictures of every page, to be looked at. An argument narrows them to names that contain it. */
const FOLDER = fileURLToPath(new URL('../../../shots/', import.meta.url));
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const only = process.argv[2] ?? '';

type Size = keyof typeof SIZES;
interface Scene {
  readonly name: string;
  readonly size: Size;
  readonly lang: 'pl' | 'en';
  readonly theme: 'dark' | 'light' | 'contrast';
  readonly make: (page: Page, url: string) => Promise<void>;
}

const home = (page: Page, url: string) => page.goto(url).then(() => page.waitForTimeout(200));
const reading = (hash: string) => (page: Page, url: string) =>
  page.goto(`${url}${hash}`).then(() => page.waitForTimeout(400));
const newTable = (page: Page, url: string) => page.goto(`${url}#/new`).then(() => page.waitForTimeout(200));

function table(seats: number, moves: number, faction = 'romans') {
  return async (page: Page, url: string): Promise<void> => {
    await page.goto(`${url}#/new${seats === 1 ? '/alone' : ''}`);
    await page.fill('input[name="seed"]', 'shots');
    await page.locator('select').nth(1).selectOption(faction);
    for (let seat = 1; seat < seats; seat++) {
      if (seat > 1) await page.locator('fieldset > button').click();
      await page
        .locator('select')
        .nth(seat * 2)
        .selectOption('greedy');
      if (seat === 1 && faction !== 'romans') await page.locator('select').nth(3).selectOption('romans');
    }
    await page.click('.go');
    await playOn(page, async (played) => played >= moves || (await hasEnded(page)));
    await page.waitForTimeout(200);
  };
}

async function opened(page: Page, url: string): Promise<void> {
  await table(2, 34)(page, url);
  await playOn(page, async () => (await page.locator('.hand [data-choice]').count()) > 0);
  await page.locator('.hand [data-choice]').first().click();
  await page.waitForTimeout(200);
}

const watched = prepared({ factions: ['romans', 'barbarians'], options: [] }, ['person', 'normal'], 'shots');

/** The middle of a game that is over, from the side of a seat or with all cards open. */
function replay(view: number) {
  return async (page: Page, url: string): Promise<void> => {
    await page.goto(url);
    await keep(page, watched);
    await page.goto(`${url}#/replay/${watched.id}`);
    await page.waitForSelector('.replay');
    await page.locator('input[type="range"]').fill(String(Math.round(watched.answers.length * 0.6)));
    await page.selectOption('select[name="view"]', { index: view });
    await page.waitForTimeout(400);
  };
}

async function replays(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await keep(page, watched);
  await page.goto(`${url}#/replay`);
  await page.waitForSelector('.what');
}

function scenes(): Scene[] {
  const found: Scene[] = [];
  for (const size of ['desk', 'phone'] as const) {
    for (const lang of ['pl', 'en'] as const) {
      const add = (what: string, make: Scene['make'], theme: Scene['theme'] = 'dark') =>
        found.push({ name: `${size}-${lang}-${what}`, size, lang, theme, make });
      add('home', home);
      add('new', newTable);
      add('settings', reading('#/settings'));
      add('about', reading('#/about'));
      add('cards', reading('#/cards'));
      add('card', reading('#/cards/BAR014'));
      add('rules', reading('#/rules'));
      add('rule', reading('#/rules/OSD-RAZE-07'));
      add('lookout', table(2, 1));
      add('table', table(2, 40));
      add('late', table(2, 75, 'barbarians'));
      add('open', opened);
      add('four', table(4, 30));
      add('solo', table(1, 30));
      add('end', table(2, 9999));
      add('replays', replays);
      add('replay', replay(0));
      add('replay-open', replay(2));
      add('replay-light', replay(1), 'light');
      add('light', table(2, 30), 'light');
      add('contrast', table(2, 30), 'contrast');
    }
  }
  return found.filter(({ name }) => name.includes(only));
}

async function shoot(context: BrowserContext, { name, lang, theme, make }: Scene, url: string): Promise<void> {
  const page = await context.newPage();
  await page.addInitScript(
    (settings) => localStorage.setItem('imperia.settings', settings),
    JSON.stringify({ lang, theme, pace: 'instant' }),
  );
  await make(page, url);
  await page.screenshot({ path: `${FOLDER}${name}.png` });
  console.log(`shots/${name}.png`);
}

await mkdir(FOLDER, { recursive: true });
const client = await served();
const browser = await launched();
for (const scene of scenes()) {
  const context = await browser.newContext({
    viewport: SIZES[scene.size],
    hasTouch: scene.size === 'phone',
    reducedMotion: 'reduce',
  });
  await shoot(context, scene, client.url);
  await context.close();
}
await browser.close();
await client.close();
