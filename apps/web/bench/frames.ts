import type { Browser, Page } from 'playwright-core';
import { hasEnded, playOn } from '../test/player.ts';
import { prepared } from '../test/prepared.ts';
import type { Figure } from './figure.ts';
import { opened } from './tab.ts';
import { CATEGORIES, type Motion, motionIn } from './trace.ts';

const TIMES = 2;
const MILLISECONDS = 8000;
const CARDS = 80;

/** Late in a game of four that built much. */
const full = () =>
  prepared(
    { factions: ['romans', 'barbarians', 'egyptians', 'japanese'], options: ['peaceful'] },
    ['person', 'greedy', 'greedy', 'greedy'],
    'frames 57',
    (answers) => answers > 400,
  );

function cardsInView(page: Page): Promise<number> {
  return page.locator('[data-thing]').evaluateAll(
    (cards) =>
      cards.filter((card) => {
        const { width, top, bottom } = card.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight;
      }).length,
  );
}

async function traced(browser: Browser, url: string): Promise<Motion & { readonly cards: number }> {
  const game = full();
  const { page, close } = await opened(browser, url, { game, pace: 'quick' });
  await page.goto(`${url}#/table/${game.id}`);
  await page.waitForSelector('.ask');
  const cards = await cardsInView(page);
  await browser.startTracing(page, { categories: CATEGORIES });
  const since = performance.now();
  await playOn(page, async () => performance.now() - since > MILLISECONDS || (await hasEnded(page)));
  const motion = motionIn(await browser.stopTracing());
  await close();
  return { ...motion, cards };
}

export async function frames(browser: Browser, url: string): Promise<Figure[]> {
  const runs: (Motion & { readonly cards: number })[] = [];
  for (let i = 0; i < TIMES; i++) runs.push(await traced(browser, url));
  const a_second = ({ frames, dropped }: Motion) => 60 * (1 - dropped / frames);
  const best = runs.reduce((a, b) => (a_second(a) > a_second(b) ? a : b));
  const long = ({ tasks }: Motion, than: number) => tasks.filter((task) => task > than).length;
  return [
    { name: 'cards in view', figure: Math.min(...runs.map(({ cards }) => cards)), unit: '', least: CARDS },
    {
      name: 'frames a second while something moves',
      figure: a_second(best),
      unit: '',
      least: 59,
      note: `of runs: ${runs.map((run) => a_second(run).toFixed(1)).join(', ')}; ${best.dropped} of ${best.frames} frames not shown`,
    },
    { name: 'tasks of the page over 50 ms of processor time', figure: long(best, 50), unit: '', most: 0 },
    {
      name: 'tasks of the page over 16.7 ms of processor time',
      figure: long(best, 16.7),
      unit: '',
      note: `longest ${Math.max(...best.tasks).toFixed(1)} ms`,
    },
  ];
}
