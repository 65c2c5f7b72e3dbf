import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Figure } from './figure.ts';
import { dataHeld } from './heap.ts';
import { opened } from './tab.ts';

const GAMES = 10;
/** The first games fill caches and let the compiler learn. */
const SETTLED = 3;
const MOST_MORE = 5;

interface Held {
  readonly heap: number;
  /** Of it what the page's own scripts hold, in megabytes. */
  readonly data: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly workers: number;
}

/** Runs in the page: clicks what is lit, at every frame, until the game is over. */
function playFast(): Promise<number> {
  const choices = [
    '.use',
    '[data-confirm]:enabled',
    '[data-choice][aria-pressed="false"]',
    '[data-choice]:not([aria-pressed])',
    '.act[data-item][aria-pressed="false"]',
    '.act[data-option]:not(.pass)',
    '.act[data-option]',
  ];
  let moves = 0;
  return new Promise((over) => {
    const step = () => {
      if (document.querySelector('[data-ending]')) {
        over(moves);
        return;
      }
      const found = choices
        .map((choice) => document.querySelectorAll<HTMLElement>(choice))
        .find((all) => all.length > 0);
      if (found && document.querySelector('.ask.mine')) found[moves++ % found.length]!.click();
      requestAnimationFrame(step);
    };
    step();
  });
}

/** Waits by locators: a handle to an element would hold the whole page that it was in. */
async function oneGame(page: Page, seed: string): Promise<number> {
  await page.evaluate(() => {
    location.hash = '#/new';
  });
  await page.fill('input[name="seed"]', seed);
  await page.locator('select:has(option[value="greedy"])').nth(1).selectOption('greedy');
  await page.click('.go');
  await page.locator('.ask').waitFor();
  const moves = await page.evaluate(playFast);
  await page.evaluate(() => {
    location.hash = '#/settings';
  });
  await page.locator('select[name="lang"]').waitFor();
  return moves;
}

async function held(page: Page, devtools: CDPSession): Promise<Held> {
  await page.waitForTimeout(300);
  for (let i = 0; i < 3; i++) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const data = (await dataHeld(devtools)) / 1e6;
  return { heap: usedSize / 1e6, data, nodes, listeners: jsEventListeners, workers: page.workers().length };
}

export async function memory(browser: Browser, url: string): Promise<Figure[]> {
  const { page, devtools, close } = await opened(browser, url, { motion: 'none' });
  await page.goto(url);
  await devtools.send('HeapProfiler.enable');
  const after: Held[] = [];
  for (let game = 0; game < GAMES; game++) {
    await oneGame(page, `memory ${game}`);
    after.push(await held(page, devtools));
  }
  await close();
  const last = after.at(-1)!;
  const settled = after[SETTLED - 1]!;
  const each = (of: (one: Held) => string | number) => after.map(of).join(', ');
  return [
    {
      name: `data in the heap after game ${GAMES} against after game ${SETTLED}`,
      figure: (last.data / settled.data - 1) * 100,
      unit: '% more',
      most: MOST_MORE,
      note: `MB: ${each((one) => one.data.toFixed(2))}; with compiled code ${each((one) => one.heap.toFixed(2))}`,
    },
    {
      name: 'nodes of the page',
      figure: (last.nodes / settled.nodes - 1) * 100,
      unit: '% more',
      most: MOST_MORE,
      note: each((one) => one.nodes),
    },
    {
      name: 'listeners',
      figure: (last.listeners / settled.listeners - 1) * 100,
      unit: '% more',
      most: MOST_MORE,
      note: each((one) => one.listeners),
    },
    { name: 'workers left behind', figure: last.workers, unit: '', most: 0, note: each((one) => one.workers) },
  ];
}
