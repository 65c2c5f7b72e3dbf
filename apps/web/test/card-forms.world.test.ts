import type { Page, ViewportSize } from 'playwright-core';
import { expect } from 'vitest';
import { TEXT_SIZES } from '../src/store/kept-settings.ts';
import { DEALS } from './card-forms/laid.ts';
import { openedPage } from './card-forms/page.ts';
import { needed } from './needed.ts';

declare global {
  interface Window {
    faults(smallest: number): Promise<{ looked: number; found: string[] }>;
    deals(which: number): Promise<void>;
    imperium(): Promise<{ looked: number; found: string[]; smallest: number }>;
  }
}

async function opened(viewport: ViewportSize, lang: string, textSize: string, hasTouch = false): Promise<Page> {
  const page = await openedPage('', { lang, textSize }, { viewport, hasTouch, isMobile: hasTouch });
  await page.waitForFunction(() => 'faults' in window);
  return page;
}

async function look(viewport: ViewportSize, lang: string, textSize: string) {
  const page = await opened(viewport, lang, textSize);
  const seen = await page.evaluate((smallest) => window.faults(smallest), SMALLEST);
  await page.close();
  return seen;
}

/** No text of a card is smaller, in px. */
const SMALLEST = 12.5;
const CARDS = 126;
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };

for (const [size, viewport] of Object.entries(SIZES))
  for (const lang of ['pl', 'en'])
    needed(`every card can be read in every form and text size: ${lang}, ${size}`, async () => {
      for (const textSize of TEXT_SIZES) {
        const { looked, found } = await look(viewport, lang, textSize);
        expect(looked).toBeGreaterThan(5 * CARDS);
        expect.soft(found, textSize).toEqual([]);
      }
    });

const SMALLEST_OF_IMPERIUM = 12;

for (const [size, viewport] of Object.entries(SIZES))
  for (const lang of ['pl', 'en'])
    needed(`every card of Imperium fits in hand, on the market and in play: ${lang}, ${size}`, async () => {
      const page = await openedPage('#imperium', { lang }, { viewport });
      await page.waitForFunction(() => 'imperium' in window);
      const { looked, found, smallest } = await page.evaluate(() => window.imperium());
      await page.close();
      expect(looked).toBeGreaterThan(1000);
      expect(found).toEqual([]);
      expect(smallest).toBeGreaterThanOrEqual(SMALLEST_OF_IMPERIUM);
    });

/** The deals of an empire as they lie: each one's box, what of it can be pressed in its row, and where the board is. */
function dealsOn(page: Page, empire: string) {
  return page.locator(empire).evaluate((one) => {
    const boxes = [...one.querySelectorAll('.deals [data-thing]')].map((deal) => ({
      deal,
      box: deal.closest('li')!.getBoundingClientRect(),
    }));
    return {
      above: boxes.every(({ box }) => box.bottom < one.querySelector('.board')!.getBoundingClientRect().top + 2),
      found: boxes.filter(({ deal, box }) =>
        deal.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)),
      ).length,
      narrowest: Math.min(...boxes.map(({ deal }) => (deal as HTMLElement).offsetWidth)),
      lowest: Math.min(...boxes.map(({ deal }) => (deal as HTMLElement).offsetHeight)),
      sideways: document.documentElement.scrollWidth - innerWidth,
    };
  });
}

needed('deals lie above the board, wide enough for fingers, however many there are', async () => {
  for (const [width, textSize] of [
    [390, 'normal'],
    [360, 'largest'],
  ] as const) {
    const page = await opened({ width, height: 844 }, 'pl', textSize, true);
    for (const [which, n] of DEALS.entries()) {
      await page.evaluate((one) => window.deals(one), which);
      for (const empire of ['.own', '.empire:not(.own)']) {
        await page.locator(empire).scrollIntoViewIfNeeded();
        const { narrowest, lowest, ...lie } = await dealsOn(page, empire);
        expect.soft(lie, `${n} deals, ${width}`).toEqual({ above: true, found: n, sideways: 0 });
        expect.soft(Math.min(narrowest, lowest), `${n} deals, ${width}`).toBeGreaterThanOrEqual(44);
      }
    }
    await page.close();
  }
});

needed('deals cost the table little height at a desk', async () => {
  const page = await opened(SIZES.desk, 'pl', 'normal');
  const height = async (which: number) => {
    await page.evaluate((one) => window.deals(one), which);
    return page.locator('.own').evaluate((own) => own.getBoundingClientRect().height);
  };
  const without = await height(DEALS.indexOf(0));
  const most = await height(DEALS.length - 1);
  expect(most - without).toBeGreaterThan(15);
  expect(most - without).toBeLessThan(30);
  await page.close();
});
